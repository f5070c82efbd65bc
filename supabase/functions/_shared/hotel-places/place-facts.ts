/** Facts about a city with hotels. Districts, positions and time zones are facts; `level` is our estimate. */

export interface Bilingual {
  en: string;
  ar: string;
}

/** The character of a district, which determines its sample hotels. */
export type DistrictKind = 'centre' | 'business' | 'old' | 'quiet' | 'beach' | 'island' | 'desert' | 'alpine' | 'shrine';

/** The appearance of the streets, for drawings of hotels. */
export const sceneries = [
  ...(['towers', 'city', 'souq', 'villas', 'medina', 'minarets', 'roofs', 'boulevard', 'terrace'] as const),
  ...(['tiles', 'eaves', 'shophouses', 'tropics', 'valley', 'alpine', 'desert', 'oasis', 'chimneys', 'white'] as const),
  ...(['makkah', 'madinah', 'gulf-beach', 'palm-beach', 'hill-beach', 'island'] as const),
] as const;

export type Scenery = (typeof sceneries)[number];

/**
 * Name in English and Arabic, latitude, longitude (degrees, a point on land), kind; then its appearance where kind and country do not determine
 * it.
 */
export type District = readonly [
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
  kind: DistrictKind,
  /** `waterside`: hotels have a view of the sea, a river or a lake, also outside beaches and islands. */
  look?: 'waterside' | Scenery,
];

/** The high seasons of a place: see sandbox/hotels/season.ts for the months. */
export type SeasonKind =
  | 'gulf'
  | 'pilgrimage'
  | 'city'
  | 'warmSea'
  | 'alps'
  | 'springAutumn'
  | 'winterSun'
  | 'southern'
  | 'dryWinter'
  | 'greenSummer'
  | 'even';

export interface HotelPlaceFacts {
  /** The `cityCode` of a search; lower case, never changed, because links contain it. */
  id: string;
  name: Bilingual;
  /** Other names and spellings that people type, in any script. */
  also: readonly string[];
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  zone: string;
  /** Price level of a night, where 1 is about Istanbul. */
  level: number;
  season: SeasonKind;
  /** The number of sandbox properties, 12 to 60. */
  size: number;
  /** The city's own picture in content/art, if there is one. */
  art?: string;
  /** For its parts other than beach, desert or island, when the country does not determine it. */
  scenery?: Scenery;
  districts: readonly District[];
}
