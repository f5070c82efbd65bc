import { fill, line } from '../../engine/ink.ts';
import { each, numbers, range } from '../../engine/numbers.ts';
import { ellipse } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

/** x of its foot, width, height, and how far its tip leans. */
type Flame = readonly [x: number, w: number, h: number, lean: number];

/** The Flame Towers of Baku at nightfall, their glass lit as fire. About 200 wide, 274 tall, origin at their foot. */
export function flameTowers(c: {
  lit: readonly [string, string, string];
  shade: readonly [string, string, string];
  tongue: string;
  glow: string;
  floor: string;
}): Landmark {
  const flames: readonly Flame[] = [
    [56, 66, 252, -22],
    [-56, 66, 274, 26],
    [2, 62, 232, 12],
  ];
  return ({ ink }) => {
    const outer = ([x, w, h, lean]: Flame) =>
      `M${numbers(x - w * 0.42, 0)}C${numbers(x - w * 0.66, -h * 0.34, x - w * 0.5 + lean * 0.1, -h * 0.66, x + lean, -h)}`;
    const lee = ([x, w, h, lean]: Flame) =>
      `C${numbers(x + w * 0.52 + lean * 0.25, -h * 0.7, x + w * 0.7, -h * 0.34, x + w * 0.42, 0)}z`;
    return (
      fill(ink.radial([0, c.glow, 0.65], [0.45, c.glow, 0.22], [1, c.glow, 0]), ellipse(0, -110, 300, 220)) +
      each(flames, (flame) => {
        const [x, w, h, lean] = flame;
        const seam = `C${numbers(x + w * 0.2, -h * 0.72, x + w * 0.34, -h * 0.3, x + w * 0.06, 0)}`;
        const body = outer(flame) + lee(flame);
        return (
          fill(ink.fade(...c.shade), body) +
          fill(ink.fade(...c.lit), `${outer(flame)}${seam}z`) +
          fill(
            c.tongue,
            `M${numbers(x - w * 0.34, -4)}C${numbers(x - w * 0.5, -h * 0.3, x - w * 0.2, -h * 0.36, x - w * 0.16 + lean * 0.3, -h * 0.62)}C${numbers(x, -h * 0.4, x + w * 0.04, -h * 0.24, x - w * 0.04, -4)}zM${numbers(x + w * 0.14, -4)}C${numbers(x + w * 0.12, -h * 0.2, x + w * 0.34, -h * 0.26, x + w * 0.28, -h * 0.44)}C${numbers(x + w * 0.46, -h * 0.26, x + w * 0.42, -h * 0.12, x + w * 0.34, -4)}z`,
            0.5,
          ) +
          `<g clip-path="${ink.clip(body)}">${line(
            c.floor,
            1,
            range(Math.floor(h / 9))
              .map((k) => `M${numbers(x - w)}-${k * 9 + 6}h${numbers(w * 2)}`)
              .join(''),
            0.28,
          )}</g>` +
          line('#ffe8b8', 1.4, `M${numbers(x + lean, -h)}${seam}`, 0.7)
        );
      })
    );
  };
}
