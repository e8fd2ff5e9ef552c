import { mount } from "svelte";
import "./look/look.css";
import "./app.css";
import "./table/table.css";
import App from "./App.svelte";
import { begin } from "./i18n.svelte";
import { listen } from "./router.svelte";
import { apply } from "./settings.svelte";

apply(document.documentElement);
listen();
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
void begin().then(() => mount(App, { target }));
