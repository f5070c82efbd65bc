import { fill, group, line } from '../../../engine/ink.ts';
import { each } from '../../../engine/numbers.ts';
import { circle, rect } from '../../../engine/paths.ts';
import { air, body, dark, drawn, inks, sight } from '../sheet.ts';

export const derinkuyu = sight(
  'turkey-3',
  ...air('dusk'),
  drawn((ink) => {
    const chimney = (x: number, base: number, s: number) =>
      body(
        ink,
        ['#ffdcb8', '#d8a088', '#94606c'],
        `M${x - 26 * s} ${base}Q${x - 14 * s} ${base - 60 * s} ${x - 9 * s} ${base - 96 * s}H${x + 9 * s}Q${x + 14 * s} ${base - 60 * s} ${x + 26 * s} ${base}z`,
      ) + fill('#7a4a54', `M${x - 17 * s} ${base - 92 * s}Q${x} ${base - 132 * s} ${x + 17 * s} ${base - 92 * s}z`);
    const room = (x: number, y: number, w: number, h: number) =>
      fill('#5a3038', `M${x} ${y}v${-h + w * 0.2}q0 ${-w * 0.2} ${w / 2} ${-w * 0.2}t${w / 2} ${w * 0.2}v${h - w * 0.2}z`) +
      fill(
        ink.radial([0, '#ffd880', 0.95], [1, '#ff9a4c', 0.15]),
        `M${x} ${y}v${-h + w * 0.2}q0 ${-w * 0.2} ${w / 2} ${-w * 0.2}t${w / 2} ${w * 0.2}v${h - w * 0.2}z`,
      );
    return (
      chimney(120, 190, 1) +
      chimney(190, 190, 0.8) +
      chimney(640, 190, 1.1) +
      chimney(720, 190, 0.7) +
      group(
        'translate(420 120)scale(.8)',
        fill('#d8443c', 'M-9-2C-20-20-44-38-44-66a44 44 0 0 1 88 0c0 28-24 46-35 64z') +
          fill('#ffb84c', 'M-6-2C-14-40-12-90 0-110 12-90 14-40 6-2z') +
          fill(dark, rect(-6, 8, 12, 10)),
      ) +
      fill(ink.fade('#e8b888', '#b8785c', '#6a4050'), 'M0 180Q200 170 400 182T800 178V600H0z') +
      line(
        '#8a5448',
        3,
        'M0 250Q200 240 400 254T800 248M0 340Q220 326 400 344T800 336M0 440Q200 430 400 446T800 436M0 540Q200 526 400 542T800 536',
        0.4,
      ) +
      line('#5a3038', 26, 'M250 170V560M140 290H620M200 400H560M250 500H680M520 290V500M400 400V500') +
      room(60, 306, 130, 84) +
      room(320, 306, 150, 90) +
      room(590, 306, 150, 90) +
      room(130, 420, 140, 84) +
      room(440, 420, 170, 92) +
      room(60, 540, 130, 80) +
      room(310, 524, 170, 92) +
      room(610, 528, 150, 90) +
      body(ink, inks.stone, circle(556, 282, 24), circle(285, 500, 22)) +
      fill(dark, circle(556, 282, 6) + circle(285, 500, 5)) +
      line('#8fd0e8', 4, 'M250 170V560') +
      fill(
        '#3a2030',
        each([100, 150, 380, 420, 650, 690, 180, 490, 560, 360, 420, 660], (x, i) => {
          const y = [306, 306, 306, 306, 306, 306, 420, 420, 420, 524, 524, 528][i] ?? 0;
          return `M${x - 8} ${y}q0-28 8-28t8 28z${circle(x, y - 34, 6)}`;
        }),
      ) +
      fill('#8a5a3c', 'M700 528v-26h40v26h-5v-16h-30v16zM96 540v-20q0-12 10-12h36q10 0 10 12v20h-6v-14h-44v14z')
    );
  }),
);
