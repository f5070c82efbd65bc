import { fill } from '../engine/ink.ts';
import { numbers } from '../engine/numbers.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

/** A distant aeroplane and its trail: the signature of the series. */
export function flight({
  x,
  y,
  colour = '#fff',
  length = 150,
  tilt = -0.16,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  colour?: string;
  length?: number;
  tilt?: number;
}): Layer {
  return {
    draw: (stage) => {
      const [cx, cy, u] = [stage.by(x) * stage.w, stage.by(y) * stage.h, stage.u];
      const degrees = Math.round((tilt * 180) / Math.PI);
      const trail = stage.ink.fade([0, colour, 0], [1, colour, 0.8]);
      const body = `M14 0C14-1.6 10-2 6-2L-1-11h-3l3 9h-7l-3-4h-2l1.5 6-1.5 6h2l3-4h7l-3 9h3L6 2c4 0 8-.4 8-2z`;
      return `<g transform="translate(${numbers(cx, cy)})rotate(${degrees})scale(${numbers(u)})"><path d="M${numbers(-length - 14, 0)}L-14-1.3V1.3z" fill="${trail}" opacity=".7"/><path d="${body}" fill="${colour}"/></g>`;
    },
  };
}

/** A hot-air balloon of a few gores; origin at the basket. */
export function balloon({
  x,
  y,
  size,
  colours,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  size: number;
  colours: readonly [string, string, string];
}): Layer {
  return {
    draw: (stage) => {
      const s = (size / 100) * stage.u;
      const [light, body, shade] = colours;
      const gores =
        fill(body, 'M-9-22C-20-40-44-58-44-86a44 44 0 0 1 88 0c0 28-24 46-35 64z') +
        fill(light, 'M-9-22C-20-40-44-58-44-86a44 44 0 0 1 30-41.7c-14 14-14 62 5 105.7z') +
        fill(shade, 'M9-22c11-18 35-36 35-64a44 44 0 0 0-30-41.7c14 14 14 62-5 105.7z') +
        fill(light, 'M-4-22C-12-60-8-110 0-130 8-110 12-60 4-22z', 0.85) +
        fill(shade, 'M-6-11h12v11h-12zM-9-22l3 11h1l-2-11zM9-22l-3 11h-1l2-11z');
      return `<g transform="translate(${numbers(stage.by(x) * stage.w, stage.by(y) * stage.h)})scale(${Math.round(s * 100) / 100})">${gores}</g>`;
    },
  };
}
