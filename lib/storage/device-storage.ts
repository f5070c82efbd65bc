import { createBrowserStorage } from './browser-storage';

/** What a page keeps on this device: a comfort for the next visit, not a need. */
export const { read: readDevice, write: writeDevice } = createBrowserStorage(() => window.localStorage);
