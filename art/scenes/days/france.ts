import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { air, body, drawn, inks, sight } from '../sights/sheet.ts';

const rose = ['#ffc09a', '#e08a6c', '#a0586a'] as const;
const ochre = ['#ffe4ac', '#eabd78', '#b0805f'] as const;

/** A court in Vieux Lyon at the end of its passage: the pink stair tower and galleries. */
const traboule = sight(
  'lyon-traboule',
  ...air('morning'),
  drawn(
    (ink) =>
      body(ink, ochre, rect(150, -10, 180, 620)) +
      fill(ink.across('#f6cf94', '#d8a468'), rect(470, -10, 190, 620)) +
      // Galleries of three floors.
      repeat(3, (i) => {
        const y = 150 + i * 150;
        return (
          fill('#7a4a4c', arch(510, y, 54, 84) + arch(574, y, 54, 84) + arch(634, y, 54, 84)) +
          fill('#fff0cc', rect(470, y, 190, 14)) +
          line('#fff0cc', 5, `M540 ${y}v-84M606 ${y}v-84`)
        );
      }) +
      fill(
        '#5a6a84',
        repeat(3, (i) => rect(190, 70 + i * 150, 44, 66) + rect(258, 70 + i * 150, 44, 66)),
      ) +
      fill(
        '#5f8a8c',
        repeat(3, (i) => rect(174, 70 + i * 150, 16, 66) + rect(234, 70 + i * 150, 12, 66) + rect(302, 70 + i * 150, 16, 66)),
      ) +
      // The round tower with windows that climb with its stair.
      body(ink, rose, rect(318, 40, 164, 570)) +
      fill(
        '#7a3a4c',
        repeat(
          6,
          (i) =>
            poly(344, 130 + i * 84, 374, 116 + i * 84, 374, 158 + i * 84, 344, 172 + i * 84) +
            poly(420, 112 + i * 84, 450, 100 + i * 84, 450, 142 + i * 84, 420, 154 + i * 84),
        ),
      ) +
      line(
        '#fff0dc',
        4,
        repeat(6, (i) => `M318 ${196 + i * 84}Q400 ${196 + i * 84} 482 ${156 + i * 84}`),
        0.7,
      ) +
      body(ink, ['#d88a64', '#a8553f', '#6d3438'], poly(304, 46, 400, -40, 496, 46)) +
      // The court, a well, and pots of geraniums.
      fill(ink.fade('#e8cfae', '#b89884'), poly(150, 520, 660, 520, 810, 610, -10, 610)) +
      line('#a88878', 2, 'M120 548H700M60 580H760M270 520L200 610M400 520V610M540 520L610 610', 0.5) +
      body(ink, inks.stone, rect(540, 470, 92, 60)) +
      fill('#6d6a82', ellipse(586, 470, 46, 10)) +
      line('#5a4a58', 5, 'M548 470V410Q586 376 624 410V470M586 394V452') +
      fill('#8a5638', rect(578, 446, 16, 20)) +
      [200, 280, 660]
        .map(
          (x) =>
            fill('#4f8a4c', circle(x, 506, 20) + circle(x + 16, 512, 14)) +
            fill('#e8485c', circle(x - 8, 498, 6) + circle(x + 8, 500, 6) + circle(x + 18, 508, 5)) +
            fill('#c8704c', poly(x - 20, 516, x + 26, 516, x + 18, 548, x - 12, 548)),
        )
        .join('') +
      // The dark passage that frames it.
      fill(ink.across('#5a4454', '#3c2c44', '#2c2038'), 'M-10-10H810V610H690V240C690 60 560 20 405 20S120 60 120 240V610H-10z') +
      line('#7a6070', 5, 'M120 610V240C120 60 250 20 405 20S690 60 690 240V610') +
      line(
        '#6a5264',
        3,
        'M-10 150H110M-10 300H110M-10 450H110M60 150V300M30 300V450M700 150H810M700 300H810M700 450H810M750 150V300M770 300V450',
        0.6,
      ) +
      line('#1c1428', 4, 'M72 160V196') +
      fill('#ffd98a', circle(72, 214, 46), 0.3) +
      fill('#fff0b8', poly(60, 196, 84, 196, 80, 230, 64, 230)),
  ),
  scatter(visitor('#4a7ac0', '#3a3050', '#5a3424'), [{ x: 0.37, y: 0.955, scale: 2.5 }]),
);

