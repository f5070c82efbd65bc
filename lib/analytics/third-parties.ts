import { type Consent, readConsent, watchConsent } from './consent';
import { readMeasurementIds } from './measurement-ids';
import { addSink } from './record-event';

/** Cookies that the services of others leave on our own address. */
const theirCookies = /^(_ga|_gcl|_fbp|_fbc|_gid)/;

/** Lets the configured services listen while, and only while, the visitor agrees. */
export async function followConsent(): Promise<void> {
  const { containerId, pixelId } = readMeasurementIds();
  if (!containerId && !pixelId) return;
  const stops: (() => void)[] = [];
  let isAgreed = false;

  async function heed(consent: Consent) {
    isAgreed = consent === 'granted';
    if (!isAgreed) {
      for (const stop of stops.splice(0)) stop();
      forgetTheirCookies();
      return;
    }
    if (stops.length > 0) return;
    const [layer, pixel] = await Promise.all([import('./data-layer'), import('./social-pixel')]);
    if (!isAgreed || stops.length > 0) return;
    if (containerId) stops.push(addSink(layer.startDataLayer(containerId)));
    if (pixelId) stops.push(addSink(pixel.startSocialPixel(pixelId)));
  }

  watchConsent((consent) => void heed(consent));
  const given = readConsent();
  if (given) await heed(given);
}

function forgetTheirCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!theirCookies.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and these must go everywhere.
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
}

/** A cookie may belong to the host alone or to any domain above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => `; domain=.${parts.slice(index).join('.')}`)];
}
