import { fill, fills, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, open, poly, rect, sliver } from '../../engine/paths.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { hills } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { boards, plate } from '../food/table.ts';
import { air, body, drawn, sight, type Three } from '../sights/sheet.ts';
import { breakfast, still } from './settings.ts';

const white: Three = ['#ffffff', '#eaf0f6', '#b4c4d8'];

/** A heap of bougainvillea around a point. */
const bougainvillea = (x: number, y: number, wide: number, high: number) => {
  const at = range(46).map((i) => {
    const [angle, far] = [i * 2.4, Math.sqrt((i + 1) / 46)];
    return [x + Math.cos(angle) * far * wide, y + Math.sin(angle) * far * high, 15 + ((i * 7) % 9)] as const;
  });
  return (
    fill('#4f8a4c', at.map(([px, py, r], i) => (i % 3 === 0 ? ellipse(px + 8, py + 12, r + 8, r) : '')).join('')) +
    fill('#c8306c', at.map(([px, py, r]) => circle(px, py, r)).join('')) +
    fill('#f06ca0', at.map(([px, py, r]) => circle(px - r * 0.3, py - r * 0.35, r * 0.5)).join(''))
  );
};

/** The boat below the black lava of Nea Kameni, swimmers in the warm springs, the white rim above. */
const volcano = sight(
  'santorini-volcano',
  ...air('noon', [0.14, 0.16], 36),
  streaks({ from: 0.06, to: 0.28, count: 5, colour: '#fff', opacity: 0.7, seed: 26 }),
  hills({ y: 0.37, amp: 6, rough: 0.2, seed: 6, fill: ['#b06a5c', '#7a4c54'], to: 0.56 }),
  drawn(() =>
    fill(
      '#fff',
      repeat(44, (i) => rect(i * 18.4, 204 + ((i * 7) % 9), 13, 22)),
    ),
  ),
  water({ from: 0.54, colours: ['#7fc4e4', '#2f84c0', '#1c5494'], ripple: '#fff', count: 60, seed: 14 }),
  drawn(
    (ink) =>
      fill(
        ink.side('#6a5c64', '#443a48', '#2a2434'),
        'M430 420L480 340 530 300 600 316 650 280 720 300 810 260V470Q600 480 440 450z',
      ) +
      fill('#8a6c68', 'M480 340L530 300 560 308 510 350zM650 280L700 294 660 330z', 0.7) +
      line('#c8a08c', 4, 'M560 430Q600 380 580 350 600 330 640 310', 0.8) +
      fill('#f0a84c', 'M380 470Q460 440 560 470 640 480 810 466V500Q600 520 470 506 400 500 380 470z', 0.55) +
      fill('#ffd89a', sliver(430, 474, 140, 6) + sliver(560, 490, 180, 6), 0.7) +
      // A caique with its awning.
      group(
        'translate(220 520)scale(1.25)',
        fill('#0f2f5c', ellipse(0, 12, 140, 10), 0.3) +
          fill(ink.side('#3f8cc8', '#2464a4', '#163f74'), 'M-150-36Q-120 14-90 16H90Q136 10 156-44L110-24H-100z') +
          fill('#fff', 'M-146-36L-100-24H110L152-44 112-14H-104z') +
          fill('#fff', rect(-40, -64, 90, 42)) +
          fill('#4f7c9c', rect(-30, -56, 20, 18) + rect(0, -56, 20, 18) + rect(26, -56, 18, 18)) +
          fill('#e8a84c', poly(-90, -78, 80, -78, 94, -66, -100, -66)) +
          line('#6a4030', 4, 'M-88-66V-26M76-66V-26M110-24V-150M110-140L60-30'),
      ) +
      [
        [420, 490],
        [500, 520],
        [590, 500],
      ]
        .map(
          ([x = 0, y = 0]) =>
            fill('#e8b48c', ellipse(x, y - 4, 12, 9)) +
            fill('#3a2420', circle(x, y - 12, 9)) +
            fill('#fff', sliver(x - 30, y + 4, 60, 4), 0.8),
        )
        .join(''),
  ),
);

