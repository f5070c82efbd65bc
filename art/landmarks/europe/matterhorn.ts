import { fill, fills, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { along, open, points, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface AlpColours {
  rockLight: string;
  rock: string;
  rockDark: string;
  snow: string;
  snowShade: string;
  /** First sun on the lit face. */
  glow: string;
}

/** The Matterhorn from Zermatt: east face to the left, north face to the right, the Hörnli ridge between them. */
export function matterhorn({ rockLight, rock, rockDark, snow, snowShade, glow }: AlpColours): Landmark {
  return ({ ink, lit }) => {
    // The head bends over the north face; below it the shoulder, then the slopes spread.
    const east =
      'M52-470L30-474 6-452-20-418-34-392-70-372-84-338-96-300-128-250-176-198-206-160-262-112-340-52-400 0H78L56-66 66-124 38-186 50-246 24-304 36-352 22-392 40-430z';
    const north =
      'M52-470L74-462 86-440 80-420 70-402 74-372 66-344 88-306 96-268 136-222 186-186 206-150 262-112 322-70 372-40 430 0H78L56-66 66-124 38-186 50-246 24-304 36-352 22-392 40-430z';
    const [sunny, dark] = lit === -1 ? [east, north] : [north, east];
    let out = fill(ink.fade(rockLight, rock), sunny) + fill(ink.fade(rock, rockDark), dark);
    // Snowfields follow the strata; on the shaded face they are blue.
    const random = randomFrom(23);
    const skyline = (s: -1 | 1) =>
      s === -1
        ? points('-474,30 -418,-20 -372,-70 -300,-96 -198,-176 -112,-262 0,-400')
        : points('-462,74 -402,70 -344,66 -268,96 -186,186 -70,322 0,430');
    const outer = (s: -1 | 1, y: number) => {
      const line = skyline(s);
      const i = Math.max(
        1,
        line.findIndex(([at]) => at >= y),
      );
      const a = line[i - 1] ?? ([0, 0] as const);
      const b = line[i] ?? ([0, 0] as const);
      return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0] || 1);
    };
    // Snow lies on the ledges: even above, torn into gullies below.
    const ledge = (s: -1 | 1, y: number, thick: number, from: number, to: number) => {
      const steps = 12;
      const x = (f: number, at: number) => 30 + (outer(s, Math.min(-2, at)) - 30) * f;
      const upper = range(steps + 1).flatMap((i) => {
        const f = from + ((to - from) * i) / steps;
        const at = y + f * 46 + (random() - 0.5) * 7;
        return [x(f, at), at];
      });
      const lower = range(steps + 1).flatMap((i) => {
        const f = to - ((to - from) * i) / steps;
        const at = y + f * 46 + thick * (i % 2 ? 0.2 + random() * 0.3 : 0.6 + random() * 1.3);
        return [x(f, at) + (random() - 0.5) * 6, at];
      });
      return poly(...upper, ...lower);
    };
    const fields: readonly (readonly [number, number, number, number])[] = [
      [-440, 14, 0.2, 1],
      [-396, 13, 0.05, 0.7],
      [-344, 22, 0.3, 1],
      [-300, 18, 0, 0.62],
      [-248, 28, 0.2, 1],
      [-200, 22, 0, 0.5],
      [-152, 32, 0.28, 1],
      [-98, 40, 0, 0.9],
      [-46, 52, 0.1, 1.02],
    ];
    const snowOn = (s: -1 | 1) => fields.map(([y, thick, from, to]) => ledge(s, y, thick, from, to)).join('');
    const clip = (d: string, content: string) => `<g clip-path="${ink.clip(d)}">${content}</g>`;
    out +=
      clip(east, fill(lit === -1 ? snow : snowShade, snowOn(-1))) + clip(north, fill(lit === -1 ? snowShade : snow, snowOn(1)));
    out += fill(
      glow,
      lit === -1
        ? 'M52-470L30-474 6-452-20-418-34-392-70-372-84-338-96-300-76-306-60-340-40-358-10-384 12-420 40-430z'
        : 'M52-470L74-462 86-440 80-420 70-402 74-372 66-344 56-350 60-376 58-404 70-424 40-430z',
      0.6,
    );
    // Rock bands and gullies.
    const cuts = (from: number, to: number, dir: -1 | 1) =>
      repeat(30, () => {
        const y = from + (to - from) * random();
        const reach = ((470 + y) / 470) * 300 * random();
        return open(dir * reach * 0.9, y, dir * (reach + 10 + random() * 18), y + 16 + random() * 22);
      });
    out += line(rockDark, 1.8, cuts(-400, -20, -1) + cuts(-400, -20, 1), 0.35);
    out += line(lit === -1 ? glow : snowShade, 2, 'M52-470L40-430 22-392 36-352 24-304 50-246 38-186 66-124 56-66 78 0', 0.7);
    return out;
  };
}

