import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { blob, circle, curve, ellipse, leaf, open, type Point, points, rect, rows } from '../../engine/paths.ts';
import { endSpot, flushEnd, fromEnd, place, type Scene, type Stage } from '../../engine/stage.ts';
import { flameTowers } from '../../landmarks/caucasus/flame-towers.ts';
import { icherisheher, maidenTower } from '../../landmarks/caucasus/maiden-tower.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, stars } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { reflection, water } from '../../nature/water.ts';

const lamp = '#ffe6a0';
const startOf = (stage: Stage) => 800 - stage.w / stage.u;

/** Streaks of cloud in the wind. */
const windClouds = flushEnd((stage) => {
  const random = randomFrom(611);
  const start = startOf(stage);
  const d = range(Math.round((800 - start) / 105)).map(() => {
    const [x, y, long] = [mix(start, 760, random()), 60 + random() * 190, 90 + random() * 150];
    return `M${numbers(x, y)}q${numbers(long * 0.5, -16, long, -long * 0.16)}q${numbers(-long * 0.4, long * 0.1 + 14, -long, long * 0.16)}z`;
  });
  return fill('#f0b0b8', d.join(''), 0.28);
});

/** The hill above the old city, with the television tower beyond. */
const hill = flushEnd(
  (stage) =>
    fill(
      stage.ink.fade('#54548c', '#3a3a70'),
      `${curve(points('-640,352 -300,350 -60,344 90,318 190,290 300,270 430,268 560,282 700,300 820,306'))}V400H-640z`,
    ) +
    fill('#8f8ab8', 'M126 312L130 190H134L138 312zM127 214h10v8h-10zM128 240h8v6h-8z') +
    line('#8f8ab8', 2, 'M132 190V150') +
    fill('#ff7a6a', circle(132, 150, 3) + circle(132, 188, 3)),
);

/** The Ferris wheel, far away on the boulevard. */
const wheel = flushEnd(() => {
  const spokes = repeat(
    12,
    (i) => `M46 318L${numbers(46 + Math.cos((i * Math.PI) / 6) * 34, 318 + Math.sin((i * Math.PI) / 6) * 34)}`,
  );
  return (
    line('#b8c4f0', 1, spokes, 0.7) +
    line('#8fe0f0', 2.6, circle(46, 318, 34)) +
    brush(
      '#fff4c8',
      5,
      repeat(
        12,
        (i) => `M${numbers(46 + Math.cos((i * Math.PI) / 6 + 0.26) * 34, 318 + Math.sin((i * Math.PI) / 6 + 0.26) * 34)}h0`,
      ),
    ) +
    line('#8f94c8', 2.4, 'M46 318L30 360M46 318L62 360')
  );
});

/** Edge of the quay from the viewer's feet to the far end of the bay. */
const quay: readonly Point[] = points('-60,620 90,548 216,490 300,444 322,414 290,390 200,374 60,364 -120,358 -640,355');
const boulevard = flushEnd((stage) => {
  const edge = curve(quay);
  const paving = stage.ink.fade('#6f5c88', '#9a7490', '#5a4870');
  return (
    fill('#241f50', `${curve(quay.map(([x, y]): Point => [x - 3, y + 9]))}L-640 352H820V640z`) +
    fill(paving, `${edge}L-640 351H820V640H-60z`) +
    line('#ffe0b8', 2.2, edge, 0.75) +
    line(
      '#f0c4b0',
      1.4,
      'M30 620C180 560 330 500 372 446M220 640C330 590 440 520 452 470M470 640C520 600 560 540 556 492M720 640C716 600 690 540 660 500',
      0.28,
    ) +
    line('#f0c4b0', 1.2, 'M196 516L800 530M100 566L800 588M290 470L800 484', 0.22)
  );
});

/** Lamps along the water, each with its pool of light and its path on the sea. */
const lamps = flushEnd((stage) => {
  const glow = stage.ink.radial([0, lamp, 0.85], [0.3, lamp, 0.3], [1, lamp, 0]);
  const posts = rows<[number, number, number]>(
    '130,540,104 226,494,72 292,456,52 324,426,38 302,396,26 252,384,20 190,376,15 120,370,12 40,365,10 -50,362,9 -140,360,8 -240,359,8 -340,358,7 -440,357,7 -540,357,7',
  );
  return (
    brush(
      lamp,
      3,
      each(
        posts,
        ([x, y, tall], i) => (i > 4 ? `M${x} ${y}h0M${x - 40} ${y - 1}h0` : '') + (i > 3 ? `M${x} ${y - tall * 0.8}h0` : ''),
      ),
    ) +
    each(posts.slice(0, 5), ([x, y, tall]) => {
      const r = tall * 0.09;
      return (
        fill(glow, ellipse(x + tall * 0.2, y + 3, tall * 0.7, tall * 0.16), 0.8) +
        line('#2a2450', tall * 0.045, open(x, y, x, y - tall)) +
        fill(glow, circle(x, y - tall - r, tall * 0.42)) +
        fill('#fff6d8', circle(x, y - tall - r, r))
      );
    })
  );
});

