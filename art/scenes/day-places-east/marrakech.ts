import { brush, fill, group, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { hills } from '../../nature/terrain.ts';
import { still } from '../day-places/settings.ts';
import { diamonds } from '../food/table.ts';
import { air, body, drawn, ground, inks, lamp, sight, type Three } from '../sights/sheet.ts';

/** A court of the Bahia Palace: painted ceiling, carved arches, a star of tiles under the fountain. */
const bahia = sight(
  'marrakech-bahia',
  ...air('noon'),
  drawn((ink) => {
    const white: Three = ['#fffaf0', '#f0e0cc', '#c4a894'];
    return (
      body(ink, white, rect(0, 120, 800, 340)) +
      // The painted beam and the green tiles above it.
      fill(ink.fade('#5fa884', '#2f7c64'), rect(0, 60, 800, 36)) +
      line(
        '#1f5f4c',
        4,
        repeat(41, (i) => open(i * 20, 60, i * 20, 96)),
      ) +
      fill('#8a4a34', rect(0, 96, 800, 40)) +
      repeat(21, (i) =>
        fill((['#e8a83c', '#3f9c8c', '#c2405c'] as const)[i % 3] as string, `M${i * 40} 116l18-14 18 14-18 14z`),
      ) +
      fill('#f4d494', rect(0, 134, 800, 6)) +
      fill(
        '#b8845c',
        repeat(40, (i) => arch(10 + i * 20, 172, 14, 24, 'pointed')),
        0.5,
      ) +
      repeat(5, (i) => {
        const x = 80 + i * 160;
        return (
          fill('#c4a894', arch(x, 462, 134, 282, 'horseshoe')) +
          fill(ink.fade('#5c3448', '#8a5454'), arch(x, 462, 118, 268, 'horseshoe')) +
          (i === 2
            ? fill('#3f8c7c', rect(x - 40, 300, 80, 160)) +
              line('#f0c86c', 4, rect(x - 40, 300, 38, 160) + rect(x + 2, 300, 38, 160)) +
              fill(
                '#f0c86c',
                `${circle(x - 21, 350, 13)}${circle(x + 21, 350, 13)}${circle(x - 21, 410, 13)}${circle(x + 21, 410, 13)}`,
              )
            : fill(lamp, circle(x, 330, 40), 0.25) +
              line('#3a2030', 3, open(x, 250, x, 312)) +
              fill('#ffe09a', `M${x - 13} 318L${x} 306 ${x + 13} 318V342L${x} 356 ${x - 13} 342z`))
        );
      }) +
      repeat(6, (i) =>
        body(ink, ['#fff', '#e8dcd0', '#b4a098'], rect(i * 160 - 9, 290, 18, 172), rect(i * 160 - 16, 280, 32, 12)),
      ) +
      fill(
        '#2f8a94',
        repeat(40, (i) => rect(i * 20, 440, 10, 22)),
        0.9,
      ) +
      ground(ink, 460, '#f0e4d0', '#d8c4ac', '#b89c88') +
      line('#3f9c8c', 5, 'M0 466L800 466M60 600L260 466M740 600L540 466M400 600V466') +
      fill('#3f8ca8', poly(400, 500, 440, 526, 520, 530, 450, 548, 470, 586, 400, 564, 330, 586, 350, 548, 280, 530, 360, 526)) +
      fill('#f0c86c', ellipse(400, 542, 46, 18)) +
      fill(ink.side('#fff', '#ece4dc', '#b4a4a4'), 'M366 534Q370 556 400 556T434 534z') +
      fill('#8fd4e0', ellipse(400, 534, 34, 7)) +
      brush('#fff', 3, 'M400 532V500M400 504q-14 4-18 26M400 504q14 4 18 26')
    );
  }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420'), [{ x: 0.25, y: 0.94, scale: 2.2 }]),
  scatter(visitor('#f0b04a', '#5a4438', '#2a1c1c', '#fff0c8'), [{ x: 0.31, y: 0.945, scale: 2.1 }]),
);

/** What a hammam needs: a brass bowl, black soap, a scrubbing glove, rose petals on tiles. */
const hammam = still('marrakech-hammam', (ink) => {
  const random = randomFrom(5);
  return (
    fill(ink.across('#2f8a94', '#1f6474'), rect(0, 0, 800, 600)) +
    diamonds('#f4ecd8', 80, 30, 0.9) +
    diamonds('#e0a03c', 80, 12) +
    fill('#1c1024', circle(286, 290, 206), 0.3) +
    fill(ink.radial([0.6, '#ffe49a'], [1, '#a8702c']), circle(270, 272, 206)) +
    fill('#8a5a24', circle(270, 272, 172), 0.4) +
    fill(ink.radial([0, '#cff0f0'], [1, '#5fb0bc']), circle(270, 272, 166)) +
    line('#ffe9b0', 4, circle(270, 272, 190)) +
    fill(
      '#e8506c',
      repeat(17, () => ellipse(150 + Math.round(random() * 240), 160 + Math.round(random() * 230), 19, 12)),
    ) +
    fill(
      '#f88ca4',
      repeat(12, () => ellipse(160 + Math.round(random() * 220), 170 + Math.round(random() * 210), 11, 7)),
    ) +
    group(
      'translate(600 190)rotate(16)',
      fill('#1c1024', 'M-76 130V-60q0-90 84-90t88 90V130z', 0.26) +
        fill(ink.across('#4a4a58', '#2c2c3a'), 'M-86 118V-72q0-90 84-90t88 90V118z') +
        fill('#c2405c', rect(-86, 96, 172, 24)) +
        line(
          '#6a6a7c',
          3,
          repeat(9, (i) => open(-70 + i * 18, -60, -70 + i * 18, 92)),
          0.6,
        ),
    ) +
    fill('#1c1024', circle(570, 474, 84), 0.28) +
    fill(ink.radial([0.5, '#f4e4cc'], [1, '#c8a884']), circle(558, 462, 84)) +
    fill(ink.radial([0, '#6a5a34'], [1, '#3a2f1c']), circle(558, 462, 62)) +
    fill('#a8985c', ellipse(538, 440, 22, 12), 0.7) +
    fill('#1c1024', ellipse(722, 442, 40, 62), 0.25) +
    fill(ink.across('#fff6e4', '#d8c8b0'), 'M676 404h80q12 40 0 90h-80q-12-50 0-90z') +
    line('#3f9c8c', 6, 'M672 430H760M672 470H760')
  );
});

/** Sunrise over the roofs and minarets of Fes from the Merenid tombs. */
const roofs = sight(
  'fes-sunrise',
  ...air('gold', [0.66, 0.36], 44),
  hills({ y: 0.46, amp: 36, rough: 0.24, seed: 7, fill: ['#a8b098', '#8a9c84'] }),
  drawn((ink) => {
    const random = randomFrom(17);
    const wall: Three = ['#ffeac4', '#e8c494', '#a88470'];
    const minaret = (x: number, y: number, h: number) =>
      body(ink, ['#fff0cc', '#e4c08c', '#a47c68'], rect(x - 14, y - h, 28, h), rect(x - 8, y - h - 24, 16, 24)) +
      fill('#3f8c6c', rect(x - 17, y - h - 4, 34, 6) + rect(x - 10, y - h + 16, 20, 26)) +
      fill('#3f8c6c', poly(x - 9, y - h - 24, x, y - h - 40, x + 9, y - h - 24)) +
      fill('#f0c040', circle(x, y - h - 44, 4));
    return (
      repeat(
        6,
        (row) =>
          body(
            ink,
            wall,
            ...range(20 - row * 2).map((i) => {
              const w = 34 + row * 9 + random() * 14;
              return rect(i * (42 + row * 8) - 20 + random() * 12, 300 + row * 34 - random() * 16, w, 60);
            }),
          ) +
          fill(
            '#6a5464',
            repeat(26 - row * 2, () => rect(random() * 800, 318 + row * 34 + random() * 10, 6 + row, 9 + row)),
          ),
      ) +
      minaret(180, 350, 110) +
      minaret(430, 400, 150) +
      minaret(620, 370, 100) +
      minaret(310, 330, 70) +
      body(
        ink,
        ['#7fc0a0', '#3f8c70', '#245c50'],
        poly(380, 420, 404, 396, 520, 396, 548, 420),
        poly(120, 372, 136, 354, 220, 354, 236, 372),
      ) +
      fill(ink.fade('#a8b070', '#7a8a58', '#566a4c'), 'M-10 540Q160 490 330 520 560 560 810 500V610H-10z') +
      // The broken arch of the tombs.
      body(ink, inks.mud, 'M36 580V330L60 318 96 324 120 310 152 330 190 326V580H156V450Q154 410 114 406 76 410 74 450V580z') +
      line('#c89468', 3, 'M36 380H74M156 380H190M40 350L186 350', 0.6)
    );
  }),
  scatter(visitor('#c2405c', '#2f3c70', '#3a2420'), [{ x: 0.5, y: 0.94, scale: 2.1 }]),
  scatter(visitor('#3f8cb8', '#5a4438', '#2a1c1c'), [{ x: 0.555, y: 0.945, scale: 2 }]),
  birds({ x: 0.34, y: 0.28, count: 7, size: 10, colour: '#6a5464', seed: 9 }),
);

export const marrakechPlaces = [bahia, hammam, roofs];
