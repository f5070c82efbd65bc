import { brush, fill } from './ink.ts';
import { mix, numbers, randomFrom, range } from './numbers.ts';
import { blob, leaf, type Point } from './paths.ts';
import type { ByCrop, Layer } from './stage.ts';

interface PalmColours {
  light: string;
  dark: string;
  trunk: string;
  trunkLight: string;
}

/** One feathered frond from the origin, drooping to the side its angle points to. */
function frond(angle: number, long: number, random: () => number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [dx * long, dy * long + long * (0.34 + Math.abs(dx) * 0.2)];
  const bend: Point = [dx * long * 0.55, dy * long * 0.72 - long * 0.1];
  const at = (t: number): Point => {
    const a = (1 - t) * (1 - t);
    const b = 2 * t * (1 - t);
    const c = t * t;
    return [b * bend[0] + c * tip[0] + a * 0, b * bend[1] + c * tip[1]];
  };
  const steps = 11;
  let d = 'M0 0';
  d += `Q${numbers(...bend, ...tip)}`;
  for (let i = steps; i >= 1; i--) {
    const t = i / (steps + 1);
    const [x, y] = at(t);
    const drop = long * (0.12 + 0.19 * Math.sin(t * Math.PI)) * (0.8 + random() * 0.4);
    const lean = dx * drop * 0.5;
    const [nx, ny] = at(Math.max(0, t - 0.5 / (steps + 1)));
    d += `L${numbers(x + lean, y + drop)}L${numbers(nx + dx, ny + long * 0.035)}`;
  }
  return `${d}z`;
}

/** Date palm, origin at its foot, `tall` high; light from the left. */
export function palmShape(tall: number, lean: number, seed: number, colours: PalmColours): string {
  const random = randomFrom(seed);
  const crown: Point = [lean, -tall];
  const w = tall * 0.026;
  const mid: Point = [lean * 0.25, -tall * 0.5];
  const trunk = `M${numbers(-w * 1.5, 0)}Q${numbers(mid[0] - w, mid[1], crown[0] - w * 0.7, crown[1])}L${numbers(crown[0] + w * 0.7, crown[1])}Q${numbers(mid[0] + w, mid[1], w * 1.5, 0)}z`;
  const lit = `M${numbers(-w * 1.5, 0)}Q${numbers(mid[0] - w, mid[1], crown[0] - w * 0.7, crown[1])}L${numbers(crown[0] - w * 0.1, crown[1])}Q${numbers(mid[0] - w * 0.2, mid[1], -w * 0.2, 0)}z`;
  const long = tall * 0.34;
  const fronds = (angles: readonly number[], scale: number) =>
    angles.map((a) => frond(a, long * scale * (0.85 + random() * 0.3), random)).join('');
  const back = fronds([-2.95, -2.45, -2.05, -1.1, -0.7, -0.2, 0.3, 2.85], 0.95);
  const front = fronds([-2.7, -3.3, 2.6, -1.95, -1.2, -0.45], 1);
  return (
    fill(colours.trunk, trunk) +
    fill(colours.trunkLight, lit) +
    `<g transform="translate(${numbers(...crown)})">${fill(colours.dark, back)}${fill(colours.light, front)}</g>`
  );
}

interface PalmOptions extends PalmColours {
  /** x and foot as fractions of the crop, height in units, lean in units. */
  at: ByCrop<readonly (readonly [x: number, y: number, tall: number, lean: number])[]>;
  seed: number;
}

export function palms({ at, seed, ...colours }: PalmOptions): Layer {
  return {
    draw: (stage) =>
      stage
        .by(at)
        .map(
          ([x, y, tall, lean], i) =>
            `<g transform="translate(${numbers(x * stage.w, y * stage.h)})">${palmShape(tall * stage.u, lean * stage.u, seed + i * 13, colours)}</g>`,
        )
        .join(''),
  };
}

