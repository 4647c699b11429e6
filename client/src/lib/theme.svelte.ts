// Day and evening: as the user chose here, or as the device prefers.

type Theme = "light" | "dark";
const KEY = "partal-theme";
const chosen = $state<{ theme: Theme }>({ theme: "light" });

export function startTheme(): void {
  const asked = matchMedia("(prefers-color-scheme: dark)");
  const kept = localStorage.getItem(KEY) as Theme | null;
  set(kept ?? (asked.matches ? "dark" : "light"));
  asked.addEventListener("change", () => {
    if (!localStorage.getItem(KEY)) set(asked.matches ? "dark" : "light");
  });
}

function set(theme: Theme): void {
  chosen.theme = theme;
  document.documentElement.dataset.theme = theme;
}

export function theme(): Theme {
  return chosen.theme;
}

export function turnTheme(): void {
  const next = chosen.theme === "light" ? "dark" : "light";
  localStorage.setItem(KEY, next);
  set(next);
}
