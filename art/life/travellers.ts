import { brush, fill } from '../engine/ink.ts';
import { circle } from '../engine/paths.ts';
import type { Shape } from './shape.ts';

/** A walker seen from behind or afar: a robe, a covered head, no face. */
export function walker(robe: string, skin: string, shade = '#2b1730'): Shape {
  return () =>
    fill(shade, 'M-2 0L40 5 38 8-6 3z', 0.25) +
    fill(robe, 'M-4-35C-9-33-10-24-10-17L-11 0H11L10-17C10-24 9-33 4-35z') +
    fill(skin, 'M-4.5-40a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z') +
    fill(shade, 'M2-35C8-33 9-24 10-17L11 0H3C5-12 5-24 2-35z', 0.28);
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
