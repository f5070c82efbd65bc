import { createBrowserStorage } from './browser-storage';

/** Values stored on this device: useful at the next visit, but not needed. */
export const { read: readDevice, write: writeDevice } = createBrowserStorage(() => window.localStorage);
