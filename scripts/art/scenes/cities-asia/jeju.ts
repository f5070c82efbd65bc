/** Seongsan Ilchulbong: a green bowl with a broken rim, its cliffs straight into the sea. */
import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range } from '../../engine/numbers.ts';
import { ellipse, rect } from '../../engine/paths.ts';
import { type Landmark, type Layer, place, type Scene } from '../../engine/stage.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { sky, sun } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

const crater: Landmark = ({ ink, lit }) => {
  const body =
    'M-300 0C-290-30-276-60-262-96-254-126-246-150-228-158L-206-150-190-168-166-158-146-176-118-164-96-180-64-168-40-184-10-170 18-182 50-166 78-178 106-160 130-168 154-146 178-150C200-120 226-90 268-60 300-44 340-24 372 0z';
  const left = 'M-300 0C-290-30-276-60-262-96-254-126-246-150-228-158L-206-150C-216-110-190-70-206-40-212-20-196-10-200 0z';
  const right = 'M372 0C340-24 300-44 268-60 226-90 200-120 178-150L154-146C170-110 210-80 220-50 226-30 250-16 262 0z';
  const [sunny, dark] = lit === -1 ? [left, right] : [right, left];
  return (
    fill(ink.fade('#8fb45c', '#5a8a54', '#4a6a5c'), body) +
    fill('#d8b47c', sunny, 0.9) +
    fill('#3f5a5c', dark, 0.75) +
    fill('#c4a070', 'M-200 0C-196-10-212-20-206-40-196-62-204-90-208-112-180-70-176-40-180 0z', 0.7) +
    line(
      '#3f6248',
      3,
      'M-206-148L-196-110M-166-156L-172-104M-118-162L-124-96M-64-166L-58-90M-10-168L-14-100M50-164L62-92M106-158L122-104M154-144L176-100',
      0.5,
    ) +
    fill('#b8d878', 'M-190-152C-130-128 70-126 152-142 120-116-140-112-190-152z', 0.7) +
    fill('#fff', rect(-300, -2, 672, 3), 0.6)
  );
};

/** A dol hareubang, the stone grandfather of the island: hat, round eyes, hands on his belly. */
const grandfather: Landmark = ({ ink }) =>
  fill('#2a3a34', ellipse(10, 4, 62, 9), 0.3) +
  fills(ink.side('#a8a4a0', '#74727c', '#474858'), [
    'M-46 0C-54-50-54-90-42-116-50-140-46-170-38-182H38C46-170 50-140 42-116 54-90 54-50 46 0z',
    'M-50-176C-46-190-40-196-36-200-36-226-20-238 0-238S36-226 36-200C40-196 46-190 50-176 20-168-20-168-50-176z',
  ]) +
  fill('#474858', ellipse(-17, -146, 9, 10) + ellipse(17, -146, 9, 10), 0.8) +
  fill('#a8a4a0', ellipse(-18, -148, 5.5, 6) + ellipse(16, -148, 5.5, 6)) +
  line('#474858', 4, 'M0-150C-4-136-10-128-8-122 0-118 8-122 8-122M-14-108Q0-102 14-108', 0.75) +
  line('#474858', 5, 'M-44-90C-30-70-14-68-2-74M44-62C28-44 8-44-6-52', 0.7) +
  fill(
    '#d0ccc4',
    range(24)
      .map((i) => `M${((i * 37) % 76) - 38} ${-((i * 53) % 170) - 8}h2v2h-2z`)
      .join(''),
    0.4,
  );

/** Canola in flower between walls of black stone. */
const field: Layer = {
  draw: ({ ink, w, h }) => {
    const random = randomFrom(77);
    const rows = range(7)
      .map(
        (i) =>
          `M-10 ${numbers(452 + i * 6 + i * i * 2.4)}Q${numbers(260)} ${numbers(440 + i * 8 + i * i * 2.6)} 810 ${numbers(462 + i * 7 + i * i * 2.2)}`,
      )
      .join('');
    const blooms = (n: number, from: number) =>
      range(n)
        .map(() => {
          const t = random();
          return `M${Math.round(random() * w)} ${Math.round(from + t ** 0.8 * (h - from))}h0`;
        })
        .join('');
    const stones = range(58)
      .map((i) => {
        const x = -10 + i * 14.4;
        const y = 456 + Math.sin(i * 0.16) * 8;
        return `M${numbers(x, y)}q${numbers(2, -9 - (i % 3) * 2, 8, -9 - (i % 2) * 3)}q6 1 7 ${numbers(9 + (i % 2) * 3)}z`;
      })
      .join('');
    return (
      fill(ink.fade('#f6d84a', '#e0b830', '#8aa03f'), 'M-10 458Q200 440 420 458T810 450V610H-10z') +
      line('#a8a030', 3, rows, 0.5) +
      line('#fff27a', 4, blooms(240, 462), 0.95, ' stroke-linecap="round"') +
      line('#f0b820', 6, blooms(110, 500), 0.9, ' stroke-linecap="round"') +
      line('#5f8a3c', 5, blooms(60, 540), 0.8, ' stroke-linecap="round"') +
      fill('#3a4448', stones)
    );
  },
};

/** Spring on Jeju: the sunrise crater over fields of canola. */
export const jeju: Scene = {
  slug: 'jeju',
  crops: ['card'],
  layers: [
    sky(['#2a86c8', '#84c8e4', '#e0f2e4', '#fff4d0'], 0.64),
    sun({ x: 0.17, y: 0.3, r: 46, colour: '#fffef0', glow: '#fff8c4' }),
    streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff', opacity: 0.6, seed: 514 }),
    cumulus({
      at: [
        [0.86, 0.26, 200],
        [0.34, 0.5, 170],
      ],
      light: '#fff',
      body: '#f4faf4',
      shade: '#b4dce0',
      seed: 181,
    }),
    flight({ x: 0.4, y: 0.13 }),
    water({ from: 0.6, colours: ['#c8f0e8', '#48b8cc', '#1a88b4'], ripple: '#fff', rippleOpacity: 0.6, count: 70, seed: 317 }),
    glitter({ x: 0.17, from: 0.605, to: 0.76, colour: '#fffef0', width: [50, 110], count: 22 }),
    place(crater, { x: 0.62, y: 0.7, scale: 0.96, rtlX: 0.4 }),
    shoreFoam({ y: 0.702, seed: 21, between: [0.24, 1] }),
    hills({ y: 0.755, amp: 16, rough: 0.1, seed: 241, tilt: 30, fill: ['#8fc05a', '#5f9a4c'], rim: '#f0f49c' }),
    crowns({
      at: [
        [0.62, 0.79, 60],
        [0.7, 0.79, 76],
        [0.9, 0.79, 66],
      ],
      light: '#a8d068',
      dark: '#4f8a50',
      seed: 139,
    }),
    field,
    place(grandfather, { x: 0.82, y: 0.97, scale: 0.86, rtlX: 0.18 }),
    spray({ dense: 1, clear: 0.9, colour: '#5f7a34', count: 110, seed: 196, opacity: 0.4 }),
    birds({ x: 0.38, y: 0.38, count: 7, size: 13, colour: '#fff', seed: 486 }),
    grain(0.8),
  ],
};
