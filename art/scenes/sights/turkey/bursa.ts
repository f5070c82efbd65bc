import { fill, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, dome, poly, rect, rows } from '../../../engine/paths.ts';
import { forest, mountains } from '../../../nature/terrain.ts';
import { cypresses } from '../../../nature/trees.ts';
import { air, body, dark, drawn, ground, inks, panes, sight, type Three, white } from '../sheet.ts';

export const bursa = sight(
  'turkey-2',
  ...air('noon'),
  mountains({
    y: 0.4,
    amp: 150,
    rough: 0.5,
    seed: 33,
    fill: ['#6f90b0', '#9cb4a8'],
    shade: '#54749a',
    snow: { y: 0.32, light: '#fff', shade: '#c4d4ea' },
  }),
  forest({ y: 0.62, amp: 40, rough: 0.2, seed: 8, fill: ['#5f9a5c', '#3a7050'], size: 44, kind: 'round', rim: '#b4d47c' }),
  drawn((ink) => {
    const house = (x: number, base: number, w: number, h: number, paint: Three) =>
      body(ink, inks.stone, rect(x + 8, base - h * 0.42, w - 16, h * 0.42)) +
      body(ink, paint, rect(x, base - h, w, h * 0.6)) +
      body(
        ink,
        inks.brick,
        poly(x - 16, base - h + 4, x + 10, base - h - 34, x + w - 10, base - h - 34, x + w + 16, base - h + 4),
      ) +
      line(
        inks.wood[2],
        5,
        `M${x} ${base - h}V${base - h * 0.4}H${x + w}V${base - h}M${x + w / 2} ${base - h}V${base - h * 0.4}`,
      ) +
      fill(white, panes(x + 12, base - h + 16, 4, 1, (w - 14) / 4, 0, (w - 14) / 4 - 12, h * 0.3)) +
      fill('#4a5a78', panes(x + 15, base - h + 20, 4, 1, (w - 14) / 4, 0, (w - 14) / 4 - 18, h * 0.3 - 8)) +
      fill(dark, arch(x + w / 2, base, 30, h * 0.34));
    return (
      ground(ink, 500, '#d8c4a8', '#94847c') +
      body(ink, ['#7fe0d8', '#2fa4ac', '#1c6478'], poly(230, 510, 244, 250, 556, 250, 570, 510)) +
      fill('#1f7f8c', poly(330, 510, 334, 250, 350, 250, 348, 510) + poly(452, 510, 450, 250, 466, 250, 470, 510), 0.6) +
      fill(white, rect(238, 250, 324, 8) + rect(240, 276, 320, 4)) +
      fill(
        '#155f74',
        repeat(40, (i) => rect(246 + (i % 20) * 16, 262 + Math.floor(i / 20) * 30, 8, 8)),
        0.55,
      ) +
      body(ink, ['#7fe0d8', '#2fa4ac', '#1c6478'], rect(290, 222, 220, 30)) +
      body(ink, ['#b4c0d0', '#7a88a8', '#4a5680'], dome(400, 224, 116, 122)) +
      fill(inks.gold[1], rect(398, 66, 4, 40) + circle(400, 84, 6)) +
      fill('#f4ecd8', arch(400, 510, 110, 190, 'pointed')) +
      fill('#155f74', arch(400, 510, 88, 168, 'pointed')) +
      fill(
        '#f0c050',
        repeat(6, (i) => rect(372 + i * 10, 372 + (i % 2) * 8, 6, 6)),
        0.8,
      ) +
      fill('#5a3230', arch(400, 510, 50, 100, 'pointed')) +
      fill('#155f74', arch(286, 420, 46, 84, 'pointed') + arch(514, 420, 46, 84, 'pointed')) +
      fill(white, `${arch(286, 420, 30, 64, 'pointed')}${arch(514, 420, 30, 64, 'pointed')}`, 0.8) +
      house(20, 540, 160, 210, ['#b8a0e8', '#8468c0', '#4f3c84']) +
      house(620, 545, 170, 220, ['#ffe08a', '#e8b048', '#a8702c'])
    );
  }),
  cypresses({ at: rows('0.25,0.9,220 0.75,0.9,230'), light: '#5f9a5c', dark: '#1f4a44' }),
);
