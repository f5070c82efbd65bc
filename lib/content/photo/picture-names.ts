import { art } from '@/content/art';
import type { Bilingual } from '@/content/bilingual';
import { destinations } from '@/content/destinations';
import { drawings } from '@/content/drawings';
import { sceneDrawings } from '@/content/hotel-scenes';
import { firstWords } from '@/content/picture';
import { keyOfPicture } from '@/lib/state/photos';

/** "France: the glass pyramid alight before the palace"; other drawings say where they are themselves. */
function nameOf(picture: string, alt: Bilingual): Bilingual {
  const [, slug] = /^(?:sights|food)\/(.+)-(?:\d|table)$/.exec(picture) ?? [];
  const place = destinations.find((one) => one.slug === slug)?.name;
  const en = firstWords(alt.en);
  const ar = firstWords(alt.ar);
  return place ? { en: `${place.en}: ${en}`, ar: `${place.ar}: ${ar}` } : { en, ar };
}

/** Drawn where there is nothing to show, by scripts that know no photograph. */
export const withoutPhoto: ReadonlySet<string> = new Set([
  ...['pages/no-trips', 'pages/no-flights', 'pages/no-results', 'pages/weather-away', 'pages/torn-ticket', 'pages/past-day'],
]);

const described: Readonly<Record<string, Bilingual>> = {
  ...Object.fromEntries(Object.entries(art).map(([slug, { alt }]) => [slug, alt])),
  ...sceneDrawings,
  ...drawings,
};

/** Posters and drawings that a photograph can take the place of, by the key of the photograph, with their names for the desk. */
export const pictureNames: ReadonlyMap<string, Bilingual> = new Map(
  Object.entries(described)
    .filter(([picture]) => !withoutPhoto.has(picture))
    .map(([picture, alt]) => [keyOfPicture(picture), nameOf(picture, alt)]),
);
