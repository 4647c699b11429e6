// Whether pieces move: as the user chose here, or as the device prefers.

const KEY = "partal-motion";
const setting = $state({ moves: true });

export function startMotion(): void {
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = localStorage.getItem(KEY);
  set(kept === null ? !less.matches : kept === "on");
  less.addEventListener("change", () => {
    if (localStorage.getItem(KEY) === null) set(!less.matches);
  });
}

function set(moves: boolean): void {
  setting.moves = moves;
  document.documentElement.dataset.motion = moves ? "on" : "off";
}

export function moves(): boolean {
  return setting.moves;
}

export function turnMotion(): void {
  const next = !setting.moves;
  localStorage.setItem(KEY, next ? "on" : "off");
  set(next);
}
