import { brush, fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

/** Where the sides of the runway meet, beyond the horizon. */
const [farX, farY] = [330, 330];
/** From the horizon (0) to the lower edge (1) of one side of the runway. */
const beside = (foot: number, way: number) => [farX + (foot - farX) * way, farY + (600 - farY) * way] as const;

/** A windsock beside a runway with nothing on it, and gulls where an aircraft would be. */
export const noFlights = sight(
  'no-flights',
  ...air('gold', [0.22, 0.4], 46),
  streaks({ from: 0.08, to: 0.42, count: 7, colour: '#fff', opacity: 0.6, seed: 24 }),
  birds({ x: 0.4, y: 0.2, count: 7, size: 17, colour: '#ffffff', spread: 150, seed: 9 }),
  drawn(
    (ink) =>
      // Low hills, and the tower of an airport far away.
      fill(ink.fade('#b98f9c', '#d8a68c'), 'M0 372Q120 336 236 356T470 344 660 356 800 340V420H0z') +
      fill(ink.side('#f6e2c8', '#cfa894', '#8f6f7c'), poly(132, 372, 137, 302, 151, 302, 156, 372)) +
      fill(ink.side('#5a6484', '#353f62', '#1c2444'), poly(124, 302, 118, 282, 170, 282, 164, 302)) +
      fill('#ffe7a8', rect(123, 286, 42, 10)) +
      fill('#8a1538', rect(118, 276, 52, 6)) +
      line('#8f6f7c', 3, 'M144 276V254') +
      fill(ink.side('#f6e2c8', '#cfa894', '#8f6f7c'), rect(28, 344, 96, 30)) +
      fill(
        '#7fb4bc',
        repeat(6, (i) => rect(36 + i * 15, 351, 9, 14)),
      ) +
      ground(ink, 372, '#d9b982', '#b98f5c') +
      fills('#c7a46c', [ellipse(640, 410, 190, 9), ellipse(96, 470, 150, 12), ellipse(720, 520, 170, 16)]) +
      // The runway, its piano keys and its lights.
      fill(ink.fade('#8b86a0', '#5b5a78', '#3e3e5e'), poly(farX - 5, 372, farX + 17, 372, 590, 600, 50, 600)) +
      fill(
        '#fff6dc',
        repeat(5, (i) => poly(...stripe(i))),
      ) +
      fill(
        '#fff6dc',
        repeat(7, (i) => poly(100 + i * 64, 592, 120 + i * 60, 568, 144 + i * 60, 568, 132 + i * 64, 592)),
        0.92,
      ) +
      fills(
        '#ffdf8a',
        [0.24, 0.36, 0.52, 0.72, 0.96].flatMap((way) =>
          [20, 622].map((foot) => {
            const [x, y] = beside(foot, way);
            return circle(x, y, 2 + 6 * way);
          }),
        ),
      ) +
      // The windsock hangs: no wind, no flight.
      fill('#3a2236', ellipse(634, 560, 58, 9), 0.3) +
      fill(ink.side('#fffaf0', '#d9d0d0', '#9a90a6'), rect(628, 176, 11, 386)) +
      fill(ink.side('#5a6484', '#353f62', '#1c2444'), poly(608, 562, 616, 540, 651, 540, 659, 562)) +
      fill('#e9b446', circle(633, 172, 9)) +
      brush('#353f62', 5, 'M636 196Q670 186 698 200') +
      fills(ink.side('#f2825c', '#d9472f', '#94282c'), [
        'M640 190Q670 176 702 192L720 250Q682 234 656 250z',
        'M674 296Q706 280 736 298L746 342Q720 330 690 346z',
      ]) +
      fills(ink.side('#fffaf0', '#ece2d6', '#b3aab8'), [
        'M656 250Q682 234 720 250L736 298Q706 280 674 296z',
        'M690 346Q720 330 746 342L746 376Q730 370 702 384z',
      ]) +
      fill('#5d1a24', 'M640 190Q670 176 702 192 676 202 640 190z'),
  ),
);

/** A piece of the middle line, longer the nearer it is. */
function stripe(i: number) {
  const [from, to] = [0.2 + i * i * 0.028, 0.2 + i * i * 0.028 + 0.035 + i * 0.016];
  const half = (way: number) => 1 + 9 * way;
  const [x0, y0] = beside(324, from);
  const [x1, y1] = beside(324, to);
  return [x0 - half(from), y0, x0 + half(from), y0, x1 + half(to), y1, x1 - half(to), y1] as const;
}
