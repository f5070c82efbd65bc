import type { SiteEvent } from '../events';
import { loadScript } from './load-script';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Loads Google Tag Manager, and returns a function that pushes our events into its `dataLayer`. Requires consent. */
export function startDataLayer(containerId: string): (event: SiteEvent) => void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`);
  return ({ name, ...fields }) => window.dataLayer?.push({ event: name, ...fields });
}
