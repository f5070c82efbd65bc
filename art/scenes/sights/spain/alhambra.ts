import { fill } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, crenels, poly, rect, rows } from '../../../engine/paths.ts';
import { forest, mountains } from '../../../nature/terrain.ts';
import { cypresses } from '../../../nature/trees.ts';
import { air, body, dark, drawn, inks, panes, sight } from '../sheet.ts';

export const alhambra = sight(
  'spain-1',
  ...air('gold'),
  mountains({ y: 0.34, amp: 110, rough: 0.6, seed: 21, fill: ['#e8e4f0', '#b8b4d0'], shade: '#8f90bc', shadeOpacity: 0.5 }),
  drawn((ink) => {
    const red = ['#ffb88a', '#d07a58', '#8a4444'] as const;
    const block = (x: number, top: number, w: number, base = 420) =>
      body(ink, red, rect(x, top, w, base - top), crenels(x, top, w, Math.max(3, Math.round(w / 22)), 14));
    return (
      block(20, 330, 200) +
      block(560, 340, 240) +
      block(380, 300, 130) +
      block(200, 260, 120) +
      body(ink, ['#ffd0a0', '#d89870', '#94605a'], rect(400, 250, 170, 170)) +
      body(ink, inks.brick, poly(392, 252, 420, 226, 556, 226, 580, 252)) +
      block(286, 190, 112) +
      block(650, 290, 60) +
      block(70, 280, 56) +
      fill(
        dark,
        repeat(4, (i) => arch(310 + i * 21, 262, 11, 30)) +
          panes(414, 276, 7, 1, 22, 0, 9, 22) +
          repeat(5, (i) => arch(424 + i * 30, 372, 14, 40)) +
          panes(216, 300, 4, 2, 26, 40, 8, 18) +
          panes(40, 356, 6, 1, 30, 0, 8, 18) +
          panes(590, 364, 7, 1, 28, 0, 8, 18) +
          arch(680, 340, 16, 30) +
          arch(98, 322, 16, 30),
      )
    );
  }),
  forest({ y: 0.72, amp: 40, rough: 0.2, seed: 31, fill: ['#5f8f58', '#254f48'], size: 56, kind: 'round', rim: '#b8d07c' }),
  cypresses({
    at: rows('0.06,0.76,140 0.27,0.74,110 0.62,0.74,120 0.68,0.75,150 0.9,0.76,130 0.42,0.76,90'),
    light: '#5f9a5c',
    dark: '#1f4a44',
  }),
);
