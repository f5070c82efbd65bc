import { brush, fill, group, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, leaf, type Point, rect, rows, sliver } from '../../engine/paths.ts';
import { endAt, fromEnd, type Layer, place, type Scene } from '../../engine/stage.ts';
import { atlantis } from '../../landmarks/gulf/atlantis.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { sitter, visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { sky } from '../../nature/sky.ts';
import { forest } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { water } from '../../nature/water.ts';

const shore = 0.6;
const surface = 0.72;

/** A family in a small boat, about 190 long; origin at the waterline. */
const launch = () =>
  group('translate(-34 -14)scale(1.3)', sitter('#ffd45a', '#f4ece0', '#3a2a2f')()) +
  group('translate(12 -12)scale(1.35)', visitor('#e0574a', '#f4e4c8', '#4a2f2a', '#fff4dc')()) +
  group('translate(46 -12)scale(1)', visitor('#3f8fd0', '#f4ece0', '#2f2430')()) +
  group('translate(-66 -14)scale(.95)', sitter('#f2f2ee', '#3f8fd0', '#2f2430')()) +
  fill('#fffaf2', 'M-112-30C-84-24 40-22 96-28L88 8C60 18-60 18-88 8-100-2-108-16-112-30z') +
  fill('#f08a3c', 'M-110-24C-84-18 40-16 95-22L94-14C40-8-70-9-106-15z') +
  fill('#c8c4d4', 'M-88 8C-60 18 60 18 88 8L89 2C50 12-50 12-95 0z') +
  fill('#4a5470', 'M92-34h14v22l-6 18h-10z');

const fish = (body: string, stripe: string) => () =>
  fill(body, `${leaf(-22, 0, 44, 18, 0)}M16 0L34-11Q29 0 34 11z`) +
  fill(stripe, 'M-6-8Q-2 0-6 8L0 8.5Q4 0 0-8.5z') +
  fill('#14324a', circle(-14, -2, 1.8));

const ray = () =>
  fill('#1f5f80', 'M-34 0C-20-8-12-26 4-40 8-26 16-10 30-2 16 4 10 20 6 36-8 24-18 8-34 0z') +
  brush('#1f5f80', 2.4, 'M28-2Q60 2 84-8') +
  fill('#3f8fb0', 'M-30-1C-18-8-10-22 2-34 2-20 4-8 16-3z', 0.7);

/** Below the surface: beams of the noon sun, sand and coral. */
const reef: Layer = {
  draw: ({ w, h, u, ink }) => {
    const random = randomFrom(17);
    const wave = range(17).map((i): Point => [(w * i) / 16, (surface + (i % 2 ? 0.009 : -0.004)) * h]);
    const edge = wave
      .slice(1)
      .map(([x, y], i) => `Q${numbers(x - w / 32, y + (i % 2 ? 9 : -7) * u, x, y)}`)
      .join('');
    const first = `M0 ${numbers(wave[0]?.[1] ?? 0)}`;
    const beam = (x: number, wide: number) =>
      `M${numbers(x * w, surface * h + 10 * u)}h${numbers(wide * u)}L${numbers(x * w + (wide * 2 + 70) * u, h)}h${numbers(-wide * 1.9 * u)}z`;
    const floor = `M0 ${numbers(h * 0.955)}Q${numbers(w * 0.3, h * 0.925, w * 0.55, h * 0.96)}T${numbers(w, h * 0.94)}V${h}H0z`;
    const bush = (x: number, tall: number) =>
      repeat(7, (i) => {
        const lean = (i - 3) * 0.3;
        const t = tall * u * (0.7 + random() * 0.4);
        return `M${numbers(x * w, h)}q${numbers(Math.sin(lean) * t * 0.2, -t * 0.6, Math.sin(lean) * t, -t * Math.cos(lean))}`;
      });
    const at = (from: number, count: number) => range(count).map((i) => from + (i * 800 * u * 0.42) / w);
    const corals = Math.round(w / (800 * u * 0.42)) + 1;
    return (
      fill(ink.fade('#2fb4c8', '#1488b0', '#0c5a90'), `${first}${edge}V${h}H0z`) +
      fill(
        '#fff',
        repeat(Math.round(w / (130 * u)), (i) => beam((i * 130 * u) / w, 16 + random() * 30)),
        0.12,
      ) +
      fill(ink.fade('#f0dcae', '#c8b088'), floor, 0.75) +
      brush(
        '#f0607a',
        9 * u,
        each(at(0.05, corals), (x) => bush(x, 62)),
      ) +
      brush(
        '#f6a04a',
        7 * u,
        each(at(0.2, corals), (x) => bush(x, 44)),
      ) +
      brush(
        '#8a5fb4',
        8 * u,
        each(at(0.36, corals), (x) => bush(x, 52)),
      ) +
      line('#fff', 4 * u, first + edge, 0.85)
    );
  },
};

