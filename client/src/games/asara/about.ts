// The components at a place on the table, by name (`part:red-base price:red`).

/** A tower part, plain or gold, or a lit window. */
export function aboutPart(id: string): string {
  const bits = id.split("-").filter((bit) => bit !== "gold");
  return bits[1] === "lit" ? `lit:${bits[0]}` : `part:${bits.join("-")} price:${bits[0]}`;
}

/** A buyer on the table. */
export const aboutBuyer = (colour: string): string => (colour === "hidden" || colour === "pair" ? "thing:pair" : `buyer:${colour}`);

const PLACES: Record<string, string> = {
  circle: "spaces:circle",
  bank: "spaces:bank",
  spies: "spaces:spies",
  tent: "spaces:tent",
  coloured: "gift:coloured",
  favour: "room:favour",
  house: "room:house offer:small offer:large",
};

/** The components at an option's target; undefined if there are none. */
export function aboutTarget(target: string): string | undefined {
  const colon = target.indexOf(":");
  const kind = target.slice(0, colon);
  const id = target.slice(colon + 1);
  switch (kind) {
    case "place":
      return PLACES[id.replace(/-\d+$/, "")] ?? `market:${id}`;
    case "pile":
      return `market:${id}`;
    case "part":
    case "searched":
    case "stored":
      return aboutPart(id);
    case "hand":
      return `buyer:${id}`;
    case "lit":
      return `lit:${id}`;
    case "tower":
      return `thing:tower rank:${id.split("-")[0]} rank:tallest rank:most`;
    default:
      return undefined;
  }
}
