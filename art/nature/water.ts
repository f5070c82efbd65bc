import { fill } from '../engine/ink.ts';
import { mix, randomFrom, range } from '../engine/numbers.ts';
import { rect, sliver } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

interface WaterOptions {
  /** Fractions of the height. */
  from: ByCrop<number>;
  to?: ByCrop<number>;
  colours: readonly string[];
  ripple: string;
  rippleOpacity?: number;
  count?: number;
  seed: number;
}

/** Still water darkening towards the viewer, with ripples that grow as they come near. */
export function water({ from, to = 1, colours, ripple, rippleOpacity = 0.5, count = 60, seed }: WaterOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [top, bottom] = [stage.by(from) * stage.h, stage.by(to) * stage.h];
      const amount = Math.round(count * (stage.w / stage.h / 1.33));
      const d = range(amount).map(() => {
        const t = random() ** 1.6;
        const long = mix(10, 95, t) * (0.5 + random()) * stage.u;
        return sliver(random() * stage.w - long / 2, mix(top + 3, bottom, t), long, mix(1, 5, t) * stage.u);
      });
      return fill(stage.ink.fade(...colours), rect(0, top, stage.w, bottom - top + 1)) + fill(ripple, d.join(''), rippleOpacity);
    },
  };
}

interface PathOptions {
  x: ByCrop<number>;
  from: ByCrop<number>;
  to?: ByCrop<number>;
  colour: string;
  /** Width at the far and the near end, in units. */
  width?: readonly [number, number];
  count?: number;
  seed?: number;
  opacity?: number;
}

/** The path of light on the water, or the broken reflection of something bright. */
export function glitter({
  x,
  from,
  to = 1,
  colour,
  width = [40, 150],
  count = 34,
  seed = 5,
  opacity = 0.85,
}: PathOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [cx, top, bottom] = [stage.by(x) * stage.w, stage.by(from) * stage.h, stage.by(to) * stage.h];
      const d = range(count).map((i) => {
        const t = (i / count) ** 1.5;
        const reach = mix(width[0], width[1], t) * stage.u;
        const long = reach * (0.3 + random() * 0.7);
        return sliver(
          cx - long / 2 + (random() - 0.5) * reach * 0.7,
          mix(top + 2, bottom, t) + random() * 3 * stage.u,
          long,
          mix(1.6, 6.5, t) * stage.u,
        );
      });
      return fill(colour, d.join(''), opacity);
    },
  };
}

/** Reflection of an object in its own colour, in strips with growing gaps. Placed at the spot of the object. */
export function reflection({
  x,
  from,
  height,
  width,
  colour,
  opacity = 0.5,
  seed = 2,
}: {
  x: ByCrop<number>;
  from: ByCrop<number>;
  height: number;
  width: number;
  colour: string;
  opacity?: number;
  seed?: number;
}): Layer {
  return {
    upright: true,
    draw: (stage) => {
      const random = randomFrom(seed);
      const f = stage.by(x);
      const [cx, top, w] = [(stage.reading === 'ltr' ? f : 1 - f) * stage.w, stage.by(from) * stage.h, width * stage.u];
      const d = range(26).map((i) => {
        const t = i / 26;
        const long = w * mix(1, 0.35, t) * (0.55 + random() * 0.6);
        return sliver(
          cx - long / 2 + (random() - 0.5) * w * 0.35 * (0.3 + t),
          top + t * height * stage.u,
          long,
          mix(5, 3, t) * stage.u,
        );
      });
      return fill(colour, d.join(''), opacity);
    },
  };
}

/** Foam where water meets land: a thin broken line along a shore given as fractions of the crop. */
export function shoreFoam({
  y,
  colour = '#fff',
  seed,
  between = [0, 1],
}: {
  y: ByCrop<number>;
  colour?: string;
  seed: number;
  between?: readonly [number, number];
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      let x = between[0] * stage.w;
      let d = '';
      while (x < between[1] * stage.w) {
        const long = (20 + random() * 60) * stage.u;
        d += sliver(x, stage.by(y) * stage.h + (random() - 0.5) * 4 * stage.u, long, (1.5 + random() * 2.5) * stage.u);
        x += long * (0.8 + random() * 0.7);
      }
      return fill(colour, d, 0.8);
    },
  };
}
