import { describe, expect, test } from "vitest";
import { faceOf } from "../../src/games";
import { plain } from "../../src/games/plain";
import type { Zone } from "../../src/games/plain/generated";
import { groupsOf } from "../../src/games/plain/scene";
import { signOf } from "../../src/games/plain/sign";

const zone = (id: string, seat: number | null): Zone => ({ id, name: [id, {}, ""], seat, pieces: [] });
const order = (zones: Zone[], mine: number | null): (string | number | null)[][] => groupsOf(zones, mine).map((group) => [group.seat, ...group.zones.map((one) => one.id)]);

describe("zones of the plain table", () => {
  const zones = [zone("hand 2", 2), zone("sea", null), zone("hand 0", 0), zone("hand 1", 1), zone("shore", null), zone("shells 1", 1)];

  test("shared zones come first, then the viewer's own, then the others around the table", () => {
    expect(order(zones, 1)).toEqual([[null, "sea", "shore"], [1, "hand 1", "shells 1"], [2, "hand 2"], [0, "hand 0"]]);
  });

  test("a spectator sees the seats in order", () => {
    expect(order(zones, null).map(([seat]) => seat)).toEqual([null, 0, 1, 2]);
  });

  test("a player without a zone sees the others in order", () => {
    expect(order(zones, 3).map(([seat]) => seat)).toEqual([null, 0, 1, 2]);
  });

  test("a table where nothing is shared has no group for it", () => {
    expect(order([zone("hand", 0)], 0)).toEqual([[0, "hand"]]);
    expect(order([], 0)).toEqual([]);
  });
});

describe("regions of the plain table in a small window", () => {
  const pearl = { id: "pearl", name: ["pearl", {}, ""] as Zone["name"], count: 1 };
  const scene = { zones: [zone("sea", null), { ...zone("hand 0", 0), pieces: [pearl] }, zone("hand 1", 1)] };
  const seats = [{ name: ["Ana", {}, ""] }] as unknown as Parameters<typeof plain.regions>[0]["seats"];

  test("what is shared, what is one's own, and the others; each holds its zones and their pieces", () => {
    const regions = plain.regions({ scene, seats, seat: 0 });
    expect(regions.map((one) => one.id)).toEqual(["shared", "own", "others"]);
    expect(["sea", "hand 0", "pearl", "hand 1"].map((target) => regions.findIndex((one) => one.holds(target)))).toEqual([0, 1, 1, 2]);
  });

  test("for a spectator there is nothing of one's own", () => {
    expect(plain.regions({ scene, seats, seat: null }).map((one) => one.id)).toEqual(["shared", "others"]);
  });
});

describe("signs", () => {
  test("a name always has the same sign", () => expect(signOf("white pearl")).toEqual(signOf("white pearl")));
  test("a hundred names have many signs", () => {
    const signs = new Set(Array.from({ length: 100 }, (_, index) => JSON.stringify(signOf(`piece ${index}`))));
    expect(signs.size).toBeGreaterThan(70);
  });
});

test("a game without pictures has the plain face, one with pictures its own", () => {
  expect(faceOf("pearls")).toBe(plain);
  expect(faceOf("asara")).not.toBe(plain);
  expect(faceOf("constructor")).toBe(plain);
});
