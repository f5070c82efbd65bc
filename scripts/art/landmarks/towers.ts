import { fill, fills, line } from '../engine/ink.ts';
import { randomFrom, range } from '../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../engine/paths.ts';
import type { Brush, Landmark } from '../engine/stage.ts';

export interface GlassColours {
  glass: readonly [string, string, string];
  /** Glass a little further off. */
  far: readonly [string, string, string];
  line: string;
  lamp: string;
}

const storeys = (x: number, w: number, top: number, base: number, step: number) =>
  range(Math.floor((base - top) / step))
    .map((i) => open(x, top + (i + 1) * step, x + w, top + (i + 1) * step))
    .join('');

function lamps(x: number, w: number, top: number, base: number, seed: number, share: number): string {
  const random = randomFrom(seed);
  return range(Math.floor((base - top) / 9))
    .flatMap((row) =>
      range(Math.floor(w / 7)).map((column) => (random() < share ? rect(x + 3 + column * 7, top + 5 + row * 9, 3, 4) : '')),
    )
    .join('');
}

/** A plain slab with its floors and a few lit rooms. */
function slab({ ink }: Brush, c: GlassColours, x: number, w: number, h: number, seed: number, far = false): string {
  return (
    fill(ink.side(...(far ? c.far : c.glass)), rect(x, -h, w, h)) +
    (far ? '' : line(c.line, 0.8, storeys(x, w, -h, 0, 8), 0.3)) +
    fill(c.lamp, lamps(x, w, -h, 0, seed, far ? 0.1 : 0.16), 0.85)
  );
}

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
      steps
        .filter((_, i) => i % 2 === 0)
        .map(([x, w, h]) => rect(x, -h + 22, w, 4) + rect(x, -h + 76, w, 4))
        .join(''),
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

/** Burj Al Arab as a sail on its own islet, seen from the sea side. */
export function sailTower(c: { white: string; body: string; shade: string; line: string }): Landmark {
  return ({ ink }) =>
    fill(ink.side(c.white, c.body, c.shade), 'M-8 0V-196C28-170 52-110 54-36L54 0z') +
    fill(c.shade, 'M-8 0V-196L-2-192V0z') +
    line(
      c.line,
      1.1,
      range(14)
        .map((i) => `M-2 ${-12 - i * 12}H${Math.round(53 - (i / 14) ** 2.2 * 44)}`)
        .join(''),
      0.5,
    ) +
    line(c.shade, 2.4, 'M-8 0V-232M-8-196L-26-150-26-60L-8-20') +
    fill(c.body, 'M18-178h28l-4 5H22z') +
    fill(c.shade, 'M-40 8L-30-4H62L76 8z');
}