/** Trees bent by the wind off the sea, their leaves flying. */
const windTrees = flushEnd(() => {
  const random = randomFrom(617);
  const tree = (x: number, y: number, t: number) => {
    const lobe = (cx: number, cy: number, r: number, long: number) =>
      blob(
        range(9).map(
          (k): Point => [
            x + t * cx + Math.cos(k * 0.698) * t * r * long * (0.86 + random() * 0.28),
            y + t * cy + Math.sin(k * 0.698) * t * r * (0.8 + random() * 0.3) - Math.cos(k * 0.698) * t * 0.05,
          ],
        ),
      );
    const tails = (count: number) =>
      repeat(count, () => {
        const along = random();
        return leaf(
          x + t * (0.1 + along * 0.52),
          y - t * (0.52 + random() * 0.42 + along * 0.06),
          t * (0.16 + random() * 0.12),
          t * 0.03,
          -0.5 + random() * 0.6,
        );
      });
    return (
      brush(
        '#2a2040',
        t * 0.06,
        `M${numbers(x, y)}C${numbers(x + t * 0.01, y - t * 0.2, x + t * 0.03, y - t * 0.36, x + t * 0.18, y - t * 0.66)}M${numbers(x + t * 0.05, y - t * 0.38)}Q${numbers(x + t * 0.2, y - t * 0.5, x + t * 0.42, y - t * 0.62)}`,
      ) +
      fill(
        '#24485c',
        lobe(0.02, -0.6, 0.12, 1.2) +
          lobe(0.14, -0.76, 0.14, 1.2) +
          lobe(0.32, -0.86, 0.13, 1.3) +
          lobe(0.32, -0.64, 0.13, 1.4) +
          lobe(0.5, -0.74, 0.1, 1.5) +
          tails(12),
      ) +
      fill(
        '#3f7a74',
        lobe(0, -0.64, 0.07, 1.2) +
          lobe(0.1, -0.8, 0.08, 1.3) +
          lobe(0.28, -0.9, 0.07, 1.4) +
          lobe(0.3, -0.68, 0.06, 1.5) +
          lobe(0.47, -0.77, 0.05, 1.6) +
          tails(7),
      ) +
      fill('#b0ac70', tails(4), 0.85)
    );
  };
  const flying = repeat(22, () => leaf(380 + random() * 420, 380 + random() * 200, 9 + random() * 6, 3, -0.6 + random() * 1.2));
  return tree(338, 428, 62) + tree(352, 462, 92) + tree(690, 570, 158) + fill('#e8b86c', flying, 0.8);
});

/** The old city is mirrored with its boulevard. */
const oldCity = flushEnd(({ ink }) =>
  group(
    'translate(656 441)scale(.92)',
    icherisheher({
      wall: ['#ffdca4', '#d09c78', '#74546c'],
      houses: [
        ['#e8b890', '#b0846c', '#644a64'],
        ['#d8a890', '#9c746c', '#584464'],
      ],
      wood: ['#b87850', '#7a4a40', '#472c40'],
      dark: '#2f2040',
      glow: lamp,
    })({ ink, lit: -1 }),
  ),
);

/** A family seen from behind: scarf and coats in the wind, a boy on his father's shoulders. */
const family = flushEnd(() => {
  const shadow = fill('#1f1840', ellipse(40, 3, 96, 8), 0.35);
  const father =
    fill('#2a2c54', 'M-12-58L-15 0H-4L0-44 4 0H15L12-58z') +
    fill('#4a7aa8', 'M-16-104C-18-112-8-116 0-116S18-112 16-104L18-52H-17z') +
    fill('#2f4f7c', 'M4-116C14-116 17-110 16-104L18-52 34-46C26-66 20-90 4-116z', 0.9) +
    brush('#4a7aa8', 8, 'M-14-106C-24-116-22-128-12-134M14-106C24-116 22-128 12-134') +
    fill('#e0a888', circle(0, -126, 10)) +
    fill('#2a1f34', 'M-10.500-126C-11-140 11-140 10.500-126 8-118-8-118-10.500-126z') +
    fill('#f0b84c', 'M-12-176C-8-182 8-182 12-176L14-140H-14z') +
    fill('#2f6f7c', 'M-14-146h9v28h-9zM5-146h9v28H5z') +
    fill('#3a2430', circle(0, -188, 9.5)) +
    brush('#f0b84c', 6, 'M-11-172L-28-190M11-172L26-196');
  const mother =
    fill('#a8284a', 'M-12-100C-8-108 10-108 13-100L18-60C24-40 30-24 46-8 24 2-6 4-18 0-20-30-16-70-12-100z') +
    fill('#7a1838', 'M4-106C12-106 13-102 14-96L18-60C24-40 30-24 46-8L30-2C14-30 8-70 4-106z') +
    fill('#f4dcc8', 'M-11-122C-12-138 12-140 12-124 12-112 14-104 18-98 8-94-10-94-15-100-10-106-11-114-11-122z') +
    fill('#fff0dc', 'M8-112C28-122 40-108 62-120 56-104 40-98 16-98z') +
    brush('#a8284a', 7, 'M-12-96C-20-84-24-72-28-62');
  const girl =
    fill('#e8f0f8', 'M-8-56C-6-62 7-62 9-56L12-38C16-28 20-22 28-16 14-10-6-10-13-13z') +
    fill('#f4c8b0', rect(-7, -14, 5, 14) + rect(4, -14, 5, 14)) +
    fill('#3a2430', 'M-8-70C-8-82 9-82 9-70L8-62H-7zM6-74C16-78 20-72 28-74 22-66 14-64 7-66z') +
    brush('#f4d8c4', 5, 'M-8-54L-24-62M9-54L22-66') +
    line('#d8c8e0', 1, 'M22-66Q70-110 96-168') +
    fill('#ff8a5c', 'M96-168l-16-10 20-22 14 24z') +
    fill('#ffd070', 'M96-168l4-32 14 24z') +
    line('#ff8a5c', 2, 'M96-168q8 10 20 4t18 8 16-2');
  return group(
    'translate(470 566)scale(.8)',
    shadow + group('translate(-44 0)', mother) + father + group('translate(62 2)', girl),
  );
});

