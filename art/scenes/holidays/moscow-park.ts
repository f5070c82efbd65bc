import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { circle, points, rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { spasskayaTower } from '../../landmarks/russia/spasskaya-tower.ts';
import { stBasil } from '../../landmarks/russia/st-basil.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills, land } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';

const ochre = ['#ffd766', '#f0a83c', '#d8702c'] as const;

/** Birches close to us, white bark with black marks. */
const birches: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const random = randomFrom(18);
    const trunks = stage.by({
      card: rows<[number, number]>('0.06,34 0.15,20 0.94,26'),
      hero: rows<[number, number]>('0.05,38 0.12,24 0.2,17 0.955,30'),
      share: rows<[number, number]>('0.06,34 0.14,20 0.95,26'),
    });
    const bark = ink.side('#fffdf6', '#e4e0e0', '#a8a4b4');
    return (
      fills(
        bark,
        trunks.map(
          ([x, wide]) =>
            `M${numbers(x * w - (wide * u) / 2, h + 4)}L${numbers(x * w - wide * u * 0.36, -4)}h${numbers(wide * u * 0.7)}L${numbers(x * w + wide * u * 0.56, h + 4)}z`,
        ),
      ) +
      fill(
        '#2f2a34',
        each(trunks, ([x, wide]) =>
          repeat(15, (i) => {
            const long = wide * u * (0.2 + random() * 0.4);
            const side = random() < 0.5 ? -0.38 : 0.4 - long / (wide * u);
            return rect(x * w + wide * u * side, h * (i + random()) * 0.068, long, (2 + random() * 3) * u);
          }),
        ),
      )
    );
  },
};

/** Leaves in the air and on the grass. */
const leaves: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(44);
    const specks = (count: number, from: number) =>
      repeat(
        Math.round(count * (w / h / 1.33)),
        () => `M${numbers(random() * w, h * (from + random() * (1 - from)))}h${numbers(3 * u)}`,
      );
    return (
      brush('#ffd766', 4 * u, specks(70, 0.86)) +
      brush('#d8602c', 4 * u, specks(60, 0.86)) +
      brush('#f0a83c', 5 * u, specks(18, 0.3), 0.9)
    );
  },
};

const bench: Layer = {
  draw: (stage) => {
    const { w, h, u } = stage;
    const [x, y] = [stage.by({ card: 0.27, hero: 0.34, share: 0.3 }) * w, h * 0.955];
    const slat = (dy: number) => rect(x - 74 * u, y - dy * u, 148 * u, 8 * u);
    return (
      line(
        '#3a3440',
        5 * u,
        `M${numbers(x - 58 * u, y - 62 * u)}V${numbers(y + 8 * u)}M${numbers(x + 58 * u, y - 62 * u)}V${numbers(y + 8 * u)}`,
      ) +
      // A couple on a bench, seen from behind.
      fill(
        '#a8323f',
        `M${numbers(x - 46 * u, y - 20 * u)}q${numbers(0, -56 * u, 24 * u, -58 * u, 24 * u, 4 * u, 24 * u, 58 * u)}z`,
      ) +
      fill('#2f4f7a', `M${numbers(x, y - 20 * u)}q${numbers(0, -64 * u, 26 * u, -66 * u, 26 * u, 4 * u, 26 * u, 66 * u)}z`) +
      fill('#5a3426', circle(x - 22 * u, y - 90 * u, 13 * u)) +
      fill('#e8d4b0', `M${numbers(x - 38 * u, y - 90 * u)}a${numbers(16 * u, 15 * u)} 0 0 1 ${numbers(32 * u, 0)}z`) +
      fill('#2a2430', circle(x + 26 * u, y - 98 * u, 14 * u)) +
      fill('#c88a4c', slat(58) + slat(44) + slat(30)) +
      fill('#7a4a30', slat(14))
    );
  },
};

