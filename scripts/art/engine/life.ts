import { brush, fill, line } from './ink.ts';
import { numbers, randomFrom, range } from './numbers.ts';
import { sliver } from './paths.ts';
import type { ByCrop, Layer, Spot } from './stage.ts';

/** Birds as two wing strokes that taper; a loose flock round (x, y). */
export function birds({
  x,
  y,
  count,
  size,
  colour,
  spread = 120,
  seed,
}: {
  x: ByCrop<number>;
  y: ByCrop<number>;
  count: number;
  size: number;
  colour: string;
  spread?: number;
  seed: number;
}): Layer {
  return {
    draw: (stage) => {
      const random = randomFrom(seed);
      const d = range(count).map(() => {
        const [bx, by] = [
          stage.by(x) * stage.w + (random() - 0.5) * spread * 2 * stage.u,
          stage.by(y) * stage.h + (random() - 0.5) * spread * 0.7 * stage.u,
        ];
        const s = size * stage.u * (0.6 + random() * 0.7);
        const lift = s * (0.25 + random() * 0.3);
        return `M${numbers(bx, by)}q${numbers(-s * 0.35, -lift * 1.5, -s, -lift * 0.7)}q${numbers(s * 0.5, -lift * 0.2, s, lift)}q${numbers(s * 0.45, -lift * 1.7, s * 1.05, -lift * 1.1)}q${numbers(-s * 0.6, -lift * 0.3, -s * 1.05, lift * 0.8)}z`;
      });
      return fill(colour, d.join(''));
    },
  };
}

type Shape = () => string;

/** Stands a small living thing at each spot; it faces the light and is mirrored with the scene. */
export function dot(shape: Shape, spots: ByCrop<readonly Spot[]>): Layer {
  return {
    draw: (stage) =>
      stage
        .by(spots)
        .map(
          ({ x, y, scale }) =>
            `<g transform="translate(${numbers(x * stage.w, y * stage.h)})scale(${Math.round(scale * stage.u * 100) / 100})">${shape()}</g>`,
        )
        .join(''),
  };
}

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

/** A city ferry with rows of lit windows and a funnel; about 240 long. */
export function ferry({
  hull,
  white,
  shade,
  window,
  funnel,
}: {
  hull: string;
  white: string;
  shade: string;
  window: string;
  funnel: string;
}): Shape {
  return () =>
    fill(funnel, 'M8-76h26l-3-34H13z') +
    fill(hull, 'M10-100h23l-.5-6H11z') +
    brush(shade, 2, 'M-52-70V-104M-52-98l-26 26') +
    fill(white, 'M-84-56L-70-80H84L94-56zM-62-80l6-14h34l4 14z') +
    fill(shade, 'M-84-56h178l-2 6H-84z') +
    fill(white, 'M-112-22L-100-52H104L112-22z') +
    fill(hull, 'M-128-26H118C116-8 108 4 100 6H-100C-116 2-126-12-128-26z') +
    fill(shade, 'M-128-26H118l-1 5H-127z') +
    fill(
      window,
      `${range(11)
        .map((i) => `M${-84 + i * 16}-45h10v12h-10z`)
        .join('')}${range(9)
        .map((i) => `M${-62 + i * 16}-74h9v11h-9z`)
        .join('')}M-54-91h9v7h-9zM-42-91h9v7h-9z`,
    ) +
    fill('#fff', sliver(-150, 7, 300, 5), 0.7);
}

/** A walker seen from behind or afar: a robe, a covered head, no face. */
export function walker(robe: string, skin: string, shade = '#2b1730'): Shape {
  return () =>
    fill(shade, 'M-2 0L40 5 38 8-6 3z', 0.25) +
    fill(robe, 'M-4-35C-9-33-10-24-10-17L-11 0H11L10-17C10-24 9-33 4-35z') +
    fill(skin, 'M-4.5-40a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z') +
    fill(shade, 'M2-35C8-33 9-24 10-17L11 0H3C5-12 5-24 2-35z', 0.28);
}
