// The games that the server offers.

import { api } from "./api";
import type { Game } from "../generated/wire";
import { text } from "./words.svelte";

let offered = $state.raw<Game[]>([]);

export async function fetchGames(): Promise<void> {
  offered = await api.games();
}

export const games = (): Game[] => offered;
export const gameNamed = (name: string): Game | undefined => offered.find((game) => game.name === name);
export const titleOf = (name: string): string => text(gameNamed(name)?.title ?? name);
