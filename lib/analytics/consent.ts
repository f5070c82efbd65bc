/** The visitor's consent to measurement by third parties. Their code loads only once it is "granted". */
export type Consent = 'granted' | 'denied';

export const consentKey = 'karam.consent';
const watchers = new Set<(consent: Consent) => void>();

/** The choice on this device; null when none was made, or storage is not available. */
export function readConsent(): Consent | null {
  try {
    const saved = localStorage.getItem(consentKey);
    return saved === 'granted' || saved === 'denied' ? saved : null;
  } catch {
    return null;
  }
}

/** Saves the choice and notifies this page. Without storage it holds until the page is left. */
export function giveConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent);
  } catch {
    // Storage may be blocked in private windows.
  }
  for (const watcher of watchers) watcher(consent);
}

/** Calls `watcher` on every choice made here or in another tab; returns a function that stops it. */
export function watchConsent(watcher: (consent: Consent) => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === consentKey && (newValue === 'granted' || newValue === 'denied')) watcher(newValue);
  };
  watchers.add(watcher);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The agency's ids at third-party measurement services; null for each that is not configured. */
interface MeasurementIds {
  /** Of Google Tag Manager, which reads `dataLayer`. */
  containerId: string | null;
  /** Of the Meta pixel. */
  pixelId: string | null;
}

const shapes = { containerId: /^GTM-(?!X+$)[A-Z0-9]{4,12}$/, pixelId: /^(?!(\d)\1+$)\d{10,20}$/ } as const;

/** Ids as configured. A placeholder ("GTM-XXXXXXX", "0000000000", "your-pixel-id") is no id. */
export function parseMeasurementIds(given: { containerId?: string | undefined; pixelId?: string | undefined }): MeasurementIds {
  const idOf = (name: keyof typeof shapes) => (given[name] && shapes[name].test(given[name]) ? given[name] : null);
  return { containerId: idOf('containerId'), pixelId: idOf('pixelId') };
}

export const measurementMeta = 'measurement';

/** As the page carries them in `<meta name="measurement">`; null when nothing is configured. */
export function writeMeasurementIds({ containerId, pixelId }: MeasurementIds): string | null {
  return [containerId, pixelId].filter(Boolean).join(' ') || null;
}

/** The ids in the markup of this page. */
export function readMeasurementIds(): MeasurementIds {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${measurementMeta}"]`)?.content ?? '';
  const words = content.split(' ');
  const [containerId, pixelId] = [words.find((word) => word.startsWith('GTM-')), words.find((word) => /^\d+$/.test(word))];
  return parseMeasurementIds({ containerId, pixelId });
}
