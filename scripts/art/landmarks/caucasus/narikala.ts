import { fill, fills, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, crenels, open, poly, rect, rows } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** Narikala over Tbilisi: the lower court with its church, the keep, broken walls to the west. About 420 wide, its foot falls to the left. */
export function narikala(c: { stone: Three; church: Three; cone: Three; dark: string; rock: Three }): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    const walls = [
      'M-214 70L-214-2-190-2-190-10-150-10-150-20-108-20-108-30-70-30V40z',
      'M-18 40V-66H40V-60H92V-50H140V20z',
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
      fill(
        c.stone[1],
        crenels(-214, -2, 22, 3, 7) +
          crenels(-188, -10, 36, 4, 7) +
          crenels(-148, -20, 38, 4, 7) +
          crenels(-106, -30, 36, 4, 7) +
          crenels(-18, -66, 58, 6, 8) +
          crenels(42, -60, 50, 5, 8) +
          crenels(94, -50, 44, 5, 8),
      ) +
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
          fills(stone, [
            poly(x - w / 2, top, x + w / 2, top, x + wide, foot, x - wide, foot),
            rect(x - w / 2 - 3, top - 6, w + 6, 8),
          ]) +
          fill(c.stone[1], crenels(x - w / 2 - 3, top - 6, w + 6, 5, 9)) +
          fill(c.dark, arch(x - w * 0.1, top + 32, 5, 16) + arch(x + w * 0.2, top + 58, 5, 16))
        );
      }) +
      fill(c.dark, arch(16, -8, 6, 16) + arch(104, -4, 6, 16) + arch(-170, 30, 12, 22) + arch(-90, 4, 5, 14))
    );
  };
}
