import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, open, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

interface BasilicaColours {
  stone: readonly [string, string, string];
  slit: string;
  tip: readonly [string, string];
  glow: string;
  crane: string;
}

/** A spindle tower: almost straight, then drawn in to its pinnacle. */
const spindle = (x: number, base: number, h: number, w: number) =>
  `M${numbers(x - w, base)}C${numbers(x - w, base - h * 0.42, x - w * 0.86, base - h * 0.74, x - w * 0.24, base - h * 0.96)}L${numbers(x, base - h, x + w * 0.24, base - h * 0.96)}C${numbers(x + w * 0.86, base - h * 0.74, x + w, base - h * 0.42, x + w, base)}z`;

const spindleSlits = (x: number, base: number, h: number, w: number) =>
  range(Math.floor((h * 0.62) / 13))
    .flatMap((row) => {
      const y = base - h * 0.28 - row * 13;
      const t = (base - y) / h;
      const half = w * (t < 0.55 ? 0.92 : 0.92 - ((t - 0.55) / 0.45) ** 1.4 * 0.72);
      return [-0.62, -0.2, 0.2, 0.62].map((f) => rect(x + f * half - half * 0.11, y, half * 0.22, 8));
    })
    .join('');

/** The Sagrada Família: four spindles of the Nativity front, the taller towers behind, portals like wax run down. */
export function sagradaFamilia({ stone, slit, tip, glow, crane }: BasilicaColours): Landmark {
  return ({ ink }) => {
    const paint = ink.side(...stone);
    const [light, body, shade] = stone;
    const finial = (x: number, y: number, s: number) =>
      fill(tip[0], circle(x, y - 6 * s, 4.6 * s)) +
      fill(
        tip[1],
        `M${numbers(x, y - 26 * s)}l${numbers(4 * s, 10 * s)}h${numbers(5 * s)}l${numbers(-5 * s, 6 * s)}l${numbers(2 * s, 8 * s)}h${numbers(-12 * s)}l${numbers(2 * s, -8 * s)}l${numbers(-5 * s, -6 * s)}h${numbers(5 * s)}z`,
      ) +
      fill('#fff4d8', circle(x, y - 15 * s, 2 * s));
    const towers = (list: readonly (readonly [number, number, number])[]) =>
      fills(
        paint,
        list.map(([x, h, w]) => spindle(x, 0, h, w)),
      ) +
      fill(slit, list.map(([x, h, w]) => spindleSlits(x, 0, h, w)).join(''), 0.62) +
      line(
        light,
        1.2,
        each(list, ([x, h, w]) =>
          repeat(6, (k) => `M${numbers(x - w * 0.98, -h * (0.2 + k * 0.1))}q${numbers(w, 5, w * 1.96, 0)}`),
        ),
        0.45,
      ) +
      list.map(([x, h]) => finial(x, -h, 1)).join('');
    let out = '';
    // Jesus tower with its cross, Mary tower with its star, evangelists.
    out += fills(paint, [spindle(0, 0, 486, 44), spindle(118, 0, 380, 34), spindle(-66, 0, 372, 24), spindle(62, 0, 372, 24)]);
    out += fill(
      slit,
      each([-24, -8, 8, 24], (x) => repeat(9, (k) => poly(x - 4, -120 - k * 34, x, -146 - k * 34, x + 4, -120 - k * 34))) +
        each([106, 118, 130], (x) => repeat(6, (k) => poly(x - 3.5, -120 - k * 34, x, -144 - k * 34, x + 3.5, -120 - k * 34))),
      0.5,
    );
    out +=
      line(
        light,
        1.4,
        repeat(8, (k) => `M${numbers(-43 + k * 2.4, -100 - k * 42)}q${numbers(43 - k * 2.4, 8, 86 - k * 4.8, 0)}`),
        0.6,
      ) + line(shade, 1.2, 'M-14 0Q-12-300-3-470M14 0Q12-300 3-470', 0.5);
    out +=
      fill('#fff8e8', 'M-4-524h8v10h10v8H4v20h-8v-20h-10v-8h10z') +
      fill(glow, circle(118, -392, 9), 0.5) +
      fill('#fff8e8', 'M118-408l4 11 11 1-9 7 3 11-9-6-9 6 3-11-9-7 11-1z') +
      finial(-66, -370, 0.9) +
      finial(62, -370, 0.9);
    out +=
      line(crane, 1.6, 'M196 0V-440M150-430H262M196-452L262-430M196-452L150-430') +
      line(crane, 0.8, repeat(20, (i) => `M194 ${-i * 21}l5-21M150-430`) + repeat(11, (i) => `M${150 + i * 10}-430l5-5 5 5`)) +
      line(crane, 1, open(250, -430, 250, -380));
    out += towers([
      [-152, 300, 23],
      [-102, 336, 25],
      [-36, 336, 25],
      [16, 300, 23],
    ]);
    out += towers([
      [210, 250, 20],
      [254, 270, 21],
    ]);
    // Nave wall and gables.
    out +=
      fills(paint, [poly(40, 0, 40, -150, 70, -190, 100, -150, 130, -190, 160, -150, 190, -190, 216, -150, 216, 0)]) +
      fill(slit, [70, 130, 190].map((x) => arch(x, -52, 24, 86, 'pointed') + circle(x, -152, 8)).join(''), 0.75) +
      fill(glow, [70, 130, 190].map((x) => arch(x, -52, 10, 70, 'pointed')).join(''), 0.9) +
      fill(light, [55, 100, 145].map((x) => rect(x - 2, -150, 4, 150)).join(''), 0.6);
    out +=
      fills(paint, [spindle(40, 0, 184, 9), spindle(100, 0, 184, 9), spindle(160, 0, 184, 9), spindle(218, 0, 180, 9)]) +
      fill(tip[0], [40, 100, 160, 218].map((x) => circle(x, -184, 5)).join('')) +
      fill(tip[1], [70, 130, 190].map((x) => circle(x, -193, 5)).join(''));
    // Nativity portals.
    out += fill(
      paint,
      'M-186 0C-184-60-170-100-154-150-146-110-132-92-122-110-112-170-84-206-69-230-54-206-26-170-16-110-6-92 8-110 16-150 32-100 44-60 46 0z',
    );
    out +=
      fill(
        slit,
        `M-164 0C-164-40-158-74-148-96-138-74-132-40-132 0zM-106 0C-106-66-92-114-69-138-46-114-32-66-32 0zM-6 0C-6-40 2-74 10-96 20-74 26-40 26 0z`,
        0.82,
      ) +
      fill(
        glow,
        'M-86 0C-86-44-80-76-69-92-58-76-52-44-52 0zM-156 0C-156-26-152-46-148-58-144-46-140-26-140 0zM2 0C2-26 6-46 10-58 14-46 18-26 18 0z',
      );
    out +=
      line(
        light,
        2.2,
        'M-112-2C-112-72-96-122-69-150-42-122-26-72-26-2M-170-2C-170-46-160-82-148-108-136-82-126-46-126-2M-12-2C-12-46-2-82 10-108 22-82 32-46 32-2',
        0.8,
      ) +
      fill(
        shade,
        along(-178, 38, 37, (x) => circle(x, -8 - (Math.abs(Math.round(x)) % 4), 2.6)),
        0.5,
      ) +
      fill(body, circle(-69, -176, 9)) +
      fill(glow, circle(-69, -176, 5));
    out +=
      fill('#4a6a50', 'M-76-206L-69-252-62-206z') +
      fill(
        '#fff',
        repeat(6, (i) => circle(-72 + (i % 3) * 3, -212 - i * 6, 1.3)),
      );
    return out;
  };
}
