import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect } from '../../engine/paths.ts';
import { drawn, ground, sight } from '../sights/sheet.ts';

/** The hours of prayer: a mosque in outline, and the sun on its way over it from dawn to night. */
export const prayerSun = sight(
  'prayer-sun',
  drawn((ink) => {
    const random = randomFrom(12);
    const at = (turn: number) => [400 - Math.cos(turn) * 330, 420 - Math.sin(turn) * 320] as const;
    return (
      fill(ink.across('#2c3a7c', '#5f7fb8', '#f0c890', '#ef8f72', '#3a2f6c'), rect(0, 0, 800, 600)) +
      fill(ink.fade([0, '#ffffff', 0], [0.75, '#fff0d0', 0.5]), rect(0, 0, 800, 600)) +
      brush(
        '#fffaf0',
        3,
        range(26)
          .map((i) => `M${Math.round(i % 2 ? random() * 150 : 650 + random() * 150)} ${Math.round(random() * 220)}h0`)
          .join(''),
        0.85,
      ) +
      // The path and the five stations.
      line('#fffaf0', 4, `M70 420A330 320 0 0 1 730 420`, 0.85, ' stroke-dasharray="2 14" stroke-linecap="round"') +
      fill(ink.radial([0, '#fff6d0', 0.95], [0.4, '#ffe9a8', 0.5], [1, '#ffe9a8', 0]), circle(400, 100, 130)) +
      fill('#fffbe6', circle(400, 100, 46)) +
      each([0.16, 0.86, 2.28], (turn, i) => {
        const [x, y] = at(turn);
        return fill(i === 0 ? '#ffc88c' : '#fff0b8', circle(x, y, 21)) + fill(i === 0 ? '#ef8f5c' : '#ffd86c', circle(x, y, 14));
      }) +
      fill('#fdf4dc', 'M726 300a28 28 0 1 0 26 42 22 22 0 1 1-26-42z') +
      // The mosque.
      fill('#f7dcb4', ellipse(400, 420, 420, 60), 0.5) +
      fill(
        '#6a5a90',
        `M-10 470V430H40V410H80V440H130V404Q150 386 170 404V440H640V400Q664 380 688 400V436H740V414H810V480H-10z`,
        0.7,
      ) +
      fills(ink.side('#4a4a84', '#30306a', '#1e1e4c'), [
        rect(150, 210, 28, 270),
        rect(622, 210, 28, 270),
        rect(142, 300, 44, 12),
        rect(614, 300, 44, 12),
        rect(144, 234, 40, 10),
        rect(616, 234, 40, 10),
        dome(164, 212, 16, 34),
        dome(636, 212, 16, 34),
        rect(220, 374, 360, 106),
        rect(308, 330, 184, 60),
        dome(400, 334, 92, 104),
        dome(256, 376, 34, 38),
        dome(544, 376, 34, 38),
      ]) +
      line('#1e1e4c', 5, 'M164 180V152M636 180V152M400 232V198M256 340V322M544 340V322') +
      fill('#e9b446', 'M392 178a12 12 0 1 0 16-12 9 9 0 1 1-16 12z') +
      fill(
        '#ffdf9a',
        repeat(7, (i) => arch(262 + i * 46, 478, 26, 64, 'keel')) +
          repeat(6, (i) => arch(325 + i * 30, 374, 13, 30, 'keel')) +
          rect(160, 264, 8, 18) +
          rect(632, 264, 8, 18),
      ) +
      fill('#30306a', arch(400, 480, 52, 92, 'keel')) +
      fill('#fff0c0', arch(400, 480, 36, 76, 'keel')) +
      ground(ink, 478, '#4a3f74', '#241f4c') +
      fill('#ffdf9a', poly(382, 480, 418, 480, 470, 600, 330, 600), 0.5) +
      line('#8f7fb0', 2, 'M-10 510H810M-10 548H810M240 480L120 600M560 480L680 600', 0.4)
    );
  }),
);
