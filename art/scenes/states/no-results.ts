import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, rect } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { water } from '../../nature/water.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

/** A telescope on a terrace, turned to an empty sea. */
export const noResults = sight(
  'no-results',
  ...air('morning', [0.2, 0.34], 40),
  streaks({ from: 0.08, to: 0.4, count: 6, colour: '#fff', opacity: 0.65, seed: 82 }),
  birds({ x: 0.3, y: 0.2, count: 4, size: 13, colour: '#ffffff', spread: 80, seed: 3 }),
  water({ from: 0.58, colours: ['#c4eae4', '#5fb8c0', '#2f8ca4'], ripple: '#fff', count: 60, seed: 18 }),
  drawn(
    (ink) =>
      ground(ink, 486, '#f0d4ac', '#c89c78') +
      line('#b8906c', 2, `M0 530H800${repeat(9, (i) => open(60 + i * 90, 488, 20 + i * 96, 600))}`, 0.5) +
      // The balustrade.
      fill(ink.fade('#fffaf0', '#e0d0c0'), rect(0, 392, 800, 18) + rect(0, 474, 800, 16)) +
      fills(
        ink.side('#fffaf0', '#e8dccc', '#b4a4a4'),
        Array.from({ length: 16 }, (_, i) => {
          const x = 12 + i * 52;
          return `M${x} 410h20q-6 14 0 26 8 22 0 38h-20q-8-16 0-38 6-12 0-26z`;
        }),
      ) +
      // The telescope on its column.
      fill('#3a2236', ellipse(480, 566, 90, 12), 0.3) +
      fill(ink.side('#5a6484', '#353f62', '#1c2444'), 'M452 560L462 320H498L508 560z') +
      fill(ink.side('#5a6484', '#353f62', '#1c2444'), 'M420 572Q420 552 446 552H514Q540 552 540 572z') +
      fill('#e9b446', rect(460, 330, 40, 8)) +
      brush('#353f62', 12, 'M444 326Q448 276 480 272 512 276 516 326') +
      group(
        'translate(480 262)rotate(12)',
        fill(ink.fade('#ffe79a', '#d8a03c', '#8a5c20'), 'M-196-34L96-26V26L-196 34z') +
          fill(ink.fade('#b02c50', '#7c1030', '#4a0a20'), 'M-96-34L40-30V30L-96 34z') +
          fill(ink.fade('#ffe79a', '#d8a03c', '#8a5c20'), rect(-210, -42, 26, 84) + rect(40, -34, 14, 68)) +
          fill('#9fd4dc', ellipse(-210, 0, 9, 38)) +
          fill('#ffffff', ellipse(-212, -12, 4, 14), 0.8) +
          fill(ink.fade('#5a6484', '#1c2444'), 'M96-18h34q12 0 12 8v20q0 8-12 8H96z'),
      ) +
      fill('#353f62', circle(480, 300, 13)),
  ),
);
