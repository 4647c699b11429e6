// Motion from one state of the table to the next. The page always shows the current state; moving pieces are only
// offset from it. So nothing here can misrepresent the game, and it is always safe to stop at once.
//
// data-piece="id"    the same piece before and after: it moves from its old place to the new one
// data-from="a b"    where a new piece comes from: the first of these pieces or anchors that was there before;
//                    "*:name" is any piece of that name that is gone now
// data-anchor="id"   a place that pieces come from or points fly to
// data-way           "ring" walks around the nearest data-hub, "turn" turns over like a card, otherwise carried

import { moves } from "./setting.svelte";
import { around, carried, type Spot, type Step } from "./path";

export const LENGTH = 420;
/** If more pieces than this move at once, it is a new position, not a move. */
const MOST = 14;

type Places = Map<string, Spot>;
const running = new Set<() => void>();

/** A running motion; `stop` jumps to its end. */
export function begin(stop: () => void): () => void {
  running.add(stop);
  return () => running.delete(stop);
}

/** Jump to the end of all motions. */
export function finish(): void {
  for (const stop of [...running]) stop();
  running.clear();
}

export function moving(): number {
  return running.size;
}

const middle = (element: Element): Spot | null => {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  return { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY, width: box.width, height: box.height };
};

/** Where everything is now. */
export function look(stage: Element): Places {
  const places: Places = new Map();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece], [data-anchor]")) {
    const spot = middle(element);
    if (!spot) continue;
    for (const id of [element.dataset.piece, element.dataset.anchor]) if (id && !places.has(id)) places.set(id, spot);
  }
  return places;
}

/** Move everything from where it was. Returns the places that something left or reached. */
export function play(stage: Element, before: Places): Map<string, Spot> {
  const reached = new Map<string, Spot>();
  if (!moves() || !before.size) return reached;
  const now = new Set([...stage.querySelectorAll<HTMLElement>("[data-piece]")].map((element) => element.dataset.piece));
  const gone = [...before.keys()].filter((id) => !now.has(id));
  /** The first origin that existed before; "*:cane" is any piece of that name that is gone now. */
  const origin = (names: string): Spot | undefined => {
    for (const one of names.split(" ")) {
      const id = one.startsWith("*") ? gone.find((piece) => piece.endsWith(one.slice(1))) : one;
      const spot = id ? before.get(id) : undefined;
      if (spot) return spot;
    }
    return undefined;
  };
  const travels: { element: Element; from: Spot; to: Spot; new: boolean }[] = [];
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece!;
    const to = middle(element);
    if (!to) continue;
    const was = before.get(id);
    const start = was ?? origin(element.dataset.from ?? "");
    if (!start) {
      if (element.dataset.from !== undefined) travels.push({ element, from: to, to, new: true });
      continue;
    }
    if (Math.hypot(start.x - to.x, start.y - to.y) > 3) travels.push({ element, from: start, to, new: !was });
  }
  if (travels.length > MOST) return reached;
  for (const travel of travels) {
    reached.set((travel.element as HTMLElement).dataset.piece!, travel.to);
    show(travel.element as HTMLElement, travel.from, travel.to, travel.new);
  }
  return reached;
}

/** Mark what is new or has moved, until the next click or key: it is lit if others have done it. */
export function mark(stage: Element, before: Places): void {
  unmark(stage);
  if (!before.size) return;
  const changed = [...stage.querySelectorAll<HTMLElement>("[data-piece]")].filter((element) => {
    const was = before.get(element.dataset.piece!);
    const is = middle(element);
    return is !== null && (!was || Math.hypot(was.x - is.x, was.y - is.y) > 3);
  });
  if (changed.length <= MOST) for (const element of changed) element.dataset.just = "";
}

export function unmark(stage: Element): void {
  for (const element of stage.querySelectorAll<HTMLElement>("[data-just]")) delete element.dataset.just;
}

function show(element: HTMLElement, from: Spot, to: Spot, fresh: boolean): void {
  const way = element.dataset.way;
  const still = from === to;
  let steps: Step[] = still ? [{ dx: 0, dy: 0 }, { dx: 0, dy: 0 }] : carried(from, to);
  const hub = way === "ring" ? middle(element.closest("[data-hub]") ?? element) : null;
  const inside = hub && Math.hypot(from.x - hub.x, from.y - hub.y) < hub.width * 0.52;
  if (hub && inside && !fresh) steps = around(from, to, hub);
  // Inside a drawing, steps are measured in the drawing's own units.
  const scale = element instanceof SVGElement ? (element as unknown as SVGGraphicsElement).getScreenCTM()?.a || 1 : 1;
  const svg = element instanceof SVGElement;
  const size = fresh && !still && !svg ? Math.min(1.6, Math.max(0.4, from.height / (to.height || 1))) : 1;
  const frames: Keyframe[] = steps.map(({ dx, dy }, index) => {
    const left = 1 - index / (steps.length - 1);
    const turn = way === "turn" && fresh ? ` rotateY(${Math.round(left * 90)}deg)` : "";
    const grow = size === 1 ? (still && !svg ? ` scale(${1 - left * 0.25})` : "") : ` scale(${1 + (size - 1) * left})`;
    return { transform: `translate(${dx / scale}px, ${dy / scale}px)${turn}${grow}`, opacity: still ? 1 - left : 1, zIndex: 5 };
  });
  const animation = element.animate(frames, { duration: LENGTH, easing: "cubic-bezier(.25,.7,.3,1)" });
  const done = begin(() => animation.finish());
  animation.onfinish = animation.oncancel = done;
}

/** Points or coins fly as a small token from a place to a number. */
export function fly(text: string, from: Spot, to: Element, kind: string): void {
  const end = middle(to);
  if (!moves() || !end) return;
  const token = document.createElement("span");
  token.className = `flying ${kind}`;
  token.setAttribute("aria-hidden", "true");
  token.textContent = text;
  token.style.left = `${end.x}px`;
  token.style.top = `${end.y}px`;
  document.body.append(token);
  const frames = carried(from, end, 0.18).map(({ dx, dy }, index, all) => ({
    transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(${index < all.length - 2 ? 1 : 0.6})`,
    opacity: index === all.length - 1 ? 0.2 : 1,
  }));
  const animation = token.animate(frames, { duration: LENGTH + 160, easing: "cubic-bezier(.4,.1,.5,1)" });
  const done = begin(() => animation.finish());
  animation.onfinish = animation.oncancel = () => {
    token.remove();
    done();
  };
}

/** Where on the page something was or is, for tokens that start there. */
export const place = middle;
