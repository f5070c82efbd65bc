import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect } from '../../engine/paths.ts';
import { cumulus } from '../../nature/clouds.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

const aircraft = 'M-44 6l17-6 24 4 27-26h13l-10 26 21 3 6-8h9l-4 12 4 13h-9l-6-8-55-4-29 1z';

/** Ground of one city with its shadow. */
const isle = (ink: Ink, x: number, y: number, w: number) =>
  fill('#123c5c', ellipse(x, y + 26, w * 0.94, 20), 0.3) +
  fill(ink.fade('#c89a68', '#8a5c48'), `M${x - w} ${y}Q${x - w * 0.7} ${y + 46} ${x} ${y + 48}T${x + w} ${y}z`) +
  fill(ink.fade('#b8d88c', '#7fb068'), ellipse(x, y, w, 17));

const tree = (x: number, y: number, r: number) =>
  line('#5f4034', 4, `M${x} ${y}V${y - r}`) +
  fill('#4f8f5c', circle(x, y - r * 1.5, r)) +
  fill('#8fc070', circle(x - r * 0.3, y - r * 1.7, r * 0.55));

/** One trip through three cities: the towers of a gulf, domes and minarets, a tower of iron, joined by a line. */
export const multiCity = sight(
  'multi-city',
  ...air('morning', [0.1, 0.16], 34),
  cumulus({
    at: [
      [0.34, 0.2, 170],
      [0.9, 0.17, 150],
    ],
    light: '#ffffff',
    body: '#fdf4ea',
    shade: '#d0dce8',
    seed: 7,
  }),
  drawn(
    (ink) =>
      fill(ink.fade('#8fd0d8', '#4fa4c0', '#2f7aa4'), rect(0, 350, 800, 250)) +
      brush(
        '#e8faff',
        3,
        repeat(34, (i) => `M${(i * 151) % 800} ${376 + ((i * 53) % 210)}h${20 + (i % 4) * 10}`),
        0.5,
      ) +
      // The way, and the aircraft on it.
      line(
        '#fffaf0',
        5,
        'M150 262C230 90 330 90 410 232M430 232C510 70 600 70 668 232',
        0.95,
        ' stroke-dasharray="2 15" stroke-linecap="round"',
      ) +
      group('translate(286 128)rotate(4)scale(1.15)', fill('#8a1538', aircraft)) +
      group('translate(556 112)rotate(8)scale(.95)', fill('#8a1538', aircraft)) +
      // The first.
      isle(ink, 150, 462, 138) +
      body(
        ink,
        ['#e4f4f8', '#8fbccc', '#4f7ca0'],
        'M74 456V330Q86 296 112 286V456z',
        rect(120, 318, 44, 140),
        'M170 456V300L210 274V456z',
      ) +
      line(
        '#ffffff',
        2.4,
        repeat(9, (i) => `M78 ${340 + i * 13}H110M122 ${332 + i * 13}H162M172 ${324 + i * 14}H208`),
        0.7,
      ) +
      body(ink, inks.sand, rect(40, 420, 34, 38), rect(210, 414, 42, 44)) +
      fill('#8a5638', arch(57, 458, 12, 22) + arch(231, 458, 14, 24)) +
      tree(30, 462, 12) +
      tree(268, 460, 13) +
      // The second.
      isle(ink, 412, 514, 150) +
      body(ink, inks.white, rect(312, 330, 15, 178), rect(497, 330, 15, 178), rect(306, 398, 27, 9), rect(491, 398, 27, 9)) +
      body(ink, inks.slate, poly(310, 332, 319, 284, 329, 332), poly(495, 332, 504, 284, 514, 332)) +
      body(ink, inks.stone, rect(338, 434, 150, 76)) +
      fill(ink.ball('#dbe4ee', '#94a6c0', '#56688e'), dome(413, 436, 58, 64) + dome(356, 438, 20, 20) + dome(470, 438, 20, 20)) +
      line('#e9b446', 4, 'M413 372V346') +
      fill(
        '#56688e',
        repeat(5, (i) => arch(356 + i * 28, 508, 16, 42)),
      ) +
      tree(290, 512, 13) +
      tree(540, 510, 15) +
      // The third.
      isle(ink, 662, 456, 130) +
      fill(
        ink.side('#d8a878', '#a06a4c', '#643f3c'),
        'M604 452C636 400 650 330 656 246H668C674 330 688 400 720 452H692Q662 400 632 452z',
      ) +
      fill('#643f3c', rect(640, 360, 44, 7) + rect(622, 404, 80, 8) + rect(652, 244, 20, 8)) +
      line(
        '#f4d8b0',
        2,
        'M648 350L676 330M676 350L648 330M642 396L682 372M682 396L642 372M650 320L672 300M672 320L650 300',
        0.8,
      ) +
      line('#643f3c', 4, 'M662 246V222') +
      body(ink, inks.white, rect(552, 416, 54, 40), rect(718, 410, 56, 46)) +
      fill('#6a7a98', poly(546, 418, 556, 400, 602, 400, 612, 418) + poly(712, 412, 722, 392, 770, 392, 780, 412)) +
      fill(
        '#8fa4bc',
        repeat(3, (i) => rect(559 + i * 15, 426, 8, 14) + rect(726 + i * 15, 422, 8, 14)),
      ) +
      // The pins above them.
      each(
        [
          [141, 252],
          [420, 236],
          [662, 216],
        ] as const,
        ([x, y]) =>
          fill(
            '#d8344c',
            `M${x} ${y}C${x - 24} ${y - 28} ${x - 26} ${y - 38} ${x - 26} ${y - 46}a26 26 0 0 1 52 0C${x + 26} ${y - 38} ${x + 24} ${y - 28} ${x} ${y}z`,
          ) + fill('#fffaf0', circle(x, y - 46, 10)),
      ),
  ),
);
