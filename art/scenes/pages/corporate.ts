import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { flight } from '../../life/aloft.ts';
import { streaks } from '../../nature/clouds.ts';
import { water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

/** An office above the bay in the morning: a chart on the screen, a cabin case ready beside the chair. */
export const corporate = sight(
  'corporate',
  ...air('morning', [0.2, 0.26], 34),
  streaks({ from: 0.06, to: 0.34, count: 5, colour: '#fff', opacity: 0.6, seed: 44 }),
  flight({ x: 0.36, y: 0.14 }),
  place(
    westBay({
      glass: ['#f4fafa', '#8ab4c4', '#4f7c98'],
      far: ['#c8d8dc', '#a4bcc8', '#88a4b8'],
      line: '#ffffff',
      lamp: '#fff4c8',
    }),
    {
      x: 0.52,
      y: 0.6,
      scale: 0.82,
      rtlX: 0.52,
    },
  ),
  water({ from: 0.6, colours: ['#d4f0ec', '#6fb8c4', '#3f8ca4'], ripple: '#fff', rippleOpacity: 0.5, count: 50, seed: 5 }),
  drawn(
    (ink) =>
      // The window, the wall below it and the floor.
      fill(ink.across('#f4e8d8', '#d8c4b4'), 'M0 0H800V600H0zM40 34V440H760V34z') +
      line('#fffaf0', 8, 'M40 34H760V440H40zM280 34V440M520 34V440') +
      line('#a89488', 2, 'M285 38V440M525 38V440', 0.6) +
      fill(ink.fade('#c89c74', '#8a5c4c'), rect(0, 520, 800, 80)) +
      fill('#fffaf0', rect(0, 512, 800, 9)) +
      // The desk.
      fill('#4a2c34', ellipse(350, 588, 330, 12), 0.3) +
      fills(ink.side('#8a5c40', '#6a4034', '#43262a'), [
        rect(70, 452, 24, 134),
        rect(590, 452, 24, 134),
        rect(440, 452, 150, 104),
      ]) +
      line('#43262a', 3, 'M440 486H590M440 520H590') +
      fill('#e9b446', rect(498, 466, 34, 6) + rect(498, 500, 34, 6) + rect(498, 534, 34, 6)) +
      fill(ink.fade('#c08a58', '#8a5638'), rounded(40, 434, 604, 22, 6)) +
      // The screen with its chart.
      fill('#2a2a3c', rect(286, 396, 26, 34) + rounded(238, 424, 122, 12, 5)) +
      fill('#2a2a3c', rounded(146, 196, 306, 206, 14)) +
      fill('#fdfaf4', rounded(158, 208, 282, 182, 6)) +
      fill('#8a1538', rect(178, 226, 96, 12)) +
      fill('#d8cfc8', rect(178, 246, 62, 8)) +
      fill('#5fa4b4', [44, 62, 52, 84, 70, 98].map((h, i) => rect(182 + i * 26, 372 - h, 16, h)).join('')) +
      brush('#e08a3c', 5, 'M182 336L216 318 242 326 268 296 294 306 322 272') +
      fill('#e9dfd4', circle(392, 296, 34)) +
      fill('#8a1538', 'M392 296V262A34 34 0 0 1 420 315z') +
      fill('#e9b446', 'M392 296L420 315A34 34 0 0 1 374 325z') +
      line('#d8cfc8', 6, 'M358 352H426M358 368H404') +
      // Papers, a cup and a plant.
      fill('#fffaf0', 'M484 434l-8-12h96l8 12z') +
      line('#c8bcb4', 3, 'M492 427h70') +
      fill(ink.side('#fffaf0', '#e4d8cc', '#a89494'), 'M92 396h40v30q0 8-8 8h-24q-8 0-8-8z') +
      line('#e4d8cc', 5, 'M132 404q16 2 14 12-2 8-15 8') +
      brush('#fff', 4, 'M104 386c-6-10 6-14 0-26M118 386c6-10-6-14 0-26', 0.6) +
      // The chair from the side, and the case.
      group(
        'translate(650 590)',
        fill('#1f2a4a', rounded(-44, -250, 96, 128, 30)) +
          fill(ink.across('#4f6a9c', '#2a3c6c'), rounded(-40, -246, 84, 118, 26)) +
          fill('#1f2a4a', rounded(-58, -128, 118, 26, 12)) +
          line('#43465c', 9, 'M0-102V-26M-44-10L0-28 44-10') +
          fill('#2a2a3c', circle(-44, -6, 8) + circle(44, -6, 8) + circle(0, -6, 8)),
      ) +
      group(
        'translate(742 592)',
        line('#4a4458', 6, 'M-26-126V-172H26V-126') +
          fill(ink.side('#c2405c', '#8a1538', '#560a24'), rounded(-46, -132, 92, 124, 14)) +
          line('#560a24', 3, 'M-24-128V-12M0-128V-12M24-128V-12', 0.6) +
          fill('#e9b446', rounded(-12, -136, 24, 8, 4)) +
          fills('#2a2438', [circle(-32, -3, 8), circle(32, -3, 8)]),
      ),
  ),
);
