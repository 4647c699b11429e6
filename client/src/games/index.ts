// The games that have pictures of their own. This is the only list of them in the client.

import { asara } from "./asara";
import type { GameFace } from "./game";
import { plain } from "./plain";
import { sabika } from "./sabika";

const FACES = new Map<string, GameFace>([
  ["asara", asara],
  ["sabika", sabika],
]);

/** The face of a game, or the plain one if the client has no pictures for it. */
export const faceOf = (game: string): GameFace => FACES.get(game) ?? plain;
