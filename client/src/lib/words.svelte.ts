// The page's own texts, in Fluent, as the server keeps them: one place for a text.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Expression, Pattern } from "@fluent/bundle/esm/ast.js";
import { api } from "./api";
import type { Message, Value } from "./types";

const spoken = $state<{ language: string; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export async function speak(language: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.words(language)));
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** The text with this key, or `key.attribute`; the key itself if there is none. */
export function say(key: string, values: Record<string, Value> = {}): string {
  const { bundle } = spoken;
  if (!bundle) return "";
  const pattern = patternOf(bundle, key);
  return pattern === null ? key : bundle.formatPattern(pattern, put(bundle, pattern, values));
}

/** A message, a name or a number in words; nothing for null. */
export function text(said: Value | null | undefined): string {
  if (said === null || said === undefined) return "";
  return typeof said === "object" ? say(said[0], said[1]) : String(said);
}

function patternOf(bundle: FluentBundle, key: string): Pattern | null {
  const [name, attribute] = key.split(".", 2) as [string, string?];
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/**
 * The values in words. A value that is a message comes in the form that the sentence asks for: `$part` is its text,
 * `$part-genitive` its attribute `genitive`.
 */
function put(bundle: FluentBundle, pattern: Pattern, values: Record<string, Value>): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) words[name] = typeof value === "object" ? text(value) : value;
  for (const name of needs(bundle, pattern)) {
    const dash = name.lastIndexOf("-");
    const noun = values[name.slice(0, dash)];
    if (!(name in words) && typeof noun === "object") words[name] = say(`${noun[0]}.${name.slice(dash + 1)}`, noun[1]);
  }
  return words;
}

/** The names of the values that a text needs. */
function needs(bundle: FluentBundle, pattern: Pattern): string[] {
  const found: string[] = [];
  if (typeof pattern !== "string") for (const part of pattern) if (typeof part !== "string") collect(bundle, part, found);
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

export function has(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

export function language(): string {
  return spoken.language;
}
