import { beginning } from "../../lib/regions";
import { say } from "../../lib/words.svelte";
import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";

export const asara: GameFace = {
  FrontPicture,
  regions: ({ seat }) => [
    { id: "city", name: say("asara-page-tab-board"), holds: beginning("place:", "part:", "pile:") },
    { id: "towers", name: say("asara-page-tab-towers"), holds: beginning("tower:") },
    ...(seat === null ? [] : [{ id: "screen", name: say("asara-page-tab-screen"), holds: beginning("hand:", "stored:") }]),
  ],
  legend: ["thing", "buyer", "market", "spaces", "room", "gift", "rank"],
  sourceColours: { gold: "--gold", lit: "--glow", brown: "--stone-brown", green: "--stone-green", red: "--stone-red", black: "--stone-black", white: "--stone-white" },
  drawings: () => import("./drawings"),
};
