/** What a page keeps for its tab, through reloads: JSON values by key. Where storage is full or forbidden the page goes on without. */

/** The value kept under `key`; null when there is none, or none to be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Never throws. */
export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs what was typed on reload; the page itself goes on.
  }
}

/** Never throws. */
export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}
