import { brush, fill, group } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { circle, rect, rows, sliver } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { forest } from '../../../nature/terrain.ts';
import { air, body, drawn, ground, inks, sight, white } from '../sheet.ts';

export const retiro = sight(
  'spain-5',
  ...air('morning'),
  cumulus({ at: rows('0.2,0.2,200'), light: '#fff', body: '#f4f6f6', shade: '#c8dce8', seed: 12 }),
  forest({
    y: 0.44,
    amp: 30,
    rough: 0.2,
    seed: 12,
    fill: ['#6f9a58', '#3f6a50'],
    size: 70,
    kind: 'round',
    rim: '#c4d884',
    to: 0.7,
  }),
  drawn((ink) => {
    const curve =
      body(ink, inks.white, rect(110, 252, 580, 26), rect(130, 278, 540, 6), rect(90, 380, 620, 26)) +
      fill('#8f86a0', rect(120, 284, 560, 96), 0.45) +
      body(ink, inks.white, ...range(26).map((i) => rect(124 + i * 21.6, 282, 9, 100))) +
      body(ink, inks.white, rect(340, 210, 120, 200), rect(360, 130, 80, 82), rect(330, 204, 140, 12), rect(352, 122, 96, 10)) +
      fill('#5f7a70', 'M378 122V96q-2-12 8-16l-4-14 8-10 8 10-2 14q16-2 30 4l10 10-4 30h-8l-4-20-20 2v18z') +
      fill(
        '#c9b4a8',
        repeat(5, (i) => rect(300 - i * 4, 400 + i * 9, 200 + i * 8, 10)),
      );
    return (
      curve +
      ground(ink, 440, '#7fc0b4', '#2f7f8f') +
      `<g opacity=".35">${group('translate(0 880)scale(1 -1)', curve)}</g>` +
      fill(
        white,
        range(16)
          .map((i) => sliver((i * 157) % 740, 456 + i * 8.6, 80, 4))
          .join(''),
        0.6,
      ) +
      group(
        'translate(250 540)',
        fill('#2f5f8f', 'M-110-14Q0 20 112-16L94 22H-86z') +
          fill('#fff', 'M-110-14Q0 20 112-16L110-8Q0 28-106-6z') +
          brush('#8a5638', 5, 'M-20-20L-120 34M30-20L140 30') +
          fill('#c4483c', 'M-28 0q-2-44 14-44t14 44z') +
          fill('#f0d0b0', circle(-14, -54, 11)) +
          fill('#f0b84a', 'M28 0q-2-38 13-38t13 38z') +
          fill('#5a3a38', circle(41, -47, 10)),
      ) +
      group(
        'translate(610 480)scale(.55)',
        fill('#c4483c', 'M-110-14Q0 20 112-16L94 22H-86z') +
          fill('#fff', 'M-28 0q-2-44 14-44t14 44zM28 0q-2-38 13-38t13 38z') +
          fill('#5a3a38', circle(-14, -54, 11) + circle(41, -47, 10)),
      )
    );
  }),
);
