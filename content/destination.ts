import type { art } from './art.ts';
import type { Bilingual } from './bilingual.ts';
import type { GuideFact } from './guide.ts';

/** In the order of the list of addresses in docs/specification.md. */
export type DestinationSlug =
  | 'saudi-arabia'
  | 'south-korea'
  | 'france'
  | 'spain'
  | 'switzerland'
  | 'turkey'
  | 'uzbekistan'
  | 'moscow'
  | 'ras-al-khaimah'
  | 'greece'
  | 'morocco';

/** A place with a page under /explore/destinations: its facts and its texts. */
export interface Destination {
  /** Last part of the address. */
  slug: DestinationSlug;
  name: Bilingual;
  art: keyof typeof art;
  /** ISO 3166-1 alpha-2 of the country. */
  country: string;
  /** Where most visitors land. `minutes`: a non-stop flight from Doha, rounded to 5; null when none is usual. */
  gateway: { airport: string; city: Bilingual; minutes: number | null };
  /** Where the clock and the weather are read. */
  city: { name: Bilingual; timeZone: string; latitude: number; longitude: number };
  currency: { code: string; name: Bilingual };
  languages: Bilingual;
  /** Monthly means, January first: °C and mm. `city` is where they were measured. */
  climate: {
    city: Bilingual;
    high: readonly number[];
    low: readonly number[];
    rain: readonly number[];
    /** Who publishes the figures. Without a period (years of the normals) the page calls them approximate; `station` and `read` are for whoever checks. */
    source: { by: Bilingual; station: string; period: `${number}–${number}` | null; read: `${number}-${number}-${number}` };
  };
  en: DestinationText;
  ar: DestinationText;
}

export interface DestinationText {
  /** Title of the browser tab without the agency's name: at most 45 characters. */
  title: string;
  /** What search engines show: at most 160 characters. */
  description: string;
  heading: string;
  lead: string;
  /** Two or three paragraphs that make a reader want to go. */
  story: readonly string[];
  /** When to go, beside the climate strip: term = months, text = what they are like. */
  seasons: readonly GuideFact[];
  see: readonly GuideFact[];
  eat: readonly GuideFact[];
  /** Families, halal food, Umrah, getting about, manners, money: what is apt for the place. */
  goodToKnow: readonly GuideFact[];
  questions: readonly { question: string; answer: string }[];
  /** First words of the WhatsApp message a reader sends from this page. */
  greeting: string;
}
