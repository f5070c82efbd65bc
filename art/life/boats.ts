import { brush, fill, line } from '../engine/ink.ts';
import { circle, sliver } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

interface BoatColours {
  hull: string;
  hullLight: string;
  sail: string;
  sailShade: string;
  mast: string;
}

/** Gulf dhow with two lateen sails, about 200 long; origin at the waterline amidships. */
export function dhow({ hull, hullLight, sail, sailShade, mast }: BoatColours): Shape {
  return () =>
    brush(mast, 3, 'M-30-12L-22-150M52-16L58-112') +
    brush(mast, 2.4, 'M-92-62L24-196M8-44L96-146') +
    fill(sail, 'M-92-62L24-196C8-130 6-70 18-28-26-34-62-44-92-62z') +
    fill(sailShade, 'M24-196C8-130 6-70 18-28L-6-31C-14-80-6-140 24-196z') +
    fill(sail, 'M8-44L96-146C84-100 82-58 90-28 62-30 34-36 8-44z') +
    fill(sailShade, 'M96-146C84-100 82-58 90-28L72-29C66-66 74-106 96-146z') +
    line(sailShade, 1.4, 'M-62-96C-30-72-4-64 10-62M-30-134C-14-116 2-108 9-106M32-72C50-62 66-58 84-56', 0.7) +
    fill(hull, 'M-128-40C-112-24-96-18-60-15L64-15C88-17 104-26 112-42L120-42C118-20 106-2 92 4L-84 4C-104-4-122-20-128-40z') +
    fill(
      hullLight,
      'M-128-40C-112-24-96-18-60-15L64-15C88-17 104-26 112-42L115-42C110-20 94-9 66-8L-62-8C-100-10-120-24-128-40z',
    ) +
    brush(mast, 1.6, 'M78-16V-30H104M60-15V-28') +
    fill(hull, 'M84-44h24v18h-24z') +
    line(hullLight, 1.6, 'M-96-6C-40 0 40 0 98-6', 0.7);
}

/** Small sailing boat, about 60 tall. */
export function sailboat({ hull, sail, sailShade }: Pick<BoatColours, 'hull' | 'sail' | 'sailShade'>): Shape {
  return () =>
    fill(sail, 'M-2-60C-18-42-24-20-26-8H-2z') +
    fill(sailShade, 'M1-54C12-38 18-20 20-8H1z') +
    fill(hull, 'M-30-5H28C24 3 18 5 12 5H-18C-24 4-28 0-30-5z') +
    line(hull, 1.4, 'M0-62V-4');
}

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