/** Doha's West Bay from the Corniche: the bullet, the hourglass, the twisted and the zigzag tower among plainer ones. */
export function westBay(c: GlassColours): Landmark {
  return (b) => {
    const { ink } = b;
    const glass = ink.side(...c.glass);
    const far: readonly (readonly [number, number, number])[] = [
      [-452, 40, 92],
      [-398, 34, 140],
      [-352, 44, 110],
      [-296, 34, 168],
      [-246, 40, 128],
      [-196, 34, 190],
      [-92, 40, 176],
      [-36, 36, 142],
      [64, 38, 206],
      [118, 34, 150],
      [196, 36, 188],
      [244, 44, 130],
      [304, 34, 170],
      [352, 44, 104],
      [410, 34, 126],
    ];
    let out = far.map(([x, w, h], i) => slab(b, c, x, w, h, i + 3, true)).join('');
    out +=
      fills(ink.side(...c.far), [
        poly(-398, -140, -364, -168, -364, -140),
        poly(-196, -190, -179, -224, -162, -190),
        poly(196, -188, 232, -210, 232, -188),
        poly(304, -170, 321, -200, 338, -170),
      ]) + line(c.far[1], 1.8, open(-179, -222, -179, -250) + open(321, -198, 321, -222));
    // Palm towers: twins with curved shoulders.
    out +=
      fills(glass, ['M-330 0V-196q0-22 22-30v226z', 'M-270 0V-196q0-22-22-30v226z']) +
      line(c.line, 0.8, storeys(-330, 22, -196, 0, 8) + storeys(-292, 22, -196, 0, 8), 0.35);
    // Al Bidda: a leaning twist.
    const twist = 'M-166 0C-176-60-150-120-160-206L-112-216C-104-140-122-70-112 0z';
    out +=
      fill(glass, twist) +
      line(
        c.glass[0],
        1.2,
        range(9)
          .map((i) => `M-168 ${-8 - i * 24}Q-140 ${-34 - i * 22}-110 ${-14 - i * 25}`)
          .join(''),
        0.6,
      );
    // Tornado: an hourglass in a diagonal net.
    const tornado = 'M-70 0C-60-60-56-96-60-150-61-180-64-196-68-214H4C0-196-3-180-4-150-8-96-4-60 6 0z';
    const net = (x: number, w: number, rise: number, step: number, count: number) =>
      range(count)
        .map(
          (i) =>
            open(x, step - i * step, x + w, step - i * step - rise) + open(x + w, step - i * step, x, step - i * step - rise),
        )
        .join('');
    out +=
      fill(glass, tornado) +
      `<g clip-path="${ink.clip(tornado)}">${line(c.glass[0], 1, net(-74, 84, 66, 27, 11), 0.45)}</g>` +
      fill(glass, 'M-72-214H8l-6-10H-66z');
    // Doha Tower: the bullet under its lace, with a lit needle.
    const bullet = 'M22 0V-218C22-268 44-290 54-292 64-290 86-268 86-218V0z';
    out +=
      fill(glass, bullet) +
      `<g clip-path="${ink.clip(bullet)}">${line(c.glass[0], 1, net(20, 68, 42, 24, 15), 0.5)}</g>` +
      line(c.lamp, 2, open(54, -290, 54, -330)) +
      fill(c.lamp, circle(54, -292, 3));
    // Zigzag residences and the tower with a ring.
    out +=
      fills(glass, [
        poly(
          142,
          0,
          142,
          -40,
          132,
          -80,
          142,
          -120,
          132,
          -160,
          142,
          -196,
          178,
          -196,
          168,
          -160,
          178,
          -120,
          168,
          -80,
          178,
          -40,
          178,
          0,
        ),
      ]) + line(c.line, 1, storeys(134, 42, -196, 0, 10), 0.3);
    out +=
      slab(b, c, 262, 36, 196, 90) + fill(glass, 'M262-196Q280-246 298-196z') + line(c.glass[0], 2, open(280, -222, 280, -262));
    out +=
      slab(b, c, -230, 38, 112, 91) +
      slab(b, c, -400, 46, 84, 92) +
      slab(b, c, 98, 32, 102, 93) +
      slab(b, c, 206, 40, 92, 94) +
      slab(b, c, 330, 50, 82, 95) +
      slab(b, c, 396, 38, 64, 96);
    // Sheraton: the old pyramid at the water's edge.
    out +=
      fill(ink.side('#ffe8c8', '#e0b78f', '#9a6a68'), poly(-500, 0, -470, -62, -424, -62, -394, 0)) +
      line(
        c.line,
        1.4,
        range(5)
          .map((i) => `M${-496 + i * 5} ${-8 - i * 11}H${-398 - i * 5}`)
          .join(''),
        0.6,
      );
    // Trees along the Corniche.
    out +=
      fill(
        c.glass[2],
        along(-520, 450, 60, (x, i) => arch(x, 0, 15 + (i % 3) * 3, 8 + ((i * 7) % 9))),
        0.9,
      ) +
      fill(
        c.lamp,
        along(-510, 440, 40, (x) => rect(x, -4, 2.4, 2.4)),
      );
    return out;
  };
}

/** The Museum of Islamic Art: cubes turning as they rise to a faceted crown, with two round-headed windows like eyes. */
export function islamicArtMuseum(c: { stone: readonly [string, string, string]; window: string; glow: string }): Landmark {
  return ({ ink, lit }) => {
    const [light, body, shade] = c.stone;
    const [near, away] = lit === -1 ? [light, shade] : [shade, light];
    const block = (x: number, y: number, w: number, h: number, edge: number) =>
      fill(near, rect(x, y - h, edge, h)) +
      fill(lit === -1 ? body : light, rect(x + edge, y - h, w - edge, h)) +
      fill(away, rect(x + w - (w - edge) * 0.36, y - h, (w - edge) * 0.36, h), 0.75);
    let out = block(-150, 0, 300, 40, 96) + block(-118, -40, 236, 34, 74) + block(-84, -74, 168, 36, 54);
    out +=
      fill(near, poly(-62, -110, -20, -110, -20, -134, -48, -134)) +
      fill(body, poly(-20, -110, 62, -110, 48, -134, -20, -134)) +
      fill(away, poly(36, -110, 62, -110, 48, -134, 30, -134), 0.8);
    out +=
      fill(near, poly(-40, -134, -12, -134, -12, -164, -30, -158)) +
      fill(body, poly(-12, -134, 40, -134, 30, -158, -12, -164)) +
      fill(away, poly(20, -134, 40, -134, 30, -158, 16, -160), 0.8);
    out +=
      fill(c.window, arch(-6, -84, 15, 18) + arch(16, -84, 15, 18)) + fill(c.glow, rect(-13, -86, 14, 3) + rect(9, -86, 14, 3));
    out +=
      fill(
        c.window,
        arch(18, 0, 34, 30) + along(-130, -70, 4, (x) => arch(x, 0, 9, 22)) + along(74, 134, 4, (x) => arch(x, 0, 9, 22)),
      ) + fill(c.glow, arch(18, 0, 18, 20) + arch(-110, 0, 9, 22) + arch(94, 0, 9, 22));
    out += fill(shade, rect(-150, -41, 300, 2.5) + rect(-118, -75, 236, 2.5), 0.6);
    // Quay, palms' avenue and bridge.
    out +=
      fill(ink.fade(body, shade), poly(-210, 0, 250, 0, 262, 14, -222, 14)) +
      fill(
        c.glow,
        along(-200, 240, 23, (x) => rect(x, 5, 3, 3)),
      );
    return out;
  };
}
