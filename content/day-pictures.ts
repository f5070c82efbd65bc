import type { DestinationSlug } from './destination.ts';
import type { Picture } from './picture.ts';

/** The pictures beside the days of a holiday, by its id and the number of the day: sights and tables that the day speaks of. */
export const dayPictures: Readonly<Record<string, Readonly<Record<number, Picture>>>> = {
  riyadh: { 1: 'days/riyadh-olaya', 2: 'days/riyadh-masmak', 3: 'sights/saudi-arabia-1', 4: 'food/saudi-arabia-table' },
  jeddah: { 1: 'days/jeddah-fountain', 2: 'sights/saudi-arabia-3', 3: 'pages/reef', 4: 'days/jeddah-fish' },
  alula: { 1: 'sights/saudi-arabia-2', 2: 'days/alula-old-town', 3: 'days/alula-palms', 4: 'days/alula-sunrise' },
  moscow: { 1: 'moscow', 2: 'sights/moscow-1', 3: 'sights/moscow-2', 4: 'sights/moscow-6', 5: 'food/moscow-table' },
  'saint-petersburg': {
    1: 'days/petersburg-nevsky',
    2: 'days/petersburg-hermitage',
    3: 'days/petersburg-peterhof',
    4: 'pages/drawbridge',
    5: 'days/petersburg-isaac',
  },
  kazan: { 1: 'days/kazan-table', 2: 'pages/kazan-tower', 3: 'days/kazan-tatar', 4: 'days/kazan-slippers' },
  zurich: { 1: 'days/zurich-lake', 2: 'sights/switzerland-1', 3: 'food/switzerland-table', 4: 'days/zurich-chocolate' },
  lucerne: { 1: 'days/lucerne-bridge', 2: 'days/lucerne-rigi', 3: 'days/lucerne-lion', 4: 'days/lucerne-market' },
  interlaken: {
    1: 'days/interlaken-meadow',
    2: 'sights/switzerland-4',
    3: 'sights/switzerland-3',
    4: 'days/interlaken-giessbach',
    5: 'days/interlaken-first',
    6: 'days/interlaken-breakfast',
  },
  paris: {
    1: 'france',
    2: 'days/paris-notre-dame',
    3: 'sights/france-1',
    4: 'days/paris-versailles',
    5: 'days/paris-montmartre',
  },
  nice: { 1: 'days/nice-chairs', 2: 'days/nice-eze', 3: 'food/france-table', 4: 'days/nice-antibes', 5: 'days/nice-swim' },
  lyon: { 1: 'days/lyon-bellecour', 2: 'days/lyon-traboule', 3: 'days/lyon-park', 4: 'days/lyon-praline' },
  samarkand: { 1: 'sights/uzbekistan-1', 2: 'food/uzbekistan-table', 3: 'sights/uzbekistan-2', 4: 'days/samarkand-paper' },
  tashkent: { 1: 'days/tashkent-fountains', 2: 'sights/uzbekistan-6', 3: 'days/tashkent-charvak', 4: 'days/tashkent-minor' },
  bukhara: { 1: 'food/uzbekistan-table', 2: 'days/bukhara-ark', 3: 'sights/uzbekistan-4', 4: 'days/bukhara-palace' },
  athens: { 1: 'sights/greece-1', 2: 'days/athens-erechtheion', 3: 'days/athens-sounion', 4: 'days/athens-sandals' },
  santorini: {
    1: 'days/santorini-caldera',
    2: 'days/santorini-volcano',
    3: 'days/santorini-path',
    4: 'days/santorini-perissa',
    5: 'days/santorini-breakfast',
  },
  mykonos: {
    1: 'days/mykonos-little-venice',
    2: 'days/mykonos-delos',
    3: 'days/mykonos-beach',
    4: 'food/greece-table',
    5: 'days/mykonos-sweets',
  },
  seoul: {
    1: 'days/seoul-stalls',
    2: 'sights/south-korea-1',
    3: 'days/seoul-tower',
    4: 'sights/south-korea-2',
    5: 'days/seoul-han',
    6: 'days/seoul-presents',
  },
  busan: { 1: 'days/busan-gwangalli', 2: 'days/busan-gamcheon', 3: 'sights/south-korea-5', 4: 'days/busan-breakfast' },
  jeju: {
    1: 'days/jeju-jeongbang',
    2: 'sights/south-korea-6',
    3: 'days/jeju-tea',
    4: 'days/jeju-hallasan',
    5: 'days/jeju-tangerines',
  },
  maldives: { 1: 'days/maldives-pier', 2: 'pages/reef', 3: 'days/maldives-hammock', 4: 'days/maldives-breakfast' },
  'dubai-family': { 1: 'days/dubai-fountain', 2: 'days/dubai-aquarium', 3: 'days/dubai-beach' },
  marrakech: {
    1: 'morocco',
    2: 'days/marrakech-bahia',
    3: 'sights/morocco-1',
    4: 'sights/morocco-4',
    5: 'days/marrakech-hammam',
  },
  casablanca: { 1: 'days/casablanca-ain-diab', 2: 'food/morocco-table', 3: 'days/casablanca-rabat', 4: 'days/casablanca-port' },
  fes: { 1: 'hotel-riad', 2: 'sights/morocco-2', 3: 'days/fes-meknes', 4: 'days/fes-sunrise' },
  istanbul: {
    1: 'days/istanbul-tea',
    2: 'days/istanbul-bosphorus',
    3: 'days/istanbul-sultanahmet',
    4: 'food/turkey-table',
    5: 'days/istanbul-bazaar',
  },
  cappadocia: {
    1: 'days/cappadocia-uchisar',
    2: 'days/cappadocia-chimneys',
    3: 'sights/turkey-3',
    4: 'days/cappadocia-breakfast',
  },
  antalya: {
    1: 'days/antalya-evening',
    2: 'days/antalya-slides',
    3: 'days/antalya-duden',
    4: 'days/antalya-gate',
    5: 'days/antalya-tahtali',
    6: 'days/antalya-swim',
  },
};

/** The pictures beside the things to do on the page that plans a holiday, one for each, by its slug. */
export const thingsToDo: Readonly<Record<string, readonly Picture[]>> = {
  dubai: ['days/dubai-souq', 'days/dubai-fountain', 'days/dubai-aquarium', 'days/dubai-camp'],
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
