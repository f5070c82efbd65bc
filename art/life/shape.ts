import { each, numbers } from '../engine/numbers.ts';
import type { ByCrop, Layer, Spot } from '../engine/stage.ts';

export type Shape = () => string;

/** Draws a small figure at each spot. It faces the light and is mirrored with the scene. */
export function scatter(shape: Shape, spots: ByCrop<readonly Spot[]>): Layer {
  return {
    draw: (stage) =>
      each(
        stage.by(spots),
        ({ x, y, scale }) =>
          `<g transform="translate(${numbers(stage.by(x) * stage.w, stage.by(y) * stage.h)})scale(${Math.round(stage.by(scale) * stage.u * 100) / 100})">${shape()}</g>`,
      ),
  };
}