interface TreeOptions {
  at: ByCrop<readonly (readonly [x: number, y: number, tall: number])[]>;
  light: string;
  dark: string;
  trunk?: string;
  seed: number;
}

/** Broad-leaved trees: a lumpy crown in shade, sunlit lobes on the lit side. */
export function crowns({ at, light, dark, trunk = '#4a352c', seed }: TreeOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      return stage
        .by(at)
        .map(([fx, fy, height]) => {
          const [x, y, tall] = [fx * stage.w, fy * stage.h, height * stage.u];
          const ring = (cx: number, cy: number, r: number, n: number) =>
            blob(
              range(n).map(
                (k): Point => [
                  cx + Math.cos((k / n) * 6.283) * r * (0.82 + random() * 0.36),
                  cy + Math.sin((k / n) * 6.283) * r * (0.7 + random() * 0.34),
                ],
              ),
            );
          const lobes = range(4).map((k) =>
            ring(
              x - tall * 0.2 + k * tall * 0.07 + (random() - 0.5) * tall * 0.1,
              y - tall * (0.6 + random() * 0.28),
              tall * (0.11 + random() * 0.06),
              5,
            ),
          );
          return (
            brush(
              trunk,
              tall * 0.06,
              `M${numbers(x, y)}v${numbers(-tall * 0.5)}M${numbers(x, y - tall * 0.3)}l${numbers(tall * 0.14, -tall * 0.16)}`,
            ) +
            fill(dark, ring(x, y - tall * 0.62, tall * 0.36, 9)) +
            fill(light, lobes.join(''))
          );
        })
        .join('');
    },
  };
}

/** Cypresses: dark flames with a lit edge. */
export function cypresses({ at, light, dark }: Omit<TreeOptions, 'seed' | 'trunk'>): Layer {
  return {
    draw: (stage) => {
      const shapes = stage.by(at).map(([fx, fy, height]) => {
        const [x, y, t] = [fx * stage.w, fy * stage.h, height * stage.u];
        const body = `M${numbers(x - t * 0.05, y)}C${numbers(x - t * 0.17, y - t * 0.25, x - t * 0.09, y - t * 0.75, x, y - t)}C${numbers(x + t * 0.09, y - t * 0.75, x + t * 0.17, y - t * 0.25, x + t * 0.05, y)}z`;
        const edge = `M${numbers(x - t * 0.05, y)}C${numbers(x - t * 0.17, y - t * 0.25, x - t * 0.09, y - t * 0.75, x, y - t)}C${numbers(x - t * 0.05, y - t * 0.7, x - t * 0.02, y - t * 0.4, x - t * 0.05, y)}z`;
        return [body, edge] as const;
      });
      return fill(dark, shapes.map(([body]) => body).join('')) + fill(light, shapes.map(([, edge]) => edge).join(''));
    },
  };
}

/** Firs standing singly: tiers of boughs, lit half lighter. */
export function firs({ at, light, dark, snow }: Omit<TreeOptions, 'seed' | 'trunk'> & { snow?: string }): Layer {
  return {
    draw: (stage) => {
      let [whole, half, caps] = ['', '', ''];
      for (const [fx, fy, height] of stage.by(at)) {
        const [x, y, t] = [fx * stage.w, fy * stage.h, height * stage.u];
        const tiers = 5;
        const tier = (k: number) => ({ w: t * 0.05 + t * 0.2 * ((k + 1) / tiers), y: y - t + (t * 0.94 * (k + 1)) / tiers });
        let right = '';
        let left = '';
        for (const k of range(tiers)) {
          const { w, y: foot } = tier(k);
          right += `L${numbers(x + w, foot)}L${numbers(x + w * 0.45, foot - t * 0.025)}`;
          left = `L${numbers(x - w * 0.45, foot - t * 0.025)}L${numbers(x - w, foot)}${left}`;
          if (snow)
            caps += `M${numbers(x - w, foot)}L${numbers(x - w * 0.4, foot - t * 0.1)}L${numbers(x, foot - t * 0.16)}L${numbers(x + w * 0.2, foot - t * 0.08)}L${numbers(x - w * 0.3, foot - t * 0.05)}z`;
        }
        whole += `M${numbers(x, y - t)}${right}L${numbers(x + t * 0.02, y)}h${numbers(-t * 0.04)}${left}z`;
        half += `M${numbers(x, y - t)}L${numbers(x - t * 0.02, y)}${left}z`;
      }
      return fill(dark, whole) + fill(light, half) + (snow ? fill(snow, caps) : '');
    },
  };
}

