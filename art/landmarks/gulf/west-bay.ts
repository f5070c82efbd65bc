import { fill, fills, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';
import { type GlassColours, slab, storeys } from './glass-tower.ts';

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
      `<g clip-path="${ink.clip(twist)}">${line(
        c.glass[0],
        1.2,
        repeat(9, (i) => `M-176 ${-6 - i * 24}Q-140 ${-34 - i * 22}-104 ${-14 - i * 25}`),
        0.6,
      )}</g>`;
    // Tornado: an hourglass in a diagonal net.
    const tornado = 'M-70 0C-60-60-56-96-60-150-61-180-64-196-68-214H4C0-196-3-180-4-150-8-96-4-60 6 0z';
    const net = (x: number, w: number, rise: number, step: number, count: number) =>
      repeat(
        count,
        (i) => open(x, step - i * step, x + w, step - i * step - rise) + open(x + w, step - i * step, x, step - i * step - rise),
      );
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
        repeat(5, (i) => `M${-496 + i * 5} ${-8 - i * 11}H${-398 - i * 5}`),
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