/** The white basilica at the top of the steps of Montmartre. */
const montmartre = sight(
  'paris-montmartre',
  ...air('morning', [0.18, 0.2], 38),
  streaks({ from: 0.08, to: 0.4, count: 7, colour: '#fff', opacity: 0.7, seed: 52 }),
  drawn((ink) => {
    const white = inks.white;
    const cupola = (x: number, base: number, r: number, h: number) =>
      body(
        ink,
        white,
        rect(x - r, base - h * 0.4, r * 2, h * 0.4),
        `M${x - r * 1.08} ${base - h * 0.4}C${x - r} ${base - h * 0.95} ${x - r * 0.3} ${base - h} ${x} ${base - h * 1.16}C${x + r * 0.3} ${base - h} ${x + r} ${base - h * 0.95} ${x + r * 1.08} ${base - h * 0.4}z`,
      ) +
      body(ink, white, rect(x - r * 0.2, base - h * 1.36, r * 0.4, h * 0.24)) +
      fill(
        '#8a8aa4',
        repeat(3, (i) => arch(x - r * 0.56 + i * r * 0.56, base - h * 0.06, r * 0.24, h * 0.28)),
      );
    return (
      body(ink, white, rect(356, 120, 60, 200)) +
      cupola(480, 220, 34, 84) +
      cupola(316, 220, 34, 84) +
      cupola(398, 210, 66, 150) +
      body(ink, white, rect(268, 214, 260, 120)) +
      body(ink, white, poly(318, 214, 398, 172, 478, 214)) +
      fill('#7a7a98', arch(344, 334, 42, 74) + arch(398, 334, 50, 84) + arch(452, 334, 42, 74)) +
      fill(
        '#a8a4bc',
        repeat(3, (i) => arch(358 + i * 40, 240, 20, 30)),
      ) +
      fills('#5f9a8c', ['M296 214l8-26h14l6 26z', 'M478 214l6-26h14l8 26z']) +
      // The green hill and its flights of steps.
      fill(ink.fade('#86b45c', '#4f8a54'), 'M-10 420Q150 336 270 330H530Q660 336 810 420V610H-10z') +
      fill(ink.fade('#fff2dc', '#dcc4ac'), poly(350, 330, 450, 330, 560, 610, 240, 610)) +
      line(
        '#b89c8c',
        3,
        repeat(19, (i) => {
          const y = 338 + i * 14;
          const w = 53 + i * 5.6;
          return `M${398 - w} ${y}H${402 + w}`;
        }),
        0.7,
      ) +
      line('#3a3450', 4, 'M350 320L236 600M450 320L564 600M400 326V600') +
      fill(
        '#6a9c4c',
        repeat(7, (i) => circle(40 + i * 30, 470 + (i % 3) * 34, 30) + circle(760 - i * 30, 470 + (i % 3) * 34, 30)),
      ) +
      fill(
        '#8abf5c',
        repeat(7, (i) => circle(32 + i * 30, 460 + (i % 3) * 34, 18) + circle(750 - i * 30, 460 + (i % 3) * 34, 18)),
      ) +
      // Lamps of the steps.
      [240, 560]
        .map(
          (x) =>
            line('#3a3450', 6, `M${x} 610V470`) +
            fill('#fff0b8', poly(x - 13, 452, x + 13, 452, x + 9, 482, x - 9, 482)) +
            fill('#3a3450', poly(x - 16, 452, x, 436, x + 16, 452)),
        )
        .join('')
    );
  }),
  scatter(visitor('#f0605c', '#2f3c60', '#3a2420'), [{ x: 0.45, y: 0.94, scale: 2.2 }]),
  scatter(visitor('#f4e4c8', '#4a5a7c', '#1c1420', '#f0c86a'), [{ x: 0.53, y: 0.86, scale: 1.8 }]),
);

export const frenchDays = [traboule, montmartre];
