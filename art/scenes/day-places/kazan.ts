import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { rounded } from '../articles/desk.ts';
import { boards, cup, disc, plate } from '../food/table.ts';
import { air, body, drawn, gable, ground, sight, type Three } from '../sights/sheet.ts';
import { still } from './settings.ts';

/** Chak-chak, a samovar's glass of tea and a triangle of pastry on an embroidered cloth. */
const chakChak = still(
  'kazan-table',
  (ink) =>
    boards(ink, ['#8a5a3c', '#6a4030'], '#4a2c24', 100) +
    fill('#fffaf0', poly(130, 20, 780, 130, 660, 580, 20, 470)) +
    line('#c2303c', 10, 'M152 44L752 146 642 556 46 452z') +
    line('#2f8a6c', 5, 'M176 72L720 166 622 526 76 428z') +
    plate(ink, 370, 300, 176, ['#fff', '#c8d4e4'], ['#fff6dc', '#e8d4a4']) +
    repeat(86, (i) => {
      const a = i * 2.4;
      const r = 12.4 * Math.sqrt(86 - i);
      const [x, y] = [Math.round(370 + Math.cos(a) * r), Math.round(292 + Math.sin(a) * r)];
      return (
        brush(i % 3 === 0 ? '#e8a83c' : '#d8902c', 20, `M${x - 8} ${y}l${14 - (i % 4) * 4} ${(i % 5) * 4 - 8}`) +
        brush('#ffe08a', 6, `M${x - 9} ${y - 5}l8-2`)
      );
    }) +
    cup(ink, 636, 226, 44, ['#fff', '#3f8cb8'], ['#d8742c', '#8a3418'], '#fff') +
    [0, 1, 2]
      .map((i) =>
        group(
          `translate(${600 + i * 44} ${430 - i * 26})rotate(${i * 40})`,
          fill('#1c1024', poly(-46, 44, 56, 44, 6, -40), 0.22) +
            fill('#d89a4c', poly(-52, 36, 52, 36, 0, -48)) +
            fill('#f4c880', poly(-36, 24, 20, 24, -4, -32)) +
            fill('#8a4a24', circle(2, 10, 8)),
        ),
      )
      .join('') +
    disc(ink, 150, 150, 56, ['#ffd88a', '#d88a2c']) +
    fill('#fff0b8', ellipse(136, 134, 18, 12), 0.7),
);

/** Painted wooden houses of the Tatar quarter, the minaret of Marjani rising from its roof. */
const tatar = sight(
  'kazan-tatar',
  ...air('noon', [0.84, 0.16], 34),
  streaks({ from: 0.08, to: 0.36, count: 5, colour: '#fff', opacity: 0.7, seed: 8 }),
  drawn((ink) => {
    const wood = (x: number, w: number, h: number, paint: Three, trim: string) =>
      body(ink, paint, gable(x, 480, w, h, 74)) +
      line(
        paint[2],
        2,
        repeat(Math.floor(h / 16), (i) => open(x, 480 - i * 16, x + w, 480 - i * 16)),
        0.5,
      ) +
      fill(
        trim,
        poly(
          x - 12,
          480 - h + 6,
          x + w / 2,
          480 - h - 84,
          x + w + 12,
          480 - h + 6,
          x + w + 2,
          480 - h + 10,
          x + w / 2,
          480 - h - 66,
          x - 2,
          480 - h + 10,
        ),
      ) +
      repeat(3, (i) => {
        const px = x + 22 + i * ((w - 44 - 30) / 2);
        return (
          fill(
            trim,
            rect(px - 7, 480 - h + 34, 44, 66) + poly(px - 11, 480 - h + 34, px + 15, 480 - h + 12, px + 41, 480 - h + 34),
          ) +
          fill('#3a4468', rect(px, 480 - h + 42, 30, 50)) +
          line('#fff', 3, open(px + 15, 480 - h + 42, px + 15, 480 - h + 92) + open(px, 480 - h + 62, px + 30, 480 - h + 62))
        );
      }) +
      fill(trim, circle(x + w / 2, 480 - h - 26, 15)) +
      fill('#3a4468', circle(x + w / 2, 480 - h - 26, 9)) +
      fill(trim, rect(x - 3, 470, w + 6, 12));
    return (
      // The mosque.
      body(ink, ['#fff8e4', '#ecdcb8', '#b4a08c'], rect(300, 268, 230, 212)) +
      body(ink, ['#7fc4a0', '#3f8c70', '#24584f'], poly(284, 270, 340, 206, 490, 206, 546, 270)) +
      fill(
        '#4a5478',
        repeat(5, (i) => `M${318 + i * 42} 400v-46q11-22 22 0v46z`),
      ) +
      body(ink, ['#fff8e4', '#ecdcb8', '#b4a08c'], poly(392, 214, 396, 96, 434, 96, 438, 214)) +
      fill('#3f8c70', rect(386, 132, 58, 8) + rect(390, 92, 50, 7)) +
      body(ink, ['#7fc4a0', '#3f8c70', '#24584f'], poly(398, 92, 415, 20, 432, 92)) +
      fill('#f0c040', 'M415 4q9 4 7 14-2-8-10-9z') +
      ground(ink, 476, '#c8b898', '#a89478', '#8a7868') +
      wood(40, 236, 190, ['#a0d0e0', '#5f9cc0', '#3c6890'], '#fffaf0') +
      wood(540, 230, 176, ['#f8d890', '#e0a84c', '#a8743c'], '#fff') +
      wood(300, 210, 132, ['#b8d8a0', '#7fae70', '#4f7c58'], '#fffdf4')
    );
  }),
  scatter(visitor('#c2405c', '#2f3c70', '#3a2420'), [{ x: 0.36, y: 0.93, scale: 2 }]),
  scatter(visitor('#3f8c94', '#5a4438', '#2a1c1c'), [{ x: 0.42, y: 0.935, scale: 1.9 }]),
);

