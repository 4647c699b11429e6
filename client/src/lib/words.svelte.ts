// All texts of the page, in Fluent. The server sends messages; the page formats them in the user's language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Expression, Pattern } from "@fluent/bundle/esm/ast.js";
import type { Language } from "../generated/requests";
import type { Message, Value } from "../generated/wire";
import { api } from "./api";

export const LANGUAGES: Language[] = ["en", "de"];

interface Spoken {
  language: string;
  bundle: FluentBundle;
}

let spoken = $state.raw<Spoken | null>(null);
const bundles = new Map<string, Promise<FluentBundle>>();

/** The texts of a language, fetched once. */
function texts(language: string): Promise<FluentBundle> {
  let found = bundles.get(language);
  if (!found) {
    found = api.words(language).then((words) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(words));
      return bundle;
    });
    found.catch(() => bundles.delete(language));
    bundles.set(language, found);
  }
  return found;
}

export async function speak(language: string): Promise<void> {
  spoken = { language, bundle: await texts(language) };
  document.documentElement.lang = language;
}

/** Load the other languages when somebody reaches for them, so that changing the language needs no waiting. */
export function fetchLanguages(): void {
  for (const language of LANGUAGES) texts(language).catch(() => {});
}

export const language = (): string => spoken?.language ?? "en";
export const has = (key: string): boolean => spoken?.bundle.hasMessage(key) ?? false;

/** What this game calls its points, as a value for other texts: `GAME-points`, or just points. */
export const points = (game: string, count = 0): Message => [has(`${game}-points`) ? `${game}-points` : "any-points", { count }, ""];

/** Keys of texts that were reported as incomplete. */
const reported = new Set<string>();

/**
 * The text with this key, or `key.attribute`; the key itself if there is none. A missing value leaves its name in the
 * text, such as `{$count}`, and is reported once: a gap in a sentence must not take the page down.
 */
export function say(key: string, values: Record<string, Value> = {}): string {
  if (!spoken) return "";
  const { bundle } = spoken;
  const pattern = patternOf(bundle, key);
  if (pattern === null) return key;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, put(bundle, pattern, values), errors);
  if (errors.length && !reported.has(key)) {
    reported.add(key);
    console.error(`The text ${key} is incomplete:`, ...errors);
  }
  return words;
}

/** The last text of each message. A frame keeps the parts that did not change, so most messages are formatted already. */
const kept = new WeakMap<Message, [FluentBundle, string]>();

/** A message, a name or a number in words; nothing for null. */
export function text(said: Value | null | undefined): string {
  if (said === null || said === undefined || !spoken) return "";
  if (typeof said !== "object") return String(said);
  const before = kept.get(said);
  if (before?.[0] === spoken.bundle) return before[1];
  const words = say(said[0], said[1]);
  kept.set(said, [spoken.bundle, words]);
  return words;
}

function patternOf(bundle: FluentBundle, key: string): Pattern | null {
  const [name, attribute] = key.split(".", 2) as [string, string?];
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/**
 * The values in words. A value that is a message takes the form that the sentence asks for: `$part` is its text,
 * `$part-genitive` its attribute `genitive`. Names take their forms from `plain-text`.
 */
function put(bundle: FluentBundle, pattern: Pattern, values: Record<string, Value>): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) words[name] = typeof value === "object" ? text(value) : value;
  for (const name of needs(bundle, pattern)) {
    const dash = name.lastIndexOf("-");
    const noun = values[name.slice(0, dash)];
    if (!(name in words) && noun !== undefined) words[name] = formOf(bundle, noun, name.slice(dash + 1));
  }
  return words;
}

/** This form of a noun; a name, or a noun without that form, has the forms of plain text. */
function formOf(bundle: FluentBundle, noun: Value, form: string): string {
  if (typeof noun === "object" && patternOf(bundle, `${noun[0]}.${form}`) !== null) {
    return say(`${noun[0]}.${form}`, noun[1]);
  }
  return say(`plain-text.${form}`, { text: text(noun) });
}

const needed = new WeakMap<object, string[]>();

/** The names of the values that a text needs. */
function needs(bundle: FluentBundle, pattern: Pattern): string[] {
  if (typeof pattern === "string") return [];
  let found = needed.get(pattern);
  if (!found) {
    found = [];
    needed.set(pattern, found);
    for (const part of pattern) if (typeof part !== "string") collect(bundle, part, found);
  }
  return found;
}

function collect(bundle: FluentBundle, part: Expression, found: string[]): void {
  if (part.type === "var") found.push(part.name);
  else if (part.type === "mesg") {
    const included = patternOf(bundle, part.attr ? `${part.name}.${part.attr}` : part.name);
    if (included !== null) found.push(...needs(bundle, included));
  } else if (part.type === "select") {
    collect(bundle, part.selector, found);
    for (const variant of part.variants) found.push(...needs(bundle, variant.value));
  }
}
