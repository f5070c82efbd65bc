import { brush, fill, line } from './ink.ts';
import { range } from './numbers.ts';
import { circle, poly, rect, sliver } from './paths.ts';

type Shape = () => string;

/** Nile felucca: one tall lateen sail on a low hull. About 130 long, origin at the waterline. */
export function felucca({
  hull,
  hullLight,
  sail,
  sailShade,
}: {
  hull: string;
  hullLight: string;
  sail: string;
  sailShade: string;
}): Shape {
  return () =>
    brush(hull, 3, 'M-18-8L-14-74M-64-26L54-206') +
    fill(sail, 'M-64-26C-20-30 20-24 62-12 44-70 42-140 54-206z') +
    fill(sailShade, 'M54-206C42-140 44-70 62-12L30-19C18-80 22-144 54-206z') +
    line(sailShade, 1.4, 'M-42-58C-10-62 20-58 48-50M-14-100C8-102 24-100 43-94M12-142C24-143 34-142 45-138', 0.7) +
    fill(hull, 'M-74-16C-50-6 40-6 70-18C66-2 54 5 44 6H-46C-60 4-70-4-74-16z') +
    fill(hullLight, 'M-74-16C-50-6 40-6 70-18L69-12C40-1-50-1-72-11z') +
    fill(sail, 'M-34-9C-36-20-26-22-25-9z') +
    fill(sailShade, circle(-30, -23, 3.4)) +
    fill('#fff', sliver(-86, 7, 170, 4), 0.5);
}

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
      range(8)
        .map((i) => `M${-40 + i * 14}-41q3.5 7 7 0z`)
        .join(''),
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

/** A camel with a robed rider, walking towards the light; about 90 wide, origin between its feet. */
export function camel({ coat, shade, robe, saddle }: { coat: string; shade: string; robe: string; saddle: string }): Shape {
  return () =>
    fill(shade, 'M-18-36L-20-18-22 0H-17L-13-20-8-36zM22-38L28-18 26 0H31L34-20 34-40z') +
    fill(
      coat,
      'M-52-74C-56-74-60-71-60-68C-59-66-55-65-50-66C-47-58-44-46-35-38C-32-35-29-34-27-32L-27-18-30 0H-25L-20-19-17-30H14L18-24 22-14 18 0H23L28-14 27-26C33-32 36-40 34-48C32-56 26-58 20-60C14-62 12-72 4-73C-4-72-8-62-14-59C-20-56-26-55-30-56C-36-58-40-66-43-74C-45-78-49-77-52-74z',
    ) +
    brush(coat, 2, 'M34-50C38-44 38-38 36-32') +
    fill(saddle, 'M-12-61C-8-68-2-73 4-73C12-72 14-64 19-60L16-46C6-42-4-44-11-48z') +
    fill(robe, 'M-6-66C-8-80-6-92 2-94C10-92 12-80 12-66C10-56 8-52 10-44H0C0-54-4-58-6-66z') +
    fill(robe, circle(2, -99, 6)) +
    fill(shade, 'M6-93C11-88 12-78 12-66L10-44H6C7-60 8-78 6-93z', 0.25);
}

/** A red mountain train of three coaches climbing to the start side; about 300 long. */
export function mountainTrain({
  body,
  roof,
  window,
  stripe,
}: {
  body: string;
  roof: string;
  window: string;
  stripe: string;
}): Shape {
  const coach = (x: number, w: number) => `M${x} 0v-34q0-5 5-5h${w - 10}q5 0 5 5V0z`;
  return () =>
    fill(body, `M-150 0v-18C-148-32-140-39-128-39H-60V0z${coach(-56, 98)}${coach(46, 98)}`) +
    fill(roof, 'M-132-39H-60v-4H-124zM-54-39H40v-4H-50zM48-39H142v-4H52z') +
    fill(
      window,
      `M-144-22C-142-30-138-34-132-34H-124V-20H-144z${range(3)
        .map((i) => rect(-116 + i * 18, -34, 14, 14))
        .join('')}${range(5)
        .map((i) => rect(-49 + i * 18, -34, 14, 14) + rect(53 + i * 18, -34, 14, 14))
        .join('')}`,
    ) +
    fill(stripe, 'M-150-13H-60v3H-150zM-56-13H42v3H-56zM46-13H144v3H46z') +
    fill(
      '#2a2230',
      range(9)
        .map((i) => circle(-132 + i * 33, 2, 4))
        .join('') + poly(-60, -6, -56, -6, -56, -3, -60, -3),
    );
}
