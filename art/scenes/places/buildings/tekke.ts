import { fill, type Ink, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, poly, rect } from '../../../engine/paths.ts';
import { body, inks, panes } from '../../sights/sheet.ts';

const slabs = ['#c8b8a8', '#94847c', '#5c5260'] as const;
export const walls = ['#fffaf0', '#efe4d4', '#b8a8a8'] as const;

/** The dervish house over its river: white walls, a bay on beams, a roof of stone slabs. */
export const tekke = (ink: Ink) =>
  body(ink, inks.stone, rect(-150, -26, 300, 40)) +
  line(
    '#6d6a82',
    2,
    'M-150-12H150M-150 2H150M-120-26v14M-70-26v14M-20-26v14M40-26v14M100-26v14M-96-12v14M-40-12v14M10-12v14M70-12v14',
    0.4,
  ) +
  // The wing with the tomb.
  body(ink, walls, rect(-140, -96, 110, 72)) +
  body(ink, slabs, poly(-152, -94, -126, -130, -40, -130, -20, -94)) +
  fill('#5a3c34', arch(-112, -24, 22, 46) + arch(-72, -24, 22, 46)) +
  // The house.
  body(ink, walls, rect(-46, -150, 180, 126)) +
  fill('#5a3c34', panes(-30, -76, 5, 1, 34, 0, 20, 36)) +
  line(
    '#c8a078',
    2,
    repeat(5, (i) => `M${-20 + i * 34}-76v36M${-30 + i * 34}-58h20`),
    0.8,
  ) +
  body(ink, ['#c08a5c', '#8a5c40', '#54383a'], rect(-52, -98, 192, 8), rect(-62, -156, 208, 8)) +
  body(ink, walls, rect(-58, -150, 200, 54)) +
  fill('#5a3c34', panes(-50, -140, 8, 1, 24, 0, 17, 36)) +
  fill('#ffe0a0', panes(-26, -136, 1, 1, 0, 0, 17, 28) + panes(46, -136, 2, 1, 24, 0, 17, 28), 0.6) +
  line(
    '#c8a078',
    1.6,
    repeat(8, (i) => `M${-41.5 + i * 24}-140v36M${-50 + i * 24}-122h17`),
    0.9,
  ) +
  line('#8a5c40', 4, 'M-54-96L-44-80M-20-96L-12-84M16-96L24-84M52-96L60-84M88-96L96-84M136-96L128-80', 0.9) +
  body(ink, slabs, poly(-80, -150, -24, -208, 106, -208, 164, -150)) +
  line(
    '#5c5260',
    1.6,
    'M-68-162H152M-56-174H140M-44-186H130M-34-198H118M-20-206L-46-152M20-206L10-152M60-206V-152M100-206L122-152',
    0.4,
  ) +
  body(ink, walls, rect(54, -236, 18, 34)) +
  fill('#5c5260', poly(50, -234, 63, -246, 76, -234));
