/** What is true of a city where hotels are looked for. Districts, positions and time zones are facts; `level` is our estimate. */

export interface Bilingual {
  en: string;
  ar: string;
}

/** What a part of town is like; hotels there take after it. */
export type DistrictKind = 'centre' | 'business' | 'old' | 'quiet' | 'beach' | 'island' | 'desert' | 'alpine' | 'shrine';

/** What the streets look like; drawings of hotels take after it. */
export const sceneries = [
  ...(['towers', 'city', 'souq', 'villas', 'medina', 'minarets', 'roofs', 'boulevard', 'terrace'] as const),
  ...(['tiles', 'eaves', 'shophouses', 'tropics', 'valley', 'alpine', 'desert', 'oasis', 'chimneys', 'white'] as const),
  ...(['makkah', 'madinah', 'gulf-beach', 'palm-beach', 'hill-beach', 'island'] as const),
] as const;

export type Scenery = (typeof sceneries)[number];

/** Name in English and Arabic, latitude, longitude (degrees, a point on land), kind; then what its kind and country do not say of how it looks. */
export type District = readonly [
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
  kind: DistrictKind,
  /** `waterside`: hotels look out on the sea, a river or a lake, besides those of beaches and islands. */
  look?: 'waterside' | Scenery,
];

/** When a place is full: see sandbox/hotels/season.ts for the months. */
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
  /** What a search takes as `cityCode`; lower case, never changed, for links lead to it. */
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
  /** What a night costs here, where 1 is about Istanbul. */
  level: number;
  season: SeasonKind;
  /** How many properties the sandbox has here, 12 to 60. */
  size: number;
  /** The city's own picture in content/art, where there is one. */
  art?: string;
  /** Of its parts that are no beach, desert or island, where the country does not say it. */
  scenery?: Scenery;
  districts: readonly District[];
}
