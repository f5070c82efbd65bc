import { brush, fill, fills } from '../../engine/ink.ts';
import { mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { blob, type Point, points, poly, rows, sliver } from '../../engine/paths.ts';
import { endAt, endSpot, endSpots, flushEnd, fromEnd, place, type Scene } from '../../engine/stage.ts';
import { oldBridge } from '../../landmarks/balkans/stari-most.ts';
import { type HouseRow, stoneHouses } from '../../landmarks/balkans/stone-houses.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { sitter, visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';
import { crowns, cypresses } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const house = {
  wall: ['#fffaf0', '#f2e4d0', '#c0aca8'],
  slab: ['#efe8dc', '#bdb4ac', '#857c84'],
  wood: '#7a5442',
  pane: '#5a4a50',
  shutter: '#4f8a78',
} as const;

/** Clumps of bushes on the rock, in three greens. */
function scrub(random: () => number, at: readonly Point[], size: number): string {
  const clump = (x: number, y: number, r: number) =>
    blob(
      range(7).map((k): Point => {
        const [a, q] = [(k / 7) * 6.283, r * (0.75 + random() * 0.5)];
        return [x + Math.cos(a) * q * 1.3, y + Math.sin(a) * q * 0.8];
      }),
    );
  return (
    fill('#2f6f58', at.map(([x, y]) => clump(x, y, size * (0.8 + random() * 0.5))).join('')) +
    fill('#6fae6a', at.map(([x, y]) => clump(x - size * 0.4, y - size * 0.3, size * 0.42)).join(''))
  );
}

/** The high rock of both banks and the old houses that stand on it. */
const banks = flushEnd(({ ink, crop }) => {
  const random = randomFrom(61);
  const start = crop === 'card' ? -20 : crop === 'hero' ? -620 : -360;
  const tops = range(22)
    .map((i): Point => [start + ((176 - start) * i) / 21, 372 - (random() - 0.3) * 22])
    .map(([x, y]): Point => [x, y + Math.max(0, (-60 - x) * 0.05)]);
  const cliff = ink.fade('#e8d6b4', '#a8947c');
  const far = rows<HouseRow & number[]>(
    '-470,366,48,30,1 -380,352,54,44,0 -290,346,60,52,2 -212,340,56,50,0 -140,334,62,70,1 -76,326,50,58,2 -20,330,58,66,0 50,322,50,74,2 112,330,60,90,0 772,330,60,86,0',
  );
  const near = rows<HouseRow & number[]>(
    '-590,406,56,40,0 -500,404,62,48,2 -416,398,54,44,0 -330,392,64,60,1 -250,388,52,54,2 -180,380,66,70,0 -104,378,58,62,1 -30,372,62,72,2 44,370,66,64,1 764,372,70,76,2',
  ).filter(([x]) => x > start - 60);
  const left = `M${start} 478V${numbers(tops[0]?.[1] ?? 372)}L${numbers(...tops.flat())}V478z`;
  const ribs = range(crop === 'card' ? 6 : 17).map((i) => {
    const x = mix(start, 150, (i + random() * 0.7) / (crop === 'card' ? 6 : 17));
    const [y, w, h] = [384 + random() * 36, 14 + random() * 26, 18 + random() * 40];
    return poly(x, y, x + w, y + h * 0.2, x + w * 0.7, y + h, x - w * 0.3, Math.min(476, y + h * 1.3));
  });
  return (
    fills(ink.side('#fffaf0', '#f0e4d4', '#b8a8ac'), ['M-316 372V256h9V372z', 'M-313 256v-14h4v14z']) +
    fill('#a89aa4', 'M-319 256h15v-5h-15z') +
    fill('#6f8494', 'M-316 242l5-26 5 26z') +
    scrub(random, points('-420,350 -330,340 -150,330 -60,318 30,322 100,318'), 26) +
    stoneHouses(ink, far, house) +
    scrub(random, [...tops.filter((_, i) => i % 3 === 1).map(([x, y]): Point => [x, y - 12]), [736, 360], [790, 352]], 22) +
    stoneHouses(ink, near, house) +
    fill(cliff, `${left}M724 478L728 372 760 366 820 374V478z`) +
    fill('#8a7868', ribs.join(''), 0.4) +
    fill('#8a7868', poly(748, 380, 766, 388, 760, 440, 744, 470) + poly(784, 392, 800, 400, 800, 460, 778, 470), 0.4) +
    fill('#fff3d4', ribs.filter((_, i) => i % 2).join(''), 0.35).replace('<path', '<path transform="translate(-16 -4)"') +
    scrub(
      random,
      [...tops.filter((_, i) => i % 4 === 0).map(([x, y], i): Point => [x + 10, y + 16 + (i % 2) * 40]), [780, 384], [742, 424]],
      14,
    ) +
    fill(
      '#5f6a5c',
      repeat(crop === 'card' ? 9 : 26, (i) => sliver(start + i * 30, 474 + (i % 3), 40, 5)),
      0.6,
    )
  );
});

/** The rock below the towers, nearer than the bridge. */
const footing = flushEnd(({ ink }) => {
  const random = randomFrom(97);
  const rock = ink.fade('#efdcb8', '#a08a74');
  return (
    fill(rock, 'M96 486L92 372 112 350 150 344 196 352 214 378 222 420 240 452 246 486z') +
    fill(
      '#8a7464',
      'M196 352L214 378 222 420 240 452 246 486H206L198 430 184 396zM132 372L150 384 146 430 160 486H134L128 420z',
      0.5,
    ) +
    fill('#fff6dc', 'M112 350L150 344 132 372 128 400 106 380z', 0.5) +
    fill(rock, 'M618 486L626 450 644 424 650 384 668 354 712 342 760 350 800 366 806 486z') +
    fill('#8a7464', 'M712 342L760 350 800 366V486H742L752 430 730 396zM660 400L684 412 680 450 692 486H664L668 440z', 0.5) +
    fill('#fff6dc', 'M668 354L712 342 690 372 676 392 652 396z', 0.5) +
    scrub(random, points('108,392 222,446 164,350 648,440 740,352 786,410 192,470'), 15) +
    fill('#0f6a64', sliver(88, 486, 176, 7) + sliver(606, 486, 210, 7) + sliver(240, 484, 60, 9) + sliver(566, 484, 70, 10), 0.6)
  );
});

/** Shingle on the river bank, dry in summer. */
const shingle = flushEnd(({ ink, crop }) => {
  const random = randomFrom(83);
  const stones = range(crop === 'card' ? 22 : 60).map(() => {
    const x = mix(crop === 'card' ? -10 : -600, 250, random());
    const y = mix(556 + Math.max(0, x) * 0.09, 600, random());
    return `M${numbers(x, y)}h${numbers(3 + random() * 9)}`;
  });
  return (
    fill('#e8fff4', 'M-640 536C-300 516-60 520 120 540 220 552 300 576 344 606H-640z', 0.7) +
    fill(ink.fade('#fbeed0', '#d0b48c'), 'M-640 541C-300 522-60 526 114 546 210 558 284 580 326 606H-640z') +
    brush('#b09878', 5, stones.join(''), 0.6) +
    brush('#fffaf0', 4, stones.filter((_, i) => i % 3 === 0).join(''), 0.8)
  );
});

/** Mostar on a summer morning: the Old Bridge from the river bank, someone about to dive. */
export const mostar: Scene = {
  slug: 'mostar',
  layers: [
    sky(['#3f9cc8', '#94d0dc', '#e8f2e0', '#fff0d0'], 0.62),
    streaks({
      from: 0.06,
      to: 0.26,
      count: { card: 3, hero: 5, share: 4 },
      colour: '#fff',
      opacity: 0.55,
      seed: 512,
      length: 260,
    }),
    mountains({ y: 0.5, amp: 70, rough: 0.6, seed: 325, fill: ['#b4c4d4', '#e4e4d8'], shade: '#98acc4', shadeOpacity: 0.25 }),
    mountains({
      y: 0.58,
      amp: 50,
      rough: 0.5,
      seed: 77,
      fill: ['#a4b8a8', '#d8dcc0'],
      shade: '#86a094',
      shadeOpacity: 0.4,
      tilt: -20,
    }),
    haze({ y: 0.62, height: 0.16, colour: '#fdf6e0', opacity: 0.7 }),
    water({
      from: 0.715,
      colours: ['#d4f0d8', '#5cc0a0', '#1f9484', '#0f6a70'],
      ripple: '#eafff0',
      rippleOpacity: 0.5,
      count: 46,
      seed: 289,
    }),
    forest({
      y: 0.66,
      amp: 16,
      rough: 0.1,
      seed: 64,
      fill: ['#7fb088', '#5f9878'],
      size: 20,
      kind: 'round',
      rim: '#b8dc9c',
      to: 0.722,
    }),
    land(
      (s) => s.ink.fade('#8fb884', '#4f8a6c'),
      endAt<Point>(points('0.26,0.62 0.36,0.68 0.47,0.725 0.5,0.735 0.3,0.76 0.2,0.76')),
    ),
    land(
      (s) => s.ink.fade('#9cc48a', '#5a9070'),
      endAt<Point>(points('0.84,0.6 0.72,0.66 0.62,0.72 0.585,0.735 0.78,0.76 0.86,0.76')),
    ),
    crowns({
      at: endAt(rows('0.355,0.72,58 0.41,0.735,44 0.455,0.735,28 0.73,0.73,64 0.68,0.735,46 0.635,0.735,30')),
      light: '#8fc47a',
      dark: '#3f7f62',
      seed: 143,
    }),
    banks,
    place(
      oldBridge({
        stone: ['#fff4dc', '#efdcbc', '#bfa48e'],
        slab: house.slab,
        joint: '#a08468',
        slit: '#5a4650',
        mosque: ['#fffaf0', '#f0e4d4', '#b8a8ac'],
        lead: ['#d4dcdc', '#8fa4ac', '#5f7484'],
        shirts: ['#d3424f', '#fff', '#2f7fa8', '#f0b23f', '#5fa078'],
      }),
      endSpot({ x: 0.54, y: 0.775, scale: 1 }),
    ),
    footing,
    reflection({ x: fromEnd(0.26), from: 0.815, height: 80, width: 150, colour: '#f4e4c4', opacity: 0.5, seed: 31 }),
    reflection({ x: fromEnd(0.83), from: 0.815, height: 80, width: 150, colour: '#f4e4c4', opacity: 0.5, seed: 32 }),
    glitter({ x: fromEnd(0.54), from: 0.76, colour: '#fffef0', width: [120, 220], count: 26, opacity: 0.6 }),
    cypresses({
      at: endAt(rows('0.1,0.61,110 -0.17,0.64,80 -0.2,0.645,104 -0.46,0.66,70 0.965,0.6,110')),
      light: '#5f9a6c',
      dark: '#2a5f50',
    }),
    shingle,
    scatter(visitor('#fff', '#3f6a94', '#4a3040', '#f0d49a'), endSpots('0.14,0.965,1.5')),
    scatter(visitor('#d3424f', '#f4ead4', '#3a2430'), endSpots('0.185,0.975,1.45 -0.33,0.95,1.3')),
    scatter(sitter('#2f8f94', '#4a4a6a', '#5a3a30'), endSpots('0.3,0.985,1.5 -0.22,0.96,1.3')),
    scatter(sitter('#f0b23f', '#3f5a7a', '#2f2430'), endSpots('0.05,0.99,1.5')),
    bough({
      from: [1.03, 1.04],
      to: { card: [0.74, 0.9], hero: [0.85, 0.9], share: [0.8, 0.9] },
      sag: -14,
      wood: '#4a5a3c',
      leaves: ['#e0567a', '#ff8fa8', '#3f8a5c', '#2a6a4c'],
      count: 56,
      size: 22,
      seed: 247,
    }),
    spray({ dense: 1, clear: 0.92, between: [0, 0.36], colour: '#8f7454', count: 40, seed: 211, opacity: 0.35 }),
    birds({ x: fromEnd(0.06), y: 0.13, count: 7, size: 11, colour: '#3f5a74', spread: 90, seed: 481 }),
    grain(0.8),
  ],
};
