// The page's own texts, in Fluent, as the server keeps them: one place for a text.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "./api";

const spoken = $state<{ language: string; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export async function speak(language: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.words(language)));
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}

export function say(key: string, values: Record<string, string | number> = {}): string {
  const message = spoken.bundle?.getMessage(key);
  if (!spoken.bundle || !message?.value) return spoken.bundle ? key : "";
  return spoken.bundle.formatPattern(message.value, values);
}

export function has(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

export function language(): string {
  return spoken.language;
}
