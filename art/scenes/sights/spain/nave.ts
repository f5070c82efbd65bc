import { fill, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect } from '../../../engine/paths.ts';
import { body, dark, drawn, sight, type Three, white } from '../sheet.ts';

export const nave = sight(
  'spain-4',
  drawn((ink) => {
    const glass = ['#ff7a3c', '#ffb03c', '#e0443c', '#ffd864', '#c42f4c', '#ff9a6a'];
    const window = (x: number, base: number, w: number, h: number, k: number) => {
      const d = arch(x, base, w, h, 'pointed');
      return `<g clip-path="${ink.clip(d)}">${each(range(40), (i) => fill(glass[(i * 7 + k * 3 + (i >> 2)) % 6] ?? white, rect(x - w / 2 + (i % 4) * (w / 4), base - h + Math.floor(i / 4) * (h / 10), w / 4 - 2.4, h / 10 - 2.4)))}</g>`;
    };
    const trunk = (x: number, w: number, fork: number, three: Three) =>
      body(
        ink,
        three,
        `M${x - w} 600L${x - w * 0.7} ${fork}L${x - w * 3.6} -10H${x - w * 2.4}L${x - w * 0.1} ${fork - 40}L${x - w * 0.4} -10H${x + w * 0.4}L${x + w * 0.1} ${fork - 40}L${x + w * 2.4} -10H${x + w * 3.6}L${x + w * 0.7} ${fork}L${x + w} 600z`,
      ) +
      line(
        three[2],
        1.6,
        repeat(5, (i) => `M${x - w * 0.6 + i * w * 0.3} 600V${fork}`),
        0.4,
      ) +
      fill(three[0], ellipse(x, fork - 4, w * 1.1, w * 0.9));
    return (
      fill(ink.fade('#f6d8b0', '#d88a58', '#7a4444'), rect(0, 0, 800, 600)) +
      fill(
        '#fff0cc',
        repeat(30, (i) =>
          poly(
            400 + Math.cos(i) * 30,
            90,
            400 + Math.cos(i + 0.1) * 300,
            90 + Math.sin(i) * 130,
            400 + Math.cos(i + 0.2) * 300,
            90 + Math.sin(i + 0.1) * 130,
          ),
        ),
        0.35,
      ) +
      window(400, 400, 110, 250, 1) +
      window(240, 440, 100, 300, 2) +
      window(560, 440, 100, 300, 3) +
      window(60, 500, 110, 360, 4) +
      window(740, 500, 110, 360, 5) +
      fill(ink.fade([0, '#ff9a4c', 0.1], [1, '#ffcf80', 0.75]), poly(330, 400, 470, 400, 700, 600, 100, 600)) +
      trunk(320, 15, 230, ['#ffd8a8', '#e0a078', '#a0625c']) +
      trunk(480, 15, 230, ['#ffd8a8', '#e0a078', '#a0625c']) +
      trunk(150, 26, 260, ['#ffe4bc', '#e8ac80', '#9a5858']) +
      trunk(650, 26, 260, ['#ffe4bc', '#e8ac80', '#9a5858']) +
      fill('#ff8a3c', poly(128, 600, 132, 300, 148, 300, 146, 600) + poly(628, 600, 632, 300, 648, 300, 646, 600), 0.5) +
      fill(
        dark,
        repeat(5, (i) => `M${330 + i * 34} 520q0-30 9-30t9 30z${circle(339 + i * 34, 483, 6)}`),
        0.75,
      )
    );
  }),
);
