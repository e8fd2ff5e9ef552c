/** Tells somebody who looks elsewhere that it is their turn: title, icon, and a message if wished. */
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

export function alertTurn(asked: boolean, game: string): void {
  document.title = asked ? t("your-turn-title", { game }) : `${game} – ${t("brand")}`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = asked ? "/icon-turn.svg" : "/icon.svg";
  if (asked && document.hidden && settings.notify && typeof Notification !== "undefined") {
    if (Notification.permission === "granted") new Notification(t("your-turn"), { body: game });
  }
}
