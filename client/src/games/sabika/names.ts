// Sabika's nouns in the person's language, from the same texts as the terminal's.

import { has, say } from "../../lib/words.svelte";

/** A material, a good or a raw material in words. */
export function wareName(ware: string): string {
  return has(`sabika-ware-${ware}`) ? say(`sabika-ware-${ware}`) : has(`sabika-raw-${ware}`) ? say(`sabika-raw-${ware}`) : ware;
}

export const several = (thing: string, count: number): string => say("sabika-several", { thing, count });

/** `one, two and three`. */
export function listed(names: string[]): string {
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(", ") + say("sabika-and") + names[names.length - 1];
}

const measureKey = (measure: string): string => `table-sabika-measure-${measure.replaceAll(" ", "-")}`;
export const measureName = (measure: string): string => say(measureKey(measure));
