import { fill, fills, type Ink, line } from '../../../engine/ink.ts';
import { each, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect } from '../../../engine/paths.ts';
import { body, inks, panes } from '../../sights/sheet.ts';

const blueIron = ['#b4e8e4', '#4fb0bc', '#276a88'] as const;

/** The pavilion over the spring: glass between blue posts, under a ribbed dome. */
export const pavilion = (ink: Ink) =>
  fill('#2f4a4c', ellipse(8, 4, 128, 12), 0.35) +
  body(ink, inks.stone, poly(-122, 4, -112, -14, 112, -14, 122, 4), rect(-104, -26, 208, 14)) +
  fill(ink.fade('#fff0bc', '#f4cf8a', '#c8ecdc'), rect(-96, -128, 192, 104)) +
  fill('#8ad0cc', arch(0, -26, 40, 84), 0.55) +
  line('#e8fbf4', 3, 'M-24-30V-64Q-24-86-6-92M-12-30Q-12-50 0-58 12-50 12-30M24-30V-64Q24-86 6-92', 0.8) +
  line(
    '#276a88',
    2,
    each([-80, -42, 0, 42, 80], (x) => `M${x}-122V-26M${x - 18}-74H${x + 18}`),
    0.55,
  ) +
  fills(ink.side(...blueIron), [
    ...[-102, -62, -24, 16, 54, 94].map((x) => rect(x, -130, 8, 106)),
    rect(-106, -50, 212, 6),
    poly(-112, -126, -104, -146, 104, -146, 112, -126),
  ]) +
  fill(
    '#fffaf0',
    repeat(5, (i) => `M${-94 + i * 39}-126q19 34 36 0z`),
    0.85,
  ) +
  fill(ink.ball('#c4f0ea', '#56b4bc', '#256486'), dome(0, -144, 100, 70)) +
  line('#e4fff8', 2.4, 'M-64-146Q-56-196 0-214M-30-146Q-28-196 0-214M0-146V-214M30-146Q28-196 0-214M64-146Q56-196 0-214', 0.7) +
  body(ink, blueIron, rect(-18, -234, 36, 24), dome(0, -232, 22, 24)) +
  fill('#fff0bc', rect(-12, -230, 7, 16) + rect(-3, -230, 7, 16) + rect(6, -230, 7, 16)) +
  line('#e9b446', 4, 'M0-254v-18');

/** The blue house with carved balconies at the gate of the park. */
export const blueHouse = (ink: Ink) =>
  body(ink, ['#a8e0ec', '#5fb4d0', '#3a7ea8'], rect(-104, -138, 208, 142)) +
  body(
    ink,
    ['#e0806a', '#b04f4c', '#74343e'],
    poly(-120, -134, -86, -176, 86, -176, 120, -134),
    poly(-40, -140, 0, -206, 40, -140),
  ) +
  fill('#2f5f84', panes(-92, -56, 6, 1, 34, 0, 16, 46)) +
  fill('#ffe7a8', panes(-90, -120, 6, 1, 34, 0, 12, 30)) +
  fill('#fffaf0', rect(-110, -82, 220, 7) + rect(-110, -130, 220, 5) + each(range(8), (i) => rect(-108 + i * 30, -130, 5, 134))) +
  line(
    '#fffaf0',
    3,
    `${repeat(22, (i) => `M${-104 + i * 10}-80v18`)}M-108-62H108${repeat(7, (i) => `M${-102 + i * 30}-118q13-14 25 0`)}`,
  ) +
  fill('#fffaf0', circle(0, -158, 12)) +
  fill('#5fb4d0', circle(0, -158, 7));