/** Presents from the bazaar: embroidered slippers, a jar of honey and a tin of tea. */
const slippers = still('kazan-slippers', (ink) => {
  const slipper = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y})rotate(${turn})`,
      fill('#1c1024', ellipse(10, 14, 66, 150), 0.25) +
        fill(
          ink.across('#3f8c94', '#1f5a68'),
          'M-56 130C-66 40-60-60-30-120-14-160 14-160 30-120 60-60 66 40 56 130 30 156-30 156-56 130z',
        ) +
        fill('#f4e0c0', 'M-42 122C-46 60-40 20 0 10 40 20 46 60 42 122 20 138-20 138-42 122z') +
        fill('#f0c04c', 'M0-96q18 20 0 44-18-24 0-44zM-24-44q24 0 20 26-24 2-20-26zM24-44q-24 0-20 26 24 2 20-26z') +
        fill('#e8506c', circle(0, -36, 10)) +
        line('#f0c04c', 5, 'M-50 40Q0-30 50 40'),
    );
  return (
    fill(ink.across('#b03a4c', '#7c2440'), rect(0, 0, 800, 600)) +
    line('#f0c878', 4, rect(26, 26, 748, 548) + rect(44, 44, 712, 512)) +
    fill(
      '#f0c878',
      repeat(17, (i) => `M${60 + i * 42} 90l16 16-16 16-16-16zM${60 + i * 42} 480l16 16-16 16-16-16z`),
      0.4,
    ) +
    slipper(220, 300, -12) +
    slipper(376, 310, 6) +
    disc(ink, 576, 220, 108, ['#fff6e0', '#d8b480']) +
    fill(ink.radial([0, '#ffd05c'], [1, '#d8821c']), circle(576, 220, 84)) +
    fill('#fff0b0', ellipse(548, 190, 30, 18), 0.7) +
    brush('#8a5a34', 14, 'M596 236L690 118') +
    fill('#8a5a34', ellipse(590, 244, 22, 30)) +
    line('#5a3420', 3, 'M572 236H610M570 246H610M574 256H606') +
    fill('#1c1024', rounded(534, 392, 200, 140, 12), 0.3) +
    fill(ink.side('#5fb0a0', '#2f7f74', '#1c4f54'), rounded(524, 380, 200, 140, 12)) +
    fill('#fff6e0', rounded(548, 408, 152, 84, 8)) +
    fill('#2f7f74', 'M624 424q34 10 20 50-34 6-40-14-6-22 20-36z') +
    line('#fff6e0', 3, 'M612 466Q626 452 636 436')
  );
});

export const kazanPlaces = [chakChak, tatar, slippers];
