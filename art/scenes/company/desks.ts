import { brush, fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, rect } from '../../engine/paths.ts';
import { flat, lying, pen, rounded, text } from '../articles/desk.ts';
import { boards, cup } from '../food/table.ts';
import { drawn, sight } from '../sights/sheet.ts';

const phone = (screen: string) => flat('#1c1824', 150, 286, 24) + fill('#fdfaf4', rounded(-64, -130, 128, 260, 16)) + screen;

/** Ways to be reached: a telephone with messages, an envelope, the receiver of a desk telephone, a map with a pin. */
export const contact = sight(
  'contact',
  drawn(
    (ink) =>
      boards(ink, ['#c99a68', '#98643f'], '#6a4030', 100) +
      // The map, unfolded, with a pin.
      lying(
        204,
        184,
        -7,
        flat('#f2ecd8', 360, 270, 4) +
          fill('#9fd0d8', 'M-180-60C-120-40-110 10-128 60-140 100-160 116-180 120z') +
          fill('#cfe0b4', rounded(20, -118, 130, 84, 10)) +
          line(
            '#ffffff',
            12,
            'M-120 130C-90 40-20 10 40 0 100-10 150-40 178-70M-60-134C-50-60-20 0 20 130M-130-90C-40-70 60-60 178-20',
          ) +
          line('#e9b446', 6, 'M-120 130C-90 40-20 10 40 0 100-10 150-40 178-70') +
          line('#cabf9f', 2, 'M-60-135V135M60-135V135', 0.8) +
          fill('#1c1024', ellipse(4, 10, 22, 7), 0.3) +
          fill('#a3183f', 'M0 6C-30-30-34-44-34-54a34 34 0 0 1 68 0C34-44 30-30 0 6z') +
          fill('#fff3dc', circle(0, -56, 13)),
      ) +
      // A telephone with messages to and fro.
      lying(
        450,
        330,
        6,
        phone(
          fill('#8a1538', rounded(-64, -130, 128, 40, 14)) +
            fill('#dfeee6', rounded(-54, -78, 84, 42, 12) + rounded(-54, 28, 92, 42, 12)) +
            fill('#2f8a6a', rounded(-30, -24, 84, 40, 12) + rounded(-14, 82, 68, 34, 12)) +
            text(-44, -63, 2, 60, 14, '#9fb8ac') +
            text(-20, -8, 2, 62, 12, '#a8dcc4') +
            text(-44, 44, 2, 70, 14, '#9fb8ac'),
        ),
      ) +
      // An envelope.
      lying(
        206,
        464,
        5,
        flat('#fffaf0', 300, 190, 8) +
          line('#d8cbb8', 4, 'M-148-92L0 20 148-92') +
          repeat(14, (i) => fill(i % 2 ? '#2f6fae' : '#a3183f', `M${-150 + i * 21.4} 84h14l-6 11h-14z`)) +
          fill('#8a1538', circle(0, 14, 20)),
      ) +
      // The receiver on its cord.
      lying(
        676,
        226,
        24,
        fill(
          '#1c1024',
          'M-56-150q-44 8-44 44v30q0 30 40 30h16q-8 52 0 92h-16q-40 0-40 30v30q0 36 44 44 60 6 84-10 60-145 0-280-24-16-84-10z',
          0.22,
        ) +
          fill(
            ink.across('#c8365c', '#8a1538', '#5a0c26'),
            'M-64-160q-44 8-44 44v30q0 30 40 30h16q-8 52 0 92h-16q-40 0-40 30v30q0 36 44 44 60 6 84-10 60-145 0-280-24-16-84-10z',
          ) +
          fill(
            '#3a0a1c',
            repeat(
              9,
              (i) =>
                circle(-86 + (i % 3) * 14, -126 + Math.floor(i / 3) * 16, 4) +
                circle(-86 + (i % 3) * 14, 78 + Math.floor(i / 3) * 16, 4),
            ),
          ),
      ) +
      cup(ink, 690, 520, 44, ['#fffaf0', '#d8cfc4'], ['#d98a4a', '#a8541f'], '#f2ece2'),
  ),
);

/** Someone new at the desk: a badge on its ribbon, the letter of an applicant, two cups for a talk. */
export const career = sight(
  'career',
  drawn(
    (ink) =>
      fill(ink.across('#3f7f8a', '#245464'), rect(0, 0, 800, 600)) +
      line(
        '#5f9ca4',
        2,
        repeat(15, (i) => open(0, i * 42, 800, i * 42)),
        0.35,
      ) +
      lying(
        244,
        310,
        -6,
        flat('#f1e8d8', 330, 440, 5) +
          lying(
            10,
            -6,
            4,
            flat('#fffdf6', 330, 440, 5) +
              fill('#cfe0ea', rounded(-134, -190, 86, 100, 6)) +
              fill('#3c5a7c', 'M-134-90v-4C-128-120-112-126-91-126S-54-120-48-94v4z') +
              fill('#c8966e', circle(-91, -150, 22)) +
              fill('#2a1c1c', 'M-114-150C-116-184-66-184-68-150-76-166-106-166-114-150z') +
              fill('#8a1538', rect(-28, -184, 140, 16)) +
              text(-28, -148, 3, 150, 22) +
              fill('#2f7f8a', rect(-134, -64, 90, 10) + rect(-134, 48, 70, 10)) +
              text(-134, -36, 3, 260, 24) +
              text(-134, 76, 4, 260, 24),
          ),
      ) +
      // The badge on its ribbon.
      brush('#1c1024', 20, 'M500-20C460 90 520 160 584 206 640 150 720 110 690-20', 0.2) +
      brush('#a3183f', 18, 'M492-30C452 80 512 150 576 196 632 140 712 100 682-30') +
      brush('#c8456a', 4, 'M488-30C448 84 508 152 574 192', 0.8) +
      fill('#c2c8d4', rounded(562, 186, 28, 40, 8)) +
      lying(
        576,
        320,
        5,
        flat('#ffffff', 170, 220, 14) +
          fill('#8a1538', 'M-85-70v-26q0-14 14-14H71q14 0 14 14v26z') +
          fill('#fffaf0', rounded(-22, -102, 44, 12, 6)) +
          fill('#e4dccf', rounded(-42, -52, 84, 84, 10)) +
          fill('#e9b446', 'M-36-2l18-5 22 4 28-24h11l-12 26 18 3 6-9h8l-4 14 4 14h-8l-6-9-52-5-31-5z', 0.95) +
          text(-54, 54, 2, 108, 22) +
          fill('#2f8a6a', rounded(-54, 86, 60, 10, 5)),
      ) +
      cup(ink, 716, 452, 46, ['#fffaf0', '#d8cfc4'], ['#6a4028', '#3c2016'], '#f2ece2') +
      cup(ink, 604, 526, 46, ['#fffaf0', '#d8cfc4'], ['#d98a4a', '#a8541f'], '#f2ece2') +
      lying(460, 512, -38, pen(ink, 230, '#5a74b0', '#2f4585', '#1d2a5c')),
  ),
);
