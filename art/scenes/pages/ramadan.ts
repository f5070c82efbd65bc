import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect } from '../../engine/paths.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

/** A window at sunset: the crescent, a minaret and the bay; on its sill dates, water and a lantern. */
export const ramadan = sight(
  'ramadan',
  ...air('dusk'),
  streaks({ from: 0.2, to: 0.54, count: 6, colour: '#ffb89c', opacity: 0.5, seed: 3 }),
  massing({
    y: 0.63,
    between: [0.42, 1.01],
    tall: [20, 110],
    wide: [18, 36],
    colour: '#8a4a78',
    light: '#c8707c',
    window: '#ffe0a0',
    windowOpacity: 0.7,
    seed: 27,
  }),
  water({ from: 0.62, colours: ['#ffb088', '#c8607c', '#5a3a78'], ripple: '#ffd8b0', rippleOpacity: 0.5, count: 50, seed: 8 }),
  drawn((ink) => {
    const stone = ['#ffe8cc', '#d8a494', '#84587e'] as const;
    return (
      fill('#fff6dc', 'M300 96a44 44 0 1 0 40 62 36 36 0 1 1-40-62z') +
      fill(ink.radial([0, '#fff0c8', 0.5], [1, '#fff0c8', 0]), circle(292, 140, 150)) +
      body(
        ink,
        stone,
        rect(150, 200, 32, 200),
        rect(154, 150, 24, 60),
        poly(144, 204, 138, 192, 194, 192, 188, 204),
        dome(166, 150, 14, 34),
      ) +
      body(ink, stone, rect(196, 316, 150, 84), dome(270, 318, 62, 64)) +
      line(inks.gold[1], 3, 'M166 118V96M270 256V234') +
      fill('#5a3468', [222, 270, 318].map((x) => arch(x, 396, 24, 48, 'pointed')).join('') + arch(166, 250, 12, 26)) +
      fill('#ffdf94', [222, 270, 318].map((x) => arch(x, 396, 14, 38, 'pointed')).join('')) +
      // The window of carved plaster, and its sill.
      fill(ink.across('#5a3a72', '#2c1c4a'), 'M0 0H800V600H0zM64 470H736V250C736 150 600 96 400 26 200 96 64 150 64 250z') +
      line('#e9bf5c', 3, 'M64 470V250C64 150 200 96 400 26 600 96 736 150 736 250V470') +
      fill(
        '#e9bf5c',
        repeat(6, (i) => `M32 ${160 + i * 56}l12 16-12 16-12-16zM768 ${160 + i * 56}l12 16-12 16-12-16z`),
        0.6,
      ) +
      fill(ink.fade('#e0a878', '#a86c5c', '#6a3c50'), rect(0, 466, 800, 134)) +
      fill('#ffe2b4', rect(0, 462, 800, 8)) +
      // The lantern and its light.
      fill(ink.radial([0, '#ffd070', 0.75], [1, '#ffd070', 0]), circle(622, 420, 190)) +
      line('#6a3c1c', 5, 'M622 274a20 20 0 1 1 1 0') +
      fill(
        ink.side('#ffe79a', '#d89a3c', '#8a5424'),
        'M596 306L622 272 648 306zM566 350L594 306H650L678 350zM576 500H668L684 530H560z',
      ) +
      fill('#fff0b0', 'M570 350H674L664 500H580z') +
      fill(ink.radial([0, '#ffffff'], [0.6, '#ffe08a'], [1, '#ffb84a']), ellipse(622, 436, 34, 56)) +
      line('#a86c28', 5, 'M570 350H674L664 500H580zM606 350L610 500M640 350L636 500M574 400H670M578 450H666') +
      // Dates on a plate of copper.
      fill('#3a1c34', ellipse(300, 566, 178, 22), 0.35) +
      fills(ink.fade('#f0b078', '#b86a3c'), [ellipse(292, 544, 168, 34)]) +
      fill('#8a4a2c', ellipse(292, 538, 146, 25)) +
      repeat(15, (i) => {
        const row = i < 8 ? 0 : i < 13 ? 1 : 2;
        const at = row === 0 ? i : row === 1 ? i - 8 : i - 13;
        const x = 292 + (at - (3.5 - row * 1.5)) * 34;
        const y = 532 - row * 20;
        return (
          `<g transform="translate(${x} ${y})rotate(${((i * 37) % 50) - 25})">` +
          fill(ink.fade('#a8602c', '#5a2c1c'), ellipse(0, 0, 21, 12)) +
          fill('#f0b878', ellipse(-6, -4, 8, 2.6), 0.6) +
          '</g>'
        );
      }) +
      // A glass of water.
      fill('#3a1c34', ellipse(500, 566, 54, 9), 0.35) +
      fill('#e8f4fa', 'M462 440H528L520 562H470z', 0.42) +
      fill('#9ccce0', 'M465 476H525L520 562H470z', 0.6) +
      line('#ffffff', 3, 'M462 440H528L520 562H470z', 0.85) +
      fill('#fff', ellipse(495, 476, 30, 5), 0.7) +
      brush('#fff', 4, 'M474 456L479 540', 0.8)
    );
  }),
);
