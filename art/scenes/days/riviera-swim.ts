import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { mix, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, dome, ellipse, open, poly, rows, sliver } from '../../engine/paths.ts';
import { flight } from '../../life/aloft.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { glitter, water } from '../../nature/water.ts';
import { drawn, sight, type Three } from '../sights/sheet.ts';

/** How far along the street of fronts the nth stands: nearer ones are wider. */
const along = (n: number) => 1 - 1 / (1 + 0.36 * n);
/** A point of the fronts: `t` from the edge of the picture to the far end, `v` from the foot to the eaves. */
const at = (t: number, v: number) =>
  [Math.round(mix(812, 452, t)), Math.round(mix(mix(452, 316, t), mix(96, 268, t), v))] as const;
const quad = (t0: number, t1: number, v0: number, v1: number) => poly(...at(t0, v0), ...at(t1, v0), ...at(t1, v1), ...at(t0, v1));

const fronts: readonly Three[] = [
  ['#fff6e6', '#f4dcc0', '#c8a898'],
  ['#ffe0c4', '#f0b898', '#c08a80'],
  ['#fffaf0', '#f8e8d4', '#d0b8ac'],
  ['#ffe9c0', '#f4cc94', '#c89c7c'],
  ['#ffdcd0', '#ecb0a4', '#bc8484'],
];

/** Someone swimming: an arm out of the water, the wake behind. */
const swimmer = (x: number, y: number, s: number, cap: string) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    fill('#fff', `${sliver(-70, 6, 150, 7)}${sliver(10, 16, 110, 5)}${sliver(-100, 16, 90, 4)}`, 0.75) +
      brush('#d89c74', 6.5, 'M16 3L2-19-24-14-36 3') +
      fill('#d89c74', 'M-4 4Q14-12 54 4z') +
      fill('#2f5c8c', 'M26 4Q40-5 58 4z') +
      fill('#d89c74', circle(-8, -3, 11)) +
      fill(cap, 'M-19-5a11 11 0 0 1 22 0z') +
      fill('#fff', `${sliver(-60, 4, 34, 9)}${circle(-50, -5, 3)}${circle(-58, -10, 2)}${circle(-42, -9, 2)}`, 0.9),
  );

