import { brush, fill, fills, group, type Ink, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { poly, rect } from '../../../engine/paths.ts';
import { visitor } from '../../../life/visitors.ts';
import { body, inks } from '../../sights/sheet.ts';

const pane = ['#e0faf2', '#9ccfcc', '#588fa6'] as const;

/** A vault of glass: its half width, foot and height, and how far its top is rounded. */
const vault = (x: number, base: number, r: number, h: number) =>
  `M${x - r} ${base}V${base - h * 0.3}C${x - r} ${base - h * 0.86} ${x - r * 0.6} ${base - h} ${x} ${base - h}S${x + r} ${base - h * 0.86} ${x + r} ${base - h * 0.3}V${base}z`;

/** The ribs of such a vault. */
const ribs = (x: number, base: number, r: number, h: number, count: number) =>
  repeat(count, (i) => {
    const f = ((i + 0.5) / count) * 2 - 1;
    return `M${x + f * r} ${base}V${base - h * 0.3}C${x + f * r} ${base - h * 0.84} ${x + f * r * 0.6} ${base - h} ${x + f * r * 0.2} ${base - h}`;
  }) +
  [0.14, 0.3, 0.5, 0.7, 0.86]
    .map((t) => {
      const w = r * (t < 0.31 ? 1 : t < 0.6 ? 0.96 : t < 0.8 ? 0.84 : 0.64);
      return `M${x - w} ${base - h * t}H${x + w}`;
    })
    .join('');

/** A wing of the glass house, from x to x + w, its long vault seen from the side. */
const wing = (ink: Ink, x: number, w: number) =>
  fill(
    ink.fade('#e4faf4', '#a4d4d0', '#6aa4ac'),
    `M${x} 424V372Q${x + 4} 306 ${x + 34} 300H${x + w - 34}Q${x + w - 4} 306 ${x + w} 372V424z`,
  ) +
  brush(
    '#3f8a5c',
    20,
    repeat(Math.floor(w / 26), (i) => `M${x + 20 + i * 26} ${402 - ((i * 17) % 22)}h0`),
    0.8,
  ) +
  brush(
    '#84c06c',
    9,
    repeat(Math.floor(w / 26), (i) => `M${x + 16 + i * 26} ${394 - ((i * 17) % 22)}h0`),
    0.85,
  ) +
  line(
    '#ffffff',
    2.4,
    `${repeat(
      Math.floor(w / 13),
      (i) => `M${x + 8 + i * 13} 424V366Q${x + 8 + i * 13} 312 ${x + w / 2 + (i * 13 + 8 - w / 2) * 0.74} 301`,
    )}M${x} 384H${x + w}M${x + 3} 350H${x + w - 3}M${x + 12} 322H${x + w - 12}`,
  ) +
  line('#ffffff', 5, `M${x + 30} 300H${x + w - 30}`);

/** The palm house: a high middle under two tiers of glass, two long wings. */
export const palmHouse = (ink: Ink) =>
  wing(ink, 96, 206) +
  wing(ink, 498, 206) +
  fills(ink.side(...pane), [vault(400, 424, 116, 152)]) +
  // Palms behind the glass.
  brush('#3f7a58', 5, 'M400 420V320M352 420V340M450 420V346', 0.7) +
  brush(
    '#2f8058',
    7,
    'M400 322q-30-16-50 8M400 322q30-16 50 8M400 322q-12-26-36-26M400 322q12-26 36-26M352 342q-20-14-36 6M352 342q20-14 36 6M450 348q-20-14-36 6M450 348q20-14 36 6M400 322q-26-2-40 30M400 322q26-2 40 30',
    0.85,
  ) +
  brush('#5aa868', 20, 'M306 410h0M330 400h0M374 408h0M426 408h0M474 400h0M494 412h0', 0.7) +
  line('#ffffff', 2.4, ribs(400, 424, 116, 152, 17)) +
  fills(ink.side(...pane), [rect(322, 256, 156, 22), vault(400, 258, 80, 84)]) +
  line('#ffffff', 2.2, ribs(400, 258, 80, 84, 13)) +
  line('#ffffff', 5, 'M284 278H516M318 258H482M284 378H516') +
  line('#ffffff', 4, 'M356 174H444M400 174V152') +
  fill('#5fa4a8', rect(382, 384, 36, 40)) +
  line('#ffffff', 4, 'M380 424V382H420V424M400 382V424M380 400H420') +
  body(ink, inks.stone, rect(88, 420, 624, 10));

/** The walk in the tops of the trees: its steel, and those on it. */
export const treetops = (ink: Ink) =>
  fills(ink.side('#d8946c', '#a8603f', '#6f3a34'), [rect(48, 214, 10, 240), rect(202, 200, 10, 250)]) +
  line('#8a4a38', 5, 'M53 260L14 214M53 260L96 210M207 250L160 206M207 250L252 200') +
  body(
    ink,
    ['#d8946c', '#a8603f', '#6f3a34'],
    poly(-10, 206, 170, 198, 180, 192, 250, 190, 262, 198, 250, 206, 180, 208, -10, 218),
  ) +
  line('#a8603f', 3, `M-10 180L258 168${repeat(18, (i) => `M${i * 15} ${180 - i * 0.6}v30`)}`) +
  group('translate(74 206)scale(.9)', visitor('#d8405c', '#3a3a54', '#2a1c2c')()) +
  group('translate(98 205)scale(.9)', visitor('#f2c14a', '#2f6f8c', '#3a2430')()) +
  group('translate(222 200)scale(.9)', visitor('#2f6fae', '#4a4460', '#2a1c2c', '#fff0dc')()) +
  line('#a8603f', 2.6, 'M-10 192L258 180M180 166L196 160H246L258 168');
