import type { StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@/lib/i18n/locales';

/** Name attributes in the tiles of OpenMapTiles, the best first. */
const nameKeys: Readonly<Record<Locale, readonly string[]>> = {
  en: ['name:en', 'name_en', 'name:latin', 'name'],
  ar: ['name:ar', 'name'],
};

/** The style with the names of places in one language where the tiles have them. Road numbers and the like stay. */
export function withLabelsIn(locale: Locale, style: StyleSpecification): StyleSpecification {
  const names = ['coalesce', ...nameKeys[locale].map((key) => ['get', key])];
  const layers = style.layers.map((layer) => {
    if (layer.type !== 'symbol' || !/"name\b|\{name\b/.test(JSON.stringify(layer.layout?.['text-field'] ?? ''))) return layer;
    return { ...layer, layout: { ...layer.layout, 'text-field': names } };
  });
  return { ...style, layers: layers as StyleSpecification['layers'] };
}
