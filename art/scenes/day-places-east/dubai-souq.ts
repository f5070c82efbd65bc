import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

const spices = ['#e8a02c', '#c2402c', '#8a9a3c', '#b8743c', '#d8c08a', '#7a3a5c'] as const;

/** The spice souq of Deira: open sacks at both sides of a lane under wooden beams, a wind tower at its end. */
const souq = sight(
  'dubai-souq',
  ...air('gold', [0.5, 0.3], 34),
  drawn((ink) => {
    const sack = (x: number, y: number, s: number, k: number) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill('#1c1024', ellipse(6, 2, 62, 12), 0.3) +
          fill(ink.side('#f0dcb8', '#cfae80', '#8a6a54'), 'M-52 0Q-64-50-50-74H50Q64-50 52 0 0 14-52 0z') +
          fill('#e4c898', ellipse(0, -76, 56, 15)) +
          fill(spices[k % 6] as string, 'M-50-76Q-20-122 0-124 20-122 50-76 0-62-50-76z') +
          fill('#fff', 'M-30-92Q-14-116 0-120-6-100-18-84z', 0.25),
      );
    const side = (s: 1 | -1) => {
      const at = (x: number) => 400 + s * x;
      return (
        body(ink, inks.sand, poly(at(420), 610, at(420), 40, at(120), 236, at(120), 440)) +
        fill('#6a4030', poly(at(420), 330, at(420), 170, at(250), 236, at(250), 340)) +
        fill(ink.fade('#ffdf9a', '#e8a45c'), poly(at(420), 520, at(420), 330, at(150), 330, at(150), 440)) +
        fill(s === 1 ? '#2f8a94' : '#c2405c', poly(at(420), 330, at(420), 266, at(140), 300, at(170), 340)) +
        fill(
          '#fff0d8',
          repeat(4, (i) =>
            poly(at(392 - i * 62), 272 + i * 8, at(364 - i * 62), 276 + i * 8, at(372 - i * 58), 338, at(402 - i * 58), 336),
          ),
        ) +
        line('#8a5a3c', 5, open(at(420), 170, at(250), 236))
      );
    };
    return (
      body(ink, ['#fff0cf', '#f0cb96', '#b8845e'], rect(362, 176, 76, 250)) +
      fill(
        '#7a4c42',
        repeat(4, (i) => rect(368 + i * 18, 192, 11, 66)),
      ) +
      fill('#fff2d4', rect(356, 168, 88, 9) + rect(356, 262, 88, 6)) +
      body(ink, inks.sand, rect(270, 330, 260, 110)) +
      fill('#6a4030', arch(400, 440, 70, 92)) +
      ground(ink, 436, '#e4c49c', '#c49a78', '#946c5c') +
      side(-1) +
      side(1) +
      // Beams with mats across the lane, and lamps.
      repeat(3, (i) => {
        const [y, half] = [70 + i * 66, 420 - i * 100];
        return (
          fill('#7a4a34', rect(400 - half, y, half * 2, 14 - i * 3)) +
          fill('#d8b478', rect(400 - half, y - 22 + i * 5, half * 2, 20 - i * 5), 0.85)
        );
      }) +
      [250, 550, 330, 470]
        .map((x, i) => {
          const y = i < 2 ? 168 : 226;
          const r = i < 2 ? 19 : 12;
          return (
            fill('#ffd98a', circle(x, y, r * 2.2), 0.3) +
            line('#4a2c34', 3, open(x, i < 2 ? 82 : 146, x, y - r)) +
            fill(
              ink.radial([0, '#fff4c8'], [1, '#e8a03c']),
              `M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r * 1.3}T${x + r} ${y}Q${x + r} ${y + r} ${x} ${y + r * 1.4}T${x - r} ${y}z`,
            )
          );
        })
        .join('') +
      repeat(
        4,
        (i) =>
          sack(230 - i * 26 - (i > 1 ? 30 : 0), 456 + i * 44, 0.62 + i * 0.2, i) +
          sack(570 + i * 26 + (i > 1 ? 30 : 0), 456 + i * 44, 0.62 + i * 0.2, i + 3),
      ) +
      brush(
        '#b8743c',
        5,
        repeat(7, (i) => `M${26 + i * 7} ${566 - i}l10-34`),
      ) +
      fill('#fff0d8', poly(20, 560, 84, 556, 80, 590, 26, 594))
    );
  }),
  scatter(walker('#fffaf4', '#fffdf8'), [{ x: 0.46, y: 0.87, scale: 2.5 }]),
  scatter(visitor('#e8607c', '#34507c', '#3a2420'), [{ x: 0.535, y: 0.88, scale: 2.4 }]),
);

export const dubaiSouq = [souq];
