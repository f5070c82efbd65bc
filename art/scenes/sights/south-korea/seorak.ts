import { fill, group, line } from '../../../engine/ink.ts';
import { each, numbers } from '../../../engine/numbers.ts';
import { poly, rows } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { crowns } from '../../../nature/trees.ts';
import { air, body, dark, drawn, panes, sight } from '../sheet.ts';

export const seorak = sight(
  'south-korea-3',
  ...air('morning'),
  mountains({ y: 0.55, amp: 120, rough: 0.7, seed: 42, fill: ['#8fa4bc', '#c4ccc8'] }),
  drawn((ink) => {
    const teeth = rows<[number, number]>(
      '30,430 60,330 92,300 118,322 140,236 170,214 196,250 214,150 246,128 270,176 296,112 326,104 352,150 372,70 404,62 430,140 462,122 490,190 520,168 548,240 588,222 612,300 652,292 690,390 750,420',
    );
    const outline = `M0 600L0 440L${teeth.map((p) => numbers(...p)).join(' ')}L800 440V600z`;
    return (
      `<g clip-path="${ink.clip(outline)}">` +
      fill(ink.fade('#f2e6dc', '#b8b0b8', '#5f7a74'), outline) +
      fill(
        '#6f7290',
        each(teeth.slice(1, -1), ([x, y]) =>
          poly(x + 6, y + 6, x + 24, y + 80, x + 14, y + 190, x + 30, y + 320, x + 4, y + 320, x + 8, y + 150),
        ),
        0.62,
      ) +
      line(
        '#5f6080',
        2.4,
        each(teeth, ([x, y]) => `M${x - 12} ${y + 60}l-6 90 4 90M${x + 3} ${y + 30}l-3 110`),
        0.5,
      ) +
      '</g>' +
      line(dark, 3, 'M0 250L800 90M0 262L800 102') +
      group(
        'translate(300 196)',
        line(dark, 4, 'M0-6V28') +
          body(ink, ['#ff8a6a', '#d8443c', '#8a2434'], 'M-46 34q0-10 10-10h72q10 0 10 10v46q0 12-12 12h-68q-12 0-12-12z') +
          fill('#fff2d8', panes(-38, 36, 3, 1, 27, 0, 22, 28)),
      )
    );
  }),
  crowns({
    at: rows('0.05,0.98,200 0.2,1,150 0.62,1.02,150 0.78,1,190 0.94,0.98,230'),
    light: '#ffb04c',
    dark: '#c4502f',
    seed: 6,
  }),
  crowns({
    at: rows('0.12,1.04,150 0.34,1.04,120 0.5,1.05,110 0.7,1.05,130 0.87,1.05,140'),
    light: '#f6d05c',
    dark: '#b08a2f',
    seed: 16,
  }),
);
