import { fill, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { rows, sliver } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { air, body, drawn, ground, lamp } from '../sights/sheet.ts';

const glass = ['#d8e4f4', '#7f98c8', '#3f4f8c'] as const;

/** Lotte World Tower above Seokchon lake on a spring evening; the hotel has its upper floors. */
export const signielSeoul: Scene = {
  slug: 'signiel-seoul',
  crops: ['card'],
  layers: [
    ...air('dusk'),
    streaks({ from: 0.1, to: 0.5, count: 6, colour: '#ffb8a8', opacity: 0.45, seed: 71 }),
    mountains({ y: 0.68, amp: 80, rough: 0.5, seed: 20, fill: ['#7a5a94', '#c47a94'] }),
    massing({
      y: 0.78,
      between: [-0.02, 1.02],
      tall: [50, 170],
      wide: [24, 48],
      colour: '#5a4484',
      light: '#c87a98',
      window: lamp,
      seed: 41,
      mound: false,
    }),
    haze({ y: 0.72, height: 0.2, colour: '#ffb088', opacity: 0.45 }),
    drawn((ink) => {
      const tower = 'M454 470C456 300 470 130 512 14L520 2 526 14 530 60 536 14 546 2C590 130 604 300 606 470z';
      return (
        body(ink, glass, tower) +
        `<g clip-path="${ink.clip(tower)}">${line(
          '#fff',
          1.4,
          repeat(46, (i) => `M440 ${20 + i * 10}H620`),
          0.35,
        )}${line('#2f3c74', 5, 'M530 60C526 200 520 340 516 470', 0.6)}${line('#fff', 3, 'M524 60C520 200 512 340 508 470', 0.6)}${fill(
          lamp,
          range(70)
            .map((i) => `M${462 + ((i * 37) % 132)} ${110 + ((i * 61) % 34) * 10}h7v5h-7z`)
            .join(''),
          0.85,
        )}${fill(lamp, 'M440 96H620v6H440z', 0.9)}</g>` +
        body(ink, ['#c8b4d0', '#84709c', '#4a3c6c'], 'M330 470V400H740V470z') +
        fill(
          lamp,
          repeat(24, (i) => `M${342 + i * 17} 430h9v24h-9z`),
          0.9,
        ) +
        ground(ink, 468, '#e08c94', '#6a4c94', '#2c2c64') +
        fill(
          '#c8d4f4',
          range(16)
            .map((i) => sliver(480 + ((i * 41) % 60), 474 + i * 8, 70, 4))
            .join(''),
          0.5,
        ) +
        fill(
          '#fff0d8',
          range(14)
            .map((i) => sliver((i * 157) % 740, 478 + i * 9, 80, 4))
            .join(''),
          0.5,
        )
      );
    }),
    crowns({
      at: rows('0.05,0.8,110 0.16,0.79,90 0.28,0.8,100 0.94,0.8,120 0.84,0.79,90'),
      light: '#ffd4e4',
      dark: '#e088ac',
      trunk: '#4a2c44',
      seed: 4,
    }),
    bough({
      from: [-0.02, 0.06],
      to: [0.46, 0.14],
      sag: 30,
      wood: '#4a2c44',
      leaves: ['#ffd4e4', '#f4a8c4', '#e088ac'],
      count: 90,
      size: 13,
      seed: 12,
      kind: 'blossom',
    }),
    bough({
      from: [1.02, 1.02],
      to: [0.66, 0.94],
      sag: -20,
      wood: '#4a2c44',
      leaves: ['#ffd4e4', '#f4a8c4', '#e088ac'],
      count: 70,
      size: 14,
      seed: 22,
      kind: 'blossom',
    }),
  ],
};