/** People farther away. */
const strollers = flushEnd(() => {
  const one = (x: number, y: number, s: number, robe: string, head: string) =>
    group(
      `translate(${x} ${y})scale(${s})`,
      fill(robe, 'M-6-34C-8-38 8-38 7-32L12-6 20 0H-8z') +
        fill(head, circle(0, -41, 5)) +
        fill('#1f1840', ellipse(12, 1, 24, 3), 0.3),
    );
  return (
    one(410, 474, 0.74, '#d8c4b8', '#3a2430') +
    one(424, 475, 0.68, '#3f4f84', '#c8947c') +
    one(560, 508, 0.86, '#2f6f7c', '#3a2430') +
    one(300, 412, 0.44, '#7a3a64', '#2a1f34')
  );
});

/** Baku at the blue hour: a windy evening on the boulevard below the Maiden Tower, the Flame Towers lit on their hill. */
export const baku: Scene = {
  slug: 'baku',
  layers: [
    sky(['#141c54', '#2f4c98', '#7488c0', '#f0b49c'], 0.6),
    stars({ count: 26, to: 0.26, seed: 613 }),
    windClouds,
    hill,
    massing({
      y: 0.588,
      between: { card: [0.24, 1.02], hero: [0.56, 1.02], share: [0.46, 1.02] },
      tall: [24, 76],
      wide: [18, 34],
      colour: '#3f3f78',
      light: '#6a68a0',
      window: lamp,
      windowOpacity: 0.8,
      seed: 619,
      mound: false,
    }),
    place(
      flameTowers({
        lit: ['#ffb060', '#ff7a3c', '#e8503c'],
        shade: ['#e8683f', '#b83a4c', '#7a2858'],
        tongue: '#ffe08a',
        glow: '#ff9a5c',
        floor: '#3a1440',
      }),
      endSpot({ x: 0.46, y: 0.52, scale: 1, rtlX: 0.53 }),
    ),
    massing({
      y: 0.59,
      between: { card: [0.3, 1.02], hero: [0.6, 1.02], share: [0.51, 1.02] },
      tall: [56, 92],
      wide: [22, 40],
      colour: '#54487c',
      light: '#8a749c',
      window: lamp,
      windowOpacity: 0.9,
      seed: 623,
      mound: false,
    }),
    wheel,
    haze({ y: 0.585, height: 0.12, colour: '#f4b8a8', opacity: 0.5 }),
    water({
      from: 0.592,
      colours: ['#c49cb0', '#5a6cac', '#2a4488', '#16265c'],
      ripple: '#d8d8f4',
      rippleOpacity: 0.4,
      count: 90,
      seed: 629,
    }),
    reflection({ x: fromEnd(0.2), from: 0.62, height: 150, width: 120, colour: '#ff9a6a', opacity: 0.5, seed: 631 }),
    scatter(riverBoat({ hull: '#1c2458', white: '#f4ecf0', glass: '#6f74b0', lamp }), [
      { x: fromEnd(0.1), y: 0.68, scale: 0.42 },
    ]),
    boulevard,
    oldCity,
    place(
      maidenTower({
        stone: ['#ffdca0', '#d8a070', '#7f5468'],
        buttress: ['#f4c890', '#c08c6c', '#6f4c66'],
        line: '#5a3448',
        dark: '#2f2040',
        lamp,
      }),
      { x: fromEnd(0.83), y: 0.79, scale: 1.12, rtlX: { card: 0.21, hero: 0.12, share: 0.147 } },
    ),
    strollers,
    lamps,
    windTrees,
    family,
    grain(),
  ],
};