/** The path along the rim to Oia: walkers between walls and bougainvillea, a blue dome ahead. */
const path = sight(
  'santorini-path',
  ...air('gold', [0.2, 0.4], 40),
  water({ from: 0.52, colours: ['#ffd9a0', '#6ab0cc', '#2f74a8'], ripple: '#fff4dc', count: 50, seed: 18 }),
  glitter({ x: 0.2, from: 0.53, colour: '#fff0c0', width: [40, 110] }),
  drawn((ink) => {
    const cube = (x: number, y: number, w: number, h: number) =>
      body(ink, white, rect(x, y - h, w, h)) + fill('#3f7cb8', rect(x + w * 0.3, y - h * 0.6, w * 0.2, h * 0.4));
    return (
      fill(ink.side('#c8785c', '#94504c', '#5c3444'), 'M300 610Q340 480 440 420 520 360 640 330L810 300V610z') +
      line('#e8a888', 4, 'M360 560Q420 480 520 430M420 590Q500 500 620 450', 0.5) +
      cube(560, 346, 60, 50) +
      cube(610, 330, 80, 70) +
      cube(684, 318, 70, 90) +
      cube(740, 306, 80, 70) +
      fill(ink.side('#8fc4f0', '#3f84cc', '#245894'), dome(650, 262, 34, 40)) +
      line('#fff', 4, 'M650 222V204M642 210H658') +
      fill('#fff6e4', 'M240 610Q380 520 470 450 540 396 640 350L660 356Q580 410 540 460 480 530 520 610z') +
      fill(
        '#e4d4c4',
        repeat(9, (i) => `M${300 + i * 30} ${590 - i * 24}l${80 - i * 6}-4 6 6-${80 - i * 6} 6z`),
        0.8,
      ) +
      body(ink, white, poly(520, 610, 486, 540, 540, 462, 600, 416, 600, 392, 530, 436, 466, 520, 480, 610)) +
      bougainvillea(630, 560, 120, 70)
    );
  }),
  scatter(visitor('#e8607c', '#3f6a8c', '#3a2420', '#fff0c8'), [{ x: 0.5, y: 0.89, scale: 2.2 }]),
  scatter(visitor('#3f9c8c', '#4a4a6a', '#2a1c1c'), [{ x: 0.56, y: 0.87, scale: 2.1 }]),
);

/** Breakfast on a terrace above the caldera. */
const terrace = breakfast(
  'santorini-breakfast',
  ['#ffffff', '#e4ecf4', '#b8c8dc'],
  ...air('morning', [0.2, 0.2], 38),
  water({ from: 0.46, colours: ['#a8d8ec', '#4f9cd0', '#2f70b0'], ripple: '#fff', count: 40, seed: 5 }),
  drawn(
    (ink) =>
      fill(ink.side('#c8785c', '#94504c', '#5c3444'), 'M430 420Q520 300 640 270L810 250V430z') +
      body(ink, white, rect(560, 246, 60, 46), rect(620, 226, 80, 60), rect(700, 206, 110, 70), rect(530, 290, 50, 34)) +
      fill(ink.side('#8fc4f0', '#3f84cc', '#245894'), dome(660, 228, 32, 38)) +
      line('#fff', 4, 'M660 190V172M652 178H668') +
      bougainvillea(70, 30, 110, 50),
  ),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#d4e4ec' }), [{ x: 0.3, y: 0.54, scale: 0.5 }]),
);

