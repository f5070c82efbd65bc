import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, circle, crenels, ellipse, open, rect } from '../../engine/paths.ts';
import { type Layer, place } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { dhow } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';
import { house, shop } from './shop.ts';

const date = { light: '#6f9a54', dark: '#2a5f50', trunk: '#5f4038', trunkLight: '#b08058' };

const pavement = drawn(
  (ink) =>
    ground(ink, 518, '#f4dfc0', '#d6b496') +
    line('#c49c80', 2, `M0 546H800${repeat(11, (i) => open(40 + i * 76, 520, 10 + i * 78, 560))}`, 0.6) +
    fill(ink.fade('#6d6478', '#4a4058'), rect(0, 562, 800, 38)) +
    fill('#fff6e4', rect(0, 558, 800, 6)),
);

/** Two plants in pots by the door and a bench. */
const pots = (x: number) =>
  drawn((ink) =>
    [x - 62, x + 62]
      .map(
        (at) =>
          fill('#3f7a54', ellipse(at, 484, 15, 22) + ellipse(at - 8, 496, 10, 14) + ellipse(at + 8, 494, 10, 14)) +
          fill(ink.side(...inks.rust), `M${at - 14} 504h28l-5 26h-18z`),
      )
      .join(''),
  );

const people = (list: readonly (readonly [x: number, robe: string])[]): Layer[] =>
  list.map(([x, robe], i) => scatter(walker(robe, '#b8805c'), [{ x, y: 0.915 + (i % 2) * 0.012, scale: 2.1 }]));

const morning = [
  ...air('morning', [0.84, 0.16], 28),
  streaks({ from: 0.04, to: 0.26, count: 5, colour: '#fff', opacity: 0.7, seed: 9 }),
];

