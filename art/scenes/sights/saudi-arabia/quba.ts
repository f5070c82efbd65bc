import { fill, line } from '../../../engine/ink.ts';
import { along, arch, dome, rect, rows } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { palms } from '../../../nature/palms.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, body, drawn, ground, inks, panes, sight, teeth, white } from '../sheet.ts';

const palm = { light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e' };

export const quba = sight(
  'saudi-arabia-6',
  ...air('morning', [0.5, 0.44], 54),
  mountains({ y: 0.62, amp: 120, rough: 0.55, seed: 33, fill: ['#c08a80', '#e0b090'], shade: '#8a5f70', shadeOpacity: 0.35 }),
  drawn((ink) => {
    const minaret = (x: number, base: number, h: number) =>
      body(
        ink,
        inks.white,
        rect(x - 15, base - h * 0.5, 30, h * 0.5) +
          rect(x - 11, base - h * 0.78, 22, h * 0.3) +
          rect(x - 7, base - h * 0.92, 14, h * 0.16) +
          rect(x - 21, base - h * 0.5, 42, 9) +
          rect(x - 17, base - h * 0.78, 34, 8) +
          dome(x, base - h * 0.92, 9, 20),
      ) +
      fill(inks.gold[1], rect(x - 1.5, base - h - 6, 3, 30)) +
      fill(inks.white[2], arch(x, base - h * 0.56, 8, 24) + panes(x - 9, base - h * 0.36, 2, 1, 12, 0, 6, 26));
    const cap = (x: number, base: number, r: number) =>
      body(ink, inks.white, rect(x - r, base - 14, r * 2, 16) + dome(x, base - 13, r, r * 1.1)) +
      fill(inks.gold[1], rect(x - 1.5, base - r - 40, 3, 28));
    return (
      minaret(190, 440, 330) +
      minaret(610, 440, 330) +
      cap(300, 404, 40) +
      cap(500, 404, 40) +
      cap(400, 390, 78) +
      body(ink, inks.white, rect(130, 400, 540, 112)) +
      fill(
        '#8f86a0',
        along(170, 630, 11, (x) => (x > 370 && x < 430 ? '' : arch(x, 512, 26, 72, 'pointed'))),
      ) +
      body(ink, inks.white, rect(352, 376, 96, 136)) +
      fill('#7a6a80', arch(400, 512, 62, 110, 'pointed')) +
      fill('#5a4460', arch(400, 512, 36, 80, 'pointed')) +
      fill(inks.white[0], teeth(130, 400, 540, 34, 10)) +
      minaret(110, 512, 400) +
      minaret(690, 512, 400) +
      ground(ink, 510, '#f0dcc4', '#c09a8c') +
      line(white, 3, 'M0 540H800M0 574H800', 0.7)
    );
  }),
  palms({ at: rows('0.04,0.95,220,10 0.96,0.95,230,-10'), ...palm, seed: 8 }),
  scatter(walker(white, white), [
    { x: 0.46, y: 0.92, scale: 1 },
    { x: 0.54, y: 0.94, scale: 1.1 },
    { x: 0.3, y: 0.95, scale: 1.1 },
  ]),
);
