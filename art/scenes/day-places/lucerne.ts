import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { firs } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, sight, type Three } from '../sights/sheet.ts';
import { alps } from './oberland.ts';
import { swan } from './zurich.ts';

/** Under the roof of the Chapel Bridge: beams, painted triangles, geraniums, a swan beyond the rail. */
const bridge = sight(
  'lucerne-bridge',
  ...air('morning'),
  alps(0.44, 40, 160),
  water({ from: 0.54, colours: ['#a8d4e0', '#5f9cbc', '#3a7498'], ripple: '#fff', count: 40, seed: 9 }),
  drawn((ink) => {
    const frames = [
      [40, 560, 1],
      [150, 500, 0.66],
      [224, 460, 0.45],
      [276, 432, 0.3],
    ] as const;
    const wood: Three = ['#b47a4c', '#8a5434', '#54302a'];
    return (
      swan(120, 414, 0.4) +
      // The roof closes towards the far end.
      fill(ink.fade('#4a2a24', '#6a3e2c'), poly(-10, -10, 810, -10, 810, 150, 470, 330, 400, 270, 330, 330, -10, 150)) +
      line(
        '#8a5434',
        3,
        repeat(9, (i) => open(-10 + i * 100, -10, 330 + i * 17, 330 - Math.abs(4 - i) * 4 - 20)),
        0.5,
      ) +
      fill(ink.fade('#8a5a3c', '#b07a50'), poly(-10, 610, 330, 420, 470, 420, 810, 610)) +
      line(
        '#5c3828',
        3,
        repeat(9, (i) => open(-10 + i * 102, 610, 330 + i * 17.5, 420)),
        0.6,
      ) +
      frames
        .toReversed()
        .map(([x, foot, s]) => {
          const top = foot - 420 * s;
          const w = 800 - 2 * x;
          return (
            body(
              ink,
              wood,
              rect(x - 12 * s, top, 24 * s, 420 * s),
              rect(x + w - 12 * s, top, 24 * s, 420 * s),
              rect(x - 20 * s, top - 14 * s, w + 40 * s, 22 * s),
            ) +
            // A painting in the gable.
            fill('#e8cfa0', poly(x + w * 0.12, top - 14 * s, 400, top - 190 * s, x + w * 0.88, top - 14 * s)) +
            fill('#7fa4b4', poly(x + w * 0.2, top - 24 * s, 400, top - 168 * s, x + w * 0.8, top - 24 * s)) +
            fill(
              '#5f8a5c',
              poly(x + w * 0.2, top - 24 * s, x + w * 0.36, top - 70 * s, x + w * 0.6, top - 52 * s, x + w * 0.8, top - 24 * s),
            ) +
            fill(
              '#b8503c',
              rect(400 - 34 * s, top - 84 * s, 68 * s, 56 * s) +
                poly(400 - 44 * s, top - 84 * s, 400, top - 124 * s, 400 + 44 * s, top - 84 * s),
            ) +
            line('#54302a', 7 * s, `M${x + w * 0.12} ${top - 14 * s}L400 ${top - 190 * s}L${x + w * 0.88} ${top - 14 * s}`)
          );
        })
        .join('') +
      // The rails with their flowers.
      [1, -1]
        .map((side) => {
          const at = (x: number) => (side === 1 ? x : 800 - x);
          return (
            fill(wood[1], poly(at(-10), 430, at(330), 388, at(330), 394, at(-10), 446)) +
            fill(wood[2], poly(at(-10), 470, at(330), 400, at(330), 416, at(-10), 560)) +
            fill(
              '#4f8a4c',
              repeat(14, (i) => circle(at(4 + i * 24), 446 - i * 3.2, 17 - i * 0.9)),
            ) +
            fill(
              '#e8405c',
              repeat(20, (i) => circle(at(i * 17), 436 + (i % 3) * 9 - i * 2.2, 8 - i * 0.25)),
            )
          );
        })
        .join('')
    );
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420'), [{ x: 0.47, y: 0.82, scale: 2.1 }]),
  scatter(visitor('#f0b04a', '#5a4438', '#2a1c1c'), [{ x: 0.53, y: 0.825, scale: 1.5 }]),
);

/** The Lion of Lucerne, carved in its rock above a pool. */
const lion = sight(
  'lucerne-lion',
  ...air('noon'),
  drawn(
    (ink) =>
      fill(ink.side('#d8ccb8', '#b0a090', '#857a74'), 'M-10 60Q120 0 300 20 520-10 640 30 760 10 810 50V470H-10z') +
      line(
        '#8a7c70',
        4,
        'M60 60Q90 200 50 330M210 20Q190 80 220 110M600 30Q630 130 600 180M740 40Q700 200 746 360M330 20V90M470 16Q480 60 460 96',
        0.5,
      ) +
      fill('#6a5c5c', 'M150 400V250Q170 140 400 126 630 140 650 250V400z') +
      fill('#54484e', 'M150 400V262Q180 170 400 160 620 170 650 262V300Q560 200 400 196 240 200 190 400z') +
      // The lion: at rest on its shield, a broken spear in its side.
      fill(ink.fade('#efe2cc', '#c4b19a'), 'M170 398C168 326 216 288 292 298 360 268 450 258 540 264V398z') +
      fill('#d6c4ac', ellipse(248, 352, 74, 50)) +
      fill('#c4b19a', 'M190 398Q196 350 248 344 310 344 330 398z', 0.7) +
      brush('#d6c4ac', 20, 'M196 390Q150 384 160 350') +
      fill('#a8957e', circle(160, 342, 15)) +
      brush('#8a7c70', 8, 'M330 306L402 196') +
      fill('#8a7c70', poly(392, 190, 418, 168, 412, 204)) +
      fill('#e4d6c0', 'M450 398Q452 362 510 360L640 362Q676 368 672 398z') +
      line('#a8957e', 4, 'M636 398V380M656 398V382', 0.8) +
      fill(
        '#b8a58c',
        repeat(11, (i) => circle(548 + Math.round(Math.cos(i * 0.571) * 62), 304 + Math.round(Math.sin(i * 0.571) * 60), 32)),
      ) +
      fill('#cbb9a2', circle(548, 304, 72)) +
      line(
        '#a08c76',
        4,
        repeat(
          14,
          (i) =>
            `M${548 + Math.round(Math.cos(i * 0.449) * 52)} ${304 + Math.round(Math.sin(i * 0.449) * 50)}q${Math.round(Math.cos(i * 0.449 + 0.6) * 20)} ${Math.round(Math.sin(i * 0.449 + 0.6) * 20)} ${Math.round(Math.cos(i * 0.449) * 36)} ${Math.round(Math.sin(i * 0.449) * 36)}`,
        ),
        0.7,
      ) +
      fill('#e4d6c0', circle(524, 262, 17) + circle(596, 258, 15)) +
      fill('#f2e7d4', 'M528 284Q562 262 598 284 612 330 598 366 570 392 542 370 520 330 528 284z') +
      fill('#fbf3e4', ellipse(574, 356, 34, 22)) +
      fill('#8a7468', poly(562, 338, 588, 338, 575, 352)) +
      brush(
        '#8a7468',
        4,
        'M575 352V362M556 368Q566 372 575 362 584 372 594 366M540 308q10 8 20 2M584 308q10 6 16-2M538 294l20 4M584 298l18-6',
      ) +
      // The pool.
      fill('#5f8a5c', `${repeat(18, (i) => circle(i * 48, 462, 22))}M0 462H800V500H0z`) +
      fill(ink.fade('#5f8f8c', '#2f5f68', '#1c444f'), rect(0, 480, 800, 120)) +
      fill('#b8a690', 'M250 484Q400 476 560 484L600 520Q400 540 220 520z', 0.4) +
      fill(
        '#cfe4dc',
        sliver(120, 520, 150, 5) + sliver(460, 544, 190, 6) + sliver(260, 572, 140, 5) + sliver(620, 506, 110, 4),
        0.6,
      ) +
      fill('#8fbc6c', `${ellipse(110, 556, 40, 9)}${ellipse(650, 572, 48, 10)}${ellipse(180, 584, 34, 8)}`) +
      fill('#f4c0d0', circle(118, 548, 8) + circle(660, 564, 9)),
  ),
  firs({ at: rows('0.04,0.4,230 0.95,0.42,260'), light: '#5f8a64', dark: '#2f5a4c' }),
);

export const lucernePlaces = [bridge, lion];
