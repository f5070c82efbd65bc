import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { maidensTower } from '../../landmarks/asia/galata-tower.ts';
import { imperialMosque } from '../../landmarks/asia/imperial-mosque.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { crowns, cypresses } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, drawn, ground, lamp, sight } from '../sights/sheet.ts';

const sinan = {
  stone: ['#fff0d8', '#dcc4b0', '#94849c'],
  lead: ['#b8c8d4', '#7f98b0', '#4f648c'],
  window: '#5a5070',
  glow: '#ffe9b0',
  gold: '#e9b446',
} as const;

const night = {
  stone: ['#d8a890', '#8a5f78', '#4a3a64'],
  lead: ['#8a8ab0', '#5a5a8c', '#3a3868'],
  window: '#2f2850',
  glow: '#ffe39a',
  gold: '#ffd86e',
} as const;

/** Tea and simit on the rail of the Galata Bridge, fishing rods, the first minarets alight. */
const tea = sight(
  'istanbul-tea',
  ...air('dusk', [0.16, 0.5], 40),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#ffc49a', opacity: 0.5, seed: 32 }),
  place(imperialMosque(night), { x: 0.56, y: 0.62, scale: 0.62 }),
  drawn(
    (ink) =>
      fill(
        ink.fade('#6a4a74', '#4a3866'),
        `M-10 380${repeat(21, (i) => `L${i * 40} ${352 - ((i * 23) % 26)}L${i * 40 + 24} ${352 - ((i * 23) % 26)}`)}L810 380z`,
      ) +
      fill(
        lamp,
        repeat(30, (i) => rect((i * 71) % 800, 358 + ((i * 13) % 14), 4, 6)),
      ),
  ),
  water({ from: 0.63, colours: ['#f0987c', '#8a5a90', '#3f3a78'], ripple: '#ffd8a8', count: 60, seed: 31 }),
  scatter(ferry({ hull: '#3a2f5c', white: '#fff4e4', shade: '#c8a8a8', window: '#ffdf94', funnel: '#e8b43c' }), [
    { x: 0.3, y: 0.72, scale: 0.6 },
  ]),
  birds({ x: 0.4, y: 0.24, count: 8, size: 12, colour: '#fff0e0', seed: 11 }),
  drawn((ink) => {
    const glass = (x: number) =>
      fill('#fff', ellipse(x, 540, 46, 11)) +
      fill('#e8505c', ellipse(x, 540, 34, 7)) +
      fill(
        ink.side('#f08a4c', '#c8502c', '#8a2c24'),
        `M${x - 21} 470Q${x - 9} 500 ${x - 18} 524 ${x - 14} 538 ${x} 538T${x + 18} 524Q${x + 9} 500 ${x + 21} 470z`,
      ) +
      fill('#fff', `M${x - 22} 456H${x + 22}L${x + 21} 470H${x - 21}z`, 0.5) +
      fill('#fff', `M${x - 15} 470Q${x - 6} 500 ${x - 12} 526L${x - 8} 528Q${x - 2} 500 ${x - 9} 470z`, 0.5);
    const simit = (x: number, y: number) =>
      line('#a8602c', 26, ellipse(x, y, 54, 26)) +
      line('#d8944c', 14, ellipse(x, y - 4, 54, 26)) +
      brush(
        '#fff0c8',
        4,
        repeat(
          22,
          (i) =>
            `M${x + Math.round(Math.cos(i * 0.2856) * (50 + (i % 3) * 5))} ${y - 4 + Math.round(Math.sin(i * 0.2856) * (22 + (i % 3) * 4))}l4 1`,
        ),
      );
    return (
      line('#3a2844', 4, 'M620 480Q560 300 420 190M700 480Q660 280 560 130M120 480Q180 330 330 250') +
      line('#fff0e0', 1.2, 'M420 190L400 430M560 130L520 420M330 250L350 410', 0.6) +
      fill(ink.fade('#5a7484', '#3c4f68', '#2a3450'), rect(0, 536, 800, 74)) +
      fill('#8aa4b0', rect(0, 530, 800, 10)) +
      fill('#1c1024', ellipse(330, 548, 240, 10), 0.35) +
      glass(250) +
      glass(470) +
      simit(360, 510) +
      fill('#4f9cc8', 'M600 470h90l-10 66h-70z') +
      fill('#8fc4e0', ellipse(645, 470, 45, 10)) +
      fill('#d0e4ee', `${ellipse(630, 466, 22, 6)}${ellipse(660, 470, 20, 6)}`)
    );
  }),
);

