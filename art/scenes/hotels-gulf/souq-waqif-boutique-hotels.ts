import { fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { along, arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { air, body, drawn, inks, type Three } from '../sights/sheet.ts';

const clay: Three = ['#ffdfae', '#e2b07c', '#9a6450'];
const beam = '#5a3430';

/** Two houses of clay and wooden beams in a lane of the souq at dusk, the spiral tower of Fanar behind. */
export const souqWaqifBoutiqueHotels: Scene = {
  slug: 'souq-waqif-boutique-hotels',
  crops: ['card'],
  layers: [
    ...air('dusk', [0.52, 0.56], 44),
    streaks({ from: 0.12, to: 0.42, count: 7, colour: '#ffc49a', opacity: 0.5, seed: 28 }),
    birds({ x: 0.62, y: 0.2, count: 7, size: 10, colour: '#5a2f58', seed: 4 }),
    drawn((ink) => {
      const steps = repeat(7, (i) =>
        poly(438 + i * 7, 420 - i * 42, 444 + i * 7, 374 - i * 42, 556 - i * 7, 382 - i * 42, 562 - i * 7, 428 - i * 42),
      );
      const house = (x: number, wide: number, top: number, side: 1 | -1) =>
        body(ink, clay, `M${x - 4} 540L${x + 4} ${top}H${x + wide - 4}L${x + wide + 4} 540z`) +
        fill('#fff0cc', rect(x, top - 6, wide, 9)) +
        fill(
          clay[1],
          repeat(Math.round(wide / 34), (i) => `M${x + 8 + i * 34} ${top - 5}v-14q10-14 20 0v14z`),
        ) +
        line(
          beam,
          6,
          along(x + 12, x + wide - 12, Math.round(wide / 22), (px) => open(px, top + 24, px, top + 38)),
        ) +
        line(
          beam,
          5,
          along(x + 12, x + wide - 12, Math.round(wide / 22), (px) => open(px, 402, px, 416)),
        ) +
        // Shutters above, an arcade with lamps below.
        along(x + 44, x + wide - 44, Math.round(wide / 92), (px, i) => {
          const lit = (i + (side + 1) / 2) % 2 === 0;
          return (
            fill(beam, rect(px - 25, top + 54, 50, 80)) +
            fill(lit ? '#ffd684' : '#3a2440', rect(px - 19, top + 60, 38, 70)) +
            line(beam, 3, open(px, top + 60, px, top + 130) + open(px - 19, top + 94, px + 19, top + 94)) +
            (lit ? '' : fill('#8a5444', rect(px - 18, top + 60, 16, 70) + rect(px + 2, top + 60, 16, 70))) +
            line(
              beam,
              2.5,
              repeat(6, (k) => open(px - 27 + k * 11, top + 134, px - 27 + k * 11, top + 156)) +
                open(px - 30, top + 134, px + 30, top + 134) +
                open(px - 30, top + 156, px + 30, top + 156),
            )
          );
        }) +
        fill(
          '#3a2034',
          along(x + 48, x + wide - 48, Math.round(wide / 96), (px) => arch(px, 540, 66, 108)),
        ) +
        fill(
          ink.fade('#ffdf94', '#e89450'),
          along(x + 48, x + wide - 48, Math.round(wide / 96), (px) => arch(px, 540, 54, 98)),
        ) +
        fill(
          beam,
          along(x + 48, x + wide - 48, Math.round(wide / 96), (px) => rect(px - 15, 478, 30, 62)),
        ) +
        fill(
          '#c88a54',
          along(
            x + 48,
            x + wide - 48,
            Math.round(wide / 96),
            (px) => rect(px - 11, 484, 9, 22) + rect(px + 2, 484, 9, 22) + rect(px - 11, 512, 9, 22) + rect(px + 2, 512, 9, 22),
          ),
        );
      const lantern = (x: number, y: number) =>
        line('#3a2034', 2.5, open(x, y - 34, x, y - 16)) +
        fill('#ffe0a0', circle(x, y, 30), 0.25) +
        fill('#5a3430', poly(x - 12, y - 12, x, y - 22, x + 12, y - 12)) +
        fill('#ffe7a0', poly(x - 11, y - 12, x + 11, y - 12, x + 8, y + 14, x - 8, y + 14)) +
        line('#5a3430', 2, `M${x} ${y - 12}V${y + 14}M${x - 9} ${y + 1}H${x + 9}`);
      return (
        // Fanar: a square tower that winds up to its balcony.
        body(ink, ['#ffe2bc', '#e0ac80', '#945a5c'], steps, rect(488, 82, 24, 50)) +
        line(
          '#ffe9c4',
          3,
          repeat(7, (i) => open(440 + i * 7, 372 - i * 42, 560 - i * 7, 382 - i * 42)),
          0.8,
        ) +
        fill(
          beam,
          repeat(6, (i) => rect(478 + (i % 2) * 30, 386 - i * 42, 12, 18)),
          0.8,
        ) +
        fill('#fff0cc', rect(478, 126, 44, 6)) +
        fill('#ffd27a', 'M500 62q9 4 9 12-3-6-9-6z') +
        fill(ink.side('#ffe2bc', '#e0ac80', '#945a5c'), 'M486 84Q500 60 514 84z') +
        house(560, 250, 240, -1) +
        house(-20, 330, 176, 1) +
        body(ink, clay, rect(306, 392, 260, 148)) +
        fill('#fff0cc', rect(306, 386, 260, 8)) +
        line(
          beam,
          5,
          along(320, 556, 11, (px) => open(px, 404, px, 416)),
        ) +
        fill('#3a2034', arch(436, 540, 96, 112)) +
        fill(ink.fade('#ffb27c', '#f7d0a0'), arch(436, 540, 80, 102)) +
        // The lane.
        fill(ink.fade('#c8906c', '#94604c', '#643f44'), rect(0, 538, 800, 70)) +
        line(
          '#7a4a44',
          2,
          repeat(4, (i) => open(0, 550 + i * i * 5, 800, 550 + i * i * 5)),
          0.6,
        ) +
        fill('#ffd590', ellipse(146, 548, 120, 12) + ellipse(688, 548, 100, 12), 0.35) +
        // Strings of lanterns, sacks and brass at the door.
        line('#3a2034', 2.5, 'M310 330Q440 400 560 336') +
        lantern(372, 398) +
        lantern(500, 394) +
        lantern(306, 446) +
        group(
          'translate(330 560)',
          fill('#1c1024', ellipse(4, 4, 60, 9), 0.35) +
            body(ink, inks.mud, 'M-50 0Q-60-36-42-44H-12Q4-34-4 0z', 'M2 0Q-6-30 8-38H36Q50-28 46 0z') +
            fill('#c2492c', ellipse(-27, -44, 17, 6)) +
            fill('#e9b446', ellipse(22, -38, 16, 6)),
        )
      );
    }),
    scatter(walker('#fffaf4', '#fffdf8'), [
      { x: 0.5, y: 0.945, scale: 1.5 },
      { x: 0.56, y: 0.95, scale: 1.45 },
    ]),
    scatter(walker('#2a1a30', '#3a2444'), [{ x: 0.63, y: 0.925, scale: 1.3 }]),
    scatter(visitor('#e9b446', '#34507c', '#3a2420'), [{ x: 0.24, y: 0.955, scale: 1.7 }]),
  ],
};
