import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { flight } from '../../life/aloft.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { air, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** A lifebuoy on the quay, a cabin case beside it. */
export const lifebuoy = sight(
  'lifebuoy',
  ...air('morning', [0.2, 0.24], 34),
  streaks({ from: 0.06, to: 0.32, count: 5, colour: '#fff', opacity: 0.7, seed: 14 }),
  flight({ x: 0.72, y: 0.14, length: 190 }),
  birds({ x: 0.72, y: 0.34, count: 6, size: 13, colour: '#ffffff', spread: 110, seed: 6 }),
  water({ from: 0.52, colours: ['#bfe8e4', '#4fb4bc', '#2a8ca4'], ripple: '#fff', count: 60, seed: 8 }),
  scatter(sailboat({ hull: '#8a4a3c', sail: '#fffaf0', sailShade: '#d8ccc0' }), [
    { x: 0.14, y: 0.58, scale: 1 },
    { x: 0.86, y: 0.56, scale: 0.7 },
  ]),
  drawn(
    (ink) =>
      // The rail and the planks of the quay.
      ground(ink, 470, '#c89468', '#8a5a44') +
      line('#6a4034', 3, 'M0 498H800M0 532H800M0 570H800', 0.6) +
      fill('#e8b888', rect(0, 466, 800, 8)) +
      line('#fffaf0', 9, `M0 366H800M0 416H800${repeat(6, (i) => open(60 + i * 140, 340, 60 + i * 140, 472))}`) +
      line('#c8d4dc', 3, 'M0 371H800M0 421H800', 0.7) +
      // The post with the buoy.
      fill(ink.side('#fffaf0', '#e0d8d0', '#a49aa8'), rect(312, 130, 26, 400)) +
      fill('#a3183f', poly(312, 130, 325, 108, 338, 130)) +
      fill('#1c1024', ellipse(330, 532, 60, 8), 0.3) +
      group(
        'translate(326 284)',
        line('#1c1024', 52, circle(8, 12, 92), 0.2) +
          line(ink.ball('#ffffff', '#f4ece2', '#c8bcc0'), 52, circle(0, 0, 92)) +
          line(
            '#d2353f',
            52,
            'M-32-86A92 92 0 0 1 32-86M86-32A92 92 0 0 1 86 32M32 86A92 92 0 0 1-32 86M-86 32A92 92 0 0 1-86-32',
          ) +
          line('#8a1a28', 3, circle(0, 0, 66) + circle(0, 0, 118), 0.35) +
          brush(
            '#e8c88a',
            6,
            'M-84-84C-30-128 30-128 84-84M84-84C130-30 130 30 84 84M84 84C30 130-30 130-84 84M-84 84C-130 30-130-30-84-84',
          ) +
          fill('#ffffff', 'M-104-40A112 112 0 0 1-40-104L-36-96A102 102 0 0 0-96-36z', 0.7),
      ) +
      // The case.
      group(
        'translate(560 548)',
        fill('#1c1024', ellipse(10, 2, 96, 9), 0.35) +
          line('#4a4458', 8, 'M-34-190V-262H34V-190') +
          fill(ink.side('#4fa8b4', '#22808e', '#12525e'), rounded(-80, -196, 160, 184, 20)) +
          line('#12525e', 4, 'M-44-188V-20M-15-188V-20M15-188V-20M44-188V-20', 0.55) +
          fill('#e9b446', rounded(-20, -202, 40, 12, 5)) +
          fill('#fff3dc', 'M58-196l16 4 10 34-16 26-18-10-2-30z') +
          fill('#a3183f', circle(66, -164, 6)) +
          fills('#2a2438', [circle(-56, -6, 12), circle(56, -6, 12)]),
      ),
  ),
);

/** A road that ends in the dunes, its signpost pointing everywhere: a page that is not there. */
export const lostRoad = sight(
  'lost-road',
  ...air('gold', [0.24, 0.3], 40),
  cumulus({ at: [[0.72, 0.2, 150]], light: '#fff', body: '#fff3dc', shade: '#ffd9a8', seed: 5, opacity: 0.85 }),
  drawn(
    (ink) =>
      fill(ink.fade('#f4cf94', '#d89c64'), 'M0 400C140 330 260 330 380 366 520 320 660 330 800 380V600H0z') +
      fill('#bf8656', 'M250 338C230 380 290 420 240 600H420C400 470 400 410 380 366 330 340 290 334 250 338z', 0.45) +
      fill(ink.fade('#ffe0a4', '#e0a868'), 'M0 470C160 420 300 420 460 450 600 430 700 440 800 460V600H0z') +
      // The road, half under the sand.
      fill(ink.fade('#7a6f84', '#4f4660'), 'M300 600L372 462Q386 448 400 462L520 600z') +
      line('#fff0c4', 6, 'M404 594L396 552M393 534L389 506M387 496L386 482') +
      fill(ink.fade('#ffe0a4', '#eab878'), 'M340 520C370 484 430 476 470 500 440 470 400 446 360 452 330 470 330 500 340 520z') +
      fill('#f4cf8c', 'M420 600C450 560 520 540 600 560 560 580 540 600 540 610H420z') +
      // The signpost.
      fill('#5a3a34', 'M556 520Q600 534 660 516L640 508H566z', 0.3) +
      fill(ink.side(...inks.wood), rect(572, 214, 20, 306)) +
      fill(ink.fade('#3fa8b0', '#1f7480'), 'M470 236H606V280H470L446 258z') +
      fill(ink.fade('#b02c50', '#7c1030'), 'M556 300H690L716 322 690 344H556z') +
      fill(ink.fade('#f0c060', '#c8902c'), 'M490 366H614V406H490L468 386z') +
      line('#ffffff', 6, 'M488 258H560M576 322H650M506 386H566', 0.85) +
      fill('#ffe0a4', 'M548 522C560 500 606 500 622 522z') +
      // A case left beside it.
      group(
        'translate(690 540)rotate(-6)',
        fill('#5a3a34', ellipse(10, 2, 70, 8), 0.3) +
          fill(ink.side('#e0a070', '#a8643c', '#6a3c2c'), rounded(-58, -86, 116, 84, 12)) +
          fill('#f4d09a', rect(-38, -86, 10, 84) + rect(28, -86, 10, 84)) +
          line('#6a3c2c', 6, 'M-20-86v-16h40v16'),
      ),
  ),
  birds({ x: 0.5, y: 0.26, count: 5, size: 12, colour: '#7a5a5c', spread: 90, seed: 16 }),
);
