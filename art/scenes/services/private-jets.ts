import { fill, group, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { businessJet } from '../../life/aircraft.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky, stars, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';

const apron: Layer = {
  draw: ({ ink }) =>
    fill(ink.fade('#c9707a', '#6a3a68', '#2b2350'), rect(0, 432, 800, 168)) +
    fill(
      '#ffcf9a',
      'M60 446q70-5 160 0-80 5-160 0zM40 462q90-5 200 0-100 6-200 0zM10 486q120-8 250 0-130 8-250 0zM0 520q130-8 270 2-140 8-270-2z',
      0.55,
    ) +
    line('#ffd98a', 4, 'M-10 590C200 540 300 520 810 508', 0.9) +
    line('#ffd98a', 2, 'M420 600C470 550 500 520 520 432', 0.5) +
    fill(
      '#fff0b8',
      repeat(15, (i) => circle(20 + i * 56, 438, 2.4)),
    ) +
    fill(
      '#9ad0ff',
      repeat(9, (i) => circle(30 + i * 92, 470 + i * 2, 2.6)),
    ),
};

const jet: Layer = {
  draw: ({ ink }) =>
    fill('#1f1840', 'M150 548Q400 520 720 556 460 580 150 548z', 0.45) +
    group(
      'translate(470 548)scale(1.42)',
      businessJet({ body: '#fff3e2', belly: '#c99aa4', window: '#4a2f5c', accent: '#8a1538', dark: '#3a2648' }),
    ) +
    fill('#ffcf9a', 'M172 478C196 448 246 422 314 414L440 411C330 420 230 440 190 482z', 0.55) +
    // Air stairs and the carpet to them.
    fill('#e0b8a4', poly(297, 496, 329, 496, 292, 566, 252, 566)) +
    line(
      '#5a3a58',
      2.4,
      repeat(8, (i) => `M${numbers(293 - i * 5.2, 504 + i * 8)}h${numbers(33 + i)}`),
    ) +
    line('#fff3e2', 3, 'M297 470V496L252 566M329 470V496L292 566') +
    fill(ink.fade('#b5243f', '#6d0f2b'), poly(250, 566, 294, 566, 250, 604, 130, 604)) +
    line('#f0c47a', 2, 'M250 566L130 604M294 566L250 604') +
    fill('#ffe9b0', ellipse(313, 478, 11, 20), 0.9),
};

/** A small jet on the apron at dusk, its door open. */
export const privateJets: Scene = {
  slug: 'private-jets',
  crops: ['card'],
  layers: [
    sky(['#1d1f4f', '#4f3272', '#b5486f', '#ff8a62', '#ffcf8a'], 0.73),
    stars({ count: 50, to: 0.36, seed: 62 }),
    sun({ x: 0.2, y: 0.6, r: 56, colour: '#fff0c4', glow: '#ffb56a' }),
    streaks({ from: 0.16, to: 0.56, count: 11, colour: '#ff9a7a', opacity: 0.5, seed: 244 }),
    massing({
      y: 0.725,
      between: [0.3, 1.02],
      tall: [20, 130],
      wide: [18, 40],
      colour: '#7a3a66',
      light: '#c25f6f',
      window: '#ffd98a',
      windowOpacity: 0.6,
      seed: 131,
    }),
    haze({ y: 0.7, height: 0.16, colour: '#ffb070', opacity: 0.55 }),
    {
      draw: ({ ink }) =>
        // Control tower.
        fill(
          ink.side('#ffc48a', '#a85a6a', '#5a2f5c'),
          `${poly(106, 436, 112, 300, 132, 300, 138, 436)}${poly(96, 300, 90, 276, 154, 276, 148, 300)}${rect(100, 258, 44, 8)}`,
        ) +
        fill('#ffe9a8', poly(92, 276, 100, 262, 144, 262, 152, 276)) +
        line('#5a2f5c', 2, 'M108 262V276M122 262V276M136 262V276M122 258V232'),
    },
    apron,
    jet,
    scatter(walker('#2b2350', '#d9a07a'), [{ x: 0.235, y: 0.955, scale: 1.1 }]),
    birds({ x: 0.42, y: 0.3, count: 6, size: 13, colour: '#ffe0c8', seed: 246 }),
    grain(),
  ],
};