/** A street front of the agency for each quarter: one shop, other houses and another sky. */
export const branches = [
  sight(
    'branch-al-sadd',
    ...air('gold', [0.14, 0.2], 32),
    massing({
      y: 0.86,
      between: [0, 1],
      tall: [180, 340],
      wide: [40, 70],
      colour: '#d8b494',
      light: '#f4d4a8',
      window: '#fff0c0',
      windowOpacity: 0.5,
      mound: false,
      seed: 41,
    }),
    drawn(
      (ink) =>
        house(ink, inks.sand, -30, 200, 216) +
        house(ink, inks.stone, 640, 210, 150) +
        shop(ink, { wall: inks.white, floors: 3, windows: 'plain', lit: '#ffcf8a', x: 405, wide: 430 }),
    ),
    pavement,
    palms({ ...date, at: [[0.1, 0.9, 300, 16] as const, [0.93, 0.9, 260, -14] as const], seed: 12 }),
    pots(405),
    // The stop of a line of the metro.
    drawn(
      (ink) =>
        line('#5a6076', 7, 'M716 530V372') +
        fill(ink.fade('#e9c45c', '#c8902c'), rounded(692, 330, 48, 48, 8)) +
        fill('#fffaf0', rounded(702, 338, 28, 28, 7)) +
        fill('#c8902c', rounded(707, 343, 18, 10, 3) + circle(710, 360, 2.4) + circle(722, 360, 2.4)),
    ),
    ...people([
      [0.475, '#ffffff'],
      [0.53, '#2c2438'],
    ]),
  ),
  sight(
    'branch-west-bay',
    ...morning,
    place(
      westBay({
        glass: ['#f4fafa', '#8ab4c4', '#4f7c98'],
        far: ['#c8d8dc', '#a4bcc8', '#88a4b8'],
        line: '#ffffff',
        lamp: '#fff4c8',
      }),
      {
        x: 0.5,
        y: 0.87,
        scale: 1.5,
        rtlX: 0.5,
      },
    ),
    drawn(
      (ink) =>
        fill(ink.fade('#cfe0e8', '#8fb0c4'), rect(0, 322, 800, 198)) +
        line('#f4fafc', 3, `${repeat(17, (i) => open(i * 50, 322, i * 50, 520))}M0 322H800M0 420H800`, 0.8) +
        shop(ink, { wall: inks.stone, floors: 0, windows: 'wide', lit: '#ffd79a', x: 360, wide: 440 }),
    ),
    pavement,
    palms({
      ...date,
      at: [[0.04, 0.9, 270, 12] as const, [0.86, 0.9, 310, -18] as const],
      seed: 22,
    }),
    pots(360),
    ...people([
      [0.42, '#3c4a6c'],
      [0.475, '#ffffff'],
    ]),
  ),
  sight(
    'branch-al-rayyan',
    ...air('noon'),
    streaks({ from: 0.06, to: 0.3, count: 5, colour: '#fff', opacity: 0.85, seed: 31 }),
    massing({
      y: 0.86,
      between: [0, 1],
      tall: [90, 190],
      wide: [60, 110],
      colour: '#d8c0a0',
      light: '#f0dcb8',
      mound: false,
      seed: 55,
    }),
    drawn(
      (ink) =>
        house(ink, inks.sand, -40, 200, 330, 'arched') +
        fill(inks.sand[0], crenels(-40, 324, 200, 9, 16)) +
        house(ink, inks.sand, 626, 220, 310, 'arched') +
        fill(inks.sand[0], crenels(626, 304, 220, 10, 16)) +
        shop(ink, { wall: inks.sand, floors: 1, windows: 'arched', lit: '#ffd08a', x: 394, wide: 430 }) +
        fill(inks.sand[0], crenels(179, 246, 430, 15, 18)),
    ),
    pavement,
    palms({
      ...date,
      at: [[0.06, 0.9, 330, 20] as const, [0.16, 0.9, 250, -10] as const, [0.9, 0.9, 340, -22] as const],
      seed: 34,
    }),
    pots(394),
    ...people([
      [0.46, '#2c2438'],
      [0.51, '#d86a5c'],
    ]),
  ),
  sight(
    'branch-umm-salal',
    ...air('gold', [0.8, 0.22], 34),
    massing({
      y: 0.86,
      between: [0, 1],
      tall: [50, 120],
      wide: [50, 110],
      colour: '#dcb890',
      light: '#f4d8a8',
      mound: false,
      seed: 65,
    }),
    // The old watchtower of the village, its upper floor wider than its foot.
    drawn(
      (ink) =>
        body(ink, inks.mud, 'M612 520L622 250H610V190H760V250H748L758 520z') +
        fill(inks.mud[0], crenels(610, 190, 150, 6, 18)) +
        fill('#5f3a34', along(640, 730, 4, (x) => arch(x, 240, 13, 28)) + rect(668, 300, 14, 30) + rect(690, 380, 14, 30)) +
        line(
          inks.wood[1],
          5,
          along(622, 748, 7, (x) => open(x, 258, x, 268)),
        ) +
        body(ink, inks.mud, rect(-20, 400, 640, 120)) +
        fill(inks.mud[0], crenels(-20, 400, 200, 11, 14)) +
        shop(ink, { wall: inks.mud, floors: 1, windows: 'arched', lit: '#ffcf88', x: 350, wide: 420 }) +
        fill(inks.mud[0], crenels(140, 246, 420, 15, 18)),
    ),
    pavement,
    palms({
      ...date,
      at: [[0.06, 0.9, 290, 14] as const, [0.13, 0.9, 220, -8] as const, [0.97, 0.9, 250, -12] as const],
      seed: 44,
    }),
    pots(350),
    ...people([
      [0.69, '#ffffff'],
      [0.74, '#ffffff'],
    ]),
  ),
  sight(
    'branch-al-khor',
    ...air('dusk', [0.2, 0.42], 34),
    streaks({ from: 0.1, to: 0.36, count: 5, colour: '#ffb49a', opacity: 0.7, seed: 71 }),
    water({ from: 0.6, colours: ['#ffc08c', '#b4688c', '#5a4a84'], ripple: '#fff0d8', count: 50, seed: 4 }),
    scatter(dhow({ hull: '#4a2a34', hullLight: '#8a5040', sail: '#fff0d8', sailShade: '#d8a088', mast: '#3a2236' }), [
      { x: 0.14, y: 0.66, scale: 0.9 },
      { x: 0.3, y: 0.63, scale: 0.5 },
    ]),
    drawn(
      (ink) =>
        // The quay and its rail.
        fill(ink.fade('#c89a84', '#8a6474'), rect(0, 480, 260, 60)) +
        brush('#5a3a44', 5, `M-10 446H250${repeat(6, (i) => open(14 + i * 44, 446, 14 + i * 44, 490))}`) +
        house(ink, ['#f0c8a0', '#c48c74', '#7a5464'], 680, 160, 300, 'arched') +
        shop(ink, { wall: ['#ffe4c4', '#dca88c', '#8f6070'], floors: 1, windows: 'plain', lit: '#ffbf6a', x: 480, wide: 430 }) +
        fills('#ffe08a', [circle(262, 388, 7), circle(698, 388, 7)]),
    ),
    pavement,
    palms({ ...date, light: '#5f7a54', dark: '#2a4650', at: [[0.92, 0.9, 300, -16] as const], seed: 54 }),
    pots(480),
    ...people([
      [0.16, '#fff0e0'],
      [0.22, '#3c4a6c'],
    ]),
  ),
];
