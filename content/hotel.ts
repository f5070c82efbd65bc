import type { art } from './art.ts';
import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';
import type { GuideFact } from './guide.ts';
import type { HotelScenes } from './hotel-scenes.ts';
import type { Coordinates } from './sight-places.ts';

/** A real hotel with a page of its own: only facts that are common knowledge, no scores, prices or awards (DECISIONS 11). */
export interface Hotel {
  /** Last part of the address under /explore/hotels. */
  slug: string;
  name: Bilingual;
  /** Null for a place without a page under /explore/destinations (Doha, Dubai …). */
  destination: DestinationSlug | null;
  country: Bilingual;
  city: Bilingual;
  district: Bilingual;
  /** What a hotel search calls the city: other stays are looked for there. */
  place: string;
  /** Degrees, WGS 84; near enough to say which of two stays is closer. */
  position: { latitude: number; longitude: number };
  stars: 4 | 5;
  /**
   * Where the places of `nearby` lie, in its order, to about 200 metres; null for one without a single place of its own, or in the hotel itself.
   * Missing where we know too few.
   */
  nearbyAt?: readonly (Coordinates | null)[];
  /** The kind of place it stands in. */
  setting: 'city' | 'beach' | 'overwater' | 'desert' | 'alpine' | 'riad';
  /** Shows the place or the kind of stay, never the building. */
  art: keyof typeof art;
  /** The other pictures of its gallery. */
  scenes: HotelScenes;
  /** IATA code of the airport guests land at. */
  airport: string;
  en: HotelText;
  ar: HotelText;
}

export interface HotelText {
  /** Title of the browser tab without the agency's name: at most 45 characters. */
  title: string;
  /** What search engines show: at most 160 characters. */
  description: string;
  /** What it is known for, in about two lines; the card says it too. */
  lead: string;
  about: readonly string[];
  goodFor: readonly GuideFact[];
  nearby: readonly GuideFact[];
  goodToKnow: readonly GuideFact[];
}

/** Hotels of one part of the world, as the index lists them. */
export interface HotelGroup {
  /** Anchor in the address, the same in both languages. */
  id: string;
  name: Bilingual;
  hotels: readonly Hotel[];
}
