import { type Ink, inkFor } from './ink.ts';
import { numbers } from './numbers.ts';
import { rows } from './paths.ts';

export type Crop = 'card' | 'hero' | 'share';
export type Reading = 'ltr' | 'rtl';

export const cropSizes: Record<Crop, { width: number; height: number }> = {
  card: { width: 800, height: 600 },
  hero: { width: 1680, height: 720 },
  share: { width: 1200, height: 630 },
};

export const allCrops: readonly Crop[] = ['card', 'hero', 'share'];

/** One value for every crop, or one composed for each. */
export type ByCrop<T> = T | Readonly<Record<Crop, T>>;

/** What a landmark is drawn with. A landmark is never mirrored; only its light changes sides. */
export interface Brush {
  ink: Ink;
  /** The side that light comes from: -1 left, 1 right. */
  lit: -1 | 1;
}

/** What a layer is drawn on. Layers assume light from the left; the stage mirrors them for right-to-left reading. */
export interface Stage {
  w: number;
  h: number;
  /** Height relative to the card's 600. */
  u: number;
  crop: Crop;
  reading: Reading;
  ink: Ink;
  brush: Brush;
  by<T>(value: ByCrop<T>): T;
}

export interface Layer {
  draw(stage: Stage): string;
  /** True when the layer handles the reading direction itself and must not be mirrored. */
  upright?: boolean;
}

export type Landmark = (brush: Brush) => string;

/** x and y as fractions of the crop, scale relative to a crop 600 high. `rtlX` overrides the mirrored x. */
export interface Spot {
  x: ByCrop<number>;
  y: ByCrop<number>;
  scale: ByCrop<number>;
  rtlX?: ByCrop<number | undefined>;
}

export function isByCrop<T>(value: ByCrop<T>): value is Readonly<Record<Crop, T>> {
  return typeof value === 'object' && value !== null && 'card' in value && 'hero' in value;
}

export function stageFor(prefix: string, crop: Crop, reading: Reading): Stage {
  const { width, height } = cropSizes[crop];
  // Mirroring a layer also mirrors its paints, so mirrored layers use an ink lit from the left.
  const ink = inkFor(`${prefix}-`, -1);
  const upright = reading === 'ltr' ? ink : inkFor(`${prefix}-r`, 1);
  return {
    w: width,
    h: height,
    u: height / 600,
    crop,
    reading,
    ink,
    brush: { ink: upright, lit: reading === 'ltr' ? -1 : 1 },
    by: (value) => (isByCrop(value) ? value[crop] : value),
  };
}

/** Places a landmark in the scene. Its origin is the middle of its foot, its units are those of a crop 600 high. */
export function place(landmark: ByCrop<Landmark>, { x, y, scale, rtlX }: Spot): Layer {
  return {
    upright: true,
    draw: (stage) => {
      const fraction = stage.reading === 'ltr' ? stage.by(x) : (stage.by(rtlX) ?? 1 - stage.by(x));
      const size = Math.round(stage.by(scale) * stage.u * 1000) / 1000;
      return `<g transform="translate(${numbers(fraction * stage.w, stage.by(y) * stage.h)})scale(${size})">${stage.by(landmark)(stage.brush)}</g>`;
    },
  };
}

export interface Scene {
  slug: string;
  /** All of them by default. */
  crops?: readonly Crop[];
  layers: readonly Layer[];
}

export function renderScene(scene: Scene, crop: Crop, reading: Reading): string {
  const stage = stageFor(`${scene.slug}-${crop[0]}${reading[0]}`, crop, reading);
  const mirror = reading === 'rtl';
  let body = '';
  let run = '';
  const flush = () => {
    if (run !== '') body += mirror ? `<g transform="matrix(-1 0 0 1 ${stage.w} 0)">${run}</g>` : run;
    run = '';
  };
  for (const layer of scene.layers) {
    if (layer.upright) {
      flush();
      body += layer.draw(stage);
    } else {
      run += layer.draw(stage);
    }
  }
  flush();
  const definitions = stage.ink.definitions() + (stage.brush.ink === stage.ink ? '' : stage.brush.ink.definitions());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.w} ${stage.h}" width="${stage.w}" height="${stage.h}"><defs>${definitions}</defs>${body}</svg>\n`;
}

type Placed = readonly [x: number, ...rest: number[]];

const cardShare = { card: 1, hero: (800 * 1.2) / 1680, share: (800 * 1.05) / 1200 } as const;

/** The x of the card, at the same distance from the end of reading in the wider crops. */
export function fromEnd(x: number): Readonly<Record<Crop, number>> {
  const at = (crop: Crop) => Math.round((1 - (1 - x) * cardShare[crop]) * 1000) / 1000;
  return { card: x, hero: at('hero'), share: at('share') };
}

/** A spot of the card, at the same distance from the end of reading in the wider crops; only the card needs its own `rtlX`. */
export function endSpot({ x, y, scale, rtlX }: Spot & { x: number; rtlX?: number }): Spot {
  return { x: fromEnd(x), y, scale, rtlX: { card: rtlX, hero: undefined, share: undefined } };
}

/** `0.4,0.7,1.1 0.5,0.6,0.8 …`: the x, y and scale of each. */
export function spots(list: string): Spot[] {
  return rows<[number, number, number]>(list).map(([x, y, scale]) => ({ x, y, scale }));
}

/** The same, each at its distance from the end of reading. */
export function endSpots(list: string): Spot[] {
  return rows<[number, number, number]>(list).map(([x, y, scale]) => endSpot({ x, y, scale }));
}

/** Points, trees or dunes that start with their x, each at its distance from the end of reading. */
export function endAt<T extends Placed>(list: readonly T[]): Readonly<Record<Crop, readonly T[]>> {
  const move = (crop: Crop) => list.map((entry) => [fromEnd(entry[0])[crop], ...entry.slice(1)] as unknown as T);
  return { card: list, hero: move('hero'), share: move('share') };
}

/** Draws for a card of 800 by 600, at the scale of the crop and aligned to its end of reading. */
export function flushEnd(draw: (stage: Stage) => string): Layer {
  return {
    draw: (stage) => `<g transform="translate(${numbers(stage.w - 800 * stage.u, 0)})scale(${stage.u})">${draw(stage)}</g>`,
  };
}
