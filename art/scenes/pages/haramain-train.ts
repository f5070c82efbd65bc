import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { poly, rows } from '../../engine/paths.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze } from '../../nature/sky.ts';
import { dunes, mountains } from '../../nature/terrain.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

/** The fast train of the two holy cities on its viaduct, a palm grove below, mountains of basalt behind. */
export const haramainTrain = sight(
  'haramain-train',
  ...air('gold', [0.2, 0.32], 44),
  streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff', opacity: 0.6, seed: 51 }),
  mountains({ y: 0.6, amp: 130, rough: 0.75, seed: 48, fill: ['#b8808c', '#e0a88c'], shade: '#8f607c', to: 0.72 }),
  mountains({ y: 0.64, amp: 60, rough: 0.7, seed: 19, fill: ['#a8645c', '#d8946c'], shade: '#7c4858', to: 0.74 }),
  haze({ y: 0.66, height: 0.14, colour: '#ffe0a8', opacity: 0.6 }),
  drawn((ink) => ground(ink, 410, '#f2c98c', '#dca468', '#b87a50')),
  dunes({ at: rows('0.24,0.84,0.9,0.14'), light: '#f8d8a0', foot: '#d09860', shade: '#a86c4c', ripples: '#c08a58' }),
  drawn(
    (ink) =>
      // The viaduct in perspective, near at the end.
      fills(
        ink.side('#fff0d8', '#dcbfa4', '#94747c'),
        repeat(8, (i) => {
          const x = 70 + i * 96 + i * i * 3;
          const w = 14 + i * 3;
          return poly(x - w / 2, 410 + i * 9, x + w / 2, 410 + i * 9, x + w * 0.7, 470 + i * 16, x - w * 0.7, 470 + i * 16);
        })
          .split('z')
          .filter(Boolean)
          .map((d) => `${d}z`),
      ) +
      fill(ink.fade('#fff4e0', '#c8a494'), poly(-10, 388, 810, 376, 810, 478, -10, 412)) +
      fill('#7c5c6c', poly(-10, 405, 810, 452, 810, 478, -10, 412), 0.6) +
      line('#fff9ee', 3, 'M-10 389L810 378') +
      // The train: a long nose that goes to the start.
      fill(ink.fade('#ffffff', '#eef0f2', '#b4bcc8'), 'M64 384C70 366 96 346 150 332L810 232V388L110 394C80 395 62 392 64 384z') +
      fill('#1f3f5c', 'M104 362C122 346 140 338 166 332L176 352C150 356 126 362 112 368z') +
      fill('#8fb4c8', 'M118 354C132 344 146 338 162 334L166 342C148 346 130 352 118 354z', 0.8) +
      fill('#16324c', poly(236, 338, 810, 262, 810, 302, 236, 356)) +
      fill(
        '#ffe2a0',
        repeat(16, (i) => {
          const x = 246 + i * 36;
          const y = 340 - i * 4.7;
          const h = 11 + i * 1.5;
          return poly(x, y, x + 24, y - 3.2, x + 24, y - 3.2 + h + 0.9, x, y + h);
        }),
      ) +
      fill('#c89a4c', 'M66 380C120 372 180 366 240 364L810 324V334L240 372C180 376 120 382 64 388z') +
      fill('#2f7f74', 'M64 388C120 382 180 376 240 373L810 336V342L240 378C180 382 120 388 70 392z') +
      line('#9aa4b4', 2, 'M430 300V386M640 272V386', 0.8) +
      fill('#4a4a60', poly(110, 394, 810, 388, 810, 396, 110, 400)) +
      fill('#fff6c8', 'M74 376q10-6 22-6l-4 7q-10 2-18 3z') +
      // Masts and wires.
      line('#6a5468', 3, 'M60 386V250H112M300 384V204H372M620 380V120H716') +
      line('#6a5468', 1.4, 'M-10 262L112 254 372 210 716 130 810 106', 0.8),
  ),
  palms({
    at: rows('0.06,0.98,170,18 0.16,1,120,-14 0.3,1.01,150,10 0.42,0.99,100,-16'),
    light: '#7fa454',
    dark: '#2f6a50',
    trunk: '#6a4638',
    trunkLight: '#b88a5c',
    seed: 66,
  }),
);
