import { fill, group, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, poly, rect, rows, sliver } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { air, body, dark, drawn, ground, panes, sight, white } from '../sheet.ts';

const zinc = ['#9aa8c4', '#66749a', '#414c74'] as const;

export const chambord = sight(
  'france-3',
  ...air('noon'),
  cumulus({ at: rows('0.14,0.22,170 0.86,0.3,200'), light: '#fff', body: '#f6f6f4', shade: '#d0dce4', seed: 4 }),
  drawn((ink) => {
    const wall = ['#fff4de', '#e2d2c0', '#a898a4'] as const;
    const spire = (x: number, base: number, w: number, h: number) =>
      body(ink, wall, rect(x - w / 2, base - h * 0.4, w, h * 0.4)) +
      body(ink, zinc, poly(x - w * 0.6, base - h * 0.4, x, base - h, x + w * 0.6, base - h * 0.4)) +
      fill(dark, rect(x - 2, base - h * 0.34, 4, h * 0.2));
    const roofs = [70, 150, 190, 240, 290, 330, 470, 510, 560, 610, 650, 730];
    const tower = (x: number, r: number, top: number, cone: number) =>
      body(ink, wall, rect(x - r, top, r * 2, 440 - top)) +
      body(
        ink,
        zinc,
        `M${x - r - 6} ${top}Q${x - r * 0.4} ${top - cone * 0.5} ${x} ${top - cone}Q${x + r * 0.4} ${top - cone * 0.5} ${x + r + 6} ${top}z`,
      ) +
      fill('#6f7290', panes(x - r * 0.6, top + 24, 3, 4, r * 0.5, 46, 9, 26)) +
      line('#a898a4', 2, `M${x - r} ${top + 62}h${r * 2}M${x - r} ${top + 108}h${r * 2}`) +
      spire(x, top - cone + 10, 16, 50);
    const palace =
      each(roofs, (x, i) => spire(x, 262, 18 + (i % 3) * 5, 96 + ((i * 37) % 50))) +
      body(ink, wall, rect(366, 130, 68, 132)) +
      fill(
        '#6f7290',
        repeat(3, (i) => arch(380 + i * 20, 250, 12, 70)),
      ) +
      body(ink, wall, rect(378, 84, 44, 50)) +
      spire(400, 92, 30, 80) +
      body(ink, zinc, 'M210 262L230 216H570L590 262z') +
      body(ink, wall, rect(200, 262, 400, 178), rect(0, 330, 800, 110)) +
      fill('#6f7290', panes(222, 284, 16, 3, 24, 50, 10, 28) + panes(14, 352, 30, 2, 27, 40, 8, 22)) +
      line('#a898a4', 2, 'M200 322H600M200 372H600M0 382H800') +
      tower(70, 48, 300, 90) +
      tower(730, 48, 300, 90) +
      tower(220, 58, 250, 110) +
      tower(580, 58, 250, 110) +
      fill('#6f5a70', arch(400, 440, 40, 64));
    return (
      palace +
      fill('#7fb060', rect(0, 438, 800, 16)) +
      ground(ink, 454, '#8fc4d8', '#4f8fb4') +
      `<g opacity=".4">${group('translate(0 894)scale(1 -1)', palace)}</g>` +
      fill(
        white,
        range(16)
          .map((i) => sliver((i * 151) % 740, 470 + i * 8, 90, 4))
          .join(''),
        0.6,
      )
    );
  }),
);