/** A gold October day in the park below St Basil's. */
export const moscowPark: Scene = {
  slug: 'moscow-park',
  crops: ['card', 'hero'],
  layers: [
    sky(['#4f94cc', '#9cc8e0', '#e4ecdc', '#fbecc4'], 0.8),
    cumulus({
      at: {
        card: [
          [0.34, 0.2, 150],
          [0.86, 0.3, 110],
        ],
        hero: [
          [0.34, 0.2, 190],
          [0.52, 0.36, 110],
          [0.9, 0.26, 120],
        ],
        share: [[0.34, 0.2, 150]],
      },
      light: '#fff',
      body: '#f4f4f4',
      shade: '#c8d4e4',
      seed: 12,
    }),
    place(
      spasskayaTower({
        brick: ['#f09a74', '#b84a40', '#743038'],
        white: '#fff6e8',
        roof: ['#8fd0a0', '#3a8f70', '#22605a'],
        gold: '#ffd66a',
        window: '#4a2434',
        snow: '#e8d8bc',
      }),
      {
        x: { card: 0.28, hero: 0.5, share: 0.36 },
        y: 0.8,
        scale: { card: 0.66, hero: 0.72, share: 0.7 },
        rtlX: { card: 0.72, hero: 0.5, share: 0.64 },
      },
    ),
    haze({ y: 0.78, height: 0.22, colour: '#fdf0cc', opacity: 0.6 }),
    place(
      stBasil({
        brick: ['#f6a880', '#c4503f', '#843340'],
        white: '#fffaf0',
        window: '#40203c',
        glow: '#5a3048',
        gold: ['#fff0a8', '#f0b83a', '#a8742a'],
        snow: '#e8d8bc',
      }),
      { x: { card: 0.65, hero: 0.74, share: 0.7 }, y: 0.84, scale: { card: 0.94, hero: 1.02, share: 0.98 } },
    ),
    forest({ y: 0.82, amp: 20, rough: 0.3, seed: 15, fill: ['#e8a03c', '#a8602c'], size: 34, kind: 'round', rim: '#ffd470' }),
    forest({ y: 0.87, amp: 14, rough: 0.3, seed: 25, fill: ['#c8583a', '#8a4030'], size: 26, kind: 'round', rim: '#f0944c' }),
    hills({ y: 0.89, amp: 10, rough: 0.1, seed: 35, fill: ['#c4b850', '#7f8a3c'], rim: '#f0e08a' }),
    land((s) => s.ink.fade('#f4e4c4', '#d0b48c'), {
      card: points('0.62,0.9 0.68,0.9 0.7,0.95 0.84,1.03 0.48,1.03 0.6,0.95'),
      hero: points('0.62,0.9 0.66,0.9 0.67,0.95 0.76,1.03 0.52,1.03 0.6,0.95'),
      share: points('0.62,0.9 0.66,0.9 0.67,0.95 0.8,1.03 0.5,1.03 0.6,0.95'),
    }),
    leaves,
    scatter(visitor('#e8c83c', '#3a3a54', '#6a4230', '#c2304a'), [
      { x: { card: 0.64, hero: 0.63, share: 0.64 }, y: 0.965, scale: 1.15 },
    ]),
    scatter(visitor('#3f7a6a', '#4a3a3a', '#3a2a2a'), [{ x: { card: 0.685, hero: 0.655, share: 0.67 }, y: 0.96, scale: 1.5 }]),
    bench,
    birches,
    bough({
      from: { card: [-0.03, 0.02], hero: [-0.02, 0.02], share: [-0.02, 0.02] },
      to: { card: [0.4, 0.1], hero: [0.28, 0.12], share: [0.34, 0.1] },
      sag: 20,
      wood: '#5a4438',
      leaves: ochre,
      count: 150,
      size: 24,
      seed: 73,
    }),
    birds({ x: { card: 0.46, hero: 0.6, share: 0.5 }, y: 0.16, count: 7, size: 11, colour: '#3a4a6a', seed: 66 }),
    grain(0.9),
  ],
};
