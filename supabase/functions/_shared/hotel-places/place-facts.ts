/** What is true of a city where hotels are looked for. Districts, positions and time zones are facts; `level` is our estimate. */

export interface Bilingual {
  en: string;
  ar: string;
}

/** What a part of town is like; hotels there take after it. */
export type DistrictKind = 'centre' | 'business' | 'old' | 'quiet' | 'beach' | 'island' | 'desert' | 'alpine' | 'shrine';

/** Name in English and Arabic, latitude, longitude (degrees, a point on land), kind. */
export type District = readonly [en: string, ar: string, latitude: number, longitude: number, kind: DistrictKind];

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
  districts: readonly District[];
}
