import { brush, fill } from '../engine/ink.ts';
import { repeat } from '../engine/numbers.ts';
import { circle, sliver } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

/** Thai long-tail boat with its high prow, awning and outboard pole. About 230 long. */
export function longtail({
  hull,
  hullLight,
  awning,
  awningShade,
  ribbon,
}: {
  hull: string;
  hullLight: string;
  awning: string;
  awningShade: string;
  ribbon: readonly [string, string];
}): Shape {
  return () =>
    brush(hull, 2.4, 'M108-16L168 2M-30-14V-46M62-16V-46M16-14V-46') +
    fill(awning, 'M-42-44C-20-56 50-56 74-44L72-40H-40z') +
    fill(awningShade, 'M30-53C48-52 64-49 74-44L72-40H34z') +
    fill(
      awningShade,
      repeat(8, (i) => `M${-40 + i * 14}-41q3.5 7 7 0z`),
      0.9,
    ) +
    fill(hull, 'M-142-64C-132-40-110-20-70-15L84-15C98-16 110-20 118-26C116-10 104 2 92 4H-72C-112 2-138-34-142-64z') +
    fill(
      hullLight,
      'M-142-64C-132-40-110-20-70-15L84-15C98-16 110-20 118-26L117-20C104-10 90-8 80-8H-72C-112-10-136-40-142-64z',
    ) +
    brush(ribbon[0], 4, 'M-137-50C-133-48-129-48-127-50M-139-56C-135-54-132-54-130-56') +
    brush(ribbon[1], 4, 'M-134-45C-130-43-126-43-124-45') +
    brush(ribbon[0], 2.5, 'M-128-49C-126-42-127-36-124-30') +
    fill(hull, 'M-8-15c-1-14 2-17 6-17s7 4 6 17zM36-15c-1-14 2-17 6-17s7 4 6 17z') +
    fill(hullLight, circle(-2, -35, 3.6) + circle(42, -35, 3.6)) +
    fill('#fff', sliver(-150, 5, 250, 5), 0.55) +
    fill('#fff', sliver(96, 4, 110, 4), 0.7);
}

/** Philippine bangka: slim hull between two bamboo outriggers, with a small roof. About 260 long. */
export function bangka({
  hull,
  hullLight,
  wood,
  roof,
  roofShade,
}: {
  hull: string;
  hullLight: string;
  wood: string;
  roof: string;
  roofShade: string;
}): Shape {
  return () =>
    brush(wood, 3, 'M-116 22C-60 26 60 26 122 20') +
    brush(wood, 2.4, 'M-64-10C-66 4-70 16-74 23M-10-10C-12 6-14 18-16 25M58-10C56 6 56 18 56 24') +
    brush(wood, 2.2, 'M-44-14V-48M46-14V-48M0-14V-48') +
    fill(roof, 'M-60-46C-40-58 40-58 62-46L58-42H-56z') +
    fill(roofShade, 'M16-55C36-54 52-51 62-46L58-42H20z') +
    fill(hull, 'M-150-34C-128-22-100-16-72-14H84C112-16 132-24 148-36C140-10 120 6 96 8H-92C-122 4-142-12-150-34z') +
    fill(hullLight, 'M-150-34C-128-22-100-16-72-14H84C112-16 132-24 148-36L145-29C130-16 108-9 84-8H-74C-104-9-134-18-148-28z') +
    fill('#fff', 'M-120-6C-60 1 60 1 118-8L116-4C60 4-60 4-116-2z', 0.85) +
    brush(wood, 3, 'M-124 14C-60 18 60 18 128 12') +
    fill('#fff', sliver(-160, 9, 320, 5) + sliver(-130, 25, 250, 4), 0.7);
}
