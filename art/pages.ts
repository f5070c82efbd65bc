import type { Scene } from './engine/stage.ts';
import { corporate } from './scenes/pages/corporate.ts';
import { fleet } from './scenes/pages/fleet.ts';
import { haramainTrain } from './scenes/pages/haramain-train.ts';
import { ihram } from './scenes/pages/ihram.ts';
import { kazanTower } from './scenes/pages/kazan-tower.ts';
import { loyalty } from './scenes/pages/loyalty.ts';
import { ramadan } from './scenes/pages/ramadan.ts';
import { skating } from './scenes/pages/skating.ts';
import { tradeDesk } from './scenes/pages/trade-desk.ts';
import { windowSeat } from './scenes/pages/window-seat.ts';

/** Drawings of pages and lists that are about no place with a poster. */
export const pages: readonly Scene[] = [
  skating,
  haramainTrain,
  kazanTower,
  ramadan,
  corporate,
  fleet,
  tradeDesk,
  loyalty,
  ihram,
  windowSeat,
];
