/** What a person set on this device. Kept in local storage, applied to the page at once. */

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "1" | "2";
export type Confirm = "hold" | "press";
export type Language = "en" | "de";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Percent of the usual text size, 100 to 200. */
  text: number;
  /** Fonts that are easy to read instead of the woodcut ones. */
  plain: boolean;
  speed: Speed;
  /** How a move that gives a turn away is confirmed. */
  confirm: Confirm;
  /** A line under each question that says what it is about. */
  tips: boolean;
  notify: boolean;
  logOpen: boolean;
  name: string;
  level: string;
  /** Names whose messages are hidden on this device. */
  muted: string[];
}

const KEY = "tafelrunde.settings";

function usual(): Settings {
  const german = typeof navigator !== "undefined" && navigator.language.startsWith("de");
  return {
    language: german ? "de" : "en",
    theme: "system",
    text: 100,
    plain: false,
    speed: "1",
    confirm: "hold",
    tips: true,
    notify: false,
    logOpen: typeof innerWidth === "undefined" || innerWidth > 900,
    name: "",
    level: "squire",
    muted: [],
  };
}

function load(): Settings {
  const settings = usual();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored === "object" && stored !== null) Object.assign(settings, stored);
  } catch {
    // A page without storage, or something foreign in it: the usual settings serve.
  }
  return settings;
}

export const settings: Settings = $state(load());

export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

/** Puts the settings on the page: language, theme, text size, fonts, motion. */
export function apply(root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset.theme = shade();
  if (settings.speed === "off") root.dataset.motion = "off";
  else delete root.dataset.motion;
  root.dataset.speed = settings.speed;
  if (settings.plain) root.dataset.plain = "";
  else delete root.dataset.plain;
  root.style.fontSize = `${settings.text}%`;
}

function shade(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
