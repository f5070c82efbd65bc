import { fill, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, dome, poly, rect, rows } from '../../../engine/paths.ts';
import type { TileColours } from '../../../landmarks/asia/registan.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { air, body, drawn, ground, sight, teeth } from '../sheet.ts';

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

export const khiva = sight(
  'uzbekistan-5',
  ...air('noon'),
  cumulus({ at: rows('0.16,0.2,180'), light: '#fff', body: '#f4f6f6', shade: '#c8dce8', seed: 22 }),
  drawn((ink) => {
    const mud = ['#f6d8a8', '#d4a878', '#94705c'] as const;
    const bands = [
      ['#2f9fb0', 20],
      ['#fff6e4', 8],
      ['#2458a0', 30],
      ['#6fd0c8', 18],
      ['#fff6e4', 8],
      ['#35a4a8', 36],
      ['#2458a0', 14],
      ['#8fe0d4', 30],
      ['#fff6e4', 8],
      ['#2f74b8', 34],
      ['#35a4a8', 24],
      ['#fff6e4', 8],
      ['#6fd0c8', 40],
    ] as const;
    const half = (y: number) => 76 + ((y - 130) / 340) * 44;
    let y = 130;
    const rings = bands
      .map(([colour, h]) => {
        const d = poly(440 - half(y), y, 440 + half(y), y, 440 + half(y + h), y + h, 440 - half(y + h), y + h);
        y += h + 6;
        return (
          fill(colour, d) +
          (h > 26
            ? fill(
                '#fff6e4',
                repeat(10, (i) =>
                  poly(
                    370 + i * 15,
                    y - h / 2 - 6,
                    376 + i * 15,
                    y - h / 2 - 14,
                    382 + i * 15,
                    y - h / 2 - 6,
                    376 + i * 15,
                    y - h / 2 + 2,
                  ),
                ),
              )
            : '')
        );
      })
      .join('');
    const shaft = poly(364, 130, 516, 130, 560, 480, 320, 480);
    const bastion = (x: number, top: number, w: number) =>
      body(
        ink,
        mud,
        poly(x - w / 2, 540, x - w * 0.36, top, x + w * 0.36, top, x + w / 2, 540) + teeth(x - w * 0.36, top, w * 0.72, 4, 20),
      ) +
      line(
        mud[2],
        2,
        repeat(7, (i) => `M${x - w * 0.4} ${top + 30 + i * 26}h${w * 0.8}`),
        0.3,
      );
    return (
      body(ink, mud, rect(600, 190, 24, 260), poly(596, 196, 612, 160, 628, 196)) +
      fill(
        day.turquoise,
        repeat(6, (i) => rect(600, 210 + i * 36, 24, 10)),
      ) +
      body(ink, day.dome, dome(690, 380, 46, 60)) +
      body(ink, mud, rect(560, 376, 240, 90)) +
      fill(mud[1], shaft) +
      rings +
      `<g clip-path="${ink.clip(shaft)}">${fill(ink.across([0, '#fff', 0.35], [0.4, '#fff', 0], [0.6, '#14203c', 0], [1, '#14203c', 0.5]), rect(310, 120, 260, 370))}</g>` +
      body(ink, mud, rect(360, 118, 160, 16)) +
      body(ink, mud, rect(-10, 430, 820, 120), teeth(-10, 430, 820, 24, 22)) +
      fill(
        mud[2],
        repeat(26, (i) => rect(10 + i * 31, 456, 5, 12)),
        0.6,
      ) +
      bastion(60, 400, 130) +
      bastion(260, 410, 120) +
      bastion(700, 396, 140) +
      body(ink, mud, rect(420, 380, 150, 170)) +
      fill('#5a3a34', arch(495, 550, 84, 120, 'pointed')) +
      fill('#8a5a3c', arch(495, 550, 66, 100, 'pointed')) +
      ground(ink, 546, '#e8c898', '#b08868')
    );
  }),
  scatter(walker('#c4483c', '#f0d0b0'), [
    { x: 0.5, y: 0.97, scale: 1.2 },
    { x: 0.2, y: 0.96, scale: 1.1 },
  ]),
);
