import { brush, fill, line } from '../../engine/ink.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { rounded } from '../articles/desk.ts';
import { air, drawn, sight } from '../sights/sheet.ts';

const pane = rounded(196, 56, 250, 340, 110);
const next = rounded(640, 56, 250, 340, 110);

/** A child on its knees at the window of a cabin, a toy rabbit held up to see the wing and the clouds. */
export const windowSeat = sight(
  'window-seat',
  ...air('gold', [0.34, 0.26], 36),
  streaks({ from: 0.1, to: 0.4, count: 5, colour: '#fff', opacity: 0.7, seed: 9 }),
  cumulus({ at: rows('0.3,0.6,240 0.52,0.66,200 0.9,0.58,220'), light: '#fff', body: '#fff0e0', shade: '#f0c0a8', seed: 33 }),
  drawn(
    (ink) =>
      fill(ink.fade('#ffffff', '#b8c0cc'), poly(300, 380, 470, 300, 470, 326, 360, 390)) +
      fill('#8a1538', poly(452, 309, 470, 262, 470, 301)) +
      // The wall of the cabin with its two windows.
      fill(ink.across('#fdf8f0', '#e4dcd8'), `M0 0V600H800V0z${pane}${next}`) +
      line('#cfc6c4', 14, pane) +
      line('#fffdf8', 6, pane) +
      line('#cfc6c4', 14, next) +
      line('#fffdf8', 6, next) +
      fill('#fffdf8', 'M190 120V160C190 80 240 50 321 50S452 80 452 160V120C452 40 400 36 321 36S190 40 190 120z') +
      line('#d8cfcc', 3, 'M0 448H800M544 0V448', 0.8) +
      // Seats: the one in front, and the cushion it kneels on.
      fill('#1c1024', 'M-10 240H112q30 0 34 34L166 600H-10z', 0.2) +
      fill(ink.across('#5f7fb0', '#2f4a80'), 'M-10 230H96q32 0 36 34L154 600H-10z') +
      fill('#f4ead8', 'M-10 226H98q26 0 32 26L134 290Q60 274-10 280z') +
      line('#20345c', 4, 'M-10 400Q70 392 138 404', 0.6) +
      fill(ink.fade('#5f7fb0', '#34508a', '#20345c'), 'M170 520q0-24 26-24H620q26 0 26 24V610H170z') +
      line('#8fa8d0', 4, 'M186 506H630', 0.7) +
      // The child from behind.
      fill('#2a3454', 'M288 520C284 470 300 446 322 440H430C452 446 468 470 464 520z') +
      fill('#f4ece0', `${rounded(294, 496, 56, 30, 14)}${rounded(402, 496, 56, 30, 14)}`) +
      brush('#e0604c', 30, 'M318 356L290 300 282 262M430 356L452 318') +
      fill('#e8b898', circle(280, 250, 15) + circle(456, 308, 15)) +
      fill(ink.side('#f4806a', '#e0604c', '#a83c3c'), 'M304 452C298 400 304 348 334 336H414C444 348 450 400 444 452z') +
      line('#fff0dc', 9, 'M306 384H442M304 416H444', 0.85) +
      fill('#e8b898', rect(360, 316, 28, 28)) +
      fill('#3a2436', circle(374, 282, 48)) +
      fill('#e8b898', ellipse(326, 288, 8, 13)) +
      brush('#54364c', 4, 'M352 246Q376 238 398 252M366 240q6-14 16-12', 0.8) +
      // The rabbit.
      fill(
        '#fffaf0',
        `${ellipse(262, 160, 11, 32)}${ellipse(288, 158, 11, 32)}${circle(275, 204, 27)}${ellipse(275, 246, 24, 28)}`,
      ) +
      fill('#f4c4c0', `${ellipse(262, 162, 5, 22)}${ellipse(288, 160, 5, 22)}`) +
      fill('#2f8a8c', 'M252 224q23 12 46 0l4 12q-27 12-54 0z'),
  ),
);
