import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, mix, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../engine/paths.ts';
import { rounded } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

const clothes = ['#2a3c6c', '#fffaf0', '#3f3a54', '#8a1538', '#fffaf0', '#2f6f7c', '#4a4f6c', '#c8842c'];
const hairs = ['#1c1424', '#fffaf0', '#3a2430', '#1c1424', '#fffaf0', '#5a3c34', '#2a1c2c', '#241824'];

/** A row of guests from behind, larger towards the front. */
const guests = (ink: Ink, y: number, size: number, count: number, seed: number) => {
  const random = randomFrom(seed);
  const step = 820 / count;
  return each(range(count), (i) => {
    const [x, kind] = [(i + 0.5) * step - 10 + (random() - 0.5) * step * 0.14, Math.floor(random() * clothes.length)];
    const [shirt, hair] = [clothes[kind] ?? '#2a3c6c', hairs[kind] ?? '#1c1424'];
    return group(
      `translate(${Math.round(x)} ${y})scale(${size})`,
      fill('#3a1428', rounded(-30, -14, 60, 80, 12)) +
        fill(ink.fade('#a8304f', '#6a1230'), rounded(-30, -10, 60, 76, 12)) +
        fill(shirt, 'M-25 8Q-24-22 0-24 24-22 25 8z') +
        fill('#b8866a', rect(-5, -34, 10, 14)) +
        fill(hair, hair === '#fffaf0' ? 'M-17-36Q-18-62 0-62T17-36Q20-20 14-14H-14Q-20-20-17-36z' : circle(0, -44, 16)) +
        (hair === '#fffaf0' ? line('#1c1424', 3.4, 'M-16-50Q0-44 16-50M-16-54Q0-48 16-54') : '') +
        line('#d8c8c0', 1.6, hair === '#fffaf0' ? 'M-6-30Q-8-20-10-12' : '', 0.8),
    );
  });
};

