import { fill, fills, line } from '../../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../../engine/numbers.ts';
import { along, arch, circle, ellipse, poly, rect, rows } from '../../../engine/paths.ts';
import type { Layer, Scene } from '../../../engine/stage.ts';
import { birds } from '../../../life/birds.ts';
import { streaks } from '../../../nature/clouds.ts';
import { bough } from '../../../nature/foreground.ts';
import { palmShape } from '../../../nature/palms.ts';
import { sky, stars } from '../../../nature/sky.ts';
import { grain } from '../../../nature/texture.ts';
import { crowns } from '../../../nature/trees.ts';

/** Three sides of the court: galleries on horseshoe arches, carved plaster, doors alight. Widens with the crop. */
const court: Layer = {
  draw: ({ w, h, u, ink }) => {
    const floor = h * 0.72;
    const middle = w / 2;
    const bays = Math.max(5, Math.round(w / (150 * u)) | 1);
    const bay = w / bays;
    const [roof, storey] = [h * 0.16, h * 0.44];
    const xs = range(bays).map((i) => (i + 0.5) * bay);
    const door = (x: number, base: number, tall: number, wide: number) => arch(x, base, wide, tall, 'horseshoe');
    const zellige = (top: number, tall: number) => {
      const s = 11 * u;
      const colours = ['#1f7f8a', '#2f5fa0', '#fff3dc', '#d8954a'];
      const d = colours.map(() => '');
      for (const row of range(Math.floor(tall / s)))
        for (const i of range(Math.ceil(w / s))) {
          const k = (i + row * 2) % 4;
          d[k] +=
            `M${Math.round(i * s + s / 2)} ${Math.round(top + row * s)}l${numbers(s / 2, s / 2)}l${numbers(-s / 2, s / 2)}l${numbers(-s / 2, -s / 2)}z`;
        }
      return d.map((path, k) => fill(colours[k] ?? '#fff', path)).join('');
    };
    return (
      fill(ink.across('#ffdcb4', '#f0a888', '#b06a74'), rect(0, roof, w, floor - roof)) +
      fill(
        '#2f8070',
        repeat(
          Math.ceil(w / (18 * u)),
          (i) => `M${numbers(i * 18 * u, roof)}h${numbers(18 * u)}l${numbers(-3 * u, 20 * u)}h${numbers(-12 * u)}z`,
        ),
      ) +
      fill('#1f5f58', rect(0, roof - 5 * u, w, 6 * u)) +
      fill('#8f4a4c', rect(0, roof + 20 * u, w, 4 * u), 0.6) +
      // Upper gallery.
      fill('#5a2f48', xs.map((x) => door(x, storey, h * 0.19, bay * 0.62)).join('')) +
      fill('#ffdf94', xs.map((x, i) => (i % 2 ? '' : arch(x, storey, bay * 0.26, h * 0.13))).join('')) +
      line('#fff3dc', 3.4 * u, xs.map((x) => door(x, storey, h * 0.2, bay * 0.7)).join(''), 0.9) +
      fill('#6d3a3c', rect(0, storey - 34 * u, w, 3 * u) + rect(0, storey - 3 * u, w, 5 * u)) +
      line(
        '#6d3a3c',
        1.6 * u,
        along(4, w - 4, Math.round(w / (9 * u)), (x) => `M${numbers(x, storey - 33 * u)}v${numbers(31 * u)}`),
      ) +
      fill('#fff3dc', rect(0, storey + 6 * u, w, 20 * u)) +
      fill(
        '#c98a70',
        along(8 * u, w - 8 * u, Math.round(w / (15 * u)), (x) =>
          poly(x, storey + 8 * u, x + 6 * u, storey + 16 * u, x, storey + 24 * u, x - 6 * u, storey + 16 * u),
        ),
        0.8,
      ) +
      // Lower arcade, its columns and rooms.
      fill('#4a2742', xs.map((x) => door(x, floor, h * 0.23, bay * 0.72)).join('')) +
      fill(
        ink.radial([0, '#ffe9a8'], [0.7, '#ffc46a'], [1, '#d8803f']),
        xs.map((x, i) => (i % 2 === (bays > 5 ? 0 : 1) || x === middle ? arch(x, floor, bay * 0.32, h * 0.15) : '')).join(''),
      ) +
      line('#fff3dc', 4.4 * u, xs.map((x) => door(x, floor, h * 0.24, bay * 0.82)).join('')) +
      line('#c98a70', 1.6 * u, xs.map((x) => door(x, floor, h * 0.252, bay * 0.9)).join(''), 0.8) +
      fills(
        ink.side('#fff6e4', '#e0b898', '#9a6068'),
        range(bays + 1).map(
          (i) =>
            `${rect(i * bay - 7 * u, floor - h * 0.13, 14 * u, h * 0.13)}${poly(i * bay - 13 * u, floor - h * 0.15, i * bay + 13 * u, floor - h * 0.15, i * bay + 7 * u, floor - h * 0.13, i * bay - 7 * u, floor - h * 0.13)}${rect(i * bay - 10 * u, floor - 8 * u, 20 * u, 8 * u)}`,
        ),
      ) +
      zellige(floor, 22 * u) +
      repeat(
        bays,
        (i) =>
          `<g transform="translate(${numbers((i + 0.5) * bay, storey + 26 * u)})scale(${numbers(0.5 * u)})">${line('#3f2030', 2.4, 'M0 0V26')}${fill(ink.radial([0, '#ffd98a', 0.5], [1, '#ffd98a', 0]), circle(0, 60, 70))}${fill('#e0a04a', 'M-8 26h16l10 14h-36zM-18 76h36L6 92H-6z')}${fill('#ffefb0', 'M-18 40h36l4 18-4 18h-36l-4-18z')}</g>`,
      )
    );
  },
};

