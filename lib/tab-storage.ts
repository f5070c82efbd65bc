import { createBrowserStorage } from './browser-storage';

/** What a page keeps for its tab, through reloads. */
export const { read: readTab, write: writeTab, remove: removeTab } = createBrowserStorage(() => sessionStorage);

/** Leaves nothing of it to whoever sits here next: for somebody who signs out, not for a session that ends by itself. Never throws. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