const shoal = endAt(rows<[number, number, number]>('0.14,0.85,0.9 0.2,0.9,0.8 0.08,0.89,0.7 0.46,0.86,1.1 0.53,0.9,0.8'));
const blues = endAt(rows<[number, number, number]>('0.3,0.87,0.7 0.34,0.84,0.6 0.37,0.89,0.65 0.66,0.85,0.7 0.71,0.88,0.8'));
const swim = (list: typeof shoal) => {
  const of = (crop: keyof typeof shoal) => list[crop].map(([x, y, scale]) => ({ x, y, scale }));
  return { card: of('card'), hero: of('hero'), share: of('share') };
};

/** The hotel at the tip of the Palm at noon, half above and half below the water of its lagoon. */
export const atlantisThePalm: Scene = {
  slug: 'atlantis-the-palm',
  crops: ['card'],
  layers: [
    sky(['#1f7cc4', '#62b8e4', '#c4e8f0', '#f6f4e6'], shore),
    cumulus({
      at: endAt(rows<[number, number, number]>('0.14,0.3,150 0.36,0.17,110 0.96,0.24,150 -0.42,0.36,210 -0.2,0.16,120')),
      light: '#fff',
      body: '#f6fbfc',
      shade: '#b8dcec',
      seed: 28,
    }),
    water({
      from: shore,
      colours: ['#a8f0e0', '#4fd0d0', '#22a8c4'],
      ripple: '#fff',
      rippleOpacity: 0.55,
      count: 90,
      seed: 53,
    }),
    forest({
      y: shore - 0.012,
      amp: 6,
      rough: 0.1,
      seed: 12,
      fill: ['#5fac68', '#2f8060'],
      size: 14,
      kind: 'round',
      rim: '#b0d878',
      to: shore + 0.006,
    }),
    place(
      atlantis({
        wall: ['#ffdcc8', '#f2a894', '#b86f80'],
        dome: ['#9fe4dc', '#3fa8b0', '#1f6880'],
        window: '#8a4a64',
        gold: '#f0b84a',
      }),
      { x: fromEnd(0.6), y: shore, scale: { card: 0.88, hero: 0.9, share: 0.88 } },
    ),
    {
      draw: ({ w, h, u, ink }) => fill(ink.fade('#fff4d8', '#f0d4a0'), rect(0, (shore - 0.004) * h, w, 9 * u)),
    },
    palms({
      at: endAt(
        rows<[number, number, number, number]>(
          '0.06,0.6,70,8 0.1,0.6,86,-8 0.2,0.603,96,8 0.3,0.603,80,-8 0.42,0.603,90,6 0.53,0.603,76,-6 0.67,0.603,78,6 0.78,0.603,92,-8 0.9,0.603,84,8 0.99,0.603,96,-6',
        ),
      ),
      light: '#5fb05c',
      dark: '#1f7858',
      trunk: '#7a5040',
      trunkLight: '#c89060',
      seed: 61,
    }),
    birds({ x: fromEnd(0.26), y: 0.26, count: 5, size: 12, colour: '#fff', seed: 44 }),
    reef,
    scatter(ray, [{ x: fromEnd(0.84), y: 0.86, scale: 0.9 }]),
    scatter(fish('#ff9a3c', '#fff4dc'), swim(shoal)),
    scatter(fish('#ffe06a', '#2f6fb0'), swim(blues)),
    scatter(launch, [{ x: fromEnd(0.24), y: surface - 0.02, scale: 1 }]),
    scatter(() => fill('#fff', sliver(-130, 6, 250, 6), 0.8), [{ x: fromEnd(0.24), y: surface - 0.012, scale: 1 }]),
    grain(0.8),
  ],
};
