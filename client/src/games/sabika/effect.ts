// Effects of cards and tiles, as parsed by the server.

import type { PrintedStep } from "./generated";

/** The words for a step without an icon: an action has its own, all others are among the components' effects. */
export function wordsOf(step: PrintedStep, say: (key: string) => string, inWords: (text: string) => string): string {
  if (step.icon) return "";
  return step.verb === "act" ? say(`sabika-action-${step.which}`) : inWords(step.text);
}
