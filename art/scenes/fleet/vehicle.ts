import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { numbers } from '../../engine/numbers.ts';
import { circle, rect } from '../../engine/paths.ts';
import type { Three } from '../sights/sheet.ts';

/** A vehicle from the side, its front at the start, standing on its origin. */
export interface Vehicle {
  paint: Three;
  shape: string;
  glass: string;
  /** Edges of doors, and what else is cut into the body. */
  joints: string;
  handles: string;
  /** The middle of each wheel. */
  wheels: readonly number[];
  /** Half a wheel. */
  r: number;
  half: number;
  /** The crease below the windows, where light runs along the body. */
  crease: string;
  /** Lamps at both ends. */
  head: string;
  tail: string;
  mirror: readonly [x: number, y: number];
  trim?: string;
}

const wheel = (ink: Ink, x: number, r: number) => {
  const spoke = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `M${numbers(x, -r)}L${numbers(x + c * r * 0.6, -r + s * r * 0.6)}`;
  };
  return (
    fill('#15121f', circle(x, -r, r)) +
    fill('#3a3848', circle(x, -r, r * 0.72)) +
    fill(ink.ball('#ffffff', '#c4c8d4', '#8a90a4'), circle(x, -r, r * 0.66)) +
    fill('#4a4c60', circle(x, -r, r * 0.52)) +
    brush('#dfe2ea', r * 0.15, [0.3, 1.556, 2.813, 4.07, 5.326].map(spoke).join('')) +
    fill('#f4f4f8', circle(x, -r, r * 0.15))
  );
};

export const draw = (ink: Ink, v: Vehicle) => {
  const { wheels, r } = v;
  const [light] = v.paint;
  return (
    fill('#150f22', `M${-v.half - 6}-4Q${-v.half} 8 0 9 ${v.half} 8 ${v.half + 6}-4z`, 0.42) +
    fill(ink.fade(...v.paint), v.shape) +
    `<g clip-path="${ink.clip(v.shape)}">${fills(
      '#120f1c',
      wheels.map((x) => circle(x, -r, r * 1.2)),
    )}${fill('#120f1c', rect(-v.half, -r * 0.5, v.half * 2, 30), 0.4)}</g>` +
    fill('#1a2030', v.glass) +
    fill(ink.fade('#cfeaf2', '#6f9db4', '#3f6a86'), v.glass, 0.86) +
    `<g clip-path="${ink.clip(v.glass)}">${fill('#ffffff', `M${-v.half} -400L${-v.half + 90} -400L${v.half * 0.1} 0H${-v.half * 0.5}z`, 0.2)}</g>` +
    line('#120f1c', 2, v.joints, 0.55) +
    line(light, 3, v.crease, 0.75) +
    line(v.trim ?? '#e6e8f0', 3.4, v.handles) +
    fill('#fff6d0', v.head) +
    fill('#e2464f', v.tail) +
    group(`translate(${numbers(...v.mirror)})`, fill(v.paint[2], 'M-11-8Q-9-15 3-15H9V0H-6Q-12-2-11-8z')) +
    wheels.map((x) => wheel(ink, x, r)).join('')
  );
};
