import { fill } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { arch, onion, poly, rect, rows, sliver } from '../../../engine/paths.ts';
import { crowns } from '../../../nature/trees.ts';
import { air, body, dark, drawn, ground, inks, panes, sight, teeth, white } from '../sheet.ts';

export const kremlin = sight(
  'moscow-1',
  ...air('gold'),
  drawn((ink) => {
    const gold = (x: number, base: number, r: number) =>
      body(ink, inks.gold, onion(x, base, r * 0.7, r, r * 2.1)) + fill(inks.gold[0], rect(x - 1.5, base - r * 2.1 - 18, 3, 20));
    const tower = (x: number, top: number, w: number) =>
      body(
        ink,
        inks.brick,
        rect(x - w / 2, top + 110, w, 430 - top - 110),
        rect(x - w * 0.36, top + 70, w * 0.72, 44),
        teeth(x - w / 2, top + 110, w, 5, 12),
      ) +
      body(ink, ['#6fb09a', '#3a7a6c', '#1f4c50'], poly(x - w * 0.42, top + 72, x, top - 50, x + w * 0.42, top + 72)) +
      fill(
        '#e0443c',
        poly(
          x,
          top - 76,
          x + 5,
          top - 62,
          x + 18,
          top - 60,
          x + 8,
          top - 52,
          x + 11,
          top - 40,
          x,
          top - 47,
          x - 11,
          top - 40,
          x - 8,
          top - 52,
          x - 18,
          top - 60,
          x - 5,
          top - 62,
        ),
      ) +
      fill(dark, arch(x, top + 108, w * 0.16, 24) + arch(x, top + 190, w * 0.18, 36)) +
      fill(white, rect(x - w * 0.5, top + 134, w, 4));
    return (
      fill('#5f8a5c', 'M0 400Q200 350 420 366T800 390V440H0z') +
      body(ink, ['#fff4cc', '#f0cc88', '#b48c70'], rect(40, 300, 190, 90)) +
      fill('#fff', panes(54, 316, 9, 2, 20, 34, 9, 20)) +
      body(ink, ['#8fc4a4', '#4f8a74', '#2f5c5c'], poly(34, 302, 54, 280, 216, 280, 236, 302)) +
      body(ink, inks.white, rect(300, 240, 130, 150)) +
      gold(326, 242, 17) +
      gold(404, 242, 17) +
      gold(365, 236, 26) +
      fill(
        '#8f86a0',
        repeat(4, (i) => arch(320 + i * 30, 330, 12, 60)),
      ) +
      body(ink, inks.white, rect(500, 170, 56, 220), rect(508, 110, 40, 64), rect(560, 280, 110, 110)) +
      gold(528, 112, 24) +
      gold(590, 282, 17) +
      gold(642, 282, 17) +
      fill('#8f86a0', arch(528, 240, 22, 50) + arch(528, 168, 16, 40) + arch(590, 360, 16, 50) + arch(642, 360, 16, 50)) +
      body(ink, inks.brick, rect(0, 390, 800, 50), teeth(0, 390, 800, 34, 14)) +
      tower(130, 250, 70) +
      tower(450, 290, 56) +
      tower(700, 210, 84) +
      ground(ink, 440, '#e8b890', '#6f7fa8', '#34507c') +
      fill(
        '#b0604c',
        range(14)
          .map((i) => sliver(80 + ((i * 151) % 620), 450 + i * 7, 100, 5))
          .join(''),
        0.35,
      ) +
      fill(
        white,
        range(14)
          .map((i) => sliver((i * 167) % 740, 460 + i * 9, 90, 4))
          .join(''),
        0.6,
      )
    );
  }),
  crowns({
    at: rows('0.06,0.78,90 0.26,0.77,80 0.42,0.77,70 0.68,0.78,80 0.96,0.78,100'),
    light: '#f0b04c',
    dark: '#b0602f',
    seed: 7,
  }),
);
