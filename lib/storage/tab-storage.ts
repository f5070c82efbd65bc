import { createBrowserStorage } from './browser-storage';

/** Values stored for this tab; they survive reloads. */
export const { read: readTab, write: writeTab, remove: removeTab } = createBrowserStorage(() => sessionStorage);

const signOuts = 'karam.forget-tabs';

/** Clears it in all tabs, for the next person at this device. Call it on sign-out, not when a session expires. Never throws. */
export function clearTabs(): void {
  clearThisTab();
  try {
    const channel = new BroadcastChannel(signOuts);
    channel.postMessage(null);
    channel.close();
  } catch {
    // Without BroadcastChannel, other tabs keep their values until they are closed.
  }
}

/** From now on clears this tab when another tab is cleared. */
export function clearWithOtherTabs(): void {
  try {
    new BroadcastChannel(signOuts).addEventListener('message', clearThisTab);
  } catch {
    // See above.
  }
}

function clearThisTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // With blocked storage nothing was stored.
  }
}
