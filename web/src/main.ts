import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";
import { begin } from "./app/i18n.svelte";
import { listen } from "./app/router.svelte";
import { apply } from "./app/settings.svelte";

apply(document.documentElement);
listen();
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
void begin().then(() => mount(App, { target }));
