import { say } from "../../lib/words.svelte";
import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const sabika: GameFace = {
  FrontPicture,
  rival: () => say("page-thing-sabika-yusuf"),
  onlyAlone: (rule) => rule.group === "yusuf" || rule.name === "yusuf-prestige",
  drawings: () => import("./drawings"),
};
