import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze, moon, sky, stars } from '../../nature/sky.ts';
import { mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';

const minaret = (x: number, base: number, h: number) => {
  const w = h * 0.042;
  return {
    shaft: `${rect(x - w, base - h * 0.34, w * 2, h * 0.34)}${poly(x - w * 0.8, base - h * 0.34, x - w * 0.62, base - h * 0.62, x + w * 0.62, base - h * 0.62, x + w * 0.8, base - h * 0.34)}${rect(x - w * 0.48, base - h * 0.84, w * 0.96, h * 0.24)}${dome(x, base - h * 0.84, w * 0.5, h * 0.06)}`,
    rings: each([0.34, 0.6, 0.82], (t, i) => {
      const q = w * (1.35 - i * 0.24);
      return poly(
        x - q * 0.7,
        base - h * t + 5,
        x - q,
        base - h * t,
        x - q,
        base - h * t - 5,
        x + q,
        base - h * t - 5,
        x + q,
        base - h * t,
        x + q * 0.7,
        base - h * t + 5,
      );
    }),
    windows: [0.1, 0.2, 0.42, 0.52, 0.7].map((t) => arch(x, base - h * t, w * 0.42, h * 0.05, 'pointed')).join(''),
    tip: open(x, base - h * 0.89, x, base - h),
    lamp: circle(x, base - h * 0.63, w * 0.4) + circle(x, base - h * 0.37, w * 0.44),
  };
};

const mosque: Layer = {
  draw: ({ ink }) => {
    const stone = ink.side('#fff0d8', '#d9b4a4', '#8f6f92');
    const tall = [
      minaret(96, 352, 236),
      minaret(150, 346, 214),
      minaret(652, 346, 214),
      minaret(706, 352, 236),
      minaret(300, 336, 150),
      minaret(500, 336, 150),
    ];
    const tower = (list: typeof tall) =>
      fills(
        stone,
        list.map((m) => m.shaft + m.rings),
      ) +
      fill('#5a4470', list.map((m) => m.windows).join(''), 0.7) +
      line('#ffd98a', 2, list.map((m) => m.tip).join('')) +
      fill('#ffe9ae', list.map((m) => m.lamp).join(''));
    const storey = (y: number, h: number, inset: number, count: number) =>
      fill(
        ink.across('#ffe8cc', '#e0b8a8', '#a07c98'),
        `M${inset} ${y}Q400 ${y - 26} ${800 - inset} ${y}V${y + h}Q400 ${y + h - 22} ${inset} ${y + h}z`,
      ) +
      fill(
        '#6d4f78',
        along(inset + 16, 784 - inset, count, (x) => {
          const f = (x - 400) / (400 - inset);
          return arch(x, y + h - 3 - 20 * (1 - f * f), ((800 - inset * 2) / count) * 0.56, h * 0.72, 'pointed');
        }),
        0.85,
      ) +
      fill(
        '#ffd98a',
        along(inset + 16, 784 - inset, count, (x) => {
          const f = (x - 400) / (400 - inset);
          return arch(x, y + h - 3 - 20 * (1 - f * f), ((800 - inset * 2) / count) * 0.26, h * 0.5, 'pointed');
        }),
        0.9,
      ) +
      line('#fff6e4', 2.4, `M${inset} ${y}Q400 ${y - 26} ${800 - inset} ${y}`);
    return (
      tower(tall.slice(4)) +
      fills(ink.ball('#fff3dc', '#d9b4a4', '#94709a'), [dome(224, 328, 26, 24), dome(576, 328, 26, 24), dome(400, 318, 34, 32)]) +
      storey(330, 34, -20, 46) +
      tower(tall.slice(0, 4)) +
      storey(360, 44, -50, 40)
    );
  },
};

/** The mataf from a high gallery: the Kaaba at its centre, and the pilgrims around it as white points. */
const court: Layer = {
  // The door and the Hijr stay on their real sides in both languages.
  upright: true,
  draw: ({ brush: { ink, lit } }) => {
    const [sunny, dim] = [ink.fade('#3f3540', '#242028'), ink.fade('#1c171f', '#0f0c12')];
    const [left, right] = lit === -1 ? [sunny, dim] : [dim, sunny];
    const shade =
      lit === -1
        ? poly(352, 480, 400, 494, 470, 478, 560, 492, 450, 506)
        : poly(448, 474, 404, 494, 340, 478, 246, 490, 356, 506);
    const rings = range(9).map((i) => ({ rx: 104 + i * 33, ry: 26 + i * 9.4 }));
    const dots = each(rings, ({ rx, ry }, i) =>
      line(
        '#fff',
        4.4 + i * 0.2,
        ellipse(400, 474, rx, ry),
        0.95,
        ` stroke-linecap="round" stroke-dasharray="0 ${7 + (i % 3) * 2}" stroke-dashoffset="${i * 3}"`,
      ),
    );
    const shadows = each(rings, ({ rx, ry }, i) =>
      line(
        '#8a6f8a',
        3.4,
        ellipse(402, 477, rx, ry),
        0.4,
        ` stroke-linecap="round" stroke-dasharray="0 ${7 + (i % 3) * 2}" stroke-dashoffset="${i * 3}"`,
      ),
    );
    return (
      fill(ink.fade('#f6dcc8', '#fff3e2', '#e8c8b8'), ellipse(400, 486, 560, 106)) +
      line(
        '#d9b09a',
        1.6,
        repeat(7, (i) => ellipse(400, 476, 120 + i * 62, 30 + i * 15)),
        0.5,
      ) +
      fill(ink.across([0, '#fff6e0', 0.8], [1, '#fff6e0', 0]), ellipse(400 + lit * 100, 480, 330, 76)) +
      shadows +
      dots +
      // Hijr Ismail, then the Kaaba: two faces under the kiswa, its gold belt and door.
      fill('#5a3f5c', shade, 0.3) +
      line('#fff', 7, 'M448 462q44 4 38 22-6 12-40 6') +
      line('#cdb0ac', 2, 'M448 466q40 4 34 20-6 10-36 5', 0.8) +
      fill(left, poly(346, 386, 404, 396, 404, 492, 346, 478)) +
      fill(right, poly(404, 396, 454, 384, 454, 474, 404, 492)) +
      fill('#4a3f4a', poly(346, 386, 396, 375, 454, 384, 404, 396)) +
      fill('#e9bf5c', poly(346, 408, 404, 419, 404, 429, 346, 417)) +
      fill('#a87c34', poly(404, 419, 454, 406, 454, 415, 404, 429)) +
      line('#7a5a24', 1, 'M346 412L404 424', 0.8) +
      fill('#f0cc70', poly(376, 450, 393, 454, 393, 482, 376, 477)) +
      line('#8a6a2c', 1, open(384.5, 452, 384.5, 479)) +
      fill('#d8b4a0', poly(344, 478, 404, 492, 456, 474, 458, 479, 404, 498, 342, 483))
    );
  },
};

/** The gallery around the view: a dark arch, hanging lanterns, a low rail. */
const gallery: Layer = {
  draw: ({ ink }) => {
    const lantern = (x: number, y: number, s: number) =>
      `${line('#1f1838', 2, open(x, 0, x, y))}<g transform="translate(${x} ${y})scale(${s})">${fill(ink.radial([0, '#ffd98a', 0.6], [1, '#ffd98a', 0]), circle(0, 30, 80))}${fill('#e9bf5c', 'M-8 0h16l10 14h-36zM-18 54h36l-12 14h-12zM-3 68h6v10h-6z')}${fill('#fff0b8', 'M-18 14h36l4 20-4 20h-36l-4-20z')}${line('#a87c34', 2, 'M-18 14h36l4 20-4 20h-36l-4-20zM-7 14v40M7 14v40M-22 34h44')}</g>`;
    return (
      fill(
        ink.across('#3f3266', '#241c44'),
        'M0 0H800V600H744V250C744 170 690 120 600 92 520 70 440 60 400 26 360 60 280 70 200 92 110 120 56 170 56 250V600H0z',
      ) +
      line(
        '#e9bf5c',
        2.4,
        'M744 560V250C744 170 690 120 600 92 520 70 440 60 400 26 360 60 280 70 200 92 110 120 56 170 56 250V560',
        0.85,
      ) +
      line(
        '#7a68a0',
        1.6,
        'M756 560V248C756 164 700 110 606 82 526 58 446 48 400 10 354 48 274 58 194 82 100 110 44 164 44 248V560',
        0.8,
      ) +
      fill(
        '#e9bf5c',
        repeat(6, (i) => `M22 ${150 + i * 70}l10 14-10 14-10-14zM778 ${150 + i * 70}l10 14-10 14-10-14z`),
        0.5,
      ) +
      fill(ink.fade('#33285a', '#1a1434'), rect(0, 562, 800, 38)) +
      fill('#e9bf5c', rect(0, 560, 800, 2.4), 0.8) +
      fill(
        '#4f4080',
        along(20, 780, 39, (x) => poly(x, 570, x + 8, 582, x, 594, x - 8, 582)),
        0.7,
      ) +
      lantern(150, 118, 0.7) +
      lantern(650, 118, 0.7) +
      brush('#e9bf5c', 3, open(400, 0, 400, 22), 0.6)
    );
  },
};

/** Dawn over the Great Mosque of Makkah, from afar. */
export const umrah: Scene = {
  slug: 'umrah',
  crops: ['card'],
  layers: [
    sky(['#232a60', '#5a4a8a', '#c98aa0', '#ffc49a', '#ffe3b4'], 0.58),
    stars({ count: 50, to: 0.32, seed: 22 }),
    moon({ x: 0.3, y: 0.24, r: 17, colour: '#fff6dc', glow: '#fff0c8' }),
    streaks({ from: 0.28, to: 0.46, count: 5, colour: '#ffc8b0', opacity: 0.5, seed: 124 }),
    mountains({ y: 0.52, amp: 90, rough: 0.7, seed: 92, fill: ['#a87a94', '#d9a098'], shade: '#84608a', to: 0.66 }),
    haze({ y: 0.56, height: 0.16, colour: '#ffe0b4', opacity: 0.6 }),
    { draw: ({ ink }) => fill(ink.fade('#e8c8b8', '#f6dcc8'), rect(0, 380, 800, 220)) },
    mosque,
    court,
    birds({ x: 0.6, y: 0.32, count: 8, size: 11, colour: '#fff3e0', seed: 126 }),
    gallery,
    grain(),
  ],
};
