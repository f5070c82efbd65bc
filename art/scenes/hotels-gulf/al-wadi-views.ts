import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { ghaf, tentVilla, tuft } from '../../landmarks/stays/desert-villa.ts';
import { birds } from '../../life/birds.ts';
import { oryx } from '../../life/oryx.ts';
import { scatter } from '../../life/shape.ts';
import { sitter } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { dunes, mountains } from '../../nature/terrain.ts';
import { air, drawn } from '../sights/sheet.ts';
import { room } from '../stays/rooms.ts';
import { viewOf } from '../stays/view.ts';

/** The reserve in the early morning: dunes, ghaf trees and oryx, the Hajar mountains behind. `move` sets the near part in a window. */
const reserve = (horizon: number, move = ''): Layer[] => [
  ...air('morning', [0.24, horizon - 0.24], 34),
  streaks({ from: 0.06, to: horizon - 0.2, count: 5, colour: '#fff', opacity: 0.7, seed: 19 }),
  birds({ x: 0.6, y: horizon - 0.26, count: 5, size: 10, colour: '#7a6a84', seed: 6 }),
  mountains({ y: horizon, amp: 80, rough: 0.7, seed: 41, fill: ['#a894b4', '#dcc0b8'], shade: '#8a7ca8' }),
  haze({ y: horizon + 0.05, height: 0.14, colour: '#fff0d0', opacity: 0.7 }),
  dunes({
    at: [
      [0.74, horizon + 0.04, 0.7, 0.12],
      [0.24, horizon + 0.07, 0.6, 0.1],
    ],
    light: '#fcd09c',
    foot: '#f0b47c',
    shade: '#cc8468',
  }),
  drawn((ink) => group(move, herd(ink))),
];

const herd = (ink: Ink) =>
  ghaf(196, 398, 0.6) +
  ghaf(640, 404, 0.86) +
  tentVilla(ink, 470, 388, 0.2) +
  fill(ink.fade('#fbd09a', '#eab078', '#c88a60'), 'M-200 420Q160 388 340 412T620 404 1000 416V800H-200z') +
  line('#d89c6c', 2, 'M20 452Q180 436 310 448M420 470Q560 452 700 466M60 500Q200 486 330 498M500 512Q640 498 780 510', 0.6) +
  oryx(ink, 250, 470, 0.62) +
  oryx(ink, 420, 444, -0.36) +
  oryx(ink, 350, 436, 0.3) +
  tuft(150, 470, 1) +
  tuft(560, 462, 0.9) +
  tuft(330, 520, 1.2) +
  tuft(690, 488, 1.1);

/** A terrace at breakfast: a low table with a coffee pot before the herd. */
const terrace = drawn(
  (ink) =>
    fill(ink.fade('#c89468', '#9c6a4c'), rect(0, 536, 800, 70)) +
    line('#7a4c3c', 2, 'M0 556H800M0 580H800M120 536V556M330 536V556M560 536V556M220 556V580M460 556V580M680 556V580', 0.6) +
    fill('#f4d8a8', rect(0, 530, 800, 7)) +
    fill('#4a2c34', ellipse(620, 586, 120, 10), 0.3) +
    fill(ink.side('#a8704c', '#7a4a38', '#4f302c'), 'M520 528H720V542H712V588H700V542H540V588H528V542H520z') +
    // The pot with its beak, cups and dates.
    fill(
      ink.side('#ffe79a', '#e0a83c', '#94602c'),
      'M590 526Q576 500 592 484 588 470 600 458H608Q620 470 616 484 632 500 618 526z',
    ) +
    fill('#e0a83c', 'M616 486Q640 478 652 462L656 468Q648 494 620 500z') +
    fill('#94602c', rect(600, 448, 8, 11) + circle(604, 446, 5)) +
    brush('#94602c', 4, 'M590 488Q568 492 582 514') +
    fill('#fffaf0', poly(556, 512, 574, 512, 570, 527, 560, 527) + poly(662, 512, 680, 512, 676, 527, 666, 527)) +
    fill('#5a3428', ellipse(700, 521, 9, 5) + ellipse(690, 523, 9, 5) + ellipse(708, 524, 8, 4)) +
    // Cushions.
    fill(ink.fade('#c2604c', '#94403c'), 'M420 566q0-16 16-16h58q16 0 16 16v22h-90z') +
    line('#f4d48c', 3, 'M430 552V588M500 552V588') +
    fill(ink.fade('#f4e4c8', '#d0b898'), 'M736 562q0-14 16-14h60v44h-76z'),
);

