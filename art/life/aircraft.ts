import { fill, fills, line } from '../engine/ink.ts';
import { repeat } from '../engine/numbers.ts';
import { circle, rect } from '../engine/paths.ts';

interface JetColours {
  body: string;
  belly: string;
  window: string;
  accent: string;
  dark: string;
}

/** A small business jet standing on its wheels, nose towards the light; about 420 long, origin under its middle. */
export function businessJet({ body, belly, window, accent, dark }: JetColours): string {
  return (
    fill('#1a1228', 'M-200 4Q0 20 214 4-10-4-200 4z', 0.4) +
    fill(dark, 'M120-88L176-168H204L186-88z') +
    fill(accent, 'M138-106L178-164H200L190-120z') +
    fill(body, 'M150-166H232L224-174H172z') +
    line(dark, 4, 'M-138-26V-4M34-30V-4M52-30V-4') +
    fills(dark, [circle(-140, -5, 6), circle(34, -6, 8), circle(54, -6, 8)]) +
    fill(body, 'M-212-48C-196-70-160-90-110-94L150-98C186-98 212-92 228-84 214-70 180-50 130-38L-140-30C-176-30-206-36-212-48z') +
    fill(
      belly,
      'M-212-48C-204-56-190-54-150-54L160-62C186-66 208-74 228-84 214-70 180-50 130-38L-140-30C-176-30-206-36-212-48z',
    ) +
    fill(accent, 'M-190-62C-150-64 100-66 206-82 190-70 160-60 120-58L-150-54C-176-54-190-56-190-62z') +
    fill(
      window,
      `M-176-72C-168-80-156-86-142-88L-138-76C-150-74-164-72-176-72z${repeat(7, (i) => `M${-84 + i * 27}-84q8-4 16 0v10q-8 4-16 0z`)}`,
    ) +
    line(dark, 1.6, 'M-122-92V-36M-100-93V-36M-122-36H-100', 0.6) +
    fill(belly, 'M92-112h62q14 4 16 14-8 12-22 12H98q-12-6-12-14 0-8 6-12z') +
    fill(dark, 'M92-112q-8 4-6 12 0 10 12 14-4-12-6-26z') +
    fill(body, 'M96-110h54q10 2 14 8H94q-2-4 2-8z') +
    fill(belly, 'M-20-40L70-44 150-18 146-13 20-28-30-34z') +
    fill(body, 'M-20-40L70-44 150-18 60-36z') +
    fill(accent, 'M150-18l6-20 4 0-6 26z')
  );
}

/** An airliner seen through glass, nose towards the light; about 620 long, origin under its middle. */
export function airliner({ body, belly, window, accent, dark }: JetColours): string {
  return (
    fill('#1a1228', 'M-290 6Q0 22 300 6 0-6-290 6z', 0.3) +
    line(dark, 6, 'M-210-30V-4M40-30V-2M64-30V-2') +
    fills(dark, [circle(-214, -4, 8), circle(-202, -4, 8), circle(34, -6, 11), circle(66, -6, 11)]) +
    fill(accent, 'M206-118L262-232H306L300-116z') +
    fill(body, 'M236-126L262-180H284L268-124z', 0.5) +
    fill(belly, 'M250-118L324-142H340L310-112z') +
    fill(body, 'M-310-62C-292-92-252-118-190-122H180C240-122 296-116 322-104 300-84 240-50 160-42H-210C-262-42-300-48-310-62z') +
    fill(belly, 'M-310-62C-270-58-100-66 60-66 180-66 270-82 322-104 300-84 240-50 160-42H-210C-262-42-300-48-310-62z') +
    fill(
      window,
      `M-288-84C-276-98-262-106-246-110L-242-98C-258-94-274-88-288-84z${repeat(30, (i) => rect(-196 + i * 14, -100, 6.5, 9))}`,
    ) +
    line(dark, 1.6, 'M-220-112v50h18v-50zM120-112v48h16v-48z', 0.5) +
    fill(accent, 'M-300-70C-200-66 60-72 240-84 180-70 80-60-80-58H-270C-288-60-298-64-300-70z', 0.9) +
    fill(belly, 'M-60-52L90-56 230-6 220 0 30-32-70-42z') +
    fill(body, 'M-60-52L90-56 230-6 80-44z') +
    fill(belly, 'M-28-38h70q12 6 12 18t-14 18h-66q-12-6-12-18t10-18z') +
    fill(dark, 'M-28-38q-10 6-10 18t12 18q-6-16-2-36z') +
    fill(accent, 'M10-38h32q12 6 12 18t-14 18H10q6-18 0-36z')
  );
}
