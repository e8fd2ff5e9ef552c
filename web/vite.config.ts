import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress";
import { charges } from "./plugins/charges.ts";

/** The server in development: start it with `tafelrunde serve`. */
const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), charges(), compress()],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true, testTimeout: 120_000 },
});
