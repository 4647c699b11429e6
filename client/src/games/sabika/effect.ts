// Effects of cards and tiles, as the server has read them.

import type { PrintedStep } from "./generated";

/** The words for a step without an icon: an action has its own, anything else is among the components' effects. */
export function wordsOf(step: PrintedStep, say: (key: string) => string, inWords: (text: string) => string): string {
  if (step.icon) return "";
  return step.verb === "act" ? say(`table-sabika-action-${step.which}`) : inWords(step.text);
}
