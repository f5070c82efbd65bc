import { fill, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import type { Layer } from '../../../engine/stage.ts';
import { ribbedDome, type TileColours } from '../../../landmarks/asia/registan.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { air, body, drawn, inks, sight, white } from '../sheet.ts';

const day: TileColours = {
  brick: ['#ffe4b8', '#dfb27c', '#a47858'],
  dome: ['#7fe0d8', '#2fa4ac', '#1c6478'],
  blue: '#2458a0',
  turquoise: '#3fb4b4',
  white: '#fff6e4',
  niche: ['#2458a0', '#163a70'],
  gold: '#f0c050',
  tiger: '#f0a03c',
};

const cupola = (x: number, base: number, r: number, colours = day): Layer => ({
  upright: true,
  draw: ({ brush }) => ribbedDome(brush, colours, x, base, r),
});

export const shahIZinda = sight(
  'uzbekistan-2',
  ...air('noon'),
  cupola(400, 250, 46),
  drawn((ink) => {
    const portal = (
      side: -1 | 1,
      near: number,
      far: number,
      foot: number,
      back: number,
      top: number,
      topBack: number,
      three: readonly [string, string, string],
    ) => {
      const [a, b] = [400 + side * near, 400 + side * far];
      const mid = (a + b) / 2;
      return (
        body(ink, three, poly(a, foot, a, top, b, topBack, b, back)) +
        line(
          white,
          4,
          `M${a} ${top + 14}L${b} ${topBack + 8}M${a - side * (near - far) * 0.14} ${foot}V${top + 20}M${b + side * (near - far) * 0.14} ${back}V${topBack + 14}`,
        ) +
        fill(
          '#14386c',
          `M${mid + side * (near - far) * 0.26} ${foot - (foot - back) * 0.26}V${top + (foot - top) * 0.5}Q${mid} ${top + (foot - top) * 0.12} ${mid - side * (near - far) * 0.26} ${topBack + (back - topBack) * 0.5}V${back + (foot - back) * 0.26}z`,
        ) +
        fill(
          '#f0c050',
          repeat(7, (i) => circle(a + ((b - a) * (i + 1)) / 8, top + 30 + ((topBack - top) * (i + 1)) / 8 - 4, 4)),
        )
      );
    };
    const blue = ['#6fb8e8', '#2f74b8', '#1c4484'] as const;
    const teal = ['#8fe4d8', '#35a4a8', '#1c6070'] as const;
    return (
      body(ink, inks.sand, rect(340, 250, 120, 130)) +
      fill('#2f74b8', arch(400, 380, 64, 100, 'pointed')) +
      fill('#163a70', arch(400, 380, 40, 74, 'pointed')) +
      fill('#a8826a', rect(0, 380, 800, 220)) +
      fill(ink.fade('#e8cfa4', '#b08c70'), poly(360, 372, 440, 372, 590, 610, 210, 610)) +
      line(
        '#8a6a5c',
        2.4,
        repeat(8, (i) => `M${352 - i * 20} ${388 + i * 28}H${448 + i * 20}`),
        0.6,
      ) +
      portal(-1, 104, 54, 430, 392, 190, 236, teal) +
      portal(1, 104, 54, 430, 392, 180, 230, blue) +
      portal(-1, 196, 108, 500, 432, 110, 180, blue) +
      portal(1, 196, 108, 500, 432, 100, 170, teal) +
      portal(-1, 420, 204, 640, 508, -40, 96, ['#ffe4b8', '#dfb27c', '#a47858']) +
      portal(1, 420, 204, 640, 508, -50, 86, blue)
    );
  }),
  scatter(walker('#e8b04a', '#f0d0b0'), [{ x: 0.48, y: 0.78, scale: 1.3 }]),
  scatter(walker('#3f8f96', '#f0d0b0'), [{ x: 0.54, y: 0.84, scale: 1.6 }]),
);
