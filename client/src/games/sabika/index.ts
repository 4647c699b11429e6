import { say } from "../../lib/words.svelte";
import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const sabika: GameFace = {
  FrontPicture,
  rival: () => say("sabika-thing-yusuf"),
  onlyAlone: (rule) => rule.group === "yusuf" || rule.name === "yusuf-prestige",
  valueName: (value) => {
    const [, first, sign, second] = value.match(/^(\d)([+,])(\d)$/) ?? [];
    if (!sign) return null;
    return sign === "+" ? say("sabika-value-mix", { good: first!, bad: second! }) : say("sabika-value-rounds", { first: first!, second: second! });
  },
  drawings: () => import("./drawings"),
};
