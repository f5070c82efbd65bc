import { fill, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../../engine/paths.ts';
import { hills } from '../../../nature/terrain.ts';
import { air, body, drawn, sight } from '../sheet.ts';

export const gobekli = sight(
  'turkey-5',
  ...air('gold', [0.72, 0.24], 44),
  hills({ y: 0.5, amp: 50, rough: 0.2, seed: 12, fill: ['#c8a86c', '#a8845c'], rim: '#fff0b0' }),
  drawn((ink) => {
    const stone = ['#ffe8c4', '#d8b08c', '#94706c'] as const;
    const pillar = (x: number, base: number, s: number) =>
      body(
        ink,
        stone,
        `M${x - 26 * s} ${base}L${x - 24 * s} ${base - 210 * s}H${x - 70 * s}V${base - 276 * s}Q${x} ${base - 292 * s} ${x + 66 * s} ${base - 278 * s}V${base - 212 * s}H${x + 26 * s}L${x + 28 * s} ${base}z`,
      ) +
      line(
        stone[2],
        2.4 * s,
        `M${x - 60 * s} ${base - 230 * s}H${x + 56 * s}M${x - 16 * s} ${base - 20 * s}V${base - 200 * s}`,
        0.4,
      );
    const wall = (d: string) => body(ink, ['#d8b488', '#a8846c', '#6f5454'], d);
    return (
      fill('#6a4a3c', rect(150, 196, 8, 90)) +
      fill('#5f7a48', circle(154, 176, 44) + circle(120, 196, 28) + circle(190, 194, 30)) +
      fill('#93a860', circle(140, 162, 24) + circle(112, 190, 14)) +
      fill(ink.fade('#b08a68', '#6f5048'), ellipse(400, 440, 400, 170)) +
      wall('M20 400Q60 300 400 290T780 400L760 440Q700 350 400 344T40 440z') +
      line(
        '#6a4c4c',
        2,
        repeat(28, (i) => `M${50 + i * 26} ${392 - Math.sin((i / 27) * 3.14) * 80}v36`),
        0.5,
      ) +
      pillar(130, 420, 0.5) +
      pillar(250, 384, 0.46) +
      pillar(550, 384, 0.46) +
      pillar(670, 420, 0.5) +
      fill(ink.fade('#d8b894', '#a07c68'), ellipse(400, 486, 330, 96)) +
      pillar(300, 520, 1.14) +
      pillar(510, 530, 1.14) +
      fill(
        '#7a5050',
        'M488 420c4-10 12-14 22-12l8-10 2 9 9 4-8 6-8 1 3 24-5 1-5-20-10 1-3 22-5 0 0-23c-8 5-14 4-18 14-2-12 6-20 18-17zM286 402l10-8 14 6 6 26-5 1-4-12-12 2-2 14-5 0z',
        0.85,
      ) +
      wall('M-10 520Q120 600 400 600T810 520V610H-10z') +
      line(
        '#6a4c4c',
        2.4,
        `M-10 560Q160 604 400 606${repeat(14, (i) => `M${20 + i * 58} ${548 + Math.sin((i / 13) * 3.14) * 46}v24`)}`,
        0.5,
      )
    );
  }),
);
