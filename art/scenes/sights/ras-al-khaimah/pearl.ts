import { brush, fill, group, line } from '../../../engine/ink.ts';
import { range } from '../../../engine/numbers.ts';
import { circle, ellipse, poly, rect, sliver } from '../../../engine/paths.ts';
import { air, body, dark, drawn, ground, inks, sight, white } from '../sheet.ts';

export const pearl = sight(
  'ras-al-khaimah-5',
  ...air('gold', [0.2, 0.22], 40),
  drawn((ink) => {
    const ribs = (cx: number, cy: number, rx: number, ry: number) =>
      range(13)
        .map((i) => {
          const a = Math.PI * (0.06 + (i * 0.88) / 12);
          return `M${cx} ${cy}Q${cx - Math.cos(a) * rx * 0.5} ${cy - Math.sin(a) * ry * 0.4} ${cx - Math.cos(a) * rx} ${cy - Math.sin(a) * ry}`;
        })
        .join('');
    return (
      ground(ink, 230, '#8fd0cc', '#3f9cac', '#22708c') +
      fill(
        white,
        range(12)
          .map((i) => sliver((i * 173) % 740, 244 + i * 12, 90, 4))
          .join(''),
        0.7,
      ) +
      fill('#c48a84', 'M0 230L80 180 150 210 240 160 330 214 420 190 500 230z', 0.7) +
      group(
        'translate(600 300)',
        body(ink, inks.wood, rect(-130, -6, 260, 16)) +
          brush(inks.wood[2], 6, 'M-110-6V-100M110-6V-100M-110 10V40M110 10V40') +
          fill('#e8d8b0', poly(-130, -98, 0, -130, 130, -98, 120, -90, -120, -90)) +
          fill(dark, `M-40-6q0-56 14-56t14 56z${circle(-26, -72, 9)}`) +
          fill(white, `M20-6q0-56 14-56t14 56z${circle(34, -72, 9)}`) +
          line(dark, 3, 'M80 10V60M-60 10V60') +
          fill('#6a5a68', rect(60, 44, 40, 30) + rect(-80, 44, 40, 30)),
      ) +
      body(ink, inks.wood, rect(-10, 470, 820, 140)) +
      line(inks.wood[2], 4, 'M-10 500H810M-10 536H810M-10 574H810', 0.7) +
      fill(dark, ellipse(390, 540, 270, 26), 0.35) +
      body(
        ink,
        ['#b8a4b0', '#7d6c80', '#4a3f58'],
        'M150 400C130 300 210 180 390 170 570 180 650 300 630 400 600 430 180 430 150 400z',
      ) +
      fill(
        ink.radial([0, '#ffffff'], [0.5, '#f6e4f0'], [0.8, '#d4e0f4'], [1, '#c4b4dc']),
        'M176 394C164 306 240 206 390 198 540 206 616 306 604 394 560 414 220 414 176 394z',
      ) +
      line('#b8a8d0', 3, ribs(390, 410, 208, 206), 0.6) +
      body(ink, ['#c4b0b4', '#84708a', '#4a3f58'], 'M120 440C160 400 620 400 660 440 660 520 540 560 390 560S120 520 120 440z') +
      fill(ink.radial([0, '#fff'], [0.6, '#f0e0ec'], [1, '#c0c8e8']), ellipse(390, 446, 240, 44)) +
      fill('#e0b0b8', 'M240 440C280 420 500 416 540 446 500 470 290 474 240 440z', 0.7) +
      fill('#9a8098', ellipse(396, 462, 66, 12), 0.6) +
      body(ink, ['#fff', '#fff', '#fff'], circle(390, 410, 58)) +
      fill(ink.radial([0, '#ffffff'], [0.55, '#f8ecf2'], [0.85, '#d8c8dc'], [1, '#b4a4c8']), circle(390, 410, 58)) +
      fill('#fff', ellipse(370, 388, 17, 12))
    );
  }),
);
