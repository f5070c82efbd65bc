import { brush, fill, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, crenels, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { fairyChimney } from '../../landmarks/asia/fairy-chimneys.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { hills } from '../../nature/terrain.ts';
import { cypresses } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, sight } from '../sights/sheet.ts';

/** The Bosphorus: the towers of Rumeli on its hill, the bridge behind, a ferry and wooden houses on the water. */
const bosphorus = sight(
  'istanbul-bosphorus',
  ...air('morning', [0.2, 0.22], 36),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.65, seed: 29 }),
  hills({ y: 0.5, amp: 40, rough: 0.2, seed: 14, fill: ['#9fb8b0', '#c4ccb8'] }),
  drawn((ink) => {
    const tower = (x: number, base: number, w: number, h: number) =>
      body(ink, ['#fff0d4', '#d8bc98', '#94788c'], rect(x - w / 2, base - h, w, h)) +
      fill('#fff0d4', crenels(x - w / 2 - 4, base - h, w + 8, 6, 10) + rect(x - w / 2 - 4, base - h, w + 8, 8)) +
      fill('#5a4458', arch(x - w * 0.2, base - h * 0.5, 8, 16) + arch(x + w * 0.22, base - h * 0.68, 8, 16));
    return (
      // The bridge between the continents.
      line('#6a7f9c', 7, 'M-10 296H470') +
      line('#6a7f9c', 9, 'M70 386V150M330 386V150') +
      line(
        '#6a7f9c',
        3.4,
        `M-80 180Q-10 150 70 152Q200 320 330 152Q420 240 480 292${repeat(13, (i) => `M${86 + i * 19} 296V${Math.round(152 + 84 * (1 - ((i - 6) / 6.6) ** 2))}`)}`,
      ) +
      fill(ink.fade('#8fb46c', '#4f8458'), 'M300 420Q380 330 470 270 580 200 810 180V420z') +
      line('#e8d0ac', 16, 'M470 380Q540 330 560 262M560 262Q660 250 740 210M740 210Q720 300 700 384') +
      line('#94788c', 3, 'M478 384Q550 330 566 268', 0.6) +
      tower(556, 290, 62, 120) +
      tower(736, 242, 66, 128) +
      tower(470, 400, 40, 66) +
      tower(636, 400, 70, 120) +
      line('#e8d0ac', 20, 'M440 396H720') +
      fill('#e8d0ac', crenels(440, 387, 280, 24, 9)) +
      // Wooden houses on the shore.
      [
        [30, '#c2503f', 92],
        [126, '#fffaf0', 80],
        [210, '#e8b45c', 88],
        [302, '#7fa8b8', 84],
        [730, '#e08a8c', 90],
      ]
        .map(([x, colour, h]) => {
          const [left, high] = [Number(x), Number(h)];
          return (
            fill(String(colour), rect(left, 416 - high, 84, high)) +
            fill('#2a1c34', rect(left + 60, 416 - high, 24, high), 0.2) +
            fill('#8a4638', poly(left - 8, 418 - high, left + 42, 386 - high, left + 92, 418 - high)) +
            fill(
              '#fffaf0',
              repeat(3, (i) => rect(left + 8 + i * 26, 430 - high, 15, 24) + rect(left + 8 + i * 26, 466 - high, 15, 24)),
            ) +
            fill(
              '#4a5a7c',
              repeat(3, (i) => rect(left + 11 + i * 26, 433 - high, 9, 18) + rect(left + 11 + i * 26, 469 - high, 9, 18)),
            )
          );
        })
        .join('')
    );
  }),
  cypresses({ at: rows('0.5,0.64,80 0.53,0.62,96 0.87,0.5,110 0.9,0.52,86 0.15,0.66,70'), light: '#5f9a68', dark: '#2a5f50' }),
  water({ from: 0.69, colours: ['#8fd0d0', '#2f94b0', '#176a94'], ripple: '#f4fff4', count: 80, seed: 15 }),
  scatter(ferry({ hull: '#2f4470', white: '#fffaf0', funnel: '#f0b43a', window: '#7fa8c0', shade: '#c4d4dc' }), [
    { x: 0.36, y: 0.86, scale: 1.5 },
  ]),
  birds({ x: 0.66, y: 0.8, count: 6, size: 18, colour: '#fff', spread: 150, seed: 5 }),
);

const tuff = {
  light: '#fff0d4',
  body: '#ecc8a0',
  shade: '#b08478',
  cap: ['#a8705c', '#6a4450'] as const,
  hole: '#5a3a44',
  glow: '#ffd98a',
};

/** The chimneys of Paşabağ and two walkers on the path between the vines. */
const pasabag = sight(
  'cappadocia-chimneys',
  ...air('gold', [0.16, 0.28], 42),
  streaks({ from: 0.08, to: 0.34, count: 5, colour: '#fff', opacity: 0.6, seed: 37 }),
  hills({ y: 0.6, amp: 60, rough: 0.22, seed: 9, fill: ['#e8b090', '#d8946c'], rim: '#ffe0b0' }),
  drawn((ink) => fill(ink.fade('#f4d0a0', '#d8a070'), 'M-10 410Q200 380 420 400T810 380V610H-10z')),
  place(fairyChimney(110, 210, 4, tuff), { x: 0.28, y: 0.72, scale: 1 }),
  place(fairyChimney(120, 250, 9, tuff), { x: 0.88, y: 0.74, scale: 1 }),
  place(fairyChimney(150, 330, 12, tuff), { x: 0.72, y: 0.78, scale: 1.08 }),
  place(fairyChimney(140, 290, 21, tuff), { x: 0.53, y: 0.77, scale: 1 }),
  place(fairyChimney(120, 230, 2, tuff), { x: 0.4, y: 0.8, scale: 0.94 }),
  drawn((ink) => {
    const random = randomFrom(3);
    return (
      fill(ink.fade('#f0c490', '#d09464', '#a8685a'), 'M-10 470Q240 440 420 462T810 446V610H-10z') +
      fill('#fff0d0', 'M470 462Q420 500 300 530T120 610H330Q400 540 480 510T520 462z', 0.8) +
      range(26)
        .map((i) => {
          const x = Math.round((i * 97) % 800);
          const y = Math.round(480 + ((i * 53) % 110));
          if (x > 120 && x < 470) return '';
          return (
            brush('#6a4a3a', 3, `M${x} ${y}v-14`) +
            fill(i % 2 ? '#5f9450' : '#7fae58', circle(x - 8, y - 18, 9) + circle(x + 7, y - 20, 10) + circle(x, y - 28, 8)) +
            fill('#6a3a7c', circle(x + 3, y - 14, 3 + random()))
          );
        })
        .join('') +
      fill('#8a5a48', ellipse(360, 560, 60, 6), 0.3)
    );
  }),
  scatter(visitor('#4aa0b8', '#3a3050', '#2a1c1c', '#fff0c8'), [{ x: 0.42, y: 0.93, scale: 2.4 }]),
  scatter(visitor('#f0605c', '#5a4a58', '#3a2420'), [{ x: 0.48, y: 0.91, scale: 2.2 }]),
);

export const turkishDays = [bosphorus, pasabag];
