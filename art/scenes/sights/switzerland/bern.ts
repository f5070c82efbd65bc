import { brush, fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import { air, body, dark, drawn, ground, inks, panes, sight, white } from '../sheet.ts';

export const bern = sight(
  'switzerland-2',
  ...air('gold'),
  drawn((ink) => {
    const sandstone = ['#dce0c8', '#a8b09c', '#70786f'] as const;
    const row = (x: number, w: number, h: number, n: number) =>
      body(ink, sandstone, rect(x, 520 - h, w, h)) +
      body(ink, inks.brick, poly(x - 6, 522 - h, x + 10, 480 - h, x + w - 10, 480 - h, x + w + 6, 522 - h)) +
      fill('#4a5a5c', panes(x + 14, 540 - h, n, 3, (w - 20) / n, (h - 110) / 3, 16, 40)) +
      fill('#5f8a6c', panes(x + 9, 540 - h, n, 3, (w - 20) / n, (h - 110) / 3, 4, 40)) +
      fill(
        '#3f3a44',
        repeat(n, (i) => arch(x + 22 + (i * (w - 20)) / n, 520, (w - 20) / n - 10, 76)),
      ) +
      brush(
        '#e0445c',
        7,
        repeat(n, (i) => `M${x + 14 + (i * (w - 20)) / n} ${584 - h}h16`),
      );
    return (
      row(-20, 150, 330, 3) +
      row(130, 140, 300, 3) +
      row(530, 140, 310, 3) +
      row(670, 150, 340, 3) +
      body(ink, ['#f6e4c0', '#d0b48c', '#947a68'], rect(290, 190, 220, 330)) +
      body(ink, inks.brick, 'M276 194Q300 150 330 110H470Q500 150 524 194z') +
      body(ink, inks.white, rect(380, 64, 40, 50)) +
      body(ink, ['#7a8a9c', '#4f5f78', '#303c58'], poly(370, 66, 400, -10, 430, 66)) +
      fill(inks.gold[1], circle(400, -8, 6) + rect(398, 70, 4, 20)) +
      fill('#2a3a6a', circle(400, 262, 62)) +
      fill(inks.gold[1], `${circle(400, 262, 62)}${circle(400, 262, 54)}`, 0.9) +
      fill('#22305c', circle(400, 262, 54)) +
      fill(
        inks.gold[0],
        repeat(12, (i) => rect(398 + Math.sin((i * Math.PI) / 6) * 46, 259 - Math.cos((i * Math.PI) / 6) * 46, 4, 6)),
      ) +
      line(inks.gold[0], 5, 'M400 262L400 222M400 262L428 276') +
      fill('#b8503c', rect(340, 344, 120, 64)) +
      fill('#22305c', circle(400, 376, 26)) +
      line(inks.gold[1], 4, circle(400, 376, 26) + circle(400, 376, 14)) +
      fill('#3f3040', arch(400, 520, 96, 96)) +
      fill('#f6dcb0', arch(400, 520, 70, 80)) +
      ground(ink, 520, '#c8b8a0', '#7a7078') +
      line('#6a6070', 3, 'M390 520L300 600M410 520L500 600') +
      group(
        'translate(180 560)',
        body(ink, ['#f0705c', '#c4302f', '#7a2030'], 'M-110 10V-60q0-14 14-14H96q14 0 14 14V10z') +
          fill('#e4f0f4', panes(-98, -62, 6, 1, 34, 0, 28, 34)) +
          fill(white, rect(-110, -16, 220, 5)) +
          fill(dark, circle(-70, 12, 10) + circle(70, 12, 10)) +
          line(dark, 3, 'M-30-74l20-24 20 24'),
      )
    );
  }),
);
