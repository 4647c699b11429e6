// Asara's nouns in the user's language, from the same texts as in the terminal.

import type { Message } from "../../generated/wire";
import { say } from "../../lib/words.svelte";

/** `black-gold-middle`, `red-lit` in words. */
export function partName(id: string): string {
  const bits = id.split("-");
  const colour = bits[0] ?? "";
  const kind = bits[bits.length - 1] ?? "";
  if (kind === "lit") return say("asara-page-lit", { colour });
  const noun: Message = [`asara-part-${kind}`, {}, ""];
  return say("asara-part", { colour: say(`asara-colour-${colour}`), part: bits.includes("gold") ? ["asara-gold-part", { kind: noun }, ""] : noun });
}
