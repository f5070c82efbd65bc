import { fill, fills, type Ink } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { moon, sky, stars, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';

/** Light, body and shade of one material. */
export type Three = readonly [string, string, string];

/** The colours that all vignettes share, so that they look alike. */
export const inks = {
  mud: ['#f6cf98', '#dba066', '#9c6144'],
  sand: ['#ffe6bd', '#efc58c', '#b98460'],
  rust: ['#f2a06a', '#c9623f', '#8a3c38'],
  brick: ['#e58a6a', '#b9503f', '#7d3036'],
  white: ['#fffaf0', '#ece2d6', '#b3aab8'],
  stone: ['#d9d4d6', '#a8a3b2', '#6d6a82'],
  slate: ['#8793ac', '#59668a', '#38426a'],
  wood: ['#c08655', '#8a5638', '#54322e'],
  blue: ['#4fa8d0', '#2a74ae', '#1d4a80'],
  teal: ['#6fd0c2', '#2f9a98', '#1c6470'],
  gold: ['#ffe79a', '#e9b446', '#a8702c'],
  leaf: ['#a3c46a', '#5f9450', '#2f6247'],
  pine: ['#5f9a74', '#2f6a58', '#1c4448'],
  night: ['#3c4c84', '#233363', '#141f45'],
} as const satisfies Record<string, Three>;

export const white = '#fffaf0';
export const lamp = '#ffdf8a';
export const dark = '#3a2236';

const airs = {
  morning: { sky: ['#4f9cc4', '#a8d4d8', '#fdeccb'], disc: '#fffbe6', glow: '#fff0b8' },
  noon: { sky: ['#2f83c2', '#7fc0e0', '#dcf0ee'], disc: '#fffdf0', glow: '#ffffff' },
  gold: { sky: ['#2f8a9c', '#a5cdb8', '#ffdfa0', '#ffbf82'], disc: '#fff6d0', glow: '#ffe3a0' },
  dusk: { sky: ['#2c2f72', '#8a4f92', '#ef7f72', '#ffc88c'], disc: '#fff0c8', glow: '#ffb884' },
  night: { sky: ['#0d1840', '#20306c', '#4a5796'], disc: '#fdf4dc', glow: '#9aa8e0' },
  snow: { sky: ['#5f86bc', '#a9c6de', '#f3ecec'], disc: '#fffdf4', glow: '#ffffff' },
} as const;

/** The sky of a vignette. `at` is the position of its sun or moon, in fractions of width and height; without it there is none. */
export function air(kind: keyof typeof airs, at?: readonly [x: number, y: number], r = 44): Layer[] {
  const { sky: colours, disc: colour, glow } = airs[kind];
  const layers = [sky(colours, 0.8)];
  if (kind === 'night') layers.push(stars({ count: 60, to: 0.6, seed: 7 }));
  if (at) layers.push((kind === 'night' ? moon : sun)({ x: at[0], y: at[1], r, colour, glow }));
  return layers;
}

/** Draws one vignette, 800 by 600. */
export const drawn = (draw: (ink: Ink) => string): Layer => ({ upright: true, draw: ({ brush }) => draw(brush.ink) });

export const sight = (slug: string, ...layers: readonly Layer[]): Scene => ({
  slug,
  crops: ['card'],
  layers: [...layers, grain()],
});

/** Walls, each lit from the start over its own width. */
export const body = (ink: Ink, three: Three, ...shapes: readonly string[]) => fills(ink.side(...three), shapes);

/** Openings in rows and columns: the first at (x, y), each w by h. */
export const panes = (x: number, y: number, columns: number, lines: number, dx: number, dy: number, w: number, h: number) =>
  repeat(lines, (row) => repeat(columns, (column) => rect(x + column * dx, y + row * dy, w, h)));

/** A gabled house front, its foot at (x, base). */
export const gable = (x: number, base: number, w: number, h: number, roof: number) =>
  poly(x, base, x, base - h, x + w / 2, base - h - roof, x + w, base - h, x + w, base);

/** Stepped merlons of mud brick along a wall top. */
export const teeth = (x: number, y: number, w: number, count: number, h: number) =>
  repeat(count, (i) => {
    const step = w / count;
    return `M${numbers(x + i * step, y + 0.5)}v${numbers(-h / 2)}h${numbers(step * 0.22)}v${numbers(-h / 2)}h${numbers(step * 0.36)}v${numbers(h / 2)}h${numbers(step * 0.22)}v${numbers(h / 2)}z`;
  });

/** Ground or water below a height. */
export const ground = (ink: Ink, y: number, ...colours: readonly string[]) =>
  fill(ink.fade(...colours), rect(0, y, 800, 600 - y));
