import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { ellipse, points, rect, rows } from '../../engine/paths.ts';
import { endSpot, type Landmark, type Layer, place, type Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { sky } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { glitter, shoreFoam, water } from '../../nature/water.ts';

/** Seongsan Ilchulbong: a green bowl with a broken rim, its cliffs straight into the sea. */
const crater: Landmark = ({ ink, lit }) => {
  const rim = points(
    '-262,-96 -244,-140 -222,-160 -200,-150 -178,-174 -150,-158 -122,-182 -90,-164 -58,-188 -22,-170 10,-192 44,-172 78,-186 108,-164 138,-174 164,-148 192,-150 222,-112',
  );
  const line0 = rim.map(([x, y]) => `${x} ${y}`).join('L');
  const body = `M-330 0C-316-22-300-40-290-62-280-76-272-84-262-96L${line0}C236-92 262-66 300-46 340-26 372-12 400 0z`;
  const peaks = rim.filter(([, y], i) => y < (rim[i - 1]?.[1] ?? 0) && y < (rim[i + 1]?.[1] ?? 0));
  const rib = ([x, y]: readonly [number, number], i: number, s: -1 | 1) =>
    `M${x} ${y}L${x + s * (14 + (i % 3) * 4)} ${y + 34}L${x + s * 8} ${y + 62 + (i % 2) * 20}L${x + s * (26 + (i % 3) * 8)} ${y + 120}L${x + s * 4} ${y + 104}L${x - s * 3} ${y + 50}z`;
  const away = lit === 1 ? -1 : 1;
  const cliff = (s: -1 | 1) =>
    s === -1
      ? 'M-330 0C-316-22-300-40-290-62-280-76-272-84-262-96L-244-140-222-160C-230-124-206-96-222-64-230-40-214-20-220 0z'
      : 'M400 0C372-12 340-26 300-46 262-66 236-92 222-112L192-150C204-120 196-100 222-72 240-52 236-24 256 0z';
  const cracks = (s: -1 | 1) =>
    repeat(7, (i) =>
      s === -1 ? `M${-308 + i * 13} ${-14 - i * 18}l4 ${16 + i * 7}` : `M${240 + i * 20} ${-84 + i * 11}l5 ${52 - i * 5}`,
    );
  return (
    fill(ink.fade('#a4c860', '#5f9a54', '#3f7458'), body) +
    fill('#2f6050', peaks.map((peak, i) => rib(peak, i, away)).join(''), 0.5) +
    fill('#d8ec8c', peaks.map((peak, i) => rib(peak, i + 1, lit)).join(''), 0.42) +
    fill('#e0c088', cliff(lit)) +
    fill('#566a68', cliff(away)) +
    line('#3f4f54', 2.4, cracks(-1) + cracks(1), 0.45) +
    fill('#fff', `${rect(-330, -2, 730, 3)}`, 0.6)
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
    repeat(24, (i) => `M${((i * 37) % 76) - 38} ${-((i * 53) % 170) - 8}h2v2h-2z`),
    0.4,
  );

/** Canola in flower between walls of black stone. */
const field: Layer = {
  draw: ({ ink, w, h }) => {
    const random = randomFrom(77);
    const far = w + 10;
    const [top, u] = [h * 0.763, h / 600];
    const rows = repeat(
      7,
      (i) =>
        `M-10 ${numbers(top + (i * 6 + i * i * 2.4) * u)}Q${numbers(w * 0.32, top + (-12 + i * 8 + i * i * 2.6) * u)} ${far} ${numbers(top + (4 + i * 7 + i * i * 2.2) * u)}`,
    );
    const blooms = (n: number, from: number) =>
      repeat(n, () => {
        const t = random();
        return `M${Math.round(random() * w)} ${Math.round(from + t ** 0.8 * (h - from))}h0`;
      });
    const stones = repeat(Math.ceil(w / 14) + 1, (i) => {
      const x = -10 + i * 14.4;
      const y = top + Math.sin(x * 0.011) * 8 * u;
      return `M${numbers(x, y)}q${numbers(2, -9 - (i % 3) * 2, 8, -9 - (i % 2) * 3)}q6 1 7 ${numbers(9 + (i % 2) * 3)}z`;
    });
    return (
      fill(
        ink.fade('#f6d84a', '#e0b830', '#8aa03f'),
        `M-10 ${numbers(top)}Q${numbers(w * 0.25, top - 18 * u, w * 0.525, top)}T${numbers(far, top - 8 * u)}V${h + 10}H-10z`,
      ) +
      line('#a8a030', 3, rows, 0.5) +
      line('#fff27a', 4, blooms(Math.round(w * 0.3), top + 6), 0.95, ' stroke-linecap="round"') +
      line('#f0b820', 6, blooms(Math.round(w * 0.14), h * 0.83), 0.9, ' stroke-linecap="round"') +
      line('#5f8a3c', 5, blooms(Math.round(w * 0.075), h * 0.9), 0.8, ' stroke-linecap="round"') +
      fill('#3a4448', stones)
    );
  },
};

/** Spring on Jeju: the sunrise crater over fields of canola. */
export const jeju: Scene = {
  slug: 'jeju',
  layers: [
    sky(['#2a86c8', '#84c8e4', '#e0f2e4', '#fff4d0'], 0.64),
    streaks({ from: 0.08, to: 0.34, count: 6, colour: '#fff', opacity: 0.6, seed: 514 }),
    cumulus({
      at: rows('0.86,0.26,200 0.34,0.5,170'),
      light: '#fff',
      body: '#f4faf4',
      shade: '#b4dce0',
      seed: 181,
    }),
    water({ from: 0.6, colours: ['#c8f0e8', '#48b8cc', '#1a88b4'], ripple: '#fff', rippleOpacity: 0.6, count: 70, seed: 317 }),
    glitter({ x: 0.17, from: 0.605, to: 0.76, colour: '#fffef0', width: [50, 110], count: 22 }),
    place(crater, endSpot({ x: 0.62, y: 0.7, scale: 0.96, rtlX: 0.4 })),
    shoreFoam({ y: 0.702, seed: 21, between: [0.24, 1] }),
    hills({ y: 0.755, amp: 16, rough: 0.1, seed: 241, tilt: 30, fill: ['#8fc05a', '#5f9a4c'], rim: '#f0f49c' }),
    crowns({
      at: rows('0.62,0.79,60 0.7,0.79,76 0.9,0.79,66'),
      light: '#a8d068',
      dark: '#4f8a50',
      seed: 139,
    }),
    field,
    place(grandfather, endSpot({ x: 0.82, y: 0.97, scale: 0.86, rtlX: 0.18 })),
    spray({ dense: 1, clear: 0.9, colour: '#5f7a34', count: 110, seed: 196, opacity: 0.4 }),
    birds({ x: 0.38, y: 0.38, count: 7, size: 13, colour: '#fff', seed: 486 }),
    grain(0.8),
  ],
};
