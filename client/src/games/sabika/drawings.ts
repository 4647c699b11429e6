export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as Patterns } from "./Patterns.svelte";
export { default as Table } from "./Table.svelte";
