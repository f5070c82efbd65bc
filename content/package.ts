import type { PackageContent } from '../lib/packages/package-content.ts';
import type { art } from './art.ts';
import type { Bilingual } from './bilingual.ts';
import type { Picture } from './picture.ts';

/** Where holidays are that can be requested. */
export interface HolidayCountry {
  /** Slug in /travel/destination. */
  slug: string;
  name: Bilingual;
  /** IATA code in content/airports: where flights from Doha land when a city's own airport is not on our list. */
  gateway: string;
  cities: readonly HolidayPackage[];
}

/** One of the nine countries of the holiday programme (SPEC section 3); its slug is one of content/destinations too. */
export interface PackageCountry extends HolidayCountry {
  subtitle: Bilingual;
  art: keyof typeof art;
  cities: readonly [HolidayPackage, HolidayPackage, HolidayPackage];
}

export type PackageTheme = PackageContent['themes'][number];

/** What the desk decides and the files take for granted. */
type OfDesk = 'country' | 'seasons' | 'carousel' | 'offer' | 'onSale' | 'until';

/** A holiday. What was published at the desk takes the place of the file, or has none. */
export interface HolidayPackage extends Omit<PackageContent, OfDesk | 'themes'>, Partial<Pick<PackageContent, OfDesk>> {
  /** Last part of /travel/package/{id}. */
  id: string;
  /** Another picture of the place, or of what is eaten there, for the pages of the other holidays of its country. */
  detail?: Picture;
  themes: readonly PackageTheme[];
  published?: { version: number; at: string };
}

export type PackageSeasons = PackageContent['seasons'];
/** 1 is January. */
export type Month = PackageSeasons['busy']['months'][number];

export type SeasonLevel = 'calm' | 'busy' | 'peak';

export const packageExtras = ['fastTrack', 'secondTour', 'dinners'] as const;
export type PackageExtra = (typeof packageExtras)[number];

/** What a child pays who needs no more than an extra bed, by age on the day of departure. */
export interface ChildRate {
  key: 'infant' | 'youngChild' | 'child' | 'teen';
  /** Oldest age of this rate. */
  upTo: number;
  /** Of what an adult pays. */
  percent: number;
}

export interface PackageRules {
  /** Third adult in a room, in percent of what an adult pays. */
  extraBed: number;
  /** Added for a room that one adult has alone, in percent of what an adult pays. */
  singleRoom: number;
  /** Room with breakfast for one night more, in percent of a night of the holiday for two. */
  extraNight: number;
  /** From the youngest on. */
  children: readonly ChildRate[];
}

/** All it takes to price one holiday. Amounts are whole riyals (QAR). */
export interface PackageRates {
  /** An adult's price, two sharing, in the calm season. */
  price: number;
  nights: number;
  seasons: PackageSeasons;
  rules: PackageRules;
  /** Fast track: a traveller from two years on. Second tour: a car for up to four. Dinners: a traveller and night. */
  extras: Record<PackageExtra, number>;
}
