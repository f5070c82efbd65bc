import type { DestinationSlug } from './destination.ts';
import type { Drawing } from './drawings.ts';

/** The drawings beside the days of a holiday, by its id and the number of the day: sights and tables that the day speaks of. */
export const dayPictures: Readonly<Record<string, Readonly<Record<number, Drawing>>>> = {
  riyadh: { 3: 'sights/saudi-arabia-1', 4: 'food/saudi-arabia-table' },
  jeddah: { 2: 'sights/saudi-arabia-3', 3: 'pages/reef' },
  alula: { 1: 'sights/saudi-arabia-2' },
  moscow: { 2: 'sights/moscow-1', 3: 'sights/moscow-2', 4: 'sights/moscow-6', 5: 'food/moscow-table' },
  'saint-petersburg': { 4: 'pages/drawbridge' },
  kazan: { 2: 'pages/kazan-tower' },
  zurich: { 2: 'sights/switzerland-1', 3: 'food/switzerland-table' },
  interlaken: { 2: 'sights/switzerland-4', 3: 'sights/switzerland-3' },
  paris: { 3: 'sights/france-1' },
  nice: { 3: 'food/france-table' },
  samarkand: { 1: 'sights/uzbekistan-1', 2: 'food/uzbekistan-table', 3: 'sights/uzbekistan-2' },
  tashkent: { 2: 'sights/uzbekistan-6' },
  bukhara: { 1: 'food/uzbekistan-table', 3: 'sights/uzbekistan-4' },
  athens: { 1: 'sights/greece-1' },
  mykonos: { 4: 'food/greece-table' },
  seoul: { 4: 'sights/south-korea-2' },
  busan: { 3: 'sights/south-korea-5' },
  jeju: { 2: 'sights/south-korea-6' },
  maldives: { 2: 'pages/reef' },
  marrakech: { 3: 'sights/morocco-1', 4: 'sights/morocco-4' },
  casablanca: { 2: 'food/morocco-table' },
  fes: { 2: 'sights/morocco-2' },
  istanbul: { 4: 'food/turkey-table' },
  cappadocia: { 3: 'sights/turkey-3' },
};

/** Two sights of the destination for the page that plans a holiday there; its table stands beside them. */
export const plannedSights: Readonly<Record<DestinationSlug, readonly [number, number]>> = {
  'saudi-arabia': [4, 5],
  'south-korea': [3, 4],
  france: [4, 5],
  spain: [1, 3],
  switzerland: [2, 5],
  turkey: [4, 6],
  uzbekistan: [1, 5],
  moscow: [3, 5],
  'ras-al-khaimah': [2, 5],
  greece: [4, 5],
  morocco: [3, 5],
};
