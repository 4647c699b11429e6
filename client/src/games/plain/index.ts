// The face of every game without pictures: signs, names and counts.

import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const plain: GameFace = {
  FrontPicture,
  drawings: () => import("./drawings"),
};
