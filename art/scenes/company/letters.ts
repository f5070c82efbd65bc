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

/** A gift card out of its envelope, a box with a bow beside it. */
export const giftCard = sight(
  'gift-card',
  drawn((ink) => {
    const bow = (x: number, y: number, size: number) =>
      lying(
        x,
        y,
        0,
        `<g transform="scale(${size})">${
          fill('#1c1024', 'M6 8C-60-50-100-20-84 14-70 42-30 26 6 8zM6 8C70-50 110-20 96 14 80 42 40 26 6 8z', 0.22) +
          fill(
            ink.across('#ffe79a', '#e0a83c'),
            'M0 0C-30 46-50 66-66 84L-40 82-30 102C-14 70-4 40 0 0zM0 0C30 46 50 66 66 84L40 82 30 102C14 70 4 40 0 0z',
          ) +
          fill(
            ink.across('#ffe79a', '#d8a03c'),
            'M0 0C-66-58-106-28-90 6-76 34-36 18 0 0zM0 0C66-58 106-28 90 6 76 34 36 18 0 0z',
          ) +
          fill('#a8702c', 'M-14-4C-50-30-74-20-66-2-58 10-34 6-14-4zM14-4C50-30 74-20 66-2 58 10 34 6 14-4z', 0.7) +
          fill('#f4c860', rounded(-15, -14, 30, 28, 9))
        }</g>`,
      );
    return (
      fill(ink.across('#2f7f8a', '#1c5464'), rect(0, 0, 800, 600)) +
      fill(
        '#ffdf9a',
        repeat(16, (i) => star(40 + ((i * 197) % 760), 36 + ((i * 131) % 540), 5 + (i % 3) * 3)),
        0.4,
      ) +
      // The envelope, open, and the card that comes out of it.
      lying(
        318,
        352,
        -7,
        flat('#f0e2c8', 440, 290, 10) +
          fill('#d8c29a', 'M-220-135L-10-290q10-8 20 0L220-135z') +
          lying(
            6,
            -96,
            2,
            flat(ink.across('#b02c50', '#6f0f2c'), 390, 240, 20) +
              fill('#8a1538', 'M-195 40C-90-20 60 90 195 20V100q0 20-20 20H-175q-20 0-20-20z', 0.7) +
              fill('#fff3dc', 'M-150-62l34-10 46 8 54-46h22l-22 50 38 6 12-16h16l-8 26 8 26h-16l-12-16-110-12-62-8z', 0.95) +
              fill('#e9b446', rounded(98, -92, 62, 44, 8)) +
              line('#a8702c', 3, 'M98-70h62M129-92v44') +
              line('#f0c8a0', 6, 'M-150 78H-40', 0.8) +
              line('#f0c8a0', 6, 'M70 78H150', 0.8),
          ) +
          fill('#fbf0d8', 'M-220-130L0 24 220-130V135q0 10-10 10H-210q-10 0-10-10z') +
          line('#d8c29a', 3, 'M-218-128L0 24 218-128M-216 140L-64-22M216 140L64-22') +
          fill('#a3183f', circle(0, 24, 22)),
      ) +
      // The box.
      lying(
        660,
        300,
        8,
        flat(ink.across('#f4d8a0', '#d8a868'), 210, 230, 12) +
          fill('#a3183f', rect(-18, -115, 36, 230) + rect(-105, -22, 210, 36)) +
          fill('#7c1030', rect(8, -115, 10, 230) + rect(-105, 4, 210, 10), 0.7),
      ) +
      bow(660, 292, 0.9)
    );
  }),
);
