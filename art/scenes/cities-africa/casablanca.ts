import { fill, fills, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { endSpot, type Landmark, type Layer, place, type Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, water } from '../../nature/water.ts';

/** The Hassan II mosque on its platform over the ocean: green tile, pale stone, the tall square minaret. */
const mosque: Landmark = ({ ink }) => {
  const stone = ink.side('#fff4dc', '#e4c4a0', '#9c7c80');
  const roof = ink.side('#8fd0b0', '#3f9a7c', '#1f6058');
  const band = (y: number, h: number) =>
    fill('#2f9a84', rect(-40, y, 80, h)) +
    fill(
      '#fff4dc',
      along(-33, 33, 8, (x) => poly(x - 4, y + h / 2, x, y + 3, x + 4, y + h / 2, x, y + h - 3)),
      0.85,
    );
  return (
    fill(stone, rect(30, -118, 290, 118)) +
    fill(roof, poly(22, -118, 44, -160, 306, -160, 328, -118)) +
    line(
      '#1f6058',
      1.2,
      along(40, 310, 34, (x) => `M${Math.round(x)}-158L${Math.round(x + (x - 175) * 0.08)}-119`),
      0.5,
    ) +
    fill(
      '#6a5064',
      along(58, 300, 9, (x) => arch(x, -6, 19, 78, 'horseshoe')),
    ) +
    fill(
      '#ffe2a0',
      along(88, 270, 4, (x) => arch(x, -6, 9, 56)),
    ) +
    line(
      '#fff',
      2,
      along(58, 300, 9, (x) => arch(x, -5, 25, 86, 'horseshoe')),
      0.8,
    ) +
    fill('#2f9a84', rect(30, -118, 290, 8)) +
    fill(stone, rect(-40, -372, 80, 372)) +
    band(-356, 30) +
    band(-228, 22) +
    fill(
      '#6a5064',
      [-16, 16].map((x) => arch(x, -250, 17, 66, 'horseshoe')).join('') +
        arch(0, -130, 34, 74, 'horseshoe') +
        arch(0, -12, 40, 84, 'horseshoe'),
    ) +
    fill('#ffe2a0', arch(0, -130, 16, 52) + arch(0, -12, 20, 60)) +
    line(
      '#fff',
      2.2,
      [-16, 16].map((x) => arch(x, -249, 23, 74, 'horseshoe')).join('') +
        arch(0, -129, 44, 84, 'horseshoe') +
        arch(0, -11, 50, 96, 'horseshoe'),
      0.85,
    ) +
    line(
      '#9c7c80',
      1.4,
      repeat(5, (i) => `M${-32 + i * 16}-196l8-14 8 14M${-40 + i * 16}-196l8-14 8 14`),
      0.6,
    ) +
    fill(
      stone,
      along(-34, 34, 6, (x) => poly(x - 6, -372, x - 6, -380, x, -390, x + 6, -380, x + 6, -372)),
    ) +
    fills(stone, [rect(-19, -436, 38, 60)]) +
    fill('#6a5064', [-8, 8].map((x) => arch(x, -386, 9, 34, 'horseshoe')).join('')) +
    fill('#2f9a84', rect(-19, -434, 38, 10)) +
    fill(roof, poly(-21, -436, 0, -474, 21, -436)) +
    line('#f0b840', 2.4, 'M0-472V-512') +
    fills(ink.ball('#fff3b8', '#f0b840', '#a8742a'), [circle(0, -480, 7), circle(0, -493, 5), circle(0, -503, 3.6)]) +
    fill(ink.fade('#f0d8b8', '#b08c84'), poly(-170, 0, 350, 0, 370, 26, -190, 26)) +
    fill(
      '#8a6a74',
      along(-160, 350, 18, (x) => arch(x, 26, 20, 20)),
      0.6,
    ) +
    fill('#fff4dc', rect(-172, -2, 524, 4))
  );
};

/** Atlantic swell rolling in on black rocks. */
const surf: Layer = {
  draw: ({ ink, u }) => {
    const swell = (y: number, reach: number, shift: number) =>
      repeat(10, (i) => {
        const x = i * reach - shift;
        return `${i === 0 ? `M${x} ${y}` : ''}C${x + reach * 0.3} ${y - 2} ${x + reach * 0.62} ${y - 30} ${x + reach * 0.8} ${y - 24}Q${x + reach * 0.74} ${y - 8} ${x + reach} ${y}`;
      });
    const foam = (y: number, reach: number, shift: number) =>
      repeat(10, (i) => {
        const x = i * reach - shift;
        return `M${x + reach * 0.52} ${y - 20}Q${x + reach * 0.68} ${y - 30} ${x + reach * 0.8} ${y - 24}Q${x + reach * 0.7} ${y - 20} ${x + reach * 0.72} ${y - 10}Q${x + reach * 0.62} ${y - 16} ${x + reach * 0.52} ${y - 20}z${sliver(x + reach * 0.1, y + 6, reach * 0.5, 4)}`;
      });
    const rocks = range(26).map((i) => {
      const x = i * 58 - 24 + (i % 3) * 12;
      const h = 14 + ((i * 37) % 26);
      return [
        poly(x - 34, 606, x - 18, 606 - h, x + 6, 602 - h * 1.2, x + 34, 606),
        poly(x - 34, 606, x - 18, 606 - h, x - 2, 604 - h * 0.6, x - 8, 606),
      ] as const;
    });
    return group(
      `scale(${u})`,
      fill(ink.fade('#5fb4bc', '#1f7898'), `${swell(548, 190, 60)}V612H-60z`) +
        fill('#fff', foam(548, 190, 60), 0.9) +
        fill(ink.fade('#3f98ac', '#125878'), `${swell(584, 230, 150)}V612H-150z`) +
        fill('#fff', foam(584, 230, 150), 0.95) +
        fill('#4a3f54', rocks.map(([whole]) => whole).join('')) +
        fill('#8a6a70', rocks.map(([, lit]) => lit).join('')) +
        fill(
          '#fff',
          repeat(60, (i) => circle((i * 97) % 1400, 556 + ((i * 53) % 34), 1 + (i % 3) * 0.8)),
          0.8,
        ),
    );
  },
};

/** Casablanca at sunset, the mosque standing over the ocean. */
export const casablanca: Scene = {
  slug: 'casablanca',
  layers: [
    sky(['#2f6a9c', '#84b0c4', '#f8d0a0', '#ffac78'], 0.78),
    sun({ x: 0.2, y: 0.58, r: 56, colour: '#fff6d4', glow: '#ffd490' }),
    streaks({ from: 0.08, to: 0.5, count: 9, colour: '#fff0dc', opacity: 0.5, seed: 484 }),
    massing({
      y: 0.78,
      between: [0.5, 1.02],
      tall: [30, 90],
      wide: [24, 46],
      colour: '#d8a494',
      light: '#f8d4ac',
      window: '#8a6474',
      windowOpacity: 0.5,
      seed: 241,
      mound: false,
    }),
    haze({ y: 0.74, height: 0.18, colour: '#ffd0a0', opacity: 0.6 }),
    water({
      from: 0.77,
      colours: ['#ffcf9c', '#6fb0b8', '#1f7a98', '#12587c'],
      ripple: '#fff0dc',
      rippleOpacity: 0.5,
      count: 70,
      seed: 297,
    }),
    glitter({ x: 0.2, from: 0.775, colour: '#fff0c8', width: [80, 170] }),
    place(mosque, endSpot({ x: 0.52, y: 0.81, scale: 0.88, rtlX: 0.36 })),
    palms({
      at: rows('0.94,0.82,110,8 0.98,0.82,140,-8'),
      light: '#6fa860',
      dark: '#2a6a58',
      trunk: '#6a4438',
      trunkLight: '#b87f50',
      seed: 145,
    }),
    scatter(sailboat({ hull: '#8a3a4a', sail: '#fff6e8', sailShade: '#f0b898' }), [{ x: 0.1, y: 0.82, scale: 0.7 }]),
    surf,
    birds({ x: 0.34, y: 0.4, count: 10, size: 14, colour: '#fff', spread: 140, seed: 456 }),
    grain(),
  ],
};
