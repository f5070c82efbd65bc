import type { Scene } from './engine/stage.ts';
import { france } from './scenes/food/france.ts';
import { greece } from './scenes/food/greece.ts';
import { morocco } from './scenes/food/morocco.ts';
import { moscow } from './scenes/food/moscow.ts';
import { rasAlKhaimah } from './scenes/food/ras-al-khaimah.ts';
import { saudiArabia } from './scenes/food/saudi-arabia.ts';
import { southKorea } from './scenes/food/south-korea.ts';
import { spain } from './scenes/food/spain.ts';
import { switzerland } from './scenes/food/switzerland.ts';
import { turkey } from './scenes/food/turkey.ts';
import { uzbekistan } from './scenes/food/uzbekistan.ts';

/** A table of each destination. */
export const food: readonly Scene[] = [
  saudiArabia,
  southKorea,
  france,
  spain,
  switzerland,
  turkey,
  uzbekistan,
  moscow,
  rasAlKhaimah,
  greece,
  morocco,
];