/** A hall before its talk: the stage and its screen, one who speaks, rows of guests, badges at the door. */
export const congress = sight(
  'congress',
  drawn(
    (ink) =>
      fill(ink.fade('#241c44', '#3a2a5c', '#5a3458'), rect(0, 0, 800, 600)) +
      // The ceiling and the lamps.
      fills(
        '#2f2650',
        range(5).map((i) => poly(160 + i * 30, 0, 640 - i * 30, 0, 620 - i * 24, 14 + i * 14, 180 + i * 24, 14 + i * 14)),
        0.5,
      ) +
      line('#1a1434', 9, 'M60 44H740M60 62H740') +
      line(
        '#1a1434',
        4,
        repeat(20, (i) => `M${64 + i * 34} 44L${81 + i * 34} 62L${98 + i * 34} 44`),
      ) +
      each(
        [130, 290, 510, 670],
        (x) => fill('#0f0c24', rounded(x - 16, 58, 32, 30, 8)) + fill('#fff0c0', ellipse(x, 88, 13, 5)),
      ) +
      fill(
        '#fff0c0',
        poly(120, 88, 140, 88, 330, 380, 190, 380) +
          poly(280, 88, 300, 88, 470, 380, 330, 380) +
          poly(500, 88, 520, 88, 470, 380, 330, 380) +
          poly(660, 88, 680, 88, 610, 380, 470, 380),
        0.1,
      ) +
      // Curtains.
      fills(
        ink.across('#8a1f44', '#6a1234', '#a83a5c'),
        range(5).map((i) => rect(-10 + i * 24, 92, 23, 280)),
      ) +
      fills(
        ink.across('#a83a5c', '#6a1234', '#54102c'),
        range(5).map((i) => rect(690 + i * 24, 92, 23, 280)),
      ) +
      // The screen: the towers of the bay, a chart.
      fill('#120e28', rounded(146, 98, 508, 246, 10)) +
      fill(ink.fade('#2f8aa4', '#8fd0cc', '#ffe0a8'), rect(156, 108, 488, 226)) +
      fill('#fff6d0', circle(240, 196, 34), 0.9) +
      fill(
        '#1f5a7c',
        `M156 334V286H190V262H214V290H236V240L262 222V290H290V250H318V210L330 196 342 210V284H366V236Q380 216 394 236V290H420V262H446V290H470V334z`,
        0.85,
      ) +
      fill('#fffaf0', rounded(484, 128, 140, 130, 8), 0.92) +
      fill('#5fa4b4', [30, 46, 40, 66, 84].map((h, i) => rect(500 + i * 23, 244 - h, 15, h)).join('')) +
      brush('#8a1538', 5, 'M506 202L532 188 552 194 578 164 602 146') +
      line('#fffaf0', 8, 'M486 282H622M486 304H580') +
      // The stage, the desk and one who speaks.
      fill(ink.fade('#c88a5c', '#84503c'), poly(60, 366, 740, 366, 790, 414, 10, 414)) +
      fill('#54303a', rect(10, 412, 780, 30)) +
      line('#e8b888', 3, 'M60 366H740', 0.8) +
      line('#ffdf9a', 4, 'M14 416H786', 0.9) +
      group(
        'translate(206 392)scale(1.5)',
        fill('#fffaf0', 'M-17 0L-14-58Q-12-74 0-75 12-74 14-58L17 0z') +
          fill('#d8ccc8', 'M5-74Q13-72 14-58L17 0H8z') +
          fill('#a8745a', circle(0, -86, 9.5)) +
          fill('#fffaf0', 'M-11-86Q-12-101 0-101T11-86Q14-74 12-66L6-78Q0-94-6-90-8-80-12-68-13-76-11-86z') +
          line('#1c1424', 2.4, 'M-10-94Q0-98 10-94') +
          brush('#fffaf0', 7, 'M11-64L30-56 38-72') +
          fill('#a8745a', circle(39, -75, 4)),
      ) +
      fill(ink.across('#a06a44', '#6a4034', '#43262a'), poly(140, 396, 148, 322, 196, 322, 188, 396)) +
      fill('#c89a68', rounded(140, 314, 62, 12, 4)) +
      line('#1c1424', 3, 'M178 314Q180 300 190 296') +
      fill('#1c1424', ellipse(192, 295, 5, 4)) +
      each(
        [560, 630, 700],
        (x, i) =>
          fill(['#e9b446', '#d8405c', '#2f8a8a'][i] ?? '#e9b446', rounded(x - 24, 350, 48, 34, 10)) +
          fill('#3a1428', rect(x - 20, 384, 5, 14) + rect(x + 15, 384, 5, 14)),
      ) +
      brush('#4f9460', 8, 'M104 386q-16-40-30-50M104 386q0-46 4-66M104 386q16-40 34-46') +
      fill('#c8864c', poly(90, 384, 118, 384, 114, 406, 94, 406)) +
      // The hall.
      fill(ink.fade('#4a2a4c', '#2c1a38'), rect(-10, 440, 820, 170)) +
      fill('#6a2440', poly(370, 440, 430, 440, 500, 600, 300, 600)) +
      each(range(3), (row) => guests(ink, mix(474, 566, row / 2), [0.66, 0.9, 1.2][row] ?? 1, [15, 11, 8][row] ?? 8, 41 + row)) +
      // Badges on their ribbons, hung at the edge.
      each(
        [
          [676, '#2f7f8a', 118],
          [730, '#a3183f', 150],
        ] as const,
        ([x, colour, y]) =>
          brush(colour, 8, `M${x - 24}-10L${x} ${y}L${x + 24}-10`) +
          fill('#1c1024', rounded(x - 36, y + 4, 84, 108, 10), 0.3) +
          fill('#fffdf6', rounded(x - 42, y - 2, 84, 108, 10)) +
          fill(colour, `M${x - 42} ${y + 22}V${y + 8}q0-10 10-10h64q10 0 10 10v14z`) +
          fill('#e4dccf', circle(x, y + 48, 18)) +
          fill('#8a7f94', `${circle(x, y + 44, 7)}M${x - 13} ${y + 61}q0-11 13-11t13 11z`) +
          line('#b9b2b4', 6, `M${x - 28} ${y + 78}h56M${x - 28} ${y + 92}h36`),
      ),
  ),
);
