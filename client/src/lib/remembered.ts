// What somebody chose last time, kept in this browser. It is a convenience: whatever cannot be read is forgotten.

const PREFIX = "partal-chosen-";

/** What was chosen last time under this name; null if nothing was, or if it is not what `fits`. */
export function remembered<T>(name: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or closed store costs only the convenience.
  }
}
