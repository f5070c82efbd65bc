import type { Scene } from '../../engine/stage.ts';
import { rangaliViews } from '../hotels-asia/rangali-views.ts';
import { alWadiViews } from '../hotels-gulf/al-wadi-views.ts';
import { bayViews } from '../hotels-gulf/bay-views.ts';
import type { Hour } from './hours.ts';
import { lobby } from './lobby.ts';
import type { LookName } from './looks.ts';
import { outside } from './outside.ts';
import { indoorPool, pool } from './pools.ts';
import { room } from './rooms.ts';
import { type Building, type View, viewOf } from './view.ts';

type Row = readonly [look: LookName, hour: Hour, index: number, building?: Building, atWater?: boolean];

/** Hotels from outside, by style. */
const outsides: Readonly<Record<string, Row>> = {
  'tower-1': ['towers', 'noon', 0, 'grand'],
  'tower-2': ['city', 'night', 3, 'grand'],
  'tower-3': ['city', 'morning', 5, 'grand'],
  'tower-4': ['city', 'dusk', 2, 'grand'],
  'waterfront-1': ['city', 'noon', 1, 'grand', true],
  'waterfront-2': ['towers', 'dusk', 4, 'grand', true],
  'block-1': ['towers', 'noon', 3, 'plain'],
  'block-2': ['city', 'morning', 0, 'plain'],
  'homes-1': ['towers', 'dusk', 3, 'home'],
  'homes-2': ['city', 'noon', 1, 'home'],
  'haram-1': ['madinah', 'noon', 0, 'grand'],
  'haram-2': ['makkah', 'morning', 2, 'plain'],
  'haram-3': ['madinah', 'dusk', 7, 'plain'],
  'haram-4': ['makkah', 'night', 3, 'plain'],
  'haram-5': ['makkah', 'noon', 4, 'grand'],
  'gulf-1': ['souq', 'dusk', 1, 'home'],
  'gulf-2': ['villas', 'noon', 1, 'grand'],
  'gulf-3': ['villas', 'morning', 2, 'plain'],
  'medina-1': ['medina', 'noon', 2, 'home'],
  'medina-2': ['medina', 'dusk', 3, 'home'],
  'oasis-1': ['oasis', 'noon', 2, 'home'],
  'oasis-2': ['oasis', 'night', 4, 'home'],
  'desert-1': ['desert', 'morning', 1, 'home'],
  'chimneys-1': ['chimneys', 'dusk', 2, 'home'],
  'chimneys-2': ['chimneys', 'noon', 4, 'home'],
  'chimneys-3': ['chimneys', 'night', 0, 'home'],
  'palace-1': ['boulevard', 'morning', 2, 'grand'],
  'boulevard-1': ['boulevard', 'noon', 3, 'home'],
  'boulevard-2': ['boulevard', 'dusk', 1, 'plain'],
  'roofs-1': ['roofs', 'noon', 0, 'home'],
  'roofs-2': ['roofs', 'night', 4, 'home'],
  'minarets-1': ['minarets', 'noon', 2, 'plain'],
  'minarets-2': ['minarets', 'morning', 0, 'home'],
  'minarets-3': ['minarets', 'dusk', 3, 'home'],
  'terrace-1': ['terrace', 'noon', 2, 'home'],
  'terrace-2': ['terrace', 'dusk', 3, 'home'],
  'terrace-3': ['terrace', 'morning', 1, 'plain'],
  'tiles-1': ['tiles', 'noon', 1, 'home'],
  'tiles-2': ['tiles', 'dusk', 2, 'home'],
  'tiles-3': ['tiles', 'morning', 4, 'plain'],
  'eaves-1': ['eaves', 'morning', 2, 'home'],
  'shophouses-1': ['shophouses', 'noon', 3, 'home'],
  'shophouses-2': ['shophouses', 'dusk', 0, 'home'],
  'tropics-1': ['tropics', 'morning', 3, 'plain'],
  'alps-1': ['alpine', 'noon', 4, 'home'],
  'alps-2': ['alpine', 'dusk', 1, 'home'],
  'alps-3': ['valley', 'morning', 1, 'home'],
  'alps-4': ['valley', 'noon', 3, 'plain'],
  'white-1': ['white', 'noon', 0, 'home'],
  'white-2': ['white', 'dusk', 1, 'home'],
  'gulf-beach-1': ['gulf-beach', 'noon', 3, 'grand', true],
  'gulf-beach-2': ['gulf-beach', 'dusk', 0, 'grand', true],
  'palm-beach-1': ['palm-beach', 'noon', 5, 'grand', true],
  'palm-beach-2': ['palm-beach', 'night', 3, 'home', true],
  'island-1': ['island', 'noon', 2, 'home', true],
  'island-2': ['island', 'dusk', 1, 'grand', true],
  'hill-beach-1': ['hill-beach', 'noon', 1, 'grand', true],
  'hill-beach-2': ['hill-beach', 'morning', 4, 'home', true],
};

