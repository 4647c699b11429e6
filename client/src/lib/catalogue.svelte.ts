// The games that the server offers, in the language that is spoken.

import { api } from "./api";
import type { Game } from "../generated/wire";

let offered = $state.raw<Game[]>([]);

export async function fetchGames(language: string): Promise<void> {
  offered = await api.games(language);
}

export const games = (): Game[] => offered;
export const gameNamed = (name: string): Game | undefined => offered.find((game) => game.name === name);
export const titleOf = (name: string): string => gameNamed(name)?.title ?? name;