/** The last swim at Nice: sunrise over the bay, pebbles, the pink dome and Castle Hill. */
export const rivieraSwim = sight(
  'nice-swim',
  sky(['#4a94c4', '#a4d0d8', '#ffe8c0', '#ffc898'], 0.54),
  sun({ x: 0.24, y: 0.43, r: 40, colour: '#fffbe4', glow: '#ffdc9c' }),
  streaks({ from: 0.1, to: 0.4, count: 5, colour: '#fff4e0', opacity: 0.65, seed: 63 }),
  flight({ x: 0.3, y: 0.14, length: 130, tilt: -0.2 }),
  haze({ y: 0.52, height: 0.12, colour: '#ffe4bc', opacity: 0.7 }),
  water({ from: 0.53, colours: ['#ffdcac', '#8cd0cc', '#3fb0c0', '#2a94b4'], ripple: '#fff', count: 34, seed: 77 }),
  glitter({ x: 0.24, from: 0.535, to: 0.9, colour: '#fffbe0', width: [30, 120], count: 24 }),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#e8d4c4' }), [
    { x: 0.1, y: 0.575, scale: 0.5 },
    { x: 0.38, y: 0.55, scale: 0.3 },
  ]),
  drawn((ink) => {
    return (
      // Castle Hill with its round tower.
      fill(ink.fade('#7fae78', '#5a8c6c'), 'M320 326Q350 292 392 282 420 246 470 240 530 232 560 262L600 330z') +
      fill('#a4c88c', 'M336 318Q360 296 398 288 424 256 468 248 430 274 416 300 380 300 336 318z', 0.8) +
      fill(ink.side('#fff0d4', '#e4c8a4', '#a88c80'), 'M424 268v-26h30v26z') +
      fill('#c8a88c', 'M421 244h36v-6h-36z') +
      // The fronts along the promenade.
      range(7)
        .map((n) => {
          const [a, b] = [along(n), along(n + 1)];
          const rise = 0.86 + ((n * 37) % 14) / 100;
          const three = fronts[n % 5] as Three;
          const columns = n < 3 ? 3 : 2;
          const cell = (c: number, w: number) => a + ((b - a) * (c + w)) / columns;
          const windows = (n < 5 ? [0.14, 0.32, 0.5, 0.68] : []).flatMap((v) => range(columns).map((c) => [c, v] as const));
          return (
            fill(three[n % 2 === 0 ? 0 : 1], quad(a, b, 0, rise)) +
            fill(three[2], quad(a, b, rise - 0.05, rise - 0.025), 0.5) +
            fill('#8fb4b8', (n < 3 ? windows : []).map(([c, v]) => quad(cell(c, 0.2), cell(c, 0.8), v, v + 0.12)).join('')) +
            fill('#5c6c84', windows.map(([c, v]) => quad(cell(c, 0.36), cell(c, 0.64), v, v + 0.12)).join('')) +
            line('#fff', 1.4, [0.135, 0.315, 0.495, 0.675].map((v) => open(...at(a, v), ...at(b, v))).join(''), 0.7) +
            fill(n % 2 === 0 ? '#c8785c' : '#8a94a4', quad(a, b, rise, rise + 0.05))
          );
        })
        .join('') +
      fills(ink.ball('#ffc4c4', '#e88a94', '#b05c74'), [dome(636, 210, 34, 58)]) +
      fill('#fffaf0', 'M600 210h72v10h-72z') +
      fill('#b05c74', 'M634 156h4v-20h-4z') +
      line('#b05c74', 1.6, 'M620 208Q618 176 634 156M652 208Q654 176 638 156', 0.6)
    );
  }),
  palms({
    at: rows('0.95,0.76,320,-12 0.875,0.706,224,-8 0.7,0.594,112,-6'),
    light: '#8fb860',
    dark: '#3f7a5c',
    trunk: '#7a5444',
    trunkLight: '#c09468',
    seed: 27,
  }),
  drawn((ink) => {
    const random = randomFrom(8);
    const pebbles = range(80).map((i) => {
      const t = i / 80;
      const y = Math.round(mix(362, 600, t ** 0.8));
      const left = mix(476, 262, ((y - 350) / 250) ** 1.3);
      const right = Math.min(806, mix(470, 830, (y - 330) / 150));
      return [Math.round(mix(left, right, random())), y, i % 4, Math.floor(t * 3)] as const;
    });
    const stones = (kind: number, colour: string) =>
      repeat(3, (size) =>
        brush(
          colour,
          4 + size * 3,
          pebbles.map(([x, y, k, band]) => (k === kind && band === size ? `M${x} ${y}h${2 + size * 3 + (x % 4)}` : '')).join(''),
        ),
      );
    return (
      // The wall of the promenade, its lower side in shade.
      fill('#fff6e4', poly(452, 314, 812, 444, 812, 462, 452, 322)) +
      fill('#c4a890', poly(452, 322, 812, 462, 812, 500, 452, 334)) +
      line('#fff', 3, 'M452 306L812 420', 0.9) +
      line(
        '#fff',
        2,
        repeat(16, (i) => {
          const t = along(i * 0.7);
          return open(mix(812, 452, t), mix(420, 306, t), mix(812, 452, t), mix(444, 314, t));
        }),
        0.9,
      ) +
      // The beach and the edge of the sea.
      fill('#fff', 'M452 330Q474 380 420 450 350 530 196 610H270Q420 520 470 440 500 380 458 330z', 0.9) +
      fill('#8ed8d4', 'M452 330Q470 384 408 458 330 540 150 610H196Q350 530 420 450 474 380 452 330z', 0.7) +
      fill(ink.fade('#f4e4cc', '#dcc8b4', '#b8a49c'), 'M454 328L812 486V610H246Q400 520 452 440 486 380 454 328z') +
      stones(0, '#a4989c') +
      stones(1, '#fffaf2') +
      stones(2, '#c8bcb8') +
      stones(3, '#8f8894') +
      swimmer(190, 446, 1.1, '#e8505c') +
      swimmer(330, 386, 0.62, '#ffd24a')
    );
  }),
  scatter(visitor('#fffaf0', '#3f7ca8', '#5a3420', '#f4d89c'), [{ x: 0.7, y: 0.71, scale: 0.9 }]),
  scatter(visitor('#e8607c', '#3a4468', '#2a1c1c'), [{ x: 0.775, y: 0.76, scale: 1.1 }]),
  drawn(
    (ink) =>
      // A towel with sandals and a hat, and the case that waits.
      fill('#6a5c64', ellipse(560, 574, 130, 16), 0.3) +
      fill(ink.fade('#fffdf6', '#e8e4e4'), poly(440, 544, 600, 528, 664, 574, 488, 592)) +
      fill(
        '#3f86c0',
        poly(462, 542, 484, 540, 537, 587, 512, 590) +
          poly(508, 537, 530, 535, 586, 582, 562, 584) +
          poly(554, 533, 576, 531, 636, 577, 611, 579),
      ) +
      fill('#c89448', ellipse(592, 548, 38, 10)) +
      fill('#f4d48c', `${ellipse(592, 545, 38, 10)}M568 544Q572 518 592 518T616 544z`) +
      fill('#d8404f', 'M569 540Q592 550 615 540V546Q592 556 569 546z') +
      fill('#5a3428', ellipse(470, 528, 17, 6) + ellipse(500, 522, 17, 6)) +
      brush('#e8b06c', 3, 'M462 528q8-9 16 0M492 522q8-9 16 0') +
      fill('#4a4050', ellipse(722, 574, 48, 9), 0.35) +
      line('#5c6474', 4, 'M706 486V440H738V486') +
      fill(ink.side('#f4c458', '#e09c34', '#a86424'), 'M684 492q0-8 8-8h60q8 0 8 8v72q0 8-8 8h-60q-8 0-8-8z') +
      line('#fff0c0', 3, 'M702 490V566M722 490V566M742 490V566', 0.6) +
      fill('#3a3040', circle(694, 575, 6) + circle(750, 575, 6)) +
      fill('#fff', 'M752 506h14l-3 22h-9z'),
  ),
);
