/** The client's own words, from the same kind of Fluent files as the server's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../../src/tafelrunde/locale/web.en.ftl?raw";
import { keep, settings, type Language } from "./settings.svelte";

const sources: Record<Language, () => Promise<string>> = {
  en: async () => english,
  de: async () => (await import("../../../src/tafelrunde/locale/web.de.ftl?raw")).default,
};

/** With `?stretch` every text is a third longer: nothing may be cut off then. */
const stretched = new URLSearchParams(location.search).has("stretch");

export function stretch(text: string): string {
  if (!stretched || text === "") return text;
  return `${text}${"·".repeat(Math.ceil(text.length * 0.35))}`;
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

let current = $state.raw(bundle("en", english));

/** Loads the words of a language; until they are here the old ones stay. */
export async function speak(language: Language): Promise<void> {
  current = bundle(language, await sources[language]());
  keep({ language });
}

export function begin(): Promise<void> {
  return speak(settings.language);
}

/** A sentence of the client. A missing one shows its name, and fails the tests. */
export function t(id: string, facts: Record<string, string | number> = {}): string {
  const message = current.getMessage(id);
  if (!message?.value) {
    console.error(`no words for ${id}`);
    return id;
  }
  return stretch(current.formatPattern(message.value, facts));
}

/** Whether there is such a sentence. */
export function knows(id: string): boolean {
  return current.hasMessage(id);
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}