/** What windows look out on: each has a room and a view. */
const outlooks: Readonly<Record<string, Row>> = {
  sea: ['island', 'noon', 0, 'street', true],
  bay: ['quay', 'morning', 1, 'street', true],
  city: ['city', 'dusk', 3],
  mosque: ['minarets', 'noon', 1],
  shophouses: ['shophouses', 'morning', 1],
  tropics: ['tropics', 'noon', 2],
  eaves: ['eaves', 'noon', 1],
  palms: ['villas', 'noon', 0],
  desert: ['oasis', 'morning', 2],
  mountains: ['valley', 'noon', 3],
  // For the hotels that have a page of their own (content/hotel-scenes.ts).
  gulf: ['gulf-beach', 'noon', 2, 'street', true],
  souq: ['souq', 'morning', 2],
  towers: ['towers', 'morning', 2],
  makkah: ['makkah', 'dusk', 1],
  minarets: ['minarets', 'dusk', 1, 'street', true],
  riviera: ['hill-beach', 'morning', 2, 'street', true],
  roofs: ['roofs', 'noon', 2],
  medina: ['medina', 'noon', 1],
  boulevard: ['boulevard', 'dusk', 2],
  domes: ['tiles', 'noon', 2],
  square: ['terrace', 'morning', 2],
};

const halls: Readonly<Record<string, readonly [draw: (view: View) => Scene['layers'], ...row: Row]>> = {
  'lobby-1': [lobby, 'villas', 'noon', 0],
  'pool-outdoors': [pool, 'villas', 'noon', 0],
  'pool-indoors': [indoorPool, 'garden', 'noon', 0],
  'lobby-2': [lobby, 'boulevard', 'noon', 3],
  'lobby-3': [lobby, 'tiles', 'noon', 2],
  'pool-medina': [pool, 'medina', 'morning', 2],
  'pool-desert': [pool, 'oasis', 'dusk', 1],
  'pool-tropics': [pool, 'tropics', 'noon', 1],
  'pool-hills': [pool, 'hill-beach', 'morning', 1],
  'pool-city': [indoorPool, 'city', 'dusk', 1],
};

const scene = (name: string, layers: Scene['layers']): Scene => ({ slug: `stay-${name}`, crops: ['card'], layers });

/** Every drawing for the hotels of the sandbox, which share them by style (properties/art.ts). */
export const stays: readonly Scene[] = [
  ...Object.entries(outsides).map(([name, row]) => scene(name, outside(viewOf(...row)))),
  ...Object.entries(outlooks).map(([name, row]) => scene(`room-${name}`, room(viewOf(...row)))),
  ...Object.entries(outlooks).map(([name, row]) => scene(`view-${name}`, outside(viewOf(...row)))),
  ...Object.entries(halls).map(([name, [draw, ...row]]) => scene(name, draw(viewOf(...row)))),
  ...bayViews,
  ...alWadiViews,
  ...rangaliViews,
];
