import { brush, fill, line } from '../../../engine/ink.ts';
import { numbers, repeat } from '../../../engine/numbers.ts';
import { poly, rect } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { hillTower } from '../../../landmarks/asia/palace-hall.ts';
import { air, body, drawn, inks, sight, white } from '../sheet.ts';

const tile = ['#7d8aa4', '#525c7c', '#333a58'] as const;

export const bukchon = sight(
  'south-korea-1',
  ...air('gold'),
  drawn((ink) =>
    fill(ink.fade('#6f988c', '#b8c49c'), 'M0 300C120 290 240 250 330 196 390 164 440 170 500 210 590 262 700 290 800 290V420H0z'),
  ),
  place(hillTower({ light: '#fff', body: '#d8dce4', shade: '#98a0b4', lamp: '#ffdf8a' }), { x: 0.51, y: 0.31, scale: 0.9 }),
  drawn((ink) => {
    const hanok = (x: number, y: number, w: number) => {
      const h = w * 0.3;
      const roof = `M${numbers(x - w * 0.58, y - h * 0.18)}Q${numbers(x - w * 0.2, y + h * 0.12, x, y + h * 0.1)}T${numbers(x + w * 0.58, y - h * 0.18)}Q${numbers(x + w * 0.44, y - h * 0.4, x + w * 0.36, y - h * 0.84)}Q${numbers(x, y - h * 0.66, x - w * 0.36, y - h * 0.84)}Q${numbers(x - w * 0.44, y - h * 0.4, x - w * 0.58, y - h * 0.18)}z`;
      return (
        body(ink, inks.white, rect(x - w * 0.46, y - 4, w * 0.92, h * 0.9)) +
        line(
          inks.wood[1],
          w * 0.018,
          `${repeat(6, (i) => `M${numbers(x - w * 0.46 + i * w * 0.184, y)}v${numbers(h * 0.86)}`)}M${numbers(x - w * 0.46, y + h * 0.4)}h${numbers(w * 0.92)}`,
        ) +
        body(ink, inks.stone, rect(x - w * 0.48, y + h * 0.62, w * 0.96, h * 0.5)) +
        body(ink, tile, roof) +
        line(
          tile[2],
          w * 0.009,
          repeat(
            17,
            (i) =>
              `M${numbers(x - w * 0.34 + i * w * 0.0425, y - h * 0.76)}Q${numbers(x + (i - 8) * w * 0.048, y - h * 0.3, x + (i - 8) * w * 0.066, y + h * 0.04)}`,
          ),
          0.7,
        ) +
        line(white, w * 0.016, `M${numbers(x - w * 0.36, y - h * 0.84)}Q${numbers(x, y - h * 0.66, x + w * 0.36, y - h * 0.84)}`)
      );
    };
    return (
      fill(ink.fade('#e8d8c0', '#b8a094'), poly(400, 330, 424, 330, 640, 600, 250, 600)) +
      hanok(310, 330, 150) +
      hanok(520, 326, 150) +
      hanok(210, 380, 220) +
      hanok(610, 376, 220) +
      fill(ink.fade('#e8d8c0', '#a8948c'), poly(402, 380, 432, 380, 660, 600, 230, 600)) +
      line(
        '#8f7d80',
        2,
        repeat(7, (i) => `M${390 - i * 22} ${410 + i * 27}H${440 + i * 28}`),
        0.5,
      ) +
      hanok(120, 450, 330) +
      hanok(700, 446, 330) +
      hanok(10, 545, 420) +
      hanok(800, 540, 420) +
      fill('#c04a5c', 'M410 520q14-14 30-16l26 40q-28 10-50 2z') +
      brush('#5a3040', 3, 'M434 508L428 580')
    );
  }),
);
