// The components at a place on the table, by name (`poem:12 poem-cost:blue`).

/** A material, a good or a raw material. */
export function aboutWare(ware: string): string {
  if (["gypsum", "wood", "marble", "glazed"].includes(ware)) return `material:${ware} buy:${ware} sell:${ware}`;
  return ["sugar", "clothes", "pottery"].includes(ware) ? "thing:good sell:good" : "thing:raw buy:raw";
}

/** A worker; the Sultan's have no name. */
export const aboutWorker = (worker: string, seat: number): string => (seat < 0 ? "thing:sultans-worker" : `thing:${worker.replace(/-\d$/, "")}`);

const MORE: Record<string, string> = {
  "minor-quarry": " amount:quarry-materials thing:builder",
  "major-quarry": " amount:quarry-materials thing:builder",
  storehouse: " expansion:first expansion:second thing:builder",
  market: " amount:market-dinars amount:market-transactions thing:builder",
  construction: " amount:refresh-dinars amount:refresh-prestige thing:builder",
  export: " thing:ship thing:merchant",
  consolidate: " thing:ship thing:merchant",
  produce: " thing:merchant",
  carve: " poem-cost:blue poem-cost:red poem-cost:grey thing:poet",
  reactivate: " thing:poet",
  artisanal: " amount:artisanal-dinars amount:artisanal-poems thing:poet",
};

function aboutSquare(square: string): string {
  const action = square.replace(/-[^-]+$/, "");
  return `thing:${action === "storehouse" ? "storehouse-action" : action}${MORE[action] ?? ""}`;
}

/** The components at an option's target; undefined if there are none. */
export function aboutTarget(target: string): string | undefined {
  const colon = target.indexOf(":");
  const kind = target.slice(0, colon);
  const id = target.slice(colon + 1);
  switch (kind) {
    case "square":
      return aboutSquare(id);
    case "worker":
      return aboutWorker(id, 0);
    case "raw":
      return `raw-space:${id} thing:raw secondary:raw-builder secondary:raw-merchant`;
    case "marble":
      return `marble-space:${id} secondary:marble-merchant secondary:marble-poet`;
    case "card":
      return `minor-card:${id}`;
    case "poem":
      return `poem:${id.split("-")[0]} poem-cost:${id.split("-")[1]}`;
    case "own-poem":
      return `poem:${id}`;
    case "major-poem":
      return `major-poem:${id} poem-cost:grey`;
    case "tile":
      return `major-tile:${id}`;
    case "start-tile":
      return `start-tile:${id}`;
    case "favour":
      return "favour:track amount:favour-last";
    case "ware":
      return aboutWare(id);
    case "own-raw":
      return "thing:processing thing:raw";
    case "storehouse":
      return "thing:storehouse";
    default:
      return undefined;
  }
}
