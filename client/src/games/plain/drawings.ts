import { tableFor } from "../game";
import OwnTable from "./Table.svelte";
import type { Scene } from "./generated";

export { default as ComponentPicture } from "./ComponentPicture.svelte";

export const Table = tableFor<Scene>(OwnTable, "zones");
