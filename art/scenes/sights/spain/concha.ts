import { brush, fill } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { circle, poly, rect } from '../../../engine/paths.ts';
import { air, body, drawn, ground, inks, panes, sight } from '../sheet.ts';

export const concha = sight(
  'spain-6',
  ...air('morning'),
  drawn((ink) => {
    const random = range(60).map((i) => (i * 37) % 23);
    return (
      ground(ink, 150, '#a8dce0', '#4fb0c8', '#2f8fb4') +
      fill('#7f9ab0', 'M0 150Q90 120 180 150zM640 150Q740 110 800 130V150z') +
      fill(ink.fade('#7fa868', '#3f7458'), 'M20 240C40 170 90 130 130 150 180 170 200 210 230 250Q120 280 20 240z') +
      body(ink, inks.white, rect(112, 118, 22, 40)) +
      fill(inks.brick[1], poly(106, 120, 123, 102, 140, 120)) +
      fill(ink.fade('#7fa868', '#3f7458'), 'M560 240C600 190 650 150 700 170 760 186 800 160 800 160V270Q680 280 560 240z') +
      body(ink, inks.white, rect(690, 140, 14, 34)) +
      fill(ink.fade('#8fb470', '#4f7f5c'), 'M310 216C330 176 370 164 396 178 420 186 440 206 452 220Q380 236 310 216z') +
      fill('#fff', 'M60 262C90 470 690 490 740 276L752 280C720 520 80 500 44 262z', 0.9) +
      fill(ink.fade('#f6e2b4', '#e8c48c'), 'M46 264C70 480 710 500 748 284L800 300V470H0V262z') +
      fill('#d8bc98', rect(0, 470, 800, 130)) +
      each(range(34), (i) => {
        const x = i * 25 - 16;
        const y = 486 - Math.sin((i / 33) * 3.14) * -26;
        return (
          body(ink, i % 3 ? inks.white : inks.sand, rect(x, y - 44 - (random[i] ?? 0), 24, 90)) +
          body(
            ink,
            inks.brick,
            poly(x - 2, y - 44 - (random[i] ?? 0), x + 12, y - 58 - (random[i] ?? 0), x + 26, y - 44 - (random[i] ?? 0)),
          ) +
          fill('#6f7a98', panes(x + 4, y - 36 - (random[i] ?? 0), 2, 3, 10, 16, 5, 9))
        );
      }) +
      brush(
        '#e0544c',
        9,
        repeat(16, (i) => `M${150 + i * 33} ${428 + Math.sin((i / 15) * 3.14) * 26}h0`),
      ) +
      brush(
        '#3f8fb8',
        9,
        repeat(15, (i) => `M${166 + i * 33} ${438 + Math.sin((i / 14) * 3.14) * 24}h0`),
      ) +
      fill(
        '#fff',
        repeat(9, (i) =>
          poly(240 + i * 40, 270 + ((i * 53) % 80), 250 + i * 40, 246 + ((i * 53) % 80), 254 + i * 40, 270 + ((i * 53) % 80)),
        ),
      ) +
      fill(
        '#4f8a5c',
        repeat(20, (i) => circle(i * 44, 600, 34 + (i % 3) * 8)),
      ) +
      fill(
        '#7fb068',
        repeat(20, (i) => circle(i * 44 - 8, 592, 20 + (i % 3) * 5)),
      )
    );
  }),
);
