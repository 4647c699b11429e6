import { tableFor } from "../game";
import OwnTable from "./Table.svelte";
import type { Scene } from "./generated";

export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as Patterns } from "./Stones.svelte";

export const Table = tableFor<Scene>(OwnTable, "areas");