/** The balconies of Little Venice over the waves, windmills on the hill. */
const venice = sight(
  'mykonos-little-venice',
  ...air('dusk', [0.18, 0.46], 42),
  drawn((ink) => {
    const mill = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        body(ink, white, 'M-26 0L-20-64H20L26 0z') +
          fill('#8a5a54', 'M-26-64L0-96 26-64z') +
          line(
            '#5a3a4c',
            3,
            repeat(6, (i) => `M0-66L${Math.round(Math.cos(i * 1.047) * 46)} ${Math.round(-66 + Math.sin(i * 1.047) * 46)}`),
          ) +
          fill('#3a2440', rect(-6, -22, 12, 22)),
      );
    return (
      fill(ink.fade('#b06a78', '#7a4468'), 'M-10 400Q120 300 330 330 420 350 460 400z') +
      mill(90, 330, 1) +
      mill(190, 316, 1) +
      mill(290, 326, 1)
    );
  }),
  water({ from: 0.62, colours: ['#ffb08c', '#8a6aa8', '#3a3f88'], ripple: '#ffe0b8', count: 60, seed: 30 }),
  glitter({ x: 0.18, from: 0.63, colour: '#fff0c0', width: [40, 130] }),
  drawn((ink) => {
    const home = (x: number, w: number, top: number, paint: string) =>
      body(ink, white, rect(x, top, w, 480 - top)) +
      fill('#4a3a64', arch(x + w * 0.3, 478, w * 0.26, 70) + arch(x + w * 0.7, 478, w * 0.26, 70)) +
      fill('#ffdf94', rect(x + w * 0.2, top + 36, w * 0.2, 54) + rect(x + w * 0.6, top + 36, w * 0.2, 54)) +
      line(paint, 5, rect(x + w * 0.2, top + 36, w * 0.2, 54) + rect(x + w * 0.6, top + 36, w * 0.2, 54)) +
      fill(paint, rect(x + 6, top + 92, w - 12, 9) + rect(x + 6, top + 58, w - 12, 5)) +
      line(
        paint,
        3,
        repeat(Math.floor((w - 14) / 9), (i) => open(x + 9 + i * 9, top + 60, x + 9 + i * 9, top + 94)),
      ) +
      line('#8a6a5c', 5, open(x + 14, 420, x + 2, top + 101) + open(x + w - 14, 420, x + w - 2, top + 101));
    return (
      home(396, 106, 250, '#c2405c') +
      home(500, 116, 220, '#2f74b8') +
      home(614, 100, 260, '#3f8c6c') +
      home(712, 110, 230, '#c2405c') +
      fill('#8a6a7c', 'M380 474H810V500Q600 520 390 496z') +
      fill('#fff', 'M380 494Q440 480 500 498 560 484 620 500 700 486 810 502V514Q600 524 390 508z', 0.8)
    );
  }),
);

