import { brush, fill, line } from '../../engine/ink.ts';
import { numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface VillaColours {
  thatch: readonly [string, string, string];
  wall: readonly [string, string, string];
  wood: string;
  woodLight: string;
  glass: string;
  glow: string;
  water: string;
}

/** A row of thatched villas on stilts along a jetty that curves away to the horizon. */
export function waterVillas(c: VillaColours): Landmark {
  return ({ ink, lit }) => {
    const random = randomFrom(77);
    const roof = ink.side(...c.thatch);
    const wall = ink.side(...c.wall);
    const villa = (x: number, y: number, s: number) => {
      const straw = repeat(16, (i) => `M${numbers(-4 + i * 0.5, -116)}L${numbers(-66 + i * 8.8, -54 - random() * 6)}`);
      return (
        `<g transform="translate(${numbers(x, y)})scale(${Math.round(s * 100) / 100})">` +
        fill(c.water, 'M-66 6q66 12 136 0q-20 8-70 8t-66-8z', 0.45) +
        brush(c.wood, 4, 'M-50-12V8M-22-12V9M8-12V9M36-12V8M62-12V7') +
        fill(c.woodLight, rect(-64, -18, 142, 7)) +
        fill(c.wood, rect(-64, -13, 142, 3)) +
        fill(wall, rect(-52, -58, 104, 42)) +
        fill(c.glass, rect(-40, -50, 24, 34) + rect(-10, -50, 24, 34)) +
        fill(c.glow, rect(lit === -1 ? -10 : -40, -50, 24, 34), 0.9) +
        fill(c.wood, rect(-29, -50, 1.6, 34) + rect(1, -50, 1.6, 34) + rect(24, -48, 16, 32)) +
        fill(roof, 'M-74-52C-50-66-24-92-5-118H5C24-92 50-66 74-52L68-47Q0-56-68-47z') +
        line(c.thatch[2], 1.3, straw, 0.55) +
        fill(c.thatch[2], 'M-74-52L-68-47Q0-56 68-47L74-52Q0-62-74-52z', 0.75) +
        fill(c.thatch[2], poly(-7, -114, 0, -128, 7, -114)) +
        line(c.wood, 2, 'M54-18V-38H78V-18M66-18V-38') +
        line(c.woodLight, 2, 'M78-14L92 8M72-12L86 8M76-6H84M80 1H88') +
        '</g>'
      );
    };
    // Jetty first, from the near end curving back to the far villas.
    const jetty = 'M330 116C250 70 120 34 10 12-60-2-150-16-250-22L-250-19C-150-10-66 8 0 26 100 52 210 96 262 132z';
    const planks = repeat(22, (i) => {
      const t = i / 22;
      return `M${numbers(326 - t * 480, 114 - t * 122 + t * t * 16)}l${numbers(-54 * (1 - t) ** 1.4 - 2, 12 * (1 - t) ** 1.5 + 1)}`;
    });
    let out = fill(
      c.water,
      'M336 132C250 90 120 52 10 28-60 14-150 0-250-12L-250-8C-150 2-66 22 0 42 100 70 200 112 250 146z',
      0.4,
    );
    out += villa(-226, -22, 0.24) + villa(-186, -18, 0.29) + villa(-140, -13, 0.36) + villa(-84, -6, 0.46);
    out +=
      brush(
        c.wood,
        4,
        repeat(9, (i) => `M${numbers(290 - i * 48, 116 - i * 14)}v${numbers(20 - i * 1.6)}`),
      ) +
      fill(c.woodLight, jetty) +
      line(c.wood, 1.2, planks, 0.5) +
      line(c.wood, 2, 'M330 116C250 70 120 34 10 12-60-2-150-16-250-22', 0.8);
    out += villa(-10, -2, 0.62) + villa(108, 14, 0.9) + villa(268, 44, 1.35);
    return out;
  };
}
