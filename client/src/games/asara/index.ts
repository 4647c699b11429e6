import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const asara: GameFace = {
  FrontPicture,
  drawings: () => import("./drawings"),
};
