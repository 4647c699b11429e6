import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, reason, Refused } from "../../src/lib/api";
import type { Message } from "../../src/generated/wire";
import { say, speak, text } from "../../src/lib/words.svelte";

const TEXTS = `
colour-red = red
tower = tower
    .several = towers
window = Fenster
    .genitive = des Fensters
plain-text = { $text }
    .ending = t
    .genitive = of { $text }
you = You
    .ending = st
paid = { $player } zahl{ $player-ending }
list-or = { $first } or { $last }
part = { $colour } { $part }
owned = the price { $part-genitive }
built = { $count ->
    [one] { $what }
   *[other] { $count } { $what-several }
}
about = look: { built }
refused-not-possible = “{ $answer }” is not possible now.
page-no-server = Nobody answers.
page-no-answer = Nobody answers ({ $status }).
`;
const said = (key: string, values: Message[1] = {}): Message => [key, values, ""];
const answers = (response: () => Response): void => void vi.stubGlobal("fetch", async () => response());

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  answers(() => new Response(TEXTS, { headers: { "content-type": "text/plain" } }));
  await speak("en");
});

describe("messages", () => {
  test("a message within a message is formatted first", () => {
    expect(text(said("part", { colour: said("colour-red"), part: said("tower") }))).toBe("red tower");
    expect(text(said("list-or", { first: said("list-or", { first: 1, last: "two" }), last: said("tower") }))).toBe("1 or two or tower");
  });

  test("a sentence gets the form of a noun that it asks for", () => {
    expect(text(said("owned", { part: said("window") }))).toBe("the price des Fensters");
    expect([1, 3].map((count) => text(said("built", { count, what: said("tower") })))).toEqual(["tower", "3 towers"]);
  });

  test("a name, or a noun without that form, has the forms of plain text", () => {
    expect(["Ana", said("you"), said("tower")].map((player) => text(said("paid", { player })))).toEqual(["Ana zahlt", "You zahlst", "tower zahlt"]);
    expect(text(said("owned", { part: said("tower") }))).toBe("the price of tower");
  });

  test("also if it includes another text", () => expect(text(said("about", { count: 2, what: said("tower") }))).toBe("look: 2 towers"));
  test("names and numbers stay as they are, and null is empty", () => expect([text("Ana"), text(3), text(null)]).toEqual(["Ana", "3", ""]));
  test("an attribute has a key of its own", () => expect(say("tower.several")).toBe("towers"));
  test("a missing value leaves its name in the text, and is reported once", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    expect([say("part", { colour: "red" }), say("part", { colour: "blue" })]).toEqual(["red {$part}", "blue {$part}"]);
    expect(text(said("about", { what: said("tower") }))).toContain("look: {$count} towers");
    expect(report.mock.calls.map(([first]) => first)).toEqual(["The text part is incomplete:", "The text about is incomplete:"]);
    report.mockRestore();
  });
  test("a missing text is its key", () => expect(text(said("nothing", { of: said("nobody") }))).toBe("nothing"));
});

describe("refusals", () => {
  const refused = async (): Promise<unknown> => api.me().catch((error: unknown) => error);

  test("carry the server's message with its clause", async () => {
    const error: Message = ["refused-not-possible", { answer: "go bank 10" }, "A-DISP-01"];
    answers(() => new Response(JSON.stringify({ error, clause: "A-DISP-01" }), { status: 400 }));
    const found = (await refused()) as Refused;
    expect([found.status, reason(found), text(reason(found))]).toEqual([400, error, "“go bank 10” is not possible now."]);
  });

  test("by a proxy get a message of our own", async () => {
    answers(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(text(reason(await refused()))).toBe("Nobody answers (502).");
    answers(() => new Response('{"error": "gone"}', { status: 503 }));
    expect(text(reason(await refused()))).toBe("Nobody answers (503).");
  });

  test("without a network get a message too", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(text(reason(await refused()))).toBe("Nobody answers.");
  });
});
