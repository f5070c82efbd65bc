import type { Scene } from './engine/stage.ts';
import { bangkok } from './scenes/bangkok.ts';
import { cairo } from './scenes/cairo.ts';
import { cruises } from './scenes/cruises.ts';
import { doha } from './scenes/doha.ts';
import { dubai } from './scenes/dubai.ts';
import { greece } from './scenes/greece.ts';
import { istanbul } from './scenes/istanbul.ts';
import { london } from './scenes/london.ts';
import { maldives } from './scenes/maldives.ts';
import { manila } from './scenes/manila.ts';
import { mumbai } from './scenes/mumbai.ts';
import { packages } from './scenes/packages.ts';
import { paris } from './scenes/paris.ts';
import { switzerland } from './scenes/switzerland.ts';
import { umrah } from './scenes/umrah.ts';
import { visa } from './scenes/visa.ts';

export const scenes: readonly Scene[] = [
  doha,
  london,
  paris,
  istanbul,
  dubai,
  cairo,
  bangkok,
  mumbai,
  manila,
  maldives,
  switzerland,
  greece,
  visa,
  packages,
  cruises,
  umrah,
];
