import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { ellipse, open, poly, rect } from '../../engine/paths.ts';

type Three = readonly [string, string, string];

const canvas: Three = ['#fffaf0', '#f0ddc4', '#c09c8c'];

/** A tented villa on its deck: two masts, sailcloth swept down to the corners, glass below. Its foot at (x, y). */
export const tentVilla = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    fill('#5a3038', ellipse(10, 12, 260, 18), 0.28) +
      fill(ink.fade('#d8a878', '#a8704c'), poly(-226, -6, 226, -6, 244, 14, -244, 14)) +
      fill('#6a4038', rect(-244, 14, 488, 9)) +
      // Walls: glass, curtains drawn aside, cane at both ends.
      fill(ink.fade('#ffe4a4', '#f4b468'), rect(-176, -112, 352, 106)) +
      fills(ink.side('#e0b484', '#b8845c', '#84584c'), [rect(-196, -114, 60, 108), rect(136, -114, 60, 108)]) +
      line(
        '#7a4c40',
        1.6,
        repeat(6, (i) => open(-190 + i * 10, -114, -190 + i * 10, -6) + open(142 + i * 10, -114, 142 + i * 10, -6)),
        0.5,
      ) +
      // The bed, and a lamp beside it.
      fill('#fffaf0', 'M-70-40q0-10 10-10H44q10 0 10 10v26H-70z') +
      fill('#c2604c', rect(-70, -28, 124, 10)) +
      fill('#8a5444', rect(-84, -66, 10, 60)) +
      fill('#fff4c8', poly(82, -56, 106, -56, 100, -76, 88, -76)) +
      fill('#8a5444', rect(92, -56, 4, 44)) +
      fill('#fffaf0', 'M-134-112H-108Q-104-60-130-8H-134zM134-112H108Q104-60 130-8H134z', 0.92) +
      line('#6a4038', 4, 'M-136-112V-6M-46-112V-6M46-112V-6M136-112V-6M-136-6H136') +
      // Sailcloth.
      fill('#5a3444', 'M-232-92Q-120-136 0-122 120-136 232-92L190-84Q120-118 0-108-120-118-190-84z', 0.45) +
      fill(
        ink.across(...canvas),
        'M-252-96C-190-128-136-180-106-250H-98C-74-196-44-172 0-168 44-172 74-196 98-250H106C136-180 190-128 252-96 224-106 204-108 186-102 126-130 60-122 0-112-60-122-126-130-186-102-204-108-224-106-252-96z',
      ) +
      fill(
        canvas[2],
        'M-102-250C-74-196-44-172 0-168 0-150 0-130 0-112-40-118-60-122-80-121-70-160-84-210-102-250zM102-250C136-180 190-128 252-96 224-106 204-108 186-102 160-114 140-118 122-120 130-160 120-210 102-250z',
        0.62,
      ) +
      line(
        '#c8a894',
        1.6,
        'M-104-248C-124-190-156-142-186-104M-102-248C-104-190-112-150-122-120M-102-248C-84-190-60-150-40-116M102-248C84-190 60-150 40-116M102-248C104-190 112-150 122-120M102-248C124-190 156-142 186-104',
        0.8,
      ) +
      fill('#7a4c40', rect(-106, -266, 8, 18) + rect(98, -266, 8, 18)) +
      brush('#7a4c40', 4, 'M-252-96L-236 6M252-96L236 6M-186-102V-6M186-102V-6') +
      line('#7a4c40', 1.6, 'M-252-96L-292 14M252-96L292 14', 0.8),
  );

/** A ghaf: several leaning stems, a wide crown whose twigs hang down. */
export const ghaf = (
  x: number,
  y: number,
  s: number,
  leaves: readonly [string, string, string] = ['#9cb870', '#6f9458', '#4a6a4c'],
) => {
  const crown = (dx: number, dy: number, k: number) =>
    `M${-96 * k + dx} ${-112 + dy}Q${-104 * k + dx} ${-160 + dy} ${-52 * k + dx} ${-168 + dy} ${-20 * k + dx} ${-204 + dy} ${30 * k + dx} ${-184 + dy} ${92 * k + dx} ${-178 + dy} ${100 * k + dx} ${-118 + dy}q${-6 * k} 34 ${-22 * k} 34-4-16-10-18-6 30-22 32-10-18-20-20-14 30-30 30-8-20-18-22-14 26-30 26-6-14-14-16-14 24-28 24q${-18 * k}-10 ${-18 * k}-34z`;
  return group(
    `translate(${x} ${y})scale(${s})`,
    fill('#5a3038', ellipse(24, 2, 96, 10), 0.3) +
      brush('#6a4438', 9, 'M-6 0Q-14-50-40-106M0 0Q4-60 20-120M6 0Q24-50 58-104') +
      brush('#a87858', 3, 'M-9 0Q-17-50-42-104M-3 0Q1-60 17-118') +
      fill(leaves[2], crown(0, 0, 1)) +
      fill(leaves[1], crown(-10, -16, 0.78)) +
      fill(leaves[0], `${ellipse(-46, -158, 30, 12)}${ellipse(4, -182, 30, 11)}${ellipse(-8, -150, 24, 8)}`),
  );
};

/** Dry grass in a tuft. */
export const tuft = (x: number, y: number, s: number) =>
  brush(
    '#8a8a4c',
    2.6 * s,
    `M${x} ${y}q${-6 * s} ${-14 * s} ${-22 * s} ${-20 * s}M${x} ${y}q${-3 * s} ${-18 * s} ${-10 * s} ${-28 * s}M${x} ${y}q0 ${-18 * s} ${2 * s} ${-32 * s}M${x} ${y}q${4 * s} ${-16 * s} ${14 * s} ${-26 * s}M${x} ${y}q${7 * s} ${-12 * s} ${24 * s} ${-18 * s}`,
  );
