import type { PackageExtra, PackageRules, PackageSeasons } from '../package.ts';

/** The day these prices are from. */
export const pricesAsOf = '2026-11-21';

/** The same for every holiday. */
export const packageRules: PackageRules = {
  extraBed: 80,
  singleRoom: 55,
  extraNight: 70,
  children: [
    { key: 'infant', upTo: 1, percent: 0 },
    { key: 'youngChild', upTo: 5, percent: 35 },
    { key: 'child', upTo: 11, percent: 55 },
    { key: 'teen', upTo: 17, percent: 75 },
  ],
};

/** Holidays with rules of their own, by id. */
export const ownRules: Readonly<Record<string, PackageRules>> = {
  // What the offer is about: children under twelve pay nothing in their parents' room.
  'dubai-family': {
    ...packageRules,
    children: packageRules.children.map((rate) => (rate.upTo < 12 ? { ...rate, percent: 0 } : rate)),
  },
};

interface CountryPrices {
  seasons: PackageSeasons;
  extras: Record<PackageExtra, number>;
}

/** By the slug of the country. */
export const countryPrices: Readonly<Record<string, CountryPrices>> = {
  'saudi-arabia': {
    seasons: { busy: { percent: 115, months: [2, 3, 10, 11] }, peak: { percent: 130, months: [1, 12] } },
    extras: { fastTrack: 190, secondTour: 650, dinners: 120 },
  },
  moscow: {
    seasons: { busy: { percent: 112, months: [1, 5, 8, 9] }, peak: { percent: 125, months: [6, 7, 12] } },
    extras: { fastTrack: 210, secondTour: 700, dinners: 110 },
  },
  switzerland: {
    seasons: { busy: { percent: 115, months: [1, 2, 6, 9] }, peak: { percent: 130, months: [7, 8, 12] } },
    extras: { fastTrack: 420, secondTour: 1600, dinners: 210 },
  },
  france: {
    seasons: { busy: { percent: 112, months: [4, 5, 6, 9, 10, 12] }, peak: { percent: 130, months: [7, 8] } },
    extras: { fastTrack: 390, secondTour: 1400, dinners: 190 },
  },
  uzbekistan: {
    seasons: { busy: { percent: 110, months: [3, 6, 9, 10] }, peak: { percent: 120, months: [4, 5] } },
    extras: { fastTrack: 170, secondTour: 480, dinners: 70 },
  },
  greece: {
    seasons: { busy: { percent: 112, months: [5, 6, 9, 10] }, peak: { percent: 130, months: [7, 8] } },
    extras: { fastTrack: 310, secondTour: 1100, dinners: 150 },
  },
  'south-korea': {
    seasons: { busy: { percent: 112, months: [5, 8, 9, 11] }, peak: { percent: 125, months: [4, 10] } },
    extras: { fastTrack: 330, secondTour: 1050, dinners: 130 },
  },
  morocco: {
    seasons: { busy: { percent: 110, months: [3, 5, 10, 11] }, peak: { percent: 120, months: [4, 12] } },
    extras: { fastTrack: 200, secondTour: 600, dinners: 90 },
  },
  turkey: {
    seasons: { busy: { percent: 112, months: [4, 5, 6, 9, 10] }, peak: { percent: 125, months: [7, 8] } },
    extras: { fastTrack: 220, secondTour: 700, dinners: 100 },
  },
  maldives: {
    seasons: { busy: { percent: 115, months: [1, 2, 3, 4, 11] }, peak: { percent: 140, months: [12] } },
    extras: { fastTrack: 260, secondTour: 900, dinners: 190 },
  },
  dubai: {
    seasons: { busy: { percent: 112, months: [2, 3, 10, 11] }, peak: { percent: 130, months: [1, 12] } },
    extras: { fastTrack: 210, secondTour: 600, dinners: 140 },
  },
};

/**
 * Packages whose seasons differ from their country's, by id. The four offers of the season are bookable at their price within two months of any day,
 * so two of their dearer months never follow each other: New Year in December, Eid al-Fitr in March 2027.
 */
export const ownSeasons: Readonly<Record<string, PackageSeasons>> = {
  'dubai-family': { busy: { percent: 115, months: [3] }, peak: { percent: 130, months: [12] } },
  maldives: { busy: { percent: 115, months: [3] }, peak: { percent: 140, months: [12] } },
  istanbul: { busy: { percent: 112, months: [5] }, peak: { percent: 125, months: [7] } },
  lucerne: { busy: { percent: 115, months: [2] }, peak: { percent: 130, months: [7, 12] } },
  paris: { busy: { percent: 112, months: [4, 5, 8, 9, 10] }, peak: { percent: 125, months: [6, 7, 12] } },
  santorini: { busy: { percent: 130, months: [5, 6, 9] }, peak: { percent: 175, months: [7, 8] } },
  mykonos: { busy: { percent: 130, months: [5, 6, 9] }, peak: { percent: 190, months: [7, 8] } },
};
