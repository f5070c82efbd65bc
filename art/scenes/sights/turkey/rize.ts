import { brush, fill, group, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { blob, poly, rect, rows, sliver } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { mountains } from '../../../nature/terrain.ts';
import { firs } from '../../../nature/trees.ts';
import { air, body, drawn, inks, lamp, panes, sight } from '../sheet.ts';

export const rize = sight(
  'turkey-6',
  ...air('morning'),
  mountains({
    y: 0.28,
    amp: 130,
    rough: 0.6,
    seed: 4,
    fill: ['#7fa4a4', '#a8c4b0'],
    shade: '#54808c',
    snow: { y: 0.18, light: '#fff', shade: '#d0dcea' },
  }),
  cumulus({ at: rows('0.2,0.34,260 0.72,0.3,300'), light: '#fff', body: '#f6f8f6', shade: '#d4e0dc', seed: 6, opacity: 0.9 }),
  firs({
    at: rows('0.02,0.5,90 0.07,0.49,70 0.12,0.5,80 0.5,0.46,60 0.55,0.45,80 0.6,0.46,64 0.93,0.44,90 0.98,0.45,70'),
    light: '#5f9a68',
    dark: '#2f6450',
  }),
  drawn((ink) => {
    const slope = (d: string) => fill(ink.fade('#9acb5c', '#4f9a4c'), d);
    const tea = (x: number, y: number, w: number, n: number, tilt: number) =>
      brush(
        '#3f8a48',
        9,
        repeat(n, (i) => `M${x + i * 6} ${y + i * 26}q${w / 2}-22 ${w} ${tilt}`),
        0.8,
      ) +
      brush(
        '#c4e07c',
        4,
        repeat(n, (i) => `M${x + i * 6} ${y - 5 + i * 26}q${w / 2}-22 ${w} ${tilt}`),
        0.7,
      );
    const house = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        body(ink, inks.stone, rect(-44, -30, 88, 30)) +
          body(ink, inks.wood, rect(-52, -84, 104, 56)) +
          body(ink, ['#9aa4b4', '#66708c', '#3f4868'], poly(-66, -82, -36, -120, 36, -120, 66, -82)) +
          fill(lamp, panes(-38, -70, 3, 1, 30, 0, 16, 24)),
      );
    return (
      slope('M-10 290C120 250 240 290 330 400L370 470H-10z') +
      tea(-10, 320, 220, 6, -6) +
      slope('M810 250C680 250 540 300 450 400L420 470H810z') +
      tea(520, 330, 290, 6, -24) +
      house(180, 330, 0.8) +
      house(650, 312, 1) +
      house(730, 350, 0.8) +
      fill(ink.fade('#5f9a50', '#3f7a48'), rect(0, 440, 800, 160)) +
      fill(ink.fade('#a8e4e4', '#3f9cb0'), 'M330 470H470C540 520 620 560 700 610H120C220 560 290 520 330 470z') +
      fill(
        '#fff',
        range(12)
          .map((i) => sliver(330 - i * 12 + ((i * 71) % 90), 480 + i * 10, 70 + i * 8, 5))
          .join(''),
        0.8,
      ) +
      body(
        ink,
        ['#e8dcc8', '#a89c98', '#666078'],
        'M70 520C180 510 290 390 400 384 510 390 620 510 730 520V548H640C600 470 520 424 400 424S200 470 160 548H70z',
      ) +
      line('#5f5a70', 2.4, 'M150 546C196 462 280 414 400 414S604 462 650 546', 0.6) +
      line('#fff4e0', 4, 'M70 520C180 510 290 390 400 384 510 390 620 510 730 520') +
      slope('M-10 500C60 490 130 520 190 610H-10z') +
      slope('M810 500C740 490 660 530 620 610H810z') +
      tea(-10, 540, 120, 3, 20) +
      tea(680, 540, 130, 3, -16) +
      body(
        ink,
        inks.stone,
        ...range(6).map((i) =>
          blob([
            [230 + i * 62, 590],
            [252 + i * 62, 572 - (i % 2) * 8],
            [276 + i * 62, 590],
            [252 + i * 62, 602],
          ]),
        ),
      )
    );
  }),
);