/** A family beach on Mykonos: clear water, straw parasols, a white chapel on the point. */
const beach = sight(
  'mykonos-beach',
  ...air('noon', [0.82, 0.16], 36),
  streaks({ from: 0.06, to: 0.28, count: 5, colour: '#fff', opacity: 0.7, seed: 34 }),
  hills({ y: 0.46, amp: 40, rough: 0.24, seed: 13, tilt: 30, fill: ['#d8c498', '#b8a078'], to: 0.58 }),
  water({ from: 0.55, colours: ['#8fe4e4', '#3fc0d8', '#2f9cc8'], ripple: '#fff', count: 50, seed: 21 }),
  drawn(
    (ink) =>
      fill(ink.side('#e0cc9c', '#b89c74', '#8a7460'), 'M-10 330Q90 290 190 330 240 350 260 372H-10z') +
      body(ink, white, rect(80, 276, 70, 50)) +
      fill(ink.side('#8fc4f0', '#3f84cc', '#245894'), dome(115, 276, 26, 30)) +
      fill('#3f84cc', rect(106, 300, 18, 26)) +
      fill('#fff', 'M-10 480Q200 430 420 440T810 420V438Q600 452 420 456T-10 500z', 0.9) +
      fill(ink.fade('#fff4d4', '#f4d8a4', '#e0b880'), 'M-10 498Q200 446 420 454T810 436V610H-10z') +
      fills('#3f9cc8', [poly(96, 560, 190, 556, 206, 576, 100, 580)]) +
      fill('#e8607c', poly(540, 556, 636, 550, 654, 570, 548, 576)) +
      fill('#ffd24a', circle(400, 548, 17)) +
      fill('#e8607c', 'M383 548A17 17 0 0 1 400 531V548z') +
      repeat(3, (i) => {
        const [x, y] = [150 + i * 240, 550 - (i % 2) * 30];
        return (
          line('#8a6040', 6, open(x, y, x, y - 110)) +
          fill(
            ink.side('#fff0c8', '#e4c48c', '#b08c5c'),
            `M${x - 86} ${y - 92}L${x} ${y - 150}L${x + 86} ${y - 92}Q${x} ${y - 78} ${x - 86} ${y - 92}z`,
          ) +
          line('#b08c5c', 2, `M${x} ${y - 150}L${x - 40} ${y - 88}M${x} ${y - 150}L${x + 40} ${y - 88}M${x} ${y - 150}V${y - 86}`)
        );
      }),
  ),
  scatter(sailboat({ hull: '#fff', sail: '#fffdf6', sailShade: '#d4e4ec' }), [{ x: 0.6, y: 0.62, scale: 0.8 }]),
  scatter(visitor('#ffb04a', '#2f6a9c', '#3a2420', '#fff0c8'), [{ x: 0.36, y: 0.87, scale: 2 }]),
  scatter(visitor('#e8405c', '#3f9c8c', '#2a1c1c'), [{ x: 0.41, y: 0.875, scale: 1.4 }]),
);

/** Almond sweets from the bakery of Mykonos, dusted with sugar, in their box. */
const sweets = still(
  'mykonos-sweets',
  (ink) =>
    boards(ink, ['#3f7cb0', '#2f5f94'], '#24497c', 140) +
    fill(
      '#fff',
      repeat(10, (i) => rect(i * 84, 0, 20, 600)),
      0.12,
    ) +
    fill('#1c1024', rounded(86, 96, 420, 410, 10), 0.28) +
    fill(ink.across('#fffaf0', '#e4d8c8'), rounded(70, 78, 420, 410, 10)) +
    fill('#c8d8ec', rounded(88, 96, 384, 374, 6)) +
    repeat(16, (i) => {
      const [x, y] = [140 + (i % 4) * 92, 148 + Math.floor(i / 4) * 90];
      return (
        fill('#1c1024', ellipse(x + 4, y + 6, 38, 30), 0.2) +
        (i % 2 === 0
          ? fill(ink.radial([0.3, '#ffffff'], [1, '#d8d4dc']), ellipse(x, y, 38, 31)) +
            fill('#e8c48c', ellipse(x + 6, y - 2, 9, 5))
          : fill(ink.radial([0.2, '#f8d090'], [1, '#c8843c']), circle(x, y, 34)) +
            fill('#fff6e4', `M${x - 12} ${y}q12-22 24 0-12 22-24 0z`))
      );
    }) +
    plate(ink, 640, 220, 110, ['#fff', '#7fa8d0'], ['#fff', '#dce4ee']) +
    fill('#fff', `${ellipse(612, 210, 40, 33)}${ellipse(668, 236, 40, 33)}`) +
    fill('#e8dce0', `${ellipse(618, 220, 26, 16)}${ellipse(674, 246, 26, 16)}`) +
    repeat(
      9,
      (i) =>
        fill('#c8843c', `M${560 + (i % 3) * 70} ${430 + Math.floor(i / 3) * 48}q22-26 44 0-22 26-44 0z`) +
        line('#8a5424', 2, `M${568 + (i % 3) * 70} ${430 + Math.floor(i / 3) * 48}h26`),
    ),
);

export const cycladicPlaces = [volcano, path, terrace, venice, beach, sweets];
