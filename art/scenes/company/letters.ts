import { brush, fill, fills, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../engine/paths.ts';
import { flat, lying, pen, rounded, text } from '../articles/desk.ts';
import { boards, checks, cup, plate } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A star of five points. */
export const star = (x: number, y: number, r: number) =>
  `M${repeat(10, (i) => {
    const [far, turn] = [i % 2 === 0 ? r : r * 0.42, (i * Math.PI) / 5 - Math.PI / 2];
    return `${i === 0 ? '' : 'L'}${numbers(x + Math.cos(turn) * far, y + Math.sin(turn) * far)}`;
  })}z`;

const stamp = (picture: string) =>
  fill(
    '#fffdf6',
    repeat(8, (i) => circle(-35 + i * 10, -42, 4) + circle(-35 + i * 10, 42, 4)) +
      repeat(8, (i) => circle(-38, -38 + i * 11, 4) + circle(38, -38 + i * 11, 4)) +
      rect(-38, -42, 76, 84),
  ) + picture;

/** An envelope seen from its back, closed with wax. */
const sealed = (paint: string, fold: string) =>
  flat(paint, 380, 250, 8) +
  fill(fold, 'M-190-121L0 36 190-121q0-4-6-4H-184q-6 0-6 4z', 0.55) +
  line(fold, 3, 'M-190-121L0 36 190-121M-186 122L-58-10M186 122L58-10') +
  fill('#1c1024', circle(5, 27, 36), 0.25) +
  fill('#a3183f', 'M-32 20C-36-4-10-18 8-14 30-14 38 8 34 26 34 46 12 56-6 52-26 52-34 38-32 20z') +
  fill('#7c1030', circle(0, 20, 21)) +
  line('#c8456a', 3, circle(0, 20, 21)) +
  fill('#e08aa4', star(0, 20, 11));

/** A padlock that is shut. */
const padlock =
  line('#1c1024', 20, 'M-34-10V-46a42 42 0 0 1 84 0V-10', 0.22) +
  line('#aab0c0', 16, 'M-42-16V-54a42 42 0 0 1 84 0V-16') +
  line('#e4e8f0', 5, 'M-46-16V-54a46 46 0 0 1 40-45') +
  flat('#d9a23c', 136, 112, 16) +
  fill('#f4cf7a', rounded(-68, -56, 136, 22, 14)) +
  fill('#6f4a1c', `${circle(0, -4, 13)}M-7 0h14l5 32h-24z`);

/** What someone says after a trip: a card with stars, its pen, an envelope, coffee and a date or two. */
export const feedback = sight(
  'feedback',
  drawn(
    (ink) =>
      checks('#f2dcd0', '#d9a29a', 34) +
      lying(
        290,
        300,
        -5,
        flat('#fffdf6', 460, 330, 8) +
          fill(ink.fade('#3f94b0', '#a5cdb8', '#ffdfa0'), rounded(-210, -145, 190, 150, 6)) +
          fill('#fff6d0', circle(-150, -92, 20)) +
          fill('#e8a85c', 'M-210-20C-160-60-90-40-20-56V5H-204q-6 0-6-6z') +
          fill('#8a5638', 'M-76-24l18-40 18 40z') +
          line('#d8cfc8', 4, 'M6-140V140') +
          text(28, -10, 5, 170, 30) +
          fill(
            '#e9b446',
            repeat(5, (i) => star(-190 + i * 40, 54, 18)),
          ) +
          text(-208, 96, 2, 180, 24) +
          lying(
            170,
            -100,
            3,
            stamp(
              fill('#8a1538', rect(-30, -34, 60, 68)) +
                fill('#ffdf9a', circle(4, -6, 14)) +
                fill('#5a0c26', 'M-30 34V14Q0-8 30 18V34z'),
            ),
          ),
      ) +
      lying(390, 480, -24, pen(ink, 260, '#c8365c', '#8a1538', '#560a24')) +
      lying(
        640,
        150,
        11,
        flat('#e8c89a', 260, 180, 8) +
          fill('#d3a86c', 'M-130-84L0 26 130-84q0-6-8-6H-122q-8 0-8 6z', 0.8) +
          line('#b98450', 3, 'M-130 84L-30 4M130 84L30 4'),
      ) +
      cup(ink, 668, 356, 58, ['#fffaf0', '#d8cfc4'], ['#6a4028', '#3c2016'], '#f2ece2') +
      plate(ink, 640, 520, 62, ['#fffaf0', '#d0c4b8'], ['#f4ead8', '#dfd0ba']) +
      fills(ink.ball('#c8743c', '#8a4424', '#55261a'), [
        ellipse(622, 512, 22, 13),
        ellipse(654, 528, 22, 13),
        ellipse(650, 500, 20, 12),
      ]),
  ),
);

/** What is kept private: a letter under wax, a shut padlock, its key on a ribbon. */
export const privacy = sight(
  'privacy',
  drawn(
    (ink) =>
      boards(ink, ['#35516e', '#1f3350'], '#16253c', 120) +
      lying(250, 330, -8, lying(26, -36, 7, sealed('#efe2ca', '#cdb891')) + sealed('#fff6e4', '#dccba8')) +
      lying(594, 226, 9, padlock) +
      // The key on its ribbon.
      brush('#1c1024', 12, 'M560 470C500 520 470 600 500 640', 0.25) +
      brush('#a3183f', 10, 'M552 462C492 512 462 592 492 640') +
      lying(
        634,
        440,
        -14,
        line('#1c1024', 16, circle(-66, 10, 34), 0.25) +
          fill('#1c1024', rect(-30, 5, 170, 16), 0.22) +
          line('#e9b446', 15, circle(-70, 0, 34)) +
          line('#ffe79a', 4, circle(-72, -2, 38)) +
          fill(ink.fade('#ffe08a', '#c8902c'), `${rect(-36, -8, 172, 16)}M104 8v34h14v-14h8v14h12V8z`),
      ) +
      lying(690, 90, 30, pen(ink, 170, '#c9ccd8', '#8f94a8', '#5a5f78')),
  ),
);