/** Tiled floor, a long pool and the star fountain. */
const pool: Layer = {
  draw: ({ w, h, u, ink }) => {
    const m = w / 2;
    const top = h * 0.757;
    const star = (r: number, squash: number) =>
      repeat(16, (i) => {
        const q = i % 2 ? r * 0.76 : r;
        return `${i ? 'L' : 'M'}${numbers(m + Math.cos((i / 16) * 6.2832) * q, h * 0.865 + Math.sin((i / 16) * 6.2832) * q * squash)}`;
      });
    return (
      fill(ink.fade('#f0c49a', '#b8706a'), rect(0, top - 1, w, h - top + 1)) +
      line(
        '#8f4a50',
        1.4 * u,
        `${repeat(31, (i) => `M${numbers(m + (i - 15) * w * 0.05, top)}L${numbers(m + (i - 15) * w * 0.13, h)}`)}${repeat(5, (i) => `M0 ${numbers(top + (h - top) * (i / 5) ** 1.6)}H${w}`)}`,
        0.3,
      ) +
      fill(ink.across([0, '#fff0c8', 0.5], [0.7, '#fff0c8', 0]), rect(0, top, w, h - top)) +
      fill('#fff3dc', poly(m - 250 * u, h * 0.79, m + 250 * u, h * 0.79, m + 370 * u, h * 0.985, m - 370 * u, h * 0.985)) +
      fill(
        ink.fade('#8fe0d4', '#2f9aa8', '#1f6f8f'),
        poly(m - 236 * u, h * 0.8, m + 236 * u, h * 0.8, m + 344 * u, h * 0.97, m - 344 * u, h * 0.97),
      ) +
      fill(
        '#ffdf9a',
        repeat(
          12,
          (i) =>
            `M${numbers(m + (((i * 53) % 11) - 5) * 50 * u, h * (0.81 + ((i * 29) % 14) * 0.011))}q${numbers(24 * u, -3 * u, 48 * u, 0)}q${numbers(-24 * u, 3 * u, -48 * u, 0)}`,
        ),
        0.6,
      ) +
      fill('#d8a070', `${star(86 * u, 0.34)}z`) +
      fill('#1f7f8a', `${star(80 * u, 0.34)}z`) +
      fill('#fff3dc', `${star(62 * u, 0.34)}z`) +
      fill(
        ink.side('#fffaf0', '#e4c8b0', '#a07880'),
        `M${numbers(m - 8 * u, h * 0.865)}v${numbers(-34 * u)}h${numbers(16 * u)}v${numbers(34 * u)}z`,
      ) +
      fill(
        ink.side('#fffaf0', '#e4c8b0', '#a07880'),
        `M${numbers(m - 44 * u, h * 0.815)}q${numbers(8 * u, 22 * u, 44 * u, 22 * u)}t${numbers(44 * u, -22 * u)}z`,
      ) +
      fill('#8fe0d4', ellipse(m, h * 0.815, 42 * u, 7 * u)) +
      line(
        '#fff',
        2.4 * u,
        repeat(6, (i) => `M${numbers(m, h * 0.765)}q${numbers((i - 2.5) * 9 * u, -14 * u, (i - 2.5) * 15 * u, 26 * u)}`),
        0.85,
      ) +
      fill(
        '#e0507a',
        repeat(14, (i) => circle(m + (((i * 37) % 29) - 14) * 4 * u, h * (0.856 + ((i * 17) % 5) * 0.005), 2.6 * u)),
      )
    );
  },
};

const pots: Layer = {
  draw: ({ w, h, u, ink }) =>
    each(
      [0.1, 0.9],
      (f, i) =>
        `<g transform="translate(${numbers(f * w, h * 0.93)})">${palmShape(250 * u, (i ? -24 : 24) * u, 33 + i, { light: '#5f9a5c', dark: '#23604f', trunk: '#5a3434', trunkLight: '#a8684a' })}${fill(ink.side('#f0a070', '#b8583f', '#74303c'), `M${numbers(-40 * u, -12 * u)}h${numbers(80 * u)}l${numbers(-14 * u, 62 * u)}h${numbers(-52 * u)}z`)}${fill('#2f5fa0', rect(-36 * u, 6 * u, 72 * u, 9 * u))}</g>`,
    ),
};

/** The court of an old-town riad at nightfall. */
export const hotelRiad: Scene = {
  slug: 'hotel-riad',
  layers: [
    sky(['#2a3f80', '#8a6aa4', '#ffb894'], 0.2),
    stars({ count: 30, to: 0.14, seed: 112 }),
    streaks({ from: 0.03, to: 0.12, count: 4, colour: '#ffc0b0', opacity: 0.5, seed: 334 }),
    birds({ x: 0.66, y: 0.08, count: 5, size: 11, colour: '#4a2a50', seed: 316 }),
    court,
    crowns({
      at: {
        card: rows('0.27,0.79,110 0.73,0.79,110'),
        hero: rows('0.25,0.79,120 0.75,0.79,120'),
        share: rows('0.26,0.79,116 0.74,0.79,116'),
      },
      light: '#7fa858',
      dark: '#2f6a4c',
      trunk: '#5a3a34',
      seed: 79,
    }),
    pool,
    pots,
    bough({
      from: { card: [1.02, 0.02], hero: [1.01, 0.02], share: [1.02, 0.02] },
      to: { card: [0.7, 0.16], hero: [0.84, 0.16], share: [0.78, 0.16] },
      sag: 30,
      wood: '#5a2f3c',
      leaves: ['#d3326a', '#f0568a', '#ff8fb0', '#3f8058'],
      count: 130,
      size: 20,
      seed: 162,
    }),
    grain(),
  ],
};