interface BranchOptions {
  /** From where to where the bough runs, fractions of the crop, and how it sags. */
  from: ByCrop<Point>;
  to: ByCrop<Point>;
  sag?: number;
  wood: string;
  leaves: readonly string[];
  count: number;
  size: number;
  seed: number;
  kind?: 'leaf' | 'blossom';
}

/** A bough reaching into the picture: foreground that frames the far view. */
export function bough({ from, to, sag = 40, wood, leaves, count, size, seed, kind = 'leaf' }: BranchOptions): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const [[ax, ay], [bx, by]] = [stage.by(from), stage.by(to)];
      const [x1, y1, x2, y2] = [ax * stage.w, ay * stage.h, bx * stage.w, by * stage.h];
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * stage.u];
      const at = (t: number): Point => [
        (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2,
        (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2,
      ];
      const paths = leaves.map(() => '');
      let twigs = '';
      for (const i of range(count)) {
        const t = 0.08 + (i / count) * 0.92;
        const [x, y] = at(t);
        const away = (random() - 0.5) * 110 * stage.u * (1 - t * 0.45);
        const px = x + (random() - 0.5) * 60 * stage.u;
        if (i % 4 === 0) twigs += `M${numbers(x, y)}Q${numbers((x + px) / 2, y + away * 0.3, px, y + away)}`;
        const pick = Math.floor(random() * leaves.length);
        const s = size * stage.u * (0.6 + random() * 0.7);
        paths[pick] +=
          kind === 'leaf'
            ? leaf(px, y + away, s, s * 0.34, random() * 2.6 + 0.2)
            : range(4)
                .map((k) => `M${numbers(px + Math.cos(k * 1.57 + t) * s * 0.34, y + away + Math.sin(k * 1.57 + t) * s * 0.34)}h0`)
                .join('');
      }
      const width = 9 * stage.u;
      return (
        fill(
          wood,
          `M${numbers(x1, y1 - width)}Q${numbers(mx, my - width * 0.5, x2, y2)}Q${numbers(mx, my + width * 0.4, x1, y1 + width)}z`,
        ) +
        brush(wood, 2.2 * stage.u, twigs) +
        // A petal is a round-ended stroke of no length: a tenth of the bytes of a circle.
        paths
          .map((d, k) =>
            kind === 'leaf' ? fill(leaves[k] ?? wood, d) : brush(leaves[k] ?? wood, size * stage.u * (0.86 - k * 0.12), d),
          )
          .join('')
      );
    },
  };
}

/** Grasses and reeds at the very front. */
export function grasses({
  between,
  y,
  colour,
  tall,
  count,
  seed,
}: {
  between: readonly [number, number];
  y: ByCrop<number>;
  colour: string;
  tall: number;
  count: number;
  seed: number;
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const amount = Math.round(count * (stage.w / stage.h / 1.33));
      const d = range(amount).map(() => {
        const [x, height, bend] = [
          mix(between[0], between[1], random()) * stage.w,
          tall * stage.u * (0.4 + random() * 0.8),
          (random() - 0.35) * tall * 0.5 * stage.u,
        ];
        const base = stage.by(y) * stage.h;
        return `M${numbers(x, base)}q${numbers(bend * 0.2, -height * 0.6, bend, -height)}q${numbers(-bend * 0.4, height * 0.5, -bend + tall * 0.05, height)}z`;
      });
      return fill(colour, d.join(''));
    },
  };
}
