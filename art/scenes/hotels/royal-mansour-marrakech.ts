import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { koutoubia } from '../../landmarks/africa/koutoubia.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { air, body, drawn, inks, lamp, teeth, white } from '../sights/sheet.ts';

const clay = ['#ffc8a0', '#e09070', '#9a5458'] as const;

/** The roof terrace of a riad: its small pool, the walls of Marrakech and the Atlas behind. */
export const royalMansourMarrakech: Scene = {
  slug: 'royal-mansour-marrakech',
  crops: ['card'],
  layers: [
    ...air('gold'),
    mountains({ y: 0.42, amp: 130, rough: 0.8, seed: 31, fill: ['#f4eef0', '#d8b8b8'], shade: '#a89cc0' }),
    drawn(
      (ink) =>
        each(range(11), (i) => body(ink, clay, rect(-20 + i * 78, 280 - ((i * 43) % 50), 79, 120))) +
        fill(
          '#8a4a50',
          range(22)
            .map((i) => rect(4 + i * 37, 300 - ((i * 29) % 24), 9, 16))
            .join(''),
          0.7,
        ),
    ),
    place(
      koutoubia({
        stone: ['#ffc898', '#d89070', '#94545c'],
        tile: '#4fa0a8',
        window: '#5a2c44',
        glow: '#ffdf8a',
        gold: inks.gold,
      }),
      { x: 0.34, y: 0.6, scale: 0.5, rtlX: 0.34 },
    ),
    palms({
      at: rows('0.1,0.62,190,10 0.17,0.6,140,-8 0.5,0.6,120,6'),
      light: '#7fae5c',
      dark: '#356a50',
      trunk: '#6a4034',
      trunkLight: '#b47a4e',
      seed: 17,
    }),
    drawn(
      (ink) =>
        body(ink, clay, rect(-10, 352, 820, 46), teeth(-10, 352, 820, 22, 20)) +
        fill('#2f8a84', rect(-10, 362, 820, 12)) +
        fill(
          '#fff4dc',
          repeat(54, (i) => poly(-4 + i * 15, 368, 1 + i * 15, 363, 6 + i * 15, 368, 1 + i * 15, 373)),
        ) +
        fill(ink.fade('#f0d0a8', '#c08a74'), rect(-10, 398, 820, 210)) +
        line(
          '#a8705c',
          2,
          `${repeat(11, (i) => `M${400 + (i - 5) * 90} 398L${400 + (i - 5) * 190} 606`)}M-10 440H810M-10 500H810`,
          0.4,
        ) +
        fill('#1f6f74', poly(90, 440, 430, 440, 450, 580, 20, 580)) +
        fill(
          '#fff4dc',
          repeat(20, (i) => poly(96 + i * 17, 446, 103 + i * 17, 441, 110 + i * 17, 446, 103 + i * 17, 451)),
        ) +
        fill(ink.fade('#7fdcd8', '#2f9cb0'), poly(108, 456, 414, 456, 430, 568, 48, 568)) +
        fill(
          white,
          range(8)
            .map((i) => sliver(110 + ((i * 71) % 230), 468 + i * 12, 80, 4))
            .join(''),
          0.7,
        ) +
        brush(
          '#e0405c',
          7,
          repeat(14, (i) => `M${120 + ((i * 67) % 280)} ${466 + ((i * 31) % 92)}h0`),
        ) +
        body(ink, inks.wood, rect(520, 210, 12, 350), rect(770, 210, 12, 350)) +
        fill(ink.across('#fffaf0', '#f0d8c0'), 'M500 214Q650 150 800 214L790 236Q650 196 510 236z') +
        fill('#fff4e4', 'M526 224Q566 300 530 430L522 430V224zM776 224Q736 300 772 430L780 430V224z') +
        body(ink, inks.brick, 'M540 520V470q0-14 16-14H750q16 0 16 14V520z') +
        fill('#f0c050', rect(560, 440, 50, 34) + rect(690, 440, 50, 34)) +
        fill('#2f8a84', rect(616, 446, 68, 28)) +
        fill('#7a4a3c', ellipse(640, 548, 62, 12)) +
        body(ink, inks.gold, 'M628 540q-6-28 12-34t14 34z') +
        fill('#fff', rect(664, 528, 12, 16) + rect(600, 528, 12, 16)) +
        each(
          [
            [560, 280],
            [740, 280],
            [650, 250],
          ] as const,
          ([x, y]) =>
            line('#7a4a3c', 2, `M${x} ${y - 60}V${y}`) +
            fill(ink.radial([0, lamp, 0.9], [1, lamp, 0]), circle(x, y + 14, 40)) +
            fill('#c47a2f', poly(x - 10, y, x, y - 14, x + 10, y, x + 13, y + 24, x, y + 36, x - 13, y + 24)) +
            fill(lamp, arch(x, y + 24, 12, 20)),
        ) +
        body(ink, inks.blue, poly(466, 600, 470, 540, 506, 540, 510, 600)) +
        fill(
          '#3f7a4c',
          repeat(5, (i) => `M488 544Q${460 + i * 14} 500 ${440 + i * 24} 470 ${476 + i * 8} 510 492 544z`),
        ),
    ),
  ],
};
