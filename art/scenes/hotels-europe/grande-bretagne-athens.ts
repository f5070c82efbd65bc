import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { acropolis } from '../../landmarks/europe/parthenon.ts';
import { birds } from '../../life/birds.ts';
import { massing } from '../../nature/massing.ts';
import { haze } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { cypresses } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, lamp, white } from '../sights/sheet.ts';

/** A table for two on the roof, the Acropolis lit across the city after sunset. */
export const grandeBretagneAthens: Scene = {
  slug: 'grande-bretagne-athens',
  crops: ['card'],
  layers: [
    ...air('dusk'),
    birds({ x: 0.26, y: 0.2, count: 5, size: 11, colour: '#ffe0d0', seed: 31 }),
    water({ from: 0.52, to: 0.6, colours: ['#ffb890', '#9c6c9c'], ripple: '#ffe0c0', rippleOpacity: 0.5, count: 20, seed: 3 }),
    mountains({ y: 0.54, amp: 46, rough: 0.5, seed: 18, fill: ['#7a5c94', '#a87898'] }),
    haze({ y: 0.58, height: 0.14, colour: '#ffb890', opacity: 0.6 }),
    massing({
      y: 0.7,
      between: [-0.02, 1.02],
      tall: [14, 44],
      wide: [18, 34],
      colour: '#6a4c80',
      light: '#b07890',
      window: lamp,
      seed: 61,
      mound: false,
    }),
    place(
      acropolis({
        marble: ['#fff0c0', '#f4c478', '#b87858'],
        gap: '#6a3c4c',
        rock: ['#d09474', '#94606c', '#5c406c'],
        wall: ['#ffd890', '#d89468', '#8a5468'],
        scrub: '#4c5460',
      }),
      { x: 0.5, y: 0.7, scale: 0.66, rtlX: 0.5 },
    ),
    massing({
      y: 0.78,
      between: [-0.02, 1.02],
      tall: [20, 52],
      wide: [26, 46],
      colour: '#54407a',
      light: '#a06c90',
      window: lamp,
      seed: 77,
      mound: false,
    }),
    cypresses({ at: rows('0.3,0.77,60 0.34,0.77,46 0.7,0.77,64'), light: '#5a6470', dark: '#2c3854' }),
    drawn((ink) => {
      const stone = ['#f4d8c8', '#c89ca8', '#7c5c88'] as const;
      const chair = (x: number, s: number) =>
        brush(inks.wood[2], 4, `M${x} 574v-36M${x + s * 34} 574v-36M${x} 574V462`) +
        fill('#b8344c', rect(Math.min(x, x + s * 38), 530, 38, 10)) +
        fill('#8a2440', `M${x - 3} 460h6v72h-6z`);
      return (
        ground(ink, 500, '#9c7090', '#5a4478') +
        line('#4a3868', 2, `${repeat(11, (i) => `M${400 + (i - 5) * 84} 500L${400 + (i - 5) * 180} 606`)}M-10 536H810`, 0.4) +
        body(ink, stone, rect(-10, 424, 820, 12), rect(-10, 490, 820, 16)) +
        each(range(34), (i) =>
          i % 11 === 5
            ? body(ink, stone, rect(-18 + i * 25, 416, 24, 78))
            : body(ink, stone, `M${-10 + i * 25} 436q12 20 3 34q-2 14 0 20h8q2-6 0-20q-9-14 3-34z`),
        ) +
        each(
          [118, 393, 668],
          (x) =>
            body(ink, inks.rust, `M${x - 10} 416l-6-24h36l-6 24z`) +
            fill(inks.leaf[2], circle(x + 2, 374, 22)) +
            fill(inks.leaf[1], circle(x - 4, 368, 15)),
        ) +
        fill('#3a2c54', ellipse(404, 578, 96, 12), 0.4) +
        chair(300, 1) +
        chair(508, -1) +
        fill(white, 'M338 512Q404 498 470 512L478 572Q404 588 330 572z') +
        fill('#d8b8c8', 'M440 508Q456 509 470 512L478 572Q464 577 446 579z', 0.7) +
        fill('#fff8e8', ellipse(404, 512, 66, 12)) +
        fill(ink.radial([0, lamp, 0.9], [1, lamp, 0]), circle(404, 484, 70)) +
        body(ink, inks.gold, rect(401, 484, 6, 26)) +
        fill(lamp, 'M404 466q8 12 0 18q-8-6 0-18z') +
        fill('#fff', ellipse(368, 511, 16, 4) + ellipse(442, 511, 16, 4)) +
        brush('#e8507c', 8, 'M386 500h0M390 494h0M394 500h0') +
        // A cloth against the sun, tied back for the evening.
        fill(ink.fade('#fff4e4', '#e8c8c8'), 'M-10-10H92Q60 120 36 200 20 300 30 420H-10z') +
        fill('#c89cac', 'M36 200Q20 300 30 420H14Q8 300 24 196z', 0.6) +
        fill('#b8344c', poly(10, 190, 48, 196, 44, 210, 8, 206)) +
        line('#f0d0c8', 3, 'M30-10Q24 90 14 190M62-10Q46 90 30 192', 0.9) +
        brush('#4a3868', 2, 'M92 6Q420 60 810 0') +
        each(range(11), (i) => {
          const [x, y] = [140 + i * 62, 16 + 34 * Math.sin(((i + 1) / 12) * Math.PI)] as const;
          return fill(ink.radial([0, lamp, 0.7], [1, lamp, 0]), circle(x, y, 20)) + fill('#fff4c8', circle(x, y, 6));
        })
      );
    }),
  ],
};
