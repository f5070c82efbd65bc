import { brush, fill, group, line } from '../../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, crenels, ellipse, poly, rect, rows } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { palms } from '../../../nature/palms.ts';
import { air, body, dark, drawn, ground, inks, sight, white } from '../sheet.ts';

const palm = { light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e' };

export const jazirah = sight(
  'ras-al-khaimah-2',
  ...air('gold', [0.84, 0.3], 40),
  drawn((ink) => {
    const coral = ['#ffeccb', '#e0bf98', '#a48678'] as const;
    const random = randomFrom(6);
    const rubble = (x: number, y: number, w: number, h: number) =>
      fill(
        coral[2],
        repeat(Math.round((w * h) / 900), () => ellipse(x + random() * w, y + random() * h, 5 + random() * 5, 3 + random() * 2)),
        0.5,
      );
    return (
      fill('#7fc4cc', rect(0, 400, 800, 30)) +
      body(ink, coral, rect(30, 330, 210, 170), rect(540, 310, 250, 200)) +
      rubble(36, 340, 190, 150) +
      rubble(550, 320, 230, 180) +
      body(ink, coral, poly(250, 500, 264, 130, 376, 130, 390, 500)) +
      rubble(270, 380, 100, 110) +
      fill(
        dark,
        range(3)
          .map((i) => rect(276 + i * 33, 158, 22, 120))
          .join(''),
      ) +
      line(coral[0], 8, 'M268 172L372 262M372 172L268 262') +
      body(ink, coral, rect(258, 118, 124, 18), rect(258, 280, 124, 12), crenels(258, 118, 124, 7, 12)) +
      fill(
        inks.wood[2],
        repeat(5, (i) => rect(262 + i * 27, 302, 4, 14)),
      ) +
      fill(dark, arch(320, 500, 46, 84, 'pointed')) +
      body(
        ink,
        inks.white,
        poly(466, 510, 478, 240, 502, 240, 514, 510),
        rect(470, 232, 40, 12),
        'M478 234Q480 196 490 184 500 196 502 234z',
      ) +
      fill(dark, arch(490, 300, 12, 30)) +
      fill(inks.wood[1], rect(90, 410, 60, 90)) +
      line(inks.wood[2], 4, 'M90 410h60v90M120 410v90M90 440h60M90 470h60') +
      fill(
        inks.gold[1],
        repeat(3, (i) => circle(105, 425 + i * 30, 3.5) + circle(135, 425 + i * 30, 3.5)),
      ) +
      fill(dark, rect(190, 420, 26, 36) + arch(600, 510, 50, 100) + rect(680, 380, 28, 40) + rect(736, 380, 28, 40)) +
      fill(
        inks.wood[1],
        repeat(9, (i) => rect(548 + i * 27, 326, 16, 6)),
      ) +
      ground(ink, 498, '#f4d8a8', '#c49a74') +
      group(
        'translate(600 560)',
        body(
          ink,
          inks.wood,
          'M-150-44C-120-10-60 6 20 8 90 8 130-6 150-40L170-60C166-14 120 34 60 36H-70C-120 30-146-10-150-44z',
        ) +
          line(inks.wood[0], 4, 'M-140-30C-90 8 80 22 158-34') +
          brush(inks.wood[2], 6, 'M0 0L-14-120M-90-110L70-150'),
      )
    );
  }),
  palms({ at: rows('0.03,0.92,260,14'), ...palm, seed: 31 }),
  scatter(walker(white, white), [{ x: 0.46, y: 0.92, scale: 1.3 }]),
);