/** The Blue Mosque and its six minarets across the fountain of Sultanahmet. */
const sultanahmet = sight(
  'istanbul-sultanahmet',
  ...air('morning', [0.14, 0.18], 36),
  streaks({ from: 0.06, to: 0.32, count: 5, colour: '#fff', opacity: 0.7, seed: 15 }),
  place(imperialMosque(sinan, 6), { x: 0.52, y: 0.74, scale: 0.98 }),
  cypresses({ at: rows('0.1,0.77,120 0.16,0.76,90 0.9,0.77,130 0.84,0.76,96'), light: '#7fae64', dark: '#3a6c50' }),
  drawn(
    (ink) =>
      ground(ink, 448, '#a8cc70', '#84b05c', '#5f8c50') +
      fill('#f4e4c8', 'M-10 540Q400 500 810 540V610H-10z') +
      fill(
        '#e0489c',
        repeat(22, (i) => circle(20 + i * 37, 474 + (i % 2) * 9, 8)),
      ) +
      fill(
        '#f4c040',
        repeat(22, (i) => circle(38 + i * 37, 490 + (i % 2) * 7, 7)),
      ) +
      fill('#fff8ea', ellipse(416, 520, 180, 30)) +
      fill(ink.fade('#a8dcec', '#5fa8cc'), ellipse(416, 518, 164, 23)) +
      brush(
        '#fff',
        4,
        repeat(9, (i) => `M${300 + i * 29} 514q${(4 - i) * 5}-${96 - Math.abs(4 - i) * 12} ${(4 - i) * 18} 0`),
        0.85,
      ) +
      fill('#fff', 'M411 516Q408 420 416 386 424 420 421 516z', 0.9),
  ),
  crowns({ at: rows('0.03,0.86,120 0.97,0.86,130'), light: '#9cc464', dark: '#4f8450', seed: 5 }),
  scatter(visitor('#c2405c', '#2f3c70', '#3a2420'), [{ x: 0.22, y: 0.96, scale: 2.1 }]),
  scatter(visitor('#3f8cb8', '#5a4438', '#2a1c1c'), [{ x: 0.275, y: 0.965, scale: 2 }]),
);

/** The Maiden's Tower from the steps of Üsküdar, the domes of the old city across the strait. */
const uskudar = sight(
  'istanbul-uskudar',
  ...air('dusk', [0.3, 0.48], 44),
  streaks({ from: 0.08, to: 0.4, count: 7, colour: '#ffc49a', opacity: 0.5, seed: 51 }),
  place(imperialMosque(night), { x: 0.2, y: 0.58, scale: 0.34 }),
  place(imperialMosque(night), { x: 0.44, y: 0.58, scale: 0.28 }),
  drawn(() => fill('#5a4070', 'M-10 352Q60 326 160 340T400 338 620 344L810 348V362H-10z')),
  water({ from: 0.59, colours: ['#ffb088', '#94609c', '#3f3c80'], ripple: '#ffe0b8', count: 70, seed: 61 }),
  glitter({ x: 0.3, from: 0.6, to: 0.8, colour: '#fff0c0', width: [40, 130] }),
  place(maidensTower({ white: ['#fff4e4', '#dcb8b0', '#8a6a8c'], roof: '#8a4a5c', window: '#ffdf94', rock: '#6a5074' }), {
    x: 0.7,
    y: 0.72,
    scale: 1.3,
  }),
  birds({ x: 0.5, y: 0.22, count: 8, size: 12, colour: '#fff0e0', seed: 21 }),
  drawn(
    (ink) =>
      repeat(
        3,
        (i) =>
          fill(ink.fade('#c89c94', '#8a6478'), rect(0, 506 + i * 34, 800, 34)) + fill('#f0ccb4', rect(0, 504 + i * 34, 800, 6)),
      ) +
      fill('#c2405c', rect(90, 496, 80, 10) + rect(560, 530, 80, 10)) +
      fill('#e8b43c', rect(250, 530, 80, 10)),
  ),
  scatter(visitor('#3f8cb8', '#2a2448', '#3a2420'), [{ x: 0.37, y: 0.92, scale: 2.3 }]),
  scatter(visitor('#f0b04a', '#3a3060', '#2a1c1c'), [{ x: 0.43, y: 0.925, scale: 2.2 }]),
);

export const istanbulPlaces = [tea, sultanahmet, uskudar];
