import type { Bilingual } from './bilingual.ts';

/** The words of one page to read: what a service or a place is, in the order a traveller asks. */
export interface GuideText {
  /** Title of the browser tab without the agency's name: at most 45 characters, so that both fit in 60. */
  title: string;
  /** What search engines show: at most 160 characters. */
  description: string;
  heading: string;
  lead: string;
  facts: readonly GuideFact[];
  sections: readonly GuideSection[];
  questions: readonly { question: string; answer: string }[];
  /** First words of the WhatsApp message a reader sends from this page. */
  greeting: string;
  /** What the closing card says, where "send your dates" is not what this reader would send. */
  ask?: { title: string; text: string };
}

export interface GuideFact {
  term: string;
  text: string;
}

export interface GuideSection {
  /** Anchor in the address, the same in both languages. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly GuideFact[];
  /** Points to take one after the other. */
  inOrder?: boolean;
}

export interface Guide {
  /** What menus and breadcrumbs call it. */
  name: { en: string; ar: string };
  /** Name in content/art. */
  art: string;
  en: GuideText;
  ar: GuideText;
}

export interface Place extends Guide {
  slug: string;
  /** IATA code of the airport most visitors land at. */
  airport: string;
  /** The city of that airport. */
  gateway: { en: string; ar: string };
  /** Where the places lie that the page names; none where we know too few positions. */
  map?: PlaceMap;
}

export interface NumberedPlace {
  name: Bilingual;
  at: readonly [latitude: number, longitude: number];
}

interface CountryMap {
  /** ISO 3166-1 numeric of the country, as world-atlas names it. */
  country: string;
  /** With the railways and ferries of sight-places that join them. */
  hasLines?: boolean;
  town?: undefined;
}

interface TownPlaces {
  /** Of content/town-maps and content/town-waters. */
  town: string;
  hasLines?: undefined;
}

/** Places in the order of their numbers. Positions are those of hotel-places, sights or sight-places, to about a kilometre, in a town to 200 metres. */
export type PlaceMap = (CountryMap | TownPlaces) & { places: readonly NumberedPlace[] };
