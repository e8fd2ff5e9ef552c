/**
 * Sentences of the engine speak of seats ("Red plays ..."). On this screen a seat has a person:
 * oneself is told "You play ...", others by their names. Which word follows decides; where a
 * sentence uses a seat in a way not listed here, its title stays, with the person in brackets.
 */
import type { Language } from "../app/settings.svelte";

interface Grammar {
  /** Oneself as the subject of a sentence. */
  you: string;
  /** What follows a subject, and what it becomes after "you". */
  verbs: Record<string, string>;
  and: string;
  /** Words before a title, and the two together where it is oneself. */
  before: Record<string, string>;
  /** What a title with this ending becomes where it is oneself. */
  whose: { ending: string; yours: string } | null;
  /** An article and a thing before "of <title>", and the article where it is one's own. */
  articles: Record<string, string>;
  /** Things that stand without an article before "of <title>", as on labels, with the word that
      makes them one's own, or with all of it where more than that word changes. */
  things: Record<string, string>;
}

function regular(verbs: string): Record<string, string> {
  return Object.fromEntries(verbs.split(" ").map((verb) => [verb, verb.replace(/s$/, "")]));
}

/** German verbs whose second person is the third with "st" for "t". */
function regelmäßig(verben: string): Record<string, string> {
  return Object.fromEntries(verben.split(" ").map((verb) => [verb, verb.replace(/t$/, "st")]));
}

/** Things whose own one is "dein". */
function männlich(dinge: string): Record<string, string> {
  return Object.fromEntries(dinge.split(" ").map((ding) => [ding, "dein"]));
}

const GRAMMARS: Record<Language, Grammar> = {
  en: {
    you: "you",
    verbs: {
      ...regular(
        "adds answers attacks buys calls counters decides destroys discards draws exchanges gains " +
          "gives keeps lays leaves looks loses musters plays puts regroups removes resigns revives " +
          "sees sets shows starts takes totals uses wins",
      ),
      added: "added",
      goes: "go",
      has: "have",
      is: "are",
      passes: "pass",
      will: "will",
    },
    and: "and",
    before: { for: "for you" },
    whose: { ending: "'s", yours: "your" },
    articles: {},
    things: {},
  },
  de: {
    you: "du",
    verbs: {
      ...regelmäßig(
        "beginnt belebt bestimmt entfernt fängt führt gewinnt gibt greift kauft kommt " +
          "kontert legt macht mustert nimmt ruft sieht spielt tauscht verliert wirft zahlt zeigt " +
          "zerstört zieht",
      ),
      antwortet: "antwortest",
      auf: "auf",
      beendet: "beendest",
      behält: "behältst",
      erhält: "erhältst",
      hat: "hast",
      ist: "bist",
      lässt: "lässt",
      mit: "mit",
      nutzt: "nutzt",
      ordnet: "ordnest",
      passt: "passt",
      wird: "wirst",
    },
    and: "und",
    before: { von: "von dir", für: "für dich" },
    whose: null,
    articles: {
      Der: "Dein",
      Die: "Deine",
      Das: "Dein",
      die: "deine",
      der: "deiner",
      das: "dein",
      den: "deinen",
      dem: "deinem",
      Im: "In deinem",
      im: "in deinem",
      Vom: "Von deinem",
      vom: "von deinem",
    },
    things: {
      Ablagestapel: "dein",
      Anführer: "dein",
      Angriffskarte: "deine",
      Belagerungsreihe: "deine",
      Bereitschaftsstapel: "dein",
      Bindungskarte: "deine",
      Deck: "dein",
      Fernkampfreihe: "deine",
      Hand: "deine",
      Karten: "deine",
      Nachziehstapel: "dein",
      Nahkampfreihe: "deine",
      Platz: "dein",
      Reservestapel: "dein",
      Startkarten: "deine",
      Startstapel: "dein",
      Verbesserungen: "deine",
      "bekannte Handkarten": "deine bekannten Handkarten",
      "beiseitegelegte Karten": "deine beiseitegelegten Karten",
      ...männlich("Khan Hersir Haeltjar Kaempar Serlar Sköldar Stridar Hagelsturm"),
      "Fylgdar +1": "dein",
      "Fylgdar +2": "dein",
      "Fylgdar +3": "dein",
    },
  },
};

