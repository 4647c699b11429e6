export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as Table } from "./Table.svelte";
