// The games' nouns in the person's language, from the same texts as the terminal's.

import type { Header } from "./types";
import { has, say } from "./words.svelte";

/** `black-gold-middle`, `red-lit` in words. */
export function partName(id: string): string {
  const bits = id.split("-");
  const colour = bits[0] ?? "";
  const kind = bits[bits.length - 1] ?? "";
  if (kind === "lit") return say("table-asara-lit", { colour });
  const noun = say(`asara-kind-${kind}`);
  return say("asara-part", { colour: say(`asara-colour-${colour}`), part: bits.includes("gold") ? say("asara-gold-part", { kind: noun }) : noun });
}

export const buyerName = (colour: string): string => (has(`asara-buyer-${colour}`) ? say(`asara-buyer-${colour}`) : colour);

/** A material, a good or a raw material in words. */
export function wareName(ware: string): string {
  return has(`sabika-ware-${ware}`) ? say(`sabika-ware-${ware}`) : has(`sabika-raw-${ware}`) ? say(`sabika-raw-${ware}`) : ware;
}

export const several = (thing: string, count: number): string => say("sabika-several", { thing, count });

/** `one, two and three`. */
export function listed(names: string[]): string {
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(", ") + say("sabika-and") + names[names.length - 1];
}

export const typeName = (type: string): string => say(`sabika-type-${type}`);
export const mosaicName = (colour: string): string => say(`sabika-mosaic-${colour}`);
export const measureName = (measure: string): string => say(`table-sabika-measure-${measure.replaceAll(" ", "-")}`);
export const botName = (bot: string): string => (has(`page-bot-name-${bot}`) ? say(`page-bot-name-${bot}`) : bot);
export const botWords = (bot: string): string => (has(`page-bot-${bot}`) ? say(`page-bot-${bot}`) : "");

/** Everybody who has a score: those who sit at the table, and Yusuf where one plays against him. */
export const scorers = (table: Header): string[] => table.scores.map((_, seat) => table.seats[seat]?.name ?? say("page-thing-sabika-yusuf"));
