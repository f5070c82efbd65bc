import { fill, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect, rows } from '../../../engine/paths.ts';
import { cumulus } from '../../../nature/clouds.ts';
import { air, body, dark, drawn, ground, panes, sight, white } from '../sheet.ts';

export const ephesus = sight(
  'turkey-4',
  ...air('morning'),
  cumulus({ at: rows('0.84,0.2,190'), light: '#fff', body: '#f4f6f6', shade: '#c8dce8', seed: 8 }),
  drawn((ink) => {
    const marble = ['#fff6e6', '#e4d2bc', '#a8929a'] as const;
    const column = (x: number, base: number, h: number, w: number) => [
      rect(x - w / 2, base - h, w, h),
      rect(x - w * 0.8, base - h - 4, w * 1.6, 10),
      rect(x - w * 0.8, base - 8, w * 1.6, 8),
    ];
    const pairs = [180, 320, 480, 620];
    return (
      fill('#7f9a68', 'M0 380Q120 290 260 330T560 300T800 350V480H0z') +
      body(ink, ['#e4cdb0', '#c4a48c', '#86707c'], rect(140, 150, 520, 350)) +
      fill(
        '#6f5a6c',
        arch(250, 470, 70, 150) +
          arch(400, 470, 84, 176) +
          arch(550, 470, 70, 150) +
          panes(226, 190, 1, 1, 0, 0, 48, 90) +
          panes(374, 180, 1, 1, 0, 0, 52, 100) +
          panes(526, 190, 1, 1, 0, 0, 48, 90),
      ) +
      body(
        ink,
        marble,
        ...pairs.flatMap((x) => [rect(x - 50, 284, 100, 20), ...column(x - 30, 480, 176, 17), ...column(x + 30, 480, 176, 17)]),
      ) +
      body(
        ink,
        marble,
        rect(120, 478, 560, 18),
        ...[210, 400, 590].flatMap((x) => [
          ...column(x - 46, 284, 120, 13),
          ...column(x + 46, 284, 120, 13),
          rect(x - 68, 144, 136, 18),
        ]),
        ...column(130, 284, 120, 13),
        ...column(670, 284, 120, 13),
      ) +
      body(ink, marble, poly(136, 146, 210, 104, 284, 146), 'M332 146Q400 70 468 146z', poly(516, 146, 590, 104, 664, 146)) +
      fill('#a8929a', `${poly(168, 142, 210, 118, 252, 142) + poly(548, 142, 590, 118, 632, 142)}M358 142Q400 100 442 142z`) +
      fill('#b8a8a4', [320, 480].map((x) => `M${x - 8} 476v-44q0-12 8-12t8 12v44z`).join('')) +
      ground(ink, 496, '#efe0c8', '#b8a098') +
      fill('#d8c4b0', poly(100, 496, 700, 496, 716, 508, 84, 508) + poly(80, 508, 720, 508, 738, 522, 62, 522)) +
      line(
        '#9a8488',
        2.4,
        `${repeat(13, (i) => `M${400 + (i - 6) * 40} 522L${400 + (i - 6) * 90} 600`)}M0 546H800M0 574H800`,
        0.5,
      ) +
      body(ink, marble, ...column(40, 590, 230, 34), ...column(764, 594, 170, 34)) +
      fill('#d8443c', 'M540 560q0-46 12-46t12 46z') +
      fill(dark, circle(552, 504, 8)) +
      fill(white, 'M580 562q0-44 12-44t12 44z') +
      fill(dark, circle(592, 508, 8))
    );
  }),
);
