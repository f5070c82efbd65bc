import { brush, fill, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, crenels, ellipse, poly, rect, sliver } from '../../../engine/paths.ts';
import { sailboat } from '../../../life/boats.ts';
import { scatter } from '../../../life/shape.ts';
import { air, body, dark, drawn, ground, inks, panes, sight, white } from '../sheet.ts';

const boat = sailboat({ hull: '#2f4a7c', sail: '#fffaf0', sailShade: '#d4d0dc' });

export const nafplio = sight(
  'greece-5',
  ...air('morning'),
  drawn((ink) => {
    const hill = 'M330 400C380 330 420 220 480 150L540 120H690L730 150C770 220 790 320 830 400z';
    return (
      fill('#9fb0c4', 'M-10 330Q100 270 220 310T400 320V370H-10z') +
      fill(ink.across('#d8b490', '#a07c68', '#6f5058'), hill) +
      `<g clip-path="${ink.clip(hill)}">${fill(
        '#7f9a58',
        repeat(34, (i) => ellipse(340 + ((i * 97) % 460), 200 + ((i * 61) % 200), 24, 9)),
        0.7,
      )}</g>` +
      line('#fff2d8', 6, 'M430 390L470 350 440 320 490 290 464 260 510 230 490 204 540 176 526 150') +
      body(
        ink,
        inks.sand,
        poly(490, 156, 500, 100, 700, 96, 716, 156),
        crenels(500, 100, 200, 15, 11),
        rect(560, 66, 50, 40),
        crenels(560, 66, 50, 4, 10),
        rect(650, 76, 44, 30),
      ) +
      fill(
        dark,
        repeat(6, (i) => arch(524 + i * 32, 150, 12, 26)),
      ) +
      brush('#5a4a50', 3, 'M586 58V20') +
      fill('#3f84c8', rect(588, 20, 40, 26)) +
      line('#fff', 3, 'M588 28h40M588 36h40') +
      each(range(12), (i) => {
        const x = 370 + i * 37;
        const y = 392 - (i % 3) * 16;
        return (
          body(ink, i % 2 ? inks.white : inks.sand, rect(x, y - 30, 34, 46)) +
          body(ink, inks.brick, poly(x - 3, y - 28, x + 17, y - 46, x + 37, y - 28)) +
          fill('#6f7a98', panes(x + 7, y - 20, 2, 2, 13, 16, 6, 9))
        );
      }) +
      ground(ink, 406, '#8fd0dc', '#3f94bc', '#22648f') +
      fill(
        white,
        range(18)
          .map((i) => sliver((i * 163) % 740, 420 + i * 10, 90, 4))
          .join(''),
        0.6,
      ) +
      fill('#8a7068', ellipse(220, 488, 170, 20)) +
      body(
        ink,
        inks.sand,
        poly(80, 486, 88, 420, 360, 420, 368, 486),
        crenels(88, 420, 272, 17, 12),
        poly(150, 424, 156, 330, 284, 330, 290, 424),
        crenels(154, 330, 132, 9, 12),
        'M60 488V430Q60 410 84 410T108 430V488z',
      ) +
      fill(
        dark,
        repeat(7, (i) => arch(118 + i * 34, 486, 14, 26)) +
          repeat(4, (i) => rect(172 + i * 28, 358, 8, 20)) +
          arch(220, 424, 26, 40),
      ) +
      line(inks.sand[2], 2, 'M90 448H362M154 376H286', 0.6)
    );
  }),
  scatter(boat, [
    { x: 0.62, y: 0.86, scale: 1.5 },
    { x: 0.86, y: 0.78, scale: 0.9 },
  ]),
);
