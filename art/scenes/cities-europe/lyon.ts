import { fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { along, arch, crenels, open, poly, rect } from '../../engine/paths.ts';
import { endSpot, type Landmark, place, type Scene } from '../../engine/stage.ts';
import { gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

/** The basilica of Fourvière: four crowned towers round a white nave. */
const fourviere: Landmark = ({ ink }) => {
  const stone = ink.side('#fffaf0', '#ecd8c8', '#a8909c');
  const tower = (x: number, h: number) =>
    `${poly(x - 17, 0, x - 16, -h, x + 16, -h, x + 17, 0)}${poly(x - 16, -h, x - 21, -h - 8, x - 21, -h - 18, x + 21, -h - 18, x + 21, -h - 8, x + 16, -h)}${crenels(x - 21, -h - 18, 42, 5, 9)}`;
  return (
    fills(stone, [tower(-112, 168), tower(112, 168), rect(-106, -112, 212, 112)]) +
    fill(ink.side('#a8bcc8', '#74889c', '#4a5c7c'), poly(-110, -112, -92, -136, 92, -136, 110, -112)) +
    fill(stone, poly(-58, 0, -58, -128, 0, -164, 58, -128, 58, 0)) +
    fills(stone, [tower(-76, 178), tower(76, 178)]) +
    fill(
      '#8a7484',
      each(
        [-112, -76, 76, 112],
        (x) =>
          [0, 1, 2].map((k) => arch(x, -110 - k * -40 - 30, 9, 26)).join('') +
          along(x - 12, x + 12, 3, (px) => arch(px, -146, 5, 18)),
      ) +
        along(-40, 40, 3, (x) => arch(x, 0, 20, 44)) +
        along(-42, 42, 7, (x) => arch(x, -70, 8, 32)),
    ) +
    fill('#ffe6a8', arch(0, 0, 16, 38) + arch(0, -70, 8, 30)) +
    line('#f0c04a', 2, open(0, -164, 0, -184)) +
    fill('#f0c04a', 'M-5-184a5 5 0 1 0 10 0 5 5 0 1 0-10 0z') +
    fill('#c4a8a8', rect(-62, -60, 124, 4) + rect(-60, -118, 120, 4), 0.6) +
    // The little iron tower beside it.
    line(
      '#8a6a78',
      2.2,
      'M176 0L192-190M224 0L208-190M180-44H220M184-92H216M188-140H212M176 0L220-44M224 0L180-44M180-44L216-92M220-44L184-92M184-92L212-140M216-92L188-140',
    ) +
    fill('#8a6a78', 'M188-190h24l-4-16h-16z') +
    line('#8a6a78', 2, open(200, -206, 200, -240))
  );
};

/** A stone bridge of low arches; from -width/2 to width/2. */
const stoneBridge =
  (width: number): Landmark =>
  ({ ink }) => {
    const count = Math.round(width / 120);
    const voids = repeat(count, (i) => `M${-width / 2 + i * 120 + 10} 12V4q50-66 100 0v8z`);
    return (
      fill(ink.fade('#fff0d8', '#c8a494'), rect(-width / 2, -46, width, 56)) +
      fill('#4f6f94', voids, 0.85) +
      line(
        '#8f7484',
        2,
        repeat(count, (i) => `M${-width / 2 + i * 120 + 8} 4q52-70 104 0`),
        0.6,
      ) +
      fill('#fffaf0', rect(-width / 2, -52, width, 7)) +
      fills(
        ink.side('#fff0d8', '#c8a494', '#846c80'),
        range(count + 1).map((i) =>
          poly(
            -width / 2 + i * 120 - 10,
            14,
            -width / 2 + i * 120 - 8,
            -22,
            -width / 2 + i * 120 + 8,
            -22,
            -width / 2 + i * 120 + 10,
            14,
          ),
        ),
      ) +
      line(
        '#6a5a70',
        2,
        along(-width / 2 + 60, width / 2 - 60, count, (x) => open(x, -52, x, -80)),
      ) +
      fill(
        '#ffe9a8',
        along(-width / 2 + 60, width / 2 - 60, count, (x) => `M${x - 4}-88h8l2 10h-12z`),
      )
    );
  };

const street1000 = (width: number) =>
  gabledHouses(
    width,
    67,
    {
      walls: [
        ['#ffe4b8', '#ecb87c', '#a87c68'],
        ['#ffd0b8', '#e49a80', '#a0686c'],
        ['#fff0d8', '#e8d0b4', '#a89490'],
        ['#f4dcc8', '#d8a890', '#987078'],
        ['#fbe8c8', '#e0c094', '#a08874'],
      ],
      tile: ['#e09468', '#b05c44', '#703a3c'],
      shutter: ['#5f8a94', '#8a5a60', '#5f8468'],
      window: '#56506c',
      glow: '#ffe49a',
    },
    [96, 136],
  );

/** Lyon in the morning: Fourvière above old façades on the Saône. */
export const lyon: Scene = {
  slug: 'lyon',
  layers: [
    sky(['#6a94c8', '#b0c8e0', '#fbe0d0', '#ffd4ac'], 0.62),
    streaks({ from: 0.08, to: 0.4, count: 7, colour: '#fff', opacity: 0.55, seed: 474 }),
    hills({ y: 0.6, amp: 24, rough: 0.1, seed: 221, fill: ['#b8b0cc', '#d8c0c8'] }),
    haze({ y: 0.64, height: 0.16, colour: '#fff0e0', opacity: 0.7 }),
    forest({
      y: 0.58,
      amp: 30,
      rough: 0.1,
      seed: 178,
      tilt: 130,
      fill: ['#84a478', '#5f8870'],
      size: 28,
      kind: 'round',
      rim: '#b8cc8c',
      to: 0.8,
    }),
    place(fourviere, endSpot({ x: 0.64, y: 0.595, scale: 0.98, rtlX: 0.36 })),
    forest({
      y: 0.66,
      amp: 24,
      rough: 0.1,
      seed: 188,
      tilt: 60,
      fill: ['#6f9868', '#4a7a60'],
      size: 32,
      kind: 'round',
      rim: '#a8c480',
      to: 0.82,
    }),
    place({ card: street1000(1000), hero: street1000(2060), share: street1000(1420) }, { x: 0.5, y: 0.79, scale: 0.9 }),
    { draw: ({ w, h, ink }) => fill(ink.fade('#e8d0b8', '#a88c90'), rect(0, h * 0.785, w, h * 0.03)) },
    water({
      from: 0.812,
      colours: ['#dcd8d4', '#7fa8c0', '#3f74a0', '#245484'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 60,
      seed: 287,
    }),
    glitter({ x: 0.17, from: 0.815, colour: '#fff6e4', width: [50, 120] }),
    reflection({ x: 0.5, from: 0.82, height: 70, width: 560, colour: '#f0b890', opacity: 0.35, seed: 108 }),
    place({ card: stoneBridge(960), hero: stoneBridge(1800), share: stoneBridge(1320) }, { x: 0.5, y: 0.87, scale: 1 }),
    scatter(riverBoat({ hull: '#2f4470', white: '#fff', glass: '#94b0cc', lamp: '#ffe9b0' }), [
      { x: 0.36, y: 0.955, scale: 0.8 },
    ]),
    bough({
      from: [-0.03, -0.02],
      to: [0.32, 0.09],
      sag: 16,
      wood: '#5a4438',
      leaves: ['#5f8a4c', '#84a860', '#c8b45c', '#3f6f50'],
      count: 120,
      size: 24,
      seed: 242,
    }),
    birds({ x: 0.4, y: 0.3, count: 7, size: 12, colour: '#fff', seed: 446 }),
    grain(),
  ],
};
