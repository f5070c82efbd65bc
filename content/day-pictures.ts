import type { DestinationSlug } from './destination.ts';
import type { Picture } from './picture.ts';

/** The pictures beside the days of a holiday, by its id and the number of the day: sights and tables that the day speaks of. */
export const dayPictures: Readonly<Record<string, Readonly<Record<number, Picture>>>> = {
  riyadh: { 2: 'days/riyadh-masmak', 3: 'sights/saudi-arabia-1', 4: 'food/saudi-arabia-table' },
  jeddah: { 1: 'days/jeddah-fountain', 2: 'sights/saudi-arabia-3', 3: 'pages/reef' },
  alula: { 1: 'sights/saudi-arabia-2' },
  moscow: { 1: 'moscow', 2: 'sights/moscow-1', 3: 'sights/moscow-2', 4: 'sights/moscow-6', 5: 'food/moscow-table' },
  'saint-petersburg': { 2: 'days/petersburg-hermitage', 3: 'days/petersburg-peterhof', 4: 'pages/drawbridge' },
  kazan: { 2: 'pages/kazan-tower' },
  zurich: { 2: 'sights/switzerland-1', 3: 'food/switzerland-table' },
  lucerne: { 2: 'days/lucerne-rigi' },
  interlaken: { 2: 'sights/switzerland-4', 3: 'sights/switzerland-3' },
  paris: { 1: 'france', 3: 'sights/france-1', 5: 'days/paris-montmartre' },
  nice: { 3: 'food/france-table' },
  lyon: { 2: 'days/lyon-traboule' },
  samarkand: { 1: 'sights/uzbekistan-1', 2: 'food/uzbekistan-table', 3: 'sights/uzbekistan-2' },
  tashkent: { 2: 'sights/uzbekistan-6' },
  bukhara: { 1: 'food/uzbekistan-table', 3: 'sights/uzbekistan-4' },
  athens: { 1: 'sights/greece-1', 3: 'days/athens-sounion' },
  santorini: { 1: 'days/santorini-caldera', 4: 'days/santorini-perissa' },
  mykonos: { 2: 'days/mykonos-delos', 4: 'food/greece-table' },
  seoul: { 2: 'sights/south-korea-1', 4: 'sights/south-korea-2' },
  busan: { 2: 'days/busan-gamcheon', 3: 'sights/south-korea-5' },
  jeju: { 2: 'sights/south-korea-6', 3: 'days/jeju-tea' },
  maldives: { 2: 'pages/reef', 3: 'days/maldives-hammock' },
  'dubai-family': { 1: 'days/dubai-fountain', 2: 'days/dubai-aquarium', 3: 'days/dubai-beach' },
  marrakech: { 1: 'morocco', 3: 'sights/morocco-1', 4: 'sights/morocco-4' },
  casablanca: { 2: 'food/morocco-table' },
  fes: { 2: 'sights/morocco-2', 3: 'days/fes-meknes' },
  istanbul: { 2: 'days/istanbul-bosphorus', 4: 'food/turkey-table' },
  cappadocia: { 2: 'days/cappadocia-chimneys', 3: 'sights/turkey-3' },
  antalya: { 3: 'days/antalya-duden', 4: 'days/antalya-gate' },
};

/** The pictures beside the things to do on the page that plans a holiday, one for each, by its slug. */
export const thingsToDo: Readonly<Record<string, readonly Picture[]>> = {
  dubai: ['dubai-creek', 'days/dubai-fountain', 'days/dubai-aquarium', 'days/dubai-camp'],
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
