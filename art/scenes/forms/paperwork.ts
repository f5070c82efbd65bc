import { brush, fill, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { flat, lying, pen, rounded, text } from '../articles/desk.ts';
import { boards, cup } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

const tick = (x: number, y: number, colour = '#fffaf0') => brush(colour, 7, `M${x - 11} ${y + 1}l8 9 15-19`);

/** A round stamp of ink, a wreath and an aircraft within. */
const inked = (x: number, y: number, turn: number, colour: string) =>
  lying(
    x,
    y,
    turn,
    line(colour, 5, circle(0, 0, 50), 0.9) +
      line(colour, 2.5, circle(0, 0, 40), 0.9) +
      line(
        colour,
        3,
        repeat(
          24,
          (i) =>
            `M${Math.round(Math.cos(i * 0.262) * 42)} ${Math.round(Math.sin(i * 0.262) * 42)}L${Math.round(Math.cos(i * 0.262) * 47)} ${Math.round(Math.sin(i * 0.262) * 47)}`,
        ),
        0.7,
      ) +
      fill(colour, 'M-30 6l12-4 16 3 16-18h9l-7 18 15 2 4-5h6l-3 8 3 9h-6l-4-6-36-3-20 1z', 0.9),
  );

/** The file of a visa: a passport with its stamps, and the four stages of the way, two of them done. */
export const trackVisa = sight(
  'track-visa',
  drawn(
    (ink) =>
      boards(ink, ['#3f7f8a', '#245464'], '#1b4252', 120) +
      // The passport, open, with stamps on both pages.
      lying(
        396,
        250,
        -4,
        fill('#1c1024', rounded(-292, -176, 600, 380, 18), 0.28) +
          fill('#6f0f2c', rounded(-306, -194, 612, 386, 16)) +
          fill(ink.across('#fffaf0', '#f4ead8', '#dccdb8'), rounded(-294, -184, 292, 366, 10)) +
          fill(ink.across('#dccdb8', '#fdf4e4', '#f0e4d0'), rounded(2, -184, 292, 366, 10)) +
          line('#cdbca4', 3, 'M0-184V182') +
          line(
            '#e9dcc6',
            3,
            repeat(
              7,
              (i) =>
                `M-278 ${-150 + i * 48}Q-210 ${-176 + i * 48}-148 ${-150 + i * 48}T-18 ${-150 + i * 48}M18 ${-150 + i * 48}Q86 ${-176 + i * 48} 148 ${-150 + i * 48}T278 ${-150 + i * 48}`,
            ),
          ) +
          inked(-220, -106, -14, '#2f6fae') +
          inked(-92, -6, 12, '#a3183f') +
          lying(-206, 94, -6, line('#2f8a6a', 5, rounded(-70, -36, 140, 72, 10), 0.9) + text(-50, -12, 2, 100, 22, '#7fb49c')) +
          // The visa that is to come: its picture and lines, the hologram.
          fill('#cfe4e0', rounded(24, -158, 246, 168, 10)) +
          fill('#a8ccc8', rounded(24, -158, 246, 34, 10)) +
          fill('#e9f4f0', rounded(40, -112, 76, 102, 6)) +
          fill('#3c5a7c', 'M40-10v-8C46-44 60-50 78-50S110-44 116-18v8z') +
          fill('#c8966e', circle(78, -72, 20)) +
          fill('#2a1c1c', 'M57-72C55-104 101-104 99-72 92-88 64-88 57-72z') +
          text(134, -100, 4, 116, 24, '#7fa4a4') +
          fill(ink.radial([0, '#fff6d0'], [0.6, '#e9b446'], [1, '#c8902c']), circle(238, -18, 22)) +
          text(30, 50, 4, 230, 30, '#d0bfa8'),
      ) +
      // The stages.
      fill('#1c1024', rounded(78, 478, 660, 84, 42), 0.25) +
      fill('#fffaf0', rounded(70, 466, 660, 84, 42)) +
      line('#d8ccc0', 10, 'M130 508H670') +
      line('#2f8a6a', 10, 'M130 508H400') +
      each(rows('130,0 310,0 490,1 670,2'), ([x = 0, kind = 0]) =>
        kind === 0
          ? fill('#2f8a6a', circle(x, 508, 26)) + fill('#fffaf0', circle(x, 508, 11))
          : kind === 1
            ? fill('#e9b446', circle(x, 508, 29)) +
              fill('#fffaf0', circle(x, 508, 20)) +
              brush('#a8702c', 6, `M${x} 496V508L${x + 9} 514`)
            : fill('#d8ccc0', circle(x, 508, 26)) + fill('#fffaf0', circle(x, 508, 15)),
      ) +
      lying(716, 372, 62, pen(ink, 190, '#5a74b0', '#2f4585', '#1d2a5c')),
  ),
);

const coin = (x: number, y: number, r: number, gold = true) =>
  fill('#1c1024', ellipse(x + 5, y + 7, r, r), 0.24) +
  fill(gold ? '#c8902c' : '#8f94a8', circle(x, y, r)) +
  fill(gold ? '#f2c860' : '#d8dce6', circle(x, y, r * 0.88)) +
  line(gold ? '#b87f24' : '#9aa0b4', 3, circle(x, y, r * 0.66)) +
  fill(gold ? '#b87f24' : '#9aa0b4', poly(x, y - r * 0.4, x + r * 0.3, y, x, y + r * 0.4, x - r * 0.3, y)) +
  brush('#fff6d0', 4, `M${x - r * 0.62} ${y - r * 0.44}Q${x - r * 0.4} ${y - r * 0.72} ${x - r * 0.1} ${y - r * 0.77}`, 0.8);

/** A refund: the ticket that was given back, coins along a curve, the card they go to. */
export const trackRefund = sight(
  'track-refund',
  drawn(
    (ink) =>
      fill(ink.across('#f4dcc0', '#e0b48c'), rect(0, 0, 800, 600)) +
      line(
        '#e9c8a4',
        3,
        repeat(14, (i) => `M-10 ${20 + i * 44}Q200 ${-4 + i * 44} 400 ${20 + i * 44}T810 ${20 + i * 44}`),
        0.8,
      ) +
      // The ticket, cut through by a line, its stub torn off.
      lying(
        214,
        178,
        -10,
        fill('#1c1024', rounded(-160, -88, 330, 196, 14), 0.24) +
          fill(
            '#fffaf0',
            'M-154-98H70a12 12 0 0 0 24 0H150q14 0 14 14V84q0 14-14 14H94a12 12 0 0 0-24 0H-154q-14 0-14-14V-84q0-14 14-14z',
          ) +
          fill('#8a1538', 'M-168-52V-84q0-14 14-14H70a12 12 0 0 0 24 0H150q14 0 14 14V-52z') +
          line('#d8ccc0', 4, 'M82-80V84', 1, ' stroke-dasharray="9 9"') +
          fill('#3c5a7c', 'M-130 14l22-8 30 5 36-32h16l-14 32 26 4 8-10h11l-5 16 5 16h-11l-8-10-70-6-38 2z') +
          text(-140, 62, 2, 190, 20) +
          text(98, -22, 4, 50, 24),
      ) +
      // The way back.
      line('#fffaf0', 26, 'M330 150C520 60 700 130 706 270', 0.7) +
      line('#c8864c', 4, 'M330 150C520 60 700 130 706 262', 0.8, ' stroke-dasharray="4 16" stroke-linecap="round"') +
      fill('#c8864c', poly(706, 300, 680, 262, 732, 262)) +
      coin(412, 122, 34) +
      coin(514, 104, 40, false) +
      coin(618, 138, 46) +
      coin(690, 210, 40) +
      // The card, and what has arrived on it.
      lying(
        470,
        412,
        6,
        flat(ink.across('#2f7f8a', '#1c5464', '#123c4c'), 470, 290, 24) +
          fill('#ffffff', 'M-235-20C-120-90 40 20 235-70V121q0 24-24 24H-211q-24 0-24-24z', 0.1) +
          fill('#e9c060', rounded(-194, -66, 82, 62, 10)) +
          line('#a8702c', 3, 'M-194-46h82M-194-24h82M-166-66v62M-140-66v62') +
          brush('#cfe4e8', 6, 'M-84-52q18 18 0 36M-68-62q30 28 0 56') +
          fill(
            '#cfe4e8',
            repeat(4, (k) => repeat(4, (i) => circle(-184 + k * 84 + i * 16, 44, 5))),
            0.9,
          ) +
          text(-190, 92, 2, 150, 20, '#7fb4bc') +
          fill('#e0506c', circle(150, 96, 30), 0.9) +
          fill('#f2c14a', circle(186, 96, 30), 0.85),
      ) +
      coin(620, 470, 50) +
      coin(676, 516, 44, false) +
      coin(586, 540, 38) +
      fill('#1c1024', circle(262, 316, 42), 0.2) +
      fill('#2f8a6a', circle(256, 308, 42)) +
      brush('#fffaf0', 9, 'M256 286v40M240 311l16 16 16-16'),
  ),
);

/** A booking in its folder: the ticket, the key card of the room and the list of what was chosen. */
export const manageBooking = sight(
  'manage-booking',
  drawn(
    (ink) =>
      boards(ink, ['#d8b084', '#a87850'], '#7f5640', 110) +
      // The folder.
      lying(
        372,
        312,
        -5,
        fill('#1c1024', rounded(-286, -206, 600, 440, 20), 0.28) +
          fill('#5a0c26', 'M-300-190q0-26 26-26H-120l34 34H276q24 0 24 24V206q0 22-22 22H-278q-22 0-22-22z') +
          lying(
            -116,
            -16,
            -3,
            flat('#fffdf6', 300, 380, 6) +
              fill('#8a1538', rect(-126, -164, 120, 16)) +
              text(-126, -128, 2, 240, 22) +
              repeat(4, (i) => {
                const y = -66 + i * 58;
                return (
                  fill(i < 3 ? '#2f8a6a' : '#e4dccf', rounded(-126, y - 17, 36, 36, 9)) +
                  (i < 3 ? tick(-108, y) : '') +
                  text(-74, y - 4, 2, 180, 16)
                );
              }),
          ) +
          // The boarding pass.
          lying(
            130,
            -74,
            8,
            fill('#1c1024', rounded(-146, -70, 310, 160, 12), 0.24) +
              fill('#fffaf0', rounded(-154, -80, 310, 160, 12)) +
              fill('#2f7f8a', 'M-154-38V-68q0-12 12-12H144q12 0 12 12v30z') +
              line('#d8ccc0', 4, 'M74-34V78', 1, ' stroke-dasharray="8 8"') +
              fill('#8a1538', 'M-126 16l18-7 24 4 30-27h13l-11 27 21 3 7-8h9l-4 13 4 13h-9l-7-8-58-5-30 2z') +
              text(-130, 50, 2, 170, 16) +
              fill(
                '#2a2438',
                repeat(9, (i) => rect(88 + i * 6.4, -18, i % 3 ? 2.6 : 4.4, 80)),
              ),
          ) +
          // The front pocket of the folder.
          fill(ink.fade('#a8204a', '#7c1030'), 'M-300 96Q0 66 300 96V206q0 22-22 22H-278q-22 0-22-22z') +
          fill('#c8456a', 'M-300 96Q0 66 300 96V104Q0 74-300 104z') +
          fill('#e9b446', rounded(-46, 140, 92, 44, 8)) +
          fill('#a8702c', 'M-30 164l12-4 16 3 20-18h9l-7 18 13 2 4-5h6l-2 9 2 8h-6l-4-5-37-4-20 2z'),
      ) +
      // The key card and its tag.
      lying(
        634,
        430,
        16,
        flat(ink.across('#fffaf0', '#f0e0c4'), 210, 136, 14) +
          fill('#e9b446', rect(-105, -40, 210, 24)) +
          line('#2f7f8a', 9, circle(-48, 26, 18)) +
          fill('#2f7f8a', 'M-32 22h86v9h-12v14h-9v-14h-12v10h-9v-10h-44z'),
      ) +
      brush('#8a1538', 7, 'M720 380q44-40 30-110') +
      cup(ink, 690, 150, 54, ['#fffaf0', '#d8cfc4'], ['#d98a4a', '#a8541f'], '#f2ece2'),
  ),
);
