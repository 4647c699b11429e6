import { beginning } from "../../lib/regions";
import { say } from "../../lib/words.svelte";
import type { AnyScene } from "../../generated/wire";
import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";
import type { Scene } from "./generated";

const isScene = (scene: AnyScene): scene is AnyScene & Scene => "players" in scene;
/** Whether a target is one of the viewer's workers beside the rondels; the others stand on the square that is a target too. */
const atHome = (scene: AnyScene, target: string): boolean =>
  isScene(scene) && scene.players.some((player) => player.mine && player.home.some((one) => target === `worker:${one.worker}`));

export const sabika: GameFace = {
  FrontPicture,
  rival: () => say("sabika-thing-yusuf"),
  onlyAlone: (rule) => rule.group === "yusuf" || rule.name === "yusuf-prestige",
  valueName: (value) => {
    const [, first, sign, second] = value.match(/^(\d)([+,])(\d)$/) ?? [];
    if (!sign) return null;
    return sign === "+" ? say("sabika-value-mix", { good: first!, bad: second! }) : say("sabika-value-rounds", { first: first!, second: second! });
  },
  regions: ({ scene, seat }) => [
    { id: "rondel", name: say("sabika-page-tab-rondel"), holds: beginning("square:", "raw:", "marble:", "start-tile:") },
    { id: "map", name: say("sabika-page-tab-map"), holds: beginning("city:") },
    { id: "cards", name: say("sabika-page-tab-cards"), holds: beginning("card:", "poem:", "major-poem:", "tile:", "store-tile:") },
    ...(seat === null ? [] : [{ id: "own", name: say("sabika-page-tab-own"), holds: (target: string) => beginning("ware:", "own-", "storehouse:", "end:")(target) || atHome(scene, target) }]),
    { id: "players", name: say("sabika-page-tab-players"), holds: beginning("favour:") },
  ],
  legend: ["thing", "material"],
  turnedUp: (line) => (line.kind === "turned-card" ? `yusuf:${line.words[0]}` : undefined),
  drawings: () => import("./drawings"),
};
