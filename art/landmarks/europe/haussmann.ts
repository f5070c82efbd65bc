import { fill, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface RoofColours {
  zinc: readonly [string, string, string];
  wall: readonly [string, string, string];
  window: string;
  glow: string;
  pot: string;
  iron: string;
}

/** A street of Paris roofs: zinc mansards, dormers, chimney stacks with their pots, iron balconies. Runs from -width/2 to width/2. */
export function haussmannRoofs(width: number, seed: number, colours: RoofColours, litShare = 0.3, distant = false): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(seed);
    const [wallLight, wallBody, wallShade] = colours.wall;
    const zinc = ink.side(...colours.zinc);
    const wall = ink.side(wallLight, wallBody, wallShade);
    const stack = ink.side(wallLight, wallShade, wallShade);
    let cat = '';
    let [back, walls, roofs, seams, panes, lights, rails, pots, shadows] = ['', '', '', '', '', '', '', '', ''];
    for (let x = -width / 2; x < width / 2; ) {
      const bays = 3 + Math.floor(random() * 3);
      const w = bays * 26 + 14;
      const eave = -92 - Math.floor(random() * 4) * 15;
      const rise = 34 + random() * 12;
      walls += rect(x, eave, w, -eave + 40);
      roofs +=
        poly(x + 1, eave, x + 8, eave - rise, x + w - 8, eave - rise, x + w - 1, eave) +
        poly(x + 8, eave - rise, x + 22, eave - rise - 10, x + w - 22, eave - rise - 10, x + w - 8, eave - rise);
      seams += repeat(bays * 3, (i) =>
        open(x + 9 + (i * (w - 16)) / (bays * 3), eave - rise, x + 4 + (i * (w - 8)) / (bays * 3), eave),
      );
      shadows += rect(x, eave, w, 4) + rect(lit === -1 ? x + w - 3 : x, eave, 3, -eave + 40);
      for (const i of range(bays)) {
        const bx = x + 20 + i * 26;
        back += poly(bx - 9, eave - 3, bx - 9, eave - 22, bx, eave - 29, bx + 9, eave - 22, bx + 9, eave - 3);
        const bright = (d: string) => {
          if (random() < litShare) lights += d;
          else panes += d;
        };
        bright(arch(bx, eave - 5, 9, 16));
        for (const floor of range(distant ? 2 : 3)) bright(rect(bx - 5, eave + 12 + floor * 34, 10, 22));
      }
      rails += `M${Math.round(x)} ${eave + 30}h${w}M${Math.round(x)} ${eave + 36}h${w}M${Math.round(x)} ${eave + 98}h${w}M${Math.round(x)} ${eave + 104}h${w}`;
      for (const cx of [x + 2, x + w * 0.55]) {
        const tall = 20 + random() * 16;
        const wide = 22 + random() * 14;
        back += rect(cx, eave - rise - tall, wide, tall + 10);
        pots += repeat(Math.floor(wide / 6), (k) => rect(cx + 2 + k * 6, eave - rise - tall - 8, 3.6, 8));
      }
      // One cat, on the first ridge past the middle.
      if (cat === '' && !distant && x > -width * 0.28) {
        const [cx, cy] = [x + w * 0.42, eave - rise - 10];
        cat = `M${Math.round(cx)} ${Math.round(cy)}c-9 0-10-11-6-17 3-5 3-9 2-13l-1-7 5 4h5l5-4v8c0 5-1 8 1 13 4 8 4 16-2 16zm8-2c8 1 12-4 10-10l3-2c4 9-2 16-11 15z`;
      }
      x += w;
    }
    return (
      fill(wall, walls) +
      fill(zinc, roofs) +
      (distant ? '' : line(colours.zinc[2], 1, seams, 0.55)) +
      fill(stack, back) +
      fill(colours.pot, pots) +
      fill(colours.iron, cat) +
      fill(wallShade, shadows, 0.7) +
      fill(colours.window, panes) +
      fill(colours.glow, lights) +
      line(colours.iron, 1.6, rails, 0.8)
    );
  };
}
