// Effects of cards and tiles as the server parses them (src/partal/sabika/rules/printed.py).

export interface PrintedStep {
  verb: string;
  count: number;
  /** Empty if the step is drawn as words. */
  icon: string;
  /** The material or the action it is about, if any. */
  which: string;
  text: string;
}

export interface PrintedRule {
  /** The occasion on which a blue poem gives it, if any. */
  when: string;
  branches: PrintedStep[][];
}

/** Points for each of a measure; no points: a majority of it. */
export interface PrintedCount {
  points: number;
  measure: string;
}

export interface PrintedEffect {
  text: string;
  rules: PrintedRule[];
}

/** The words for a step without an icon: an action has its own, anything else is among the components' effects. */
export function wordsOf(step: PrintedStep, say: (key: string) => string, inWords: (text: string) => string): string {
  if (step.icon) return "";
  return step.verb === "act" ? say(`table-sabika-action-${step.which}`) : inWords(step.text);
}
