import { fill, fills, type Ink, line } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, dome, open, poly, rect } from '../../engine/paths.ts';

export interface TownColours {
  wall: readonly [string, string, string];
  dome: readonly [string, string, string];
  door: string;
  glow: string;
  bloom: string;
  step: string;
}

/** Whitewashed houses stepping down to the start side; origin at the upper end corner, about 560 wide and 330 tall at seven rows. */
export function whiteTown(ink: Ink, c: TownColours, rows = 7, seed = 5): string {
  const random = randomFrom(seed);
  const wall = ink.side(...c.wall);
  const roof = ink.ball(...c.dome);
  let out = '';
  for (const row of range(rows)) {
    const base = row * 46 + 40;
    const left = -300 - row * 36 - (row % 2) * 26 + (row < 2 ? 120 - row * 60 : 0);
    let [houses, domes, doors, lights, blooms, edges, crosses]: [string[], string[], string, string, string, string, string] = [
      [],
      [],
      '',
      '',
      '',
      '',
      '',
    ];
    for (let x = left; x < 30; ) {
      const w = 40 + random() * 46;
      const h = 34 + random() * 30;
      const kind = random();
      const [px, top] = [Math.round(x), Math.round(base - h)];
      if (kind < 0.16 && w > 46) {
        houses.push(rect(px, top, w, h + 50));
        domes.push(dome(px + w / 2, top, w * 0.4, w * 0.42));
        crosses +=
          open(px + w / 2, top - w * 0.42, px + w / 2, top - w * 0.42 - 12) +
          open(px + w / 2 - 4, top - w * 0.42 - 8, px + w / 2 + 4, top - w * 0.42 - 8);
      } else if (kind < 0.36) {
        houses.push(
          `M${numbers(px, base + 50)}V${numbers(top + w * 0.3)}a${numbers(w / 2, w * 0.34)} 0 0 1 ${numbers(w, 0)}V${numbers(base + 50)}z`,
        );
        doors += arch(px + w / 2, top + w * 0.28, w * 0.16, w * 0.16);
      } else if (kind < 0.46) {
        houses.push(
          rect(px, top, w, h + 50),
          poly(px + w * 0.3, top, px + w * 0.3, top - 30, px + w * 0.7, top - 30, px + w * 0.7, top),
        );
        doors += arch(px + w / 2, top - 6, w * 0.2, 18);
      } else {
        houses.push(rect(px, top, w, h + 50));
        edges += `M${px} ${top}h${Math.round(w)}`;
      }
      const count = w > 64 ? 3 : 2;
      for (const i of range(count)) {
        const wx = px + (w * (i + 0.7)) / (count + 0.4);
        if (i === 0 && random() < 0.7) doors += arch(wx, base + 2, 11, 22);
        else if (random() < 0.22) lights += arch(wx, top + 26, 8, 13);
        else doors += arch(wx, top + 26, 8, 13);
      }
      if (random() < 0.28)
        blooms += repeat(7, () => {
          const r = 3 + random() * 3;
          return `M${numbers(px + random() * w, base - h * 0.2 + random() * 12)}m${numbers(-r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}`;
        });
      x += w - 1 + (random() < 0.14 ? 8 : 0);
    }
    const stairs = repeat(6, (i) => `M${left - 34 + i * 6} ${base + 40 - i * 7}h34`);
    out +=
      fills(wall, houses) +
      fills(roof, domes) +
      line('#fff', 2, crosses) +
      line('#fff', 2.4, edges) +
      fill(c.door, doors) +
      fill(c.glow, lights) +
      fill(c.bloom, blooms) +
      (row > 1 ? line(c.step, 3, stairs) : '');
  }
  return out;
}
