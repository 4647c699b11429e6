import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const asara: GameFace = {
  FrontPicture,
  sourceColours: { gold: "--gold", lit: "--glow", brown: "--stone-brown", green: "--stone-green", red: "--stone-red", black: "--stone-black", white: "--stone-white" },
  drawings: () => import("./drawings"),
};
