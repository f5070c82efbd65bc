import { fill, fills, line } from '../../engine/ink.ts';
import { each } from '../../engine/numbers.ts';
import { along, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';
import { type GlassColours, slab } from './glass-tower.ts';

/** Dubai: the Burj Khalifa stepping up out of its neighbours. */
export function burjKhalifa(c: GlassColours): Landmark {
  return (b) => {
    const glass = b.ink.side(...c.glass);
    let out = '';
    const far: readonly (readonly [number, number, number])[] = [
      [-330, 34, 120],
      [-286, 26, 168],
      [-246, 40, 96],
      [-196, 30, 190],
      [-158, 44, 128],
      [96, 40, 150],
      [146, 28, 206],
      [184, 44, 110],
      [236, 30, 160],
      [276, 42, 88],
      [326, 30, 132],
    ];
    out += far.map(([x, w, h], i) => slab(b, c, x, w, h, i + 40, true)).join('');
    // Twin-peaked towers and a pierced crown among the neighbours.
    out +=
      fills(b.ink.side(...c.far), [poly(-196, -190, -181, -232, -166, -190), poly(146, -206, 160, -206, 174, -236, 174, -206)]) +
      line(c.far[1], 2, open(-181, -230, -181, -262));
    const steps: readonly (readonly [number, number, number])[] = [
      [-46, 14, 96],
      [34, 12, 128],
      [-38, 14, 168],
      [26, 13, 214],
      [-30, 13, 258],
      [18, 13, 300],
      [-22, 13, 338],
      [11, 12, 372],
      [-14, 13, 404],
      [4, 9, 424],
      [-8, 14, 446],
    ];
    out += fills(
      glass,
      steps.map(([x, w, h]) => `M${x} 0V${-h + 5}q0-5 ${w / 2}-5t${w / 2} 5V0z`),
    );
    out += fill(glass, poly(-4, -444, -2.5, -500, 2.5, -500, 4, -444)) + line(c.glass[0], 2, open(0, -498, 0, -548));
    out += line(c.line, 0.7, steps.map(([x, w, h]) => along(x + 3, x + w - 3, 3, (px) => open(px, 0, px, -h + 6))).join(''), 0.4);
    out += fill(
      c.glass[2],
      each(
        steps.filter((_, i) => i % 2 === 0),
        ([x, w, h]) => rect(x, -h + 22, w, 4) + rect(x, -h + 76, w, 4),
      ),
      0.6,
    );
    out +=
      slab(b, c, -112, 34, 132, 7) +
      slab(b, c, 62, 30, 156, 9) +
      fills(glass, [poly(62, -156, 77, -178, 92, -156), `M-112-132q17-26 34 0z`]);
    out += slab(b, c, -72, 24, 84, 12) + slab(b, c, 100, 46, 74, 15) + slab(b, c, -172, 48, 66, 17);
    return out;
  };
}
