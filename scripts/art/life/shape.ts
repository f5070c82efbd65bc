import { numbers } from '../engine/numbers.ts';
import type { ByCrop, Layer, Spot } from '../engine/stage.ts';

export type Shape = () => string;

/** Stands a small living thing at each spot; it faces the light and is mirrored with the scene. */
export function scatter(shape: Shape, spots: ByCrop<readonly Spot[]>): Layer {
  return {
    draw: (stage) =>
      stage
        .by(spots)
        .map(
          ({ x, y, scale }) =>
            `<g transform="translate(${numbers(x * stage.w, y * stage.h)})scale(${Math.round(scale * stage.u * 100) / 100})">${shape()}</g>`,
        )
        .join(''),
  };
}
