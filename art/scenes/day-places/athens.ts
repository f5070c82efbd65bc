import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { hills } from '../../nature/terrain.ts';
import { boards, disc, pieces, plate } from '../food/table.ts';
import { air, body, drawn, ground, sight, type Three } from '../sights/sheet.ts';
import { still } from './settings.ts';

const marble: Three = ['#fff6e4', '#ead2b4', '#ac908c'];

/** The maidens who carry the porch of the Erechtheion, the city far below. */
const erechtheion = sight(
  'athens-erechtheion',
  ...air('morning', [0.16, 0.18], 38),
  hills({ y: 0.56, amp: 50, rough: 0.3, seed: 17, fill: ['#a8b8c4', '#c4ccc8'] }),
  drawn((ink) => {
    const maiden = (x: number) =>
      body(
        ink,
        marble,
        `M${x - 17} 430L${x - 20} 330Q${x - 22} 292 ${x - 14} 276H${x + 14}Q${x + 22} 292 ${x + 20} 330L${x + 17} 430z`,
        circle(x, 256, 15),
        `M${x - 20} 236H${x + 20}L${x + 13} 246H${x - 13}z`,
      ) +
      line(
        '#ac908c',
        2.4,
        repeat(5, (i) => open(x - 11 + i * 5.5, 336, x - 12 + i * 6, 428)),
        0.8,
      ) +
      line('#ac908c', 3, `M${x - 19} 326Q${x} 340 ${x + 19} 326`) +
      brush('#c8a894', 4, `M${x - 11} 262Q${x - 15} 274 ${x - 11} 282M${x + 11} 262Q${x + 15} 274 ${x + 11} 282`);
    return (
      fill(
        '#e0dcd4',
        repeat(34, (i) => rect(i * 25 - 10, 400 - ((i * 37) % 26), 22, 60)),
        0.9,
      ) +
      ground(ink, 446, '#e8d4b0', '#cfb490', '#a88e78') +
      // The temple behind the porch.
      body(ink, marble, rect(470, 176, 340, 290)) +
      line(
        '#c0a490',
        2,
        'M470 216H800M470 256H800M470 296H800M470 336H800M470 376H800M470 416H800M560 176V216M660 216V256M600 256V296M720 296V336M640 336V376',
        0.7,
      ) +
      fill('#fff8ea', rect(462, 168, 350, 10)) +
      body(ink, marble, rect(150, 428, 420, 50), rect(136, 474, 448, 14)) +
      fill('#6a5464', rect(176, 246, 372, 184), 0.55) +
      maiden(430) +
      maiden(530) +
      [196, 290, 384, 478].map(maiden).join('') +
      body(ink, marble, rect(150, 206, 424, 30), rect(136, 190, 452, 17)) +
      fill(
        '#c0a490',
        repeat(26, (i) => rect(156 + i * 16, 222, 9, 7)),
      ) +
      fill('#cfb490', `${poly(40, 560, 70, 520, 130, 524, 140, 562)}${poly(640, 574, 660, 540, 730, 544, 744, 578)}`) +
      fill('#fff0d4', poly(40, 560, 70, 520, 84, 522, 66, 560) + poly(640, 574, 660, 540, 676, 542, 664, 576)) +
      fill('#7f9a5c', `${ellipse(40, 574, 60, 14)}${ellipse(770, 586, 70, 16)}`)
    );
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420', '#fff0c8'), [{ x: 0.29, y: 0.95, scale: 2.1 }]),
  scatter(visitor('#e8607c', '#5a4438', '#2a1c1c'), [{ x: 0.35, y: 0.955, scale: 2 }]),
);

/** What Monastiraki sells: leather sandals, honey in its comb, a bowl of pistachios. */
const sandals = still('athens-sandals', (ink) => {
  const sandal = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y})rotate(${turn})`,
      fill('#1c1024', ellipse(10, 14, 60, 160), 0.25) +
        fill('#8a5a34', 'M-52 130C-60 40-40 10-46-60-50-130 40-150 52-70 58-10 40 30 50 130 30 168-34 168-52 130z') +
        fill('#d8a468', 'M-42 128C-48 40-30 10-36-58-38-118 34-130 42-66 46-10 30 30 40 126 24 152-26 152-42 128z') +
        line('#5c3420', 15, 'M-44-20Q0-60 46-26M-44 40Q0 10 44 40M0-46V26') +
        line('#8a5a34', 4, 'M-40-24Q0-60 42-30M-40 36Q0 8 40 36') +
        fill('#e9b446', circle(0, -44, 9)),
    );
  return (
    boards(ink, ['#e8e0d4', '#c8bcae'], '#a89c90', 130) +
    fill(
      '#3f7cb0',
      repeat(5, (i) => rect(0, i * 130 + 20, 800, 14)),
      0.25,
    ) +
    sandal(170, 300, -14) +
    sandal(316, 312, 8) +
    plate(ink, 590, 176, 124, ['#fff', '#3f7cb0'], ['#f4e4c4', '#d8c094']) +
    pieces(['#c8d878', '#8a9a44'], 7, 590, 176, 76, 34, 15) +
    pieces(['#f4dcb4', '#c8a070'], 4, 590, 176, 76, 20, 17) +
    disc(ink, 600, 440, 118, ['#fff6e0', '#c8a878']) +
    fill(ink.radial([0, '#ffcf4c'], [1, '#d8861c']), circle(600, 440, 96)) +
    fill(
      '#f4b83c',
      repeat(19, (i) => {
        const [x, y] = [556 + (i % 5) * 24 + (Math.floor(i / 5) % 2) * 12, 396 + Math.floor(i / 5) * 21];
        return `M${x} ${y - 12}l10 6v12l-10 6-10-6v-12z`;
      }),
    ) +
    fill('#fff0b0', ellipse(560, 392, 26, 14), 0.7) +
    brush('#8a5a34', 13, 'M640 470L740 548') +
    fill('#8a5a34', ellipse(636, 468, 26, 20))
  );
});

export const athensPlaces = [erechtheion, sandals];
