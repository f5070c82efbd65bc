import { brush, fill, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { arch, crenels, poly, rect, rows, sliver } from '../../../engine/paths.ts';
import { palms } from '../../../nature/palms.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, body, dark, drawn, inks, sight } from '../sheet.ts';

const palm = { light: '#7fae5c', dark: '#356a50', trunk: '#6a4034', trunkLight: '#b47a4e' };

export const dhayah = sight(
  'ras-al-khaimah-3',
  ...air('morning'),
  mountains({ y: 0.46, amp: 170, rough: 0.8, seed: 62, fill: ['#b89098', '#d4b4a8'], shade: '#866878', tilt: 120 }),
  drawn((ink) => {
    const rock = 'M90 470C180 440 250 370 300 300L340 246 400 232H520L560 262C620 340 680 430 780 480z';
    const tower = (x: number, top: number, w: number, base: number) =>
      body(
        ink,
        inks.mud,
        poly(x - w / 2, base, x - w * 0.4, top, x + w * 0.4, top, x + w / 2, base),
        crenels(x - w * 0.4, top, w * 0.8, 5, 12),
      ) + fill(dark, rect(x - 3, top + 28, 6, 18) + rect(x - 14, top + 60, 6, 12) + rect(x + 9, top + 60, 6, 12));
    return (
      fill('#7fc8d4', rect(0, 372, 240, 100)) +
      fill(
        '#fff',
        range(5)
          .map((i) => sliver(10 + i * 40, 386 + i * 14, 80, 3))
          .join(''),
        0.7,
      ) +
      fill(ink.across('#e0a880', '#a86e5c', '#7a4a50'), rock) +
      `<g clip-path="${ink.clip(rock)}">${line(
        '#6f4048',
        3,
        repeat(16, (i) => `M${150 + i * 38} 480q20-80 ${i < 8 ? 60 : -40}-220`),
        0.35,
      )}</g>` +
      line('#ffe8c0', 7, 'M220 470L300 430 260 400 350 370 320 344 390 318 366 296 430 272 430 244') +
      body(ink, inks.mud, rect(370, 176, 170, 66), crenels(370, 176, 170, 11, 12)) +
      tower(370, 120, 84, 250) +
      tower(540, 136, 78, 254) +
      fill(dark, arch(440, 242, 24, 42)) +
      brush('#5a3a3a', 4, 'M370 112V50') +
      fill('#fff', rect(372, 52, 46, 30)) +
      fill('#c42f3c', rect(384, 58, 22, 18)) +
      fill(ink.fade('#8fb45c', '#3f7050'), 'M-10 470C120 440 260 480 400 466T810 470V610H-10z')
    );
  }),
  palms({
    at: rows('0.05,0.92,170,8 0.14,0.96,200,-10 0.26,0.9,140,6 0.62,0.92,160,-8 0.74,0.97,210,10 0.88,0.93,180,-12'),
    ...palm,
    seed: 9,
  }),
);
