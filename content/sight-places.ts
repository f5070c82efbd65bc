import type { DestinationSlug } from './destination.ts';

/** Latitude and longitude (WGS 84), to about a kilometre. */
export type Coordinates = readonly [latitude: number, longitude: number];

export interface SightPlaces {
  /** ISO 3166-1 numeric of the country, as world-atlas names it. */
  country: string;
  /** The sights of the destination's page, in its order. */
  at: readonly Coordinates[];
  /** Railways that the page speaks of, from station to station. */
  rails?: readonly (readonly Coordinates[])[];
  ferries?: readonly (readonly Coordinates[])[];
}

/** Where the numbered sights of a destination lie. Those of Moscow and Ras Al Khaimah are too near to each other for a map of the country. */
export const sightPlaces: Readonly<Record<DestinationSlug, SightPlaces | null>> = {
  moscow: null,
  'ras-al-khaimah': null,
  'saudi-arabia': {
    country: '682',
    at: [
      [24.73, 46.57],
      [26.62, 37.92],
      [21.48, 39.19],
      [18.24, 42.3],
      [25.38, 49.59],
      [24.47, 39.61],
    ],
    // Haramain.
    rails: [
      [
        [21.42, 39.79],
        [21.46, 39.25],
        [22.39, 39.13],
        [24.48, 39.7],
      ],
    ],
  },
  'south-korea': {
    country: '410',
    at: [
      [37.58, 126.98],
      [37.79, 127.53],
      [38.12, 128.47],
      [35.83, 129.23],
      [35.16, 129.16],
      [33.46, 126.94],
    ],
    // KTX.
    rails: [
      [
        [37.55, 126.97],
        [36.33, 127.43],
        [35.88, 128.63],
        [35.8, 129.14],
        [35.12, 129.04],
      ],
    ],
  },
  france: {
    country: '250',
    at: [
      [48.86, 2.34],
      [48.64, -1.51],
      [47.62, 1.52],
      [48.08, 7.36],
      [45.88, 6.89],
      [43.7, 7.27],
    ],
    // TGV.
    rails: [
      [
        [48.84, 2.37],
        [45.76, 4.86],
        [43.92, 4.79],
        [43.3, 5.38],
        [43.7, 7.26],
      ],
      [
        [48.88, 2.36],
        [48.58, 7.73],
        [48.07, 7.35],
      ],
    ],
  },
  spain: {
    country: '724',
    at: [
      [37.18, -3.59],
      [37.88, -4.78],
      [37.38, -5.99],
      [41.4, 2.17],
      [40.41, -3.69],
      [43.32, -1.99],
    ],
    // AVE.
    rails: [
      [
        [37.39, -5.98],
        [37.89, -4.79],
        [40.41, -3.69],
        [41.66, -0.91],
        [41.38, 2.14],
      ],
      [
        [37.89, -4.79],
        [37.07, -4.72],
        [37.18, -3.61],
      ],
    ],
  },
  switzerland: {
    country: '756',
    at: [
      [47.68, 8.62],
      [46.95, 7.45],
      [46.59, 7.91],
      [46.44, 8.07],
      [46.33, 10.08],
      [46.1, 8.98],
    ],
    // Bernina.
    rails: [
      [
        [46.85, 9.53],
        [46.5, 9.85],
        [46.41, 10.02],
        [46.22, 10.17],
      ],
    ],
  },
  turkey: {
    country: '792',
    at: [
      [41.02, 28.96],
      [40.18, 29.06],
      [38.37, 34.74],
      [37.94, 27.34],
      [37.22, 38.92],
      [40.95, 41.1],
    ],
  },
  uzbekistan: {
    country: '860',
    at: [
      [39.65, 66.98],
      [39.66, 66.99],
      [39.81, 66.94],
      [39.78, 64.42],
      [41.38, 60.36],
      [41.31, 69.24],
    ],
    // Afrosiyob.
    rails: [
      [
        [41.29, 69.29],
        [40.12, 67.83],
        [39.68, 66.93],
        [40.1, 65.37],
        [39.72, 64.55],
      ],
    ],
  },
  greece: {
    country: '300',
    at: [
      [37.97, 23.73],
      [36.42, 25.43],
      [39.72, 21.63],
      [35.52, 24.02],
      [37.57, 22.81],
      [36.45, 28.23],
    ],
    ferries: [
      [
        [37.94, 23.64],
        [37.3, 24.7],
        [36.42, 25.43],
      ],
    ],
  },
  morocco: {
    country: '504',
    at: [
      [31.63, -7.99],
      [34.06, -4.97],
      [35.17, -5.27],
      [31.14, -7.92],
      [31.1, -4.01],
      [35.78, -5.81],
    ],
    // Al Boraq, and on to Marrakech.
    rails: [
      [
        [35.77, -5.79],
        [34.26, -6.58],
        [34.0, -6.85],
        [33.59, -7.59],
        [31.63, -8.02],
      ],
    ],
  },
};
