// The face of every game without pictures: signs, names and counts.

import { say, text } from "../../lib/words.svelte";
import type { GameFace } from "../game";
import FrontPicture from "./FrontPicture.svelte";
import { groupsOf, isScene, regionOf } from "./scene";

export const plain: GameFace = {
  FrontPicture,
  regions: ({ scene, seats, seat }) => {
    const groups = isScene(scene) ? groupsOf(scene.zones, seat) : [];
    const ids = [...new Set(groups.map((group) => regionOf(group, seat)))];
    return ids.map((id) => {
      const here = groups.filter((group) => regionOf(group, seat) === id).flatMap((group) => group.zones);
      const held = new Set(here.flatMap((zone) => [zone.id, ...zone.pieces.map((piece) => piece.id)]));
      return { id, name: id === "own" ? text(seats[seat!]?.name) : say(`table-plain-${id}`), holds: (target) => held.has(target) };
    });
  },
  drawings: () => import("./drawings"),
};
