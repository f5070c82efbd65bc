import { readMeasurementIds } from '@/lib/analytics/consent';
import { readCookies, writeCookie } from '@/lib/storage/cookies';
import { readConsent, watchConsent } from '../consent';
import type { SiteEvent } from '../events';
import { addSink } from '../record-event';

/** Cookies that third parties set on our own domain. */
const theirCookies = /^(_ga|_gcl|_fbp|_fbc|_gid)/;

/**
 * Starts the configured services once there is consent. Consent on an open page reports that page, which `whatIsShown` returns. Withdrawn consent
 * reloads the page, because a running script cannot be unloaded.
 */
export async function followConsent(whatIsShown: () => SiteEvent): Promise<void> {
  const { containerId, pixelId } = readMeasurementIds();
  if (!containerId && !pixelId) return;
  // The address of a payment is the key to it, and theirs to see; so is that of a sign-in which leads back there.
  if (/[?&]key=|key%3D/i.test(window.location.search)) return;
  let stops: (() => void)[] = [];
  let isAgreed = false;

  async function begin(first?: SiteEvent) {
    const [layer, pixel] = await Promise.all([import('./data-layer'), import('./social-pixel')]);
    if (!isAgreed || stops.length > 0) return;
    const sinks = [
      ...(containerId ? [layer.startDataLayer(containerId)] : []),
      ...(pixelId ? [pixel.startSocialPixel(pixelId)] : []),
    ];
    stops = sinks.map((sink) => addSink(sink));
    if (first) for (const sink of sinks) sink(first);
  }

  watchConsent((consent) => {
    isAgreed = consent === 'granted';
    if (isAgreed) {
      if (stops.length === 0) void begin(whatIsShown());
      return;
    }
    const wereOn = stops.length > 0;
    for (const stop of stops.splice(0)) stop();
    deleteTheirCookies();
    if (wereOn) window.location.reload();
  });
  isAgreed = readConsent() === 'granted';
  if (isAgreed) await begin();
}

function deleteTheirCookies(): void {
  for (const pair of readCookies().split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!theirCookies.test(name)) continue;
    for (const domain of domainsOf(location.hostname)) writeCookie(`${name}=; Max-Age=0; path=/${domain}`);
  }
}

/** A cookie may belong to the host alone or to any domain above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; domain=.${parts.slice(index).join('.')}`)];
}
