/** The agency's ids at third-party measurement services; null for each that is not configured. */
export interface MeasurementIds {
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
