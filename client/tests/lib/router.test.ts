import { expect, test } from "vitest";
import { go, link, path } from "../../src/lib/router.svelte";

const click = (how: Partial<MouseEvent> = {}): { event: MouseEvent; held: () => boolean } => {
  let held = false;
  const anchor = { pathname: "/rules/pearls", search: "?at=2" };
  const currentTarget = { closest: () => anchor };
  return { event: { button: 0, currentTarget, preventDefault: () => (held = true), ...how } as unknown as MouseEvent, held: () => held };
};

test("going somewhere changes the path and the address", () => {
  go("/t/abc?seat=1");
  expect(path()).toBe("/t/abc?seat=1");
  expect(location.pathname).toBe("/t/abc");
});

test("a plain click on a link stays in the page", () => {
  const { event, held } = click();
  link(event);
  expect(held()).toBe(true);
  expect(path()).toBe("/rules/pearls?at=2");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])("a click with %j is left to the browser", (how) => {
  go("/");
  const { event, held } = click(how);
  link(event);
  expect(held()).toBe(false);
  expect(path()).toBe("/");
});

test("the browser's back button works", () => {
  go("/components/pearls");
  history.pushState(null, "", "/");
  dispatchEvent(new Event("popstate"));
  expect(path()).toBe("/");
});
