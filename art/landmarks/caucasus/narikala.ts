import { fill, fills, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, crenels, open, poly, rect, rows } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** Narikala over Tbilisi: the lower court with its church, the keep, its walls and towers broken. About 420 wide, its foot falls to the left. */
export function narikala(c: { stone: Three; church: Three; cone: Three; dark: string; rock: Three }): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    const walls = [
      'M-214 70V4L-204-2-194 6-182-8-168-2-156-16-148-4-136-6-124-22-112-14-100-28-92-14-78-18-70 2V40z',
      'M-18 40V-34L-10-50 4-44 14-64 26-58 32-40 46-36 58-14 74-10 84-32 98-28 108-46 120-40 128-18 140-12V20z',
      'M136 30V-50L148-52 152-40 162-42 166-26 178-28 184-8 200-6 206 30z',
    ];
    const towers = rows<[number, number, number, number]>('-216,34,-26,74 58,36,-84,24 -44,60,-112,44');
    return (
      fill(
        ink.side(...c.rock),
        'M-262 96L-236 58-214 62-190 44-150 40-120 26-70 20-30 14 40 8 90 12 140 10 190 16 236 30 250 60 180 74 90 66 20 82-60 74-130 98z',
      ) +
      line(c.rock[2], 1.6, 'M-200 62l-10 26M-150 48l-8 40M-96 34l6 40M-30 26l-12 42M60 20l10 40M130 22l14 40M200 28l10 30', 0.6) +
      // The church stands in the court, behind its wall.
      fills(ink.side(...c.church), [rect(-158, -52, 62, 50), poly(-142, -52, -127, -74, -112, -52), rect(-139, -92, 24, 30)]) +
      fills(ink.side(...c.cone), [
        poly(-162, -50, -158, -60, -96, -60, -92, -50),
        poly(-146, -56, -127, -80, -108, -56),
        poly(-143, -91, -127, -124, -111, -91),
      ]) +
      fill(
        c.dark,
        each([-133, -127, -121], (x) => arch(x, -70, 3.4, 17)) +
          arch(-127, -30, 8, 20) +
          arch(-148, -32, 5, 14) +
          arch(-106, -32, 5, 14),
      ) +
      line('#fff0c0', 1.8, 'M-127-122v-15M-131-132h8') +
      fills(stone, walls) +
      line(
        c.stone[2],
        1.1,
        repeat(5, (i) => open(-16, -52 + i * 14, 138, -46 + i * 14)) +
          repeat(3, (i) => open(-212, 8 + i * 14, -72, -14 + i * 14)),
        0.35,
      ) +
      each(towers, ([x, w, top, foot]) => {
        const wide = w * 0.56;
        return (
          fill(
            stone,
            poly(
              ...[x - w * 0.5, top, x - w * 0.34, top - 6, x - w * 0.2, top + 4, x - w * 0.06, top - 2, x + w * 0.08, top + 12],
              ...[x + w * 0.26, top + 10, x + w * 0.34, top + 24, x + w * 0.5, top + 30, x + wide, foot, x - wide, foot],
            ),
          ) +
          fill(c.stone[1], crenels(x - w * 0.5, top, w * 0.3, 2, 7)) +
          fill(c.dark, arch(x - w * 0.1, top + 32, 5, 16) + arch(x + w * 0.2, top + 58, 5, 16))
        );
      }) +
      fill(c.dark, arch(16, -8, 6, 16) + arch(104, -4, 6, 16) + arch(-170, 30, 12, 22) + arch(-90, 4, 5, 14))
    );
  };
}
