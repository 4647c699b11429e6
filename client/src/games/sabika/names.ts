// Sabika's nouns in the user's language, from the same texts as in the terminal.

import { has, say } from "../../lib/words.svelte";

/** A material, a good or a raw material in words. */
export function wareName(ware: string): string {
  return has(`sabika-ware-${ware}`) ? say(`sabika-ware-${ware}`) : has(`sabika-raw-${ware}`) ? say(`sabika-raw-${ware}`) : ware;
}

export const several = (thing: string, count: number): string => say("sabika-several", { thing, count });

/** `one, two and three`. */
export const listed = (names: string[]): string => names.reduce((first, last, index) => (index ? say(index === names.length - 1 ? "list-and" : "list-comma", { first, last }) : last), "");

const measureKey = (measure: string): string => `sabika-page-measure-${measure.replaceAll(" ", "-")}`;
export const measureName = (measure: string): string => say(measureKey(measure));
