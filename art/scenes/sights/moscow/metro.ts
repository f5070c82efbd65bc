import { fill, group, line } from '../../../engine/ink.ts';
import { each, range } from '../../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { body, drawn, inks, lamp, sight, white } from '../sheet.ts';

export const metro = sight(
  'moscow-2',
  drawn((ink) => {
    let out = fill(ink.fade('#f6d878', '#f0c458', '#d89a48'), rect(0, 0, 800, 600));
    for (const [n, s] of [0.34, 0.52, 0.78, 1.16].entries()) {
      const top = 300 - 230 * s;
      const w = 330 * s;
      const d = `M${400 - w * 2.2} 620V${-20}H${400 + w * 2.2}V620H${400 + w}V${300}Q${400 + w} ${top} 400 ${top}T${400 - w} 300V620z`;
      out +=
        body(ink, n % 2 ? ['#ffe898', '#e8b850', '#a8743c'] : ['#fff0b8', '#f0c868', '#b48444'], d) +
        line(white, 12 * s, `M${400 - w} 620V300Q${400 - w} ${top} 400 ${top}T${400 + w} 300V620`) +
        line(
          inks.gold[2],
          2.4 * s,
          `M${400 - w - 14 * s} 620V300Q${400 - w - 14 * s} ${top - 14 * s} 400 ${top - 14 * s}T${400 + w + 14 * s} 300V620`,
        );
      const [y, r] = [top + 74 * s, 46 * s];
      out +=
        line(inks.gold[2], 3 * s, `M400 ${top}V${y}`) +
        fill(inks.gold[1], ellipse(400, y, r, 7 * s) + ellipse(400, y - 18 * s, r * 0.6, 5 * s)) +
        fill(
          '#fffbe0',
          each(range(7), (i) => circle(400 + (i - 3) * r * 0.3, y - 8 * s - (3 - Math.abs(i - 3)) * -1.5 * s, 6.5 * s)),
        ) +
        fill(ink.radial([0, '#fffbe0', 0.8], [1, '#fffbe0', 0]), circle(400, y, 90 * s));
      if (n > 0)
        out += each(
          [-1, 1],
          (side) =>
            body(ink, inks.white, rect(400 + side * w - 20 * s, 300, 40 * s, 400)) +
            fill(inks.gold[1], rect(400 + side * w - 28 * s, 292, 56 * s, 14 * s)),
        );
    }
    return (
      out +
      fill(ink.fade('#c86a54', '#7a3444'), poly(330, 420, 470, 420, 700, 610, 100, 610)) +
      fill(
        '#f0d8b8',
        each(range(5), (i) => {
          const [a, b] = [430 + i * i * 9 + i * 6, 438 + i * i * 10 + i * 8];
          const w = 60 + (a - 420) * 0.9;
          return poly(400 - w * 0.3, a, 400 + w * 0.3, a, 400 + w * 0.32, b, 400 - w * 0.32, b);
        }),
        0.6,
      ) +
      group(
        'translate(30 430)',
        body(ink, ['#8fc4e0', '#3f84b4', '#1f4a7c'], 'M-40 170V20Q-40-40 20-40H80Q110-40 120-10L140 170z') +
          fill('#fff2c0', 'M-30 60V10Q-30-24 20-24H66V60zM76 60V-24q22 0 28 22l10 62z') +
          fill('#e0443c', poly(-40, 84, 134, 84, 136, 98, -40, 98)) +
          fill(lamp, circle(122, 120, 9)),
      )
    );
  }),
  scatter(walker('#3a3058', '#f0d0b0'), [
    { x: 0.49, y: 0.84, scale: 1.2 },
    { x: 0.6, y: 0.92, scale: 1.7 },
  ]),
  scatter(walker('#2f7f86', '#f0d0b0'), [{ x: 0.56, y: 0.8, scale: 1 }]),
);
