import { createBrowserStorage } from './browser-storage';

/** What a page keeps for its tab, through reloads. */
export const { read: readTab, write: writeTab, remove: removeTab } = createBrowserStorage(() => sessionStorage);