export interface Person {
  /** What the engine calls the seat. */
  title: string;
  /** What the person is called on this screen; empty for oneself. */
  name: string;
  /** The title and the person, where nothing else fits. */
  both: string;
}

/** A sentence about seats as one about people. */
export function addressed(text: string, people: readonly Person[], language: Language): string {
  const grammar = GRAMMARS[language];
  const kept: string[] = [];
  /** Puts a finished part aside, so that no later rule sees a title in it. */
  const keep = (part: string): string => `\u0000${kept.push(part) - 1}\u0000`;
  const told = people.reduce(
    (so, person) => (so.includes(person.title) ? about(so, person, grammar, keep) : so),
    text,
  );
  return told.replace(/\u0000(\d+)\u0000/g, (_found, at: string) => kept[Number(at)] ?? "");
}

type Keep = (part: string) => string;

function about(text: string, person: Person, grammar: Grammar, keep: Keep): string {
  const title = `(?<![\\p{L}\\d])${escaped(person.title)}(?![\\p{L}\\d])`;
  const own = person.name === "";
  let told = text;
  told = told.replace(new RegExp(`\\(${title}\\)`, "gu"), () =>
    keep(`(${own ? grammar.you : person.name})`),
  );
  if (grammar.whose) {
    const { ending, yours } = grammar.whose;
    told = told.replace(new RegExp(`${title}${ending}`, "gu"), (_found, at: number) =>
      keep(own ? cased(yours, told, at) : `${person.name}${ending}`),
    );
  }
  if (own && Object.keys(grammar.articles).length > 0) {
    const articles = Object.keys(grammar.articles).join("|");
    told = told.replace(
      new RegExp(`(?<!\\p{L})(${articles}) (\\p{L}+(?: „[^“]*“)?) von ${title}`, "gu"),
      (_found, article: string, thing: string) => keep(`${grammar.articles[article]} ${thing}`),
    );
  }
  for (const [thing, yours] of own ? Object.entries(grammar.things) : []) {
    // After another word it is part of a sentence, unless that word only joins the items of a list.
    const begins = `(?:(?<!\\p{L} )(?<!\\p{L})|(?<=(?<!\\p{L})${grammar.and} ))`;
    const whole = new RegExp(`${begins}${escaped(thing)} von ${title}`, "gu");
    told = told.replace(whole, (_found, at: number) =>
      keep(yours.includes(" ") ? cased(yours, told, at) : `${cased(yours, told, at)} ${thing}`),
    );
  }
  for (const [word, yours] of Object.entries(grammar.before)) {
    told = told.replace(new RegExp(`(?<!\\p{L})${word} ${title}`, "gu"), () =>
      keep(own ? yours : `${word} ${person.name}`),
    );
  }
  const verbs = Object.keys(grammar.verbs).join("|");
  told = told.replace(
    new RegExp(`${title} (${verbs})(?!\\p{L})((?:(?!${title})[^.;:])*)`, "gu"),
    (_found, verb: string, rest: string, at: number) => {
      if (!own) return `${keep(person.name)} ${verb}${rest}`;
      const also = new RegExp(`(?<= ${grammar.and} )(${verbs})(?!\\p{L})`, "gu");
      const more = rest.replace(also, (second: string) => grammar.verbs[second] ?? second);
      return `${keep(cased(grammar.you, told, at))} ${grammar.verbs[verb]}${more}`;
    },
  );
  return told.replace(new RegExp(title, "gu"), () => keep(person.both));
}

/** With a capital where a sentence begins. */
function cased(word: string, text: string, at: number): string {
  const begins = at === 0 || /[.!?] $/.test(text.slice(0, at));
  return begins ? word[0]?.toUpperCase() + word.slice(1) : word;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
