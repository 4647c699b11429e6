// House rules in words.

import { faceOf } from "../games";
import type { Switch } from "../generated/wire";
import { has, say } from "./words.svelte";

/** The value of a house rule: yes or no, a text of the game, what the game makes of it, or the bare value. */
export function valueWords(game: string, rule: Switch, chosen: string): string {
  if (chosen === "true" || chosen === "false") return say(chosen === "true" ? "new-yes" : "new-no");
  const key = [`${game}-value-${rule.name}-${chosen}`, `${game}-value-${chosen}`].find(has);
  return key ? say(key) : (faceOf(game).valueName?.(chosen) ?? chosen);
}
