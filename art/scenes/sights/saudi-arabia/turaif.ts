import { fill } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, poly, rows } from '../../../engine/paths.ts';
import { palms } from '../../../nature/palms.ts';
import { air, body, dark, drawn, ground, inks, lamp, panes, sight, teeth } from '../sheet.ts';

const palm = { light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e' };

/** Lamps at the foot of mud walls, as Diriyah is lit. */
export const turaif = sight(
  'saudi-arabia-1',
  ...air('dusk'),
  drawn((ink) => {
    const house = (x: number, base: number, w: number, h: number) =>
      body(
        ink,
        inks.mud,
        poly(x, base, x + 8, base - h, x + w - 8, base - h, x + w, base) + teeth(x + 8, base - h, w - 16, Math.round(w / 26), 24),
      ) +
      fill(
        dark,
        repeat(Math.round(w / 40), (i) =>
          poly(x + 24 + i * 36, base - h + 46, x + 31 + i * 36, base - h + 32, x + 38 + i * 36, base - h + 46),
        ),
        0.8,
      ) +
      fill(
        ink.fade([0, lamp, 0], [1, lamp, 0.85]),
        poly(x + 3, base, x + 6, base - h * 0.5, x + w - 6, base - h * 0.5, x + w - 3, base),
        0.8,
      );
    return (
      fill('#6d3f5c', 'M0 330C120 300 240 320 380 300S660 310 800 280V600H0z') +
      house(40, 400, 170, 150) +
      house(560, 390, 210, 190) +
      house(250, 380, 280, 250) +
      house(-20, 490, 210, 170) +
      house(430, 500, 230, 190) +
      house(640, 510, 190, 150) +
      house(170, 500, 280, 160) +
      fill(dark, arch(310, 500, 46, 84, 'pointed')) +
      fill(lamp, arch(310, 500, 30, 66, 'pointed')) +
      fill(dark, panes(470, 350, 5, 1, 36, 0, 12, 26) + panes(20, 360, 4, 1, 40, 0, 12, 24)) +
      ground(ink, 498, '#a8603f', '#5c2f3c')
    );
  }),
  palms({ at: rows('0.1,0.94,180,10 0.9,0.98,230,-16 0.8,0.93,150,8 0.02,1,210,14'), ...palm, seed: 12 }),
);
