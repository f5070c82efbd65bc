import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, points, rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene, type Stage } from '../../engine/stage.ts';
import { hillTower } from '../../landmarks/asia/palace-hall.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { firs } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';

/** Lotte World Tower: a brush that narrows upwards, split at its tip. */
const tower: Layer = {
  draw: (stage) => {
    const x = stage.by({ card: 0.66, hero: 0.72, share: 0.7 }) * stage.w;
    return group(
      `translate(${numbers(x, stage.h * 0.6)})scale(${numbers(stage.u)})`,
      fill(
        stage.ink.side('#f4f8fc', '#a8c0dc', '#6a84b4'),
        'M-30 0C-30-120-22-240-7-330L-1-322V-306H2V-326L8-334C23-240 30-120 30 0z',
      ) +
        line(
          '#dce8f4',
          1,
          repeat(12, (i) => `M${-29 + i * 1.4}-${14 + i * 24}H${29 - i * 1.4}`),
          0.6,
        ),
    );
  },
};

/** A bridge of the Han, low on its piers. */
const bridge: Layer = {
  draw: ({ w, h, u }) =>
    fill('#7a88a8', rect(0, h * 0.618, w, 9 * u)) +
    fill(
      '#5a6890',
      repeat(Math.ceil(w / (90 * u)), (i) => rect(i * 90 * u, h * 0.625, 16 * u, 30 * u)),
    ) +
    line('#a8b4cc', 2 * u, `M0 ${numbers(h * 0.612)}H${numbers(w)}`),
};

const snow: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(19);
    const flakes = (count: number) =>
      repeat(Math.round(count * (w / h / 1.33)), () => `M${numbers(random() * w, random() * h * 0.8)}l${numbers(-5 * u, 3 * u)}`);
    return brush('#fff', 2.4 * u, flakes(90), 0.8) + brush('#fff', 4.4 * u, flakes(36), 0.9);
  },
};

/** Left and right edge of each window, fractions of the width. */
const windows = (stage: Stage) =>
  stage.by<readonly (readonly [number, number])[]>({
    card: [
      [-0.34, 0.115],
      [0.175, 0.94],
    ],
    hero: [
      [-0.1, 0.16],
      [0.2, 0.53],
      [0.57, 0.965],
    ],
    share: [
      [0.06, 0.5],
      [0.54, 0.96],
    ],
  });

/** The carriage: wall, frames, grab rail with its straps, bench along the windows. */
const carriage: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const [top, foot, r] = [h * 0.13, h * 0.76, 34 * u];
    const hole = (a: number, b: number) =>
      `M${numbers(a + r, top)}A${numbers(r, r)} 0 0 0 ${numbers(a, top + r)}V${numbers(foot - r)}A${numbers(r, r)} 0 0 0 ${numbers(a + r, foot)}H${numbers(b - r)}A${numbers(r, r)} 0 0 0 ${numbers(b, foot - r)}V${numbers(top + r)}A${numbers(r, r)} 0 0 0 ${numbers(b - r, top)}z`;
    const panes = windows(stage).map(([a, b]) => [a * w, b * w] as const);
    return (
      fill(ink.fade('#e4e8ec', '#f2f2ee', '#d4dade'), rect(-2, -2, w + 4, h + 4) + each(panes, ([a, b]) => hole(a, b))) +
      line(
        '#8a98ac',
        7 * u,
        each(panes, ([a, b]) => hole(a, b)),
      ) +
      line(
        '#fff',
        2 * u,
        each(panes, ([a, b]) => hole(a + 7 * u, b - 7 * u)),
        0.5,
      ) +
      fill(
        '#fff',
        each(
          panes,
          ([a, b]) =>
            `M${numbers(a + (b - a) * 0.2, foot - 4 * u)}L${numbers(a + (b - a) * 0.42, top + 4 * u)}h${numbers(46 * u)}L${numbers(a + (b - a) * 0.2 + 46 * u, foot - 4 * u)}z`,
        ),
        0.13,
      ) +
      fill('#c8d0d8', rect(0, h * 0.085, w, 7 * u)) +
      fills(
        '#5a6a84',
        range(Math.ceil(w / (112 * u))).map((i) => {
          const x = (46 + i * 112) * u;
          return `M${numbers(x - 2 * u, h * 0.09)}h${numbers(4 * u)}V${numbers(h * 0.15)}h${numbers(-4 * u)}z`;
        }),
      ) +
      line(
        '#f4f4f0',
        6 * u,
        repeat(Math.ceil(w / (112 * u)), (i) => circle((46 + i * 112) * u, h * 0.15 + 17 * u, 16 * u)),
      ) +
      fill(
        ink.fade('#3f9a84', '#2a7468'),
        `M-4 ${numbers(h * 0.835)}q0 ${numbers(-14 * u)} 14 ${numbers(-14 * u)}H${numbers(w + 4)}V${numbers(h + 4)}H-4z`,
      ) +
      line(
        '#1f5a52',
        2.4 * u,
        repeat(Math.ceil(w / (104 * u)), (i) => `M${numbers((i * 104 + 30) * u, h * 0.815)}V${numbers(h)}`),
        0.6,
      ) +
      fill('#5fb8a0', rect(0, h * 0.815, w, 5 * u), 0.8)
    );
  },
};