/** A falcon on its perch, hooded, its breast barred. */
const falcon = (ink: Ink, x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    fill('#120c2c', ellipse(6, 2, 40, 6), 0.4) +
      brush('#6a4038', 7, 'M0 0V-86') +
      fill('#6a4038', ellipse(0, 0, 26, 6)) +
      fill('#3f9c8c', 'M-30-98Q0-110 30-98L24-84H-24z') +
      fill(ink.side('#f4e0c0', '#c8a888', '#8a6a64'), 'M-22-100C-30-140-24-176 2-182 28-176 30-140 20-100z') +
      fill('#6a5058', 'M6-172C34-160 34-120 22-82L10-96C20-120 18-150 6-172z') +
      brush('#8a6a5c', 2.4, 'M-18-150q6 4 12 0M-14-138q6 4 12 0M-19-126q6 4 12 0M-14-114q6 4 12 0', 0.8) +
      fill('#a83c3c', 'M-18-178C-18-200 18-200 18-178 10-168-10-168-18-178z') +
      fill('#5a4448', 'M-18-182L-28-174Q-26-168-20-170z') +
      brush('#f4d48c', 2.6, 'M2-194V-206M-3-206H7') +
      brush('#e8b43c', 4, 'M-12-100L-14-92M8-100L10-92'),
  );

/** An evening in the dunes: a fire, low seats round it, a falcon on its perch. */
const camp: Layer[] = [
  ...air('night', [0.2, 0.18], 26),
  mountains({ y: 0.55, amp: 60, rough: 0.6, seed: 41, fill: ['#3a3a74', '#5a4a84'], shade: '#2c2c64' }),
  dunes({ at: rows('0.8,0.54,0.7,0.14 0.24,0.6,0.7,0.12'), light: '#8a5a80', foot: '#6a4470', shade: '#3c2c5c' }),
  drawn((ink) => {
    const seat = (x: number, y: number, w: number) =>
      fill('#120c2c', ellipse(x + w / 2, y + 4, w / 2 + 8, 8), 0.4) +
      fill(ink.fade('#d0605c', '#8a2c4c'), `M${x} ${y}V${y - 20}q0-12 12-12H${x + w - 12}q12 0 12 12V${y}z`) +
      fill('#f4d48c', rect(x, y - 14, w, 4)) +
      fill('#3f9c8c', `M${x + 12} ${y - 26}q0-16 14-16h18q14 0 14 16z`) +
      fill('#f0b04a', `M${x + w - 62} ${y - 26}q0-16 14-16h18q14 0 14 16z`);
    const lantern = (x: number, y: number) =>
      fill(ink.radial([0, '#ffdf94', 0.6], [1, '#ffdf94', 0]), circle(x, y - 12, 46)) +
      fill('#4a2c34', rect(x - 9, y - 28, 18, 30)) +
      fill('#ffe9a8', rect(x - 6, y - 24, 12, 21));
    return (
      ghaf(690, 424, 0.9, ['#7a7a74', '#4f5a70', '#343c60']) +
      tentVilla(ink, 300, 404, 0.34) +
      fill(ink.fade('#7a5078', '#5c3c64', '#382850'), 'M-10 430Q200 400 400 424T810 420V610H-10z') +
      fill(ink.radial([0, '#ffb45c', 0.75], [0.5, '#ff9f5a', 0.3], [1, '#ff9f5a', 0]), ellipse(390, 500, 330, 130)) +
      fill('#8a2c4c', poly(250, 492, 530, 492, 610, 562, 170, 562)) +
      fill('#e0a84c', poly(262, 498, 518, 498, 528, 504, 252, 504) + poly(196, 546, 584, 546, 594, 554, 186, 554)) +
      fill(
        '#3f6f80',
        repeat(6, (i) => poly(262 + i * 50, 524, 286 + i * 50, 512, 310 + i * 50, 524, 286 + i * 50, 536)),
      ) +
      seat(110, 500, 170) +
      seat(500, 500, 170) +
      // The fire.
      fill('#3a2038', ellipse(390, 530, 50, 11)) +
      brush('#5a2f34', 9, 'M358 530L414 512M422 530L366 512') +
      fill(
        '#ff8a3f',
        'M364 524C352 488 378 478 378 446 400 462 398 478 406 484 412 472 410 464 412 456 430 480 428 508 416 524z',
      ) +
      fill('#ffe08a', 'M376 524C372 502 386 494 386 476 398 490 406 506 404 524z') +
      brush('#ffdf8a', 2.6, 'M366 430h0M402 416h0M384 392h0M420 436h0M394 366h0') +
      lantern(96, 566) +
      lantern(640, 574) +
      line('#3a2848', 1.4, open(660, 268, 660, 318)) +
      lantern(660, 346) +
      falcon(ink, 742, 588)
    );
  }),
  scatter(sitter('#f4ecff', '#3a3468', '#1c1430'), [{ x: 0.765, y: 0.785, scale: 2 }]),
  scatter(sitter('#e8b43c', '#2f3c78', '#2a1c2c'), [{ x: 0.69, y: 0.79, scale: 1.9 }]),
];

const scene = (name: string, layers: readonly Layer[]): Scene => ({ slug: `stay-${name}`, crops: ['card'], layers });

/** The room, the evening and the view of Al Wadi. */
export const alWadiViews: readonly Scene[] = [
  scene('view-dunes', [...reserve(0.5), terrace]),
  scene('room-dunes', room(viewOf('desert', 'morning', 2), reserve(0.4, 'translate(40 60)scale(.62)'))),
  scene('camp-dunes', camp),
];
