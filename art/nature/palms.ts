import { fill } from '../engine/ink.ts';
import { each, numbers, randomFrom } from '../engine/numbers.ts';
import type { Point } from '../engine/paths.ts';
import type { ByCrop, Layer } from '../engine/stage.ts';

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
      each(
        stage.by(at),
        ([x, y, tall, lean], i) =>
          `<g transform="translate(${numbers(x * stage.w, y * stage.h)})">${palmShape(tall * stage.u, lean * stage.u, seed + i * 13, colours)}</g>`,
      ),
  };
}