/** A child kneels on the bench to see the river; its mother stands by. */
const family: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const x = stage.by({ card: 0.326, hero: 0.346, share: 0.3 }) * w;
    return group(
      `translate(${numbers(x, h)})scale(${Math.round(u * 122) / 100})`,
      // The child: boots on the bench, hands on the sill.
      fill('#3a3a5c', 'M70-64C66-92 70-116 84-122H138C152-116 156-92 152-64z') +
        fill('#e8e0d4', 'M76-58h24v-18H76zM122-58h24v-18h-24z') +
        brush('#f0b83c', 17, 'M84-164L70-190M140-164L154-190') +
        fill(ink.side('#ffd766', '#f0b83c', '#c88428'), 'M74-108C72-150 80-182 98-188H126C144-182 152-150 150-108z') +
        fill('#2a2030', circle(112, -212, 25)) +
        fill('#c2304a', 'M86-216C86-252 138-252 138-216Q112-226 86-216zM104-250a9 9 0 1 1 16 0z') +
        fill('#f4f0ec', rect(84, -222, 56, 9)) +
        // The mother: a long coat, one hand at the strap.
        brush('#7a3f5c', 24, 'M-20-268L10-330 8-388') +
        fill('#e8b898', circle(8, -398, 12)) +
        fill(ink.side('#c8748c', '#8a4668', '#5a2c4c'), 'M-104 10C-108-110-104-220-84-282H-16C4-220 8-110 4 10z') +
        brush('#7a3f5c', 24, 'M-84-266L-104-170 -92-100') +
        fill('#f4ece0', 'M-82-290C-70-310-30-310-18-290L-22-266H-78z') +
        fill('#2a2030', 'M-84-316C-88-376-12-376-16-316-14-290-26-276-50-276S-86-290-84-316z'),
    );
  },
};

/** Winter morning in Seoul from a train that crosses the Han. */
export const seoul: Scene = {
  slug: 'seoul',
  crops: ['card', 'hero'],
  layers: [
    sky(['#6f94c8', '#b0c4e0', '#f4dcd8', '#ffe8cc'], 0.62),
    sun({ x: { card: 0.3, hero: 0.42, share: 0.4 }, y: 0.42, r: 36, colour: '#fffdf0', glow: '#ffe0b0' }),
    mountains({
      y: 0.56,
      amp: 90,
      rough: 0.7,
      seed: 33,
      fill: ['#8fa8d0', '#c8d4e8'],
      shade: '#7a94c4',
      shadeOpacity: 0.5,
      snow: { y: 0.5, light: '#fff', shade: '#c8d4ea' },
      to: 0.66,
    }),
    haze({ y: 0.6, height: 0.14, colour: '#fdeee4', opacity: 0.7 }),
    place(hillTower({ light: '#fff', body: '#b8c4e0', shade: '#6a80b0', lamp: '#fff0b8' }), {
      x: { card: 0.86, hero: 0.88, share: 0.9 },
      y: 0.56,
      scale: 0.9,
    }),
    tower,
    massing({
      y: 0.61,
      between: [-0.02, 1.02],
      tall: [36, 120],
      wide: [24, 46],
      colour: '#8f9cc4',
      light: '#d4dcec',
      window: '#fff4d0',
      windowOpacity: 0.7,
      seed: 17,
      mound: false,
    }),
    land((s) => s.ink.fade('#fff', '#dce4f0'), points('-0.02,0.6 0.3,0.595 0.7,0.605 1.02,0.595 1.02,0.65 -0.02,0.65')),
    firs({
      at: rows('0.22,0.635,34 0.26,0.635,28 0.45,0.635,32 0.5,0.635,26 0.78,0.635,34 0.83,0.635,28'),
      light: '#5a8490',
      dark: '#34586c',
      snow: '#fff',
    }),
    water({
      from: 0.635,
      colours: ['#d4dcec', '#9cb4d8', '#6a8cc0', '#4a6ca8'],
      ripple: '#fff',
      rippleOpacity: 0.55,
      count: 70,
      seed: 41,
    }),
    glitter({ x: { card: 0.3, hero: 0.42, share: 0.4 }, from: 0.64, colour: '#fff6dc', width: [50, 120] }),
    bridge,
    snow,
    carriage,
    family,
    grain(0.7),
  ],
};