interface ChaletColours {
  wood: readonly [string, string, string];
  roof: string;
  snow?: string;
  stone: string;
  window: string;
  glow: string;
  flower: string;
}

function chalet(x: number, y: number, s: number, c: ChaletColours, wood: string, lit: -1 | 1): string {
  return (
    `<g transform="translate(${x} ${y})scale(${s})">` +
    fill(c.stone, rect(-40, -22, 80, 22)) +
    fill(wood, poly(-40, -20, -40, -58, 0, -86, 40, -58, 40, -20)) +
    line(
      c.wood[2],
      1.1,
      repeat(5, (i) => open(-40, -27 - i * 7, 40, -27 - i * 7)),
      0.5,
    ) +
    fill(
      c.window,
      [-24, 0, 24].map((wx) => rect(wx - 6, -50, 12, 13)).join('') +
        rect(-6, -72, 12, 10) +
        rect(-28, -17, 12, 12) +
        rect(16, -17, 12, 17),
    ) +
    fill(c.glow, rect(lit === -1 ? 18 : -30, -50, 12, 13) + rect(-6, -72, 12, 10) + rect(-28, -17, 12, 12)) +
    fill(c.wood[2], rect(-44, -35, 88, 3.5) + along(-42, 42, 13, (px) => rect(px - 0.8, -33, 1.6, 8))) +
    fill(
      c.flower,
      along(-30, 30, 3, (px) => rect(px - 7, -38, 14, 4)),
    ) +
    fill(c.roof, poly(0, -94, -56, -54, -52, -47, 0, -82, 52, -47, 56, -54)) +
    (c.snow ? fill(c.snow, poly(0, -100, -58, -58, -55, -54, 0, -92, 55, -54, 58, -58)) : '') +
    fill(c.stone, rect(18, -98, 9, 20)) +
    '</g>'
  );
}

/** A village of chalets round a white church with a needle spire. */
export function alpineVillage(c: ChaletColours & { white: readonly [string, string, string]; spire: string }): Landmark {
  return ({ ink, lit }) => {
    const wood = ink.side(...c.wood);
    let out = each(
      [
        [-146, -20, 0.52],
        [-98, -26, 0.56],
        [104, -24, 0.56],
        [150, -16, 0.52],
        [-14, -30, 0.5],
      ],
      ([x, y, s]) => chalet(x ?? 0, y ?? 0, s ?? 1, c, wood, lit),
    );
    out +=
      fill(ink.side(...c.white), rect(44, -108, 28, 108)) +
      fill(ink.side(c.spire, c.spire, c.wood[2]), poly(40, -108, 58, -184, 76, -108)) +
      line(c.glow, 1.8, open(58, -182, 58, -198) + open(53, -192, 63, -192)) +
      fill('#fff', poly(58, -88, 66, -80, 58, -72, 50, -80)) +
      line(c.wood[2], 1.4, open(58, -80, 58, -86) + open(58, -80, 62, -78)) +
      fill(c.window, rect(54, -60, 8, 18));
    out += each(
      [
        [-178, 6, 0.78],
        [-60, 4, 0.86],
        [18, 8, 0.74],
        [112, 8, 0.9],
        [190, 12, 0.74],
      ],
      ([x, y, s]) => chalet(x ?? 0, y ?? 0, s ?? 1, c, wood, lit),
    );
    return out;
  };
}

/** Stone viaduct for the train, arches to the valley floor. Runs from -width/2 to width/2, track at y = 0. */
export function viaduct(width: number, depth: number, stone: readonly [string, string, string]): Landmark {
  return ({ ink }) => {
    const span = 54;
    const count = Math.round(width / span);
    const start = -width / 2;
    const piers = range(count + 1).map((i) =>
      poly(start + i * span - 7, 8, start + i * span + 7, 8, start + i * span + 10, depth, start + i * span - 10, depth),
    );
    const spandrels = repeat(count, (i) => `M${start + i * span} 0h${span}v34q-4-24-${span / 2}-24t-${span / 2} 24z`);
    return (
      fills(ink.side(...stone), piers) +
      fill(ink.fade(stone[0], stone[1]), spandrels) +
      fill(stone[2], rect(start, 4, width, 3), 0.7) +
      fill(stone[0], rect(start - 8, -2, width + 16, 5)) +
      line(
        stone[2],
        1,
        repeat(count, (i) => `M${start + i * span + 7} 40q4-24 20-26`),
        0.5,
      )
    );
  };
}
