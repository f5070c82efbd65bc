import { createBrowserStorage } from './browser-storage';

/** What a page keeps for its tab, through reloads. */
export const { read: readTab, write: writeTab, remove: removeTab } = createBrowserStorage(() => sessionStorage);

const signOuts = 'karam.forget-tabs';

/**
 * Clears it in all tabs, for the next person at this device. For signing out, not for a session that expires.
 * Never throws.
 */
export function clearTabs(): void {
  clearThisTab();
  try {
    const channel = new BroadcastChannel(signOuts);
    channel.postMessage(null);
    channel.close();
  } catch {
    // A browser without channels keeps what its other tabs hold until they are closed.
  }
}

/** Forgets from here on when another tab does. */
export function clearWithOtherTabs(): void {
  try {
    new BroadcastChannel(signOuts).addEventListener('message', clearThisTab);
  } catch {
    // As above.
  }
}

function clearThisTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
