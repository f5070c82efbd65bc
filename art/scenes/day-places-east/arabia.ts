import { brush, fill, group, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { butte } from '../../landmarks/gulf/elephant-rock.ts';
import { riyadhTowers } from '../../landmarks/gulf/riyadh.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { breakfast, still } from '../day-places/settings.ts';
import { fish, slice } from '../food/table.ts';
import { air, body, drawn, ground, inks, lamp, sight, teeth } from '../sights/sheet.ts';

/** The towers of Olaya at night from a pavement with café tables. */
const olaya = sight(
  'riyadh-olaya',
  ...air('night', [0.14, 0.18], 26),
  place(
    riyadhTowers({
      glass: ['#c9b8e8', '#5a5a9c', '#2c2f66'],
      far: ['#6a629c', '#4a4682', '#353468'],
      line: '#e8dcff',
      lamp: '#ffe39a',
    }),
    { x: 0.5, y: 0.76, scale: 1.02 },
  ),
  crowns({ at: rows('0.06,0.8,90 0.22,0.79,70 0.8,0.79,76 0.94,0.8,96'), light: '#4f7a5c', dark: '#24423f', seed: 4 }),
  drawn(
    (ink) =>
      ground(ink, 456, '#5a4a6c', '#3a3054', '#241c3c') +
      line('#ffdf9a', 3, 'M0 462H800', 0.7) +
      repeat(
        5,
        (i) =>
          fill('#ffdf9a', circle(60 + i * 170, 400, 26), 0.22) +
          line('#2a2244', 5, open(60 + i * 170, 470, 60 + i * 170, 404)) +
          fill('#fff0b8', circle(60 + i * 170, 400, 9)),
      ) +
      [120, 400, 660]
        .map(
          (x, i) =>
            fill('#120c24', ellipse(x, 566, 100, 12), 0.4) +
            line('#1c1430', 7, `M${x} 516V562M${x - 34} 564H${x + 34}`) +
            fill(ink.side('#fff0d8', '#e0b890', '#9a7070'), ellipse(x, 514, 62, 12)) +
            fill('#fff', rect(x - 22, 496, 16, 17) + rect(x + 12, 498, 14, 15)) +
            fill(
              i === 1 ? '#c2405c' : '#2f8a94',
              `M${x - 100} 566V486q2-10 12-10V520H${x - 62}V566h-7V528H${x - 92}V566zM${x + 100} 566V486q-2-10-12-10V520H${x + 62}V566h7V528H${x + 92}V566z`,
            ),
        )
        .join(''),
  ),
  scatter(walker('#fffaf4', '#fffdf8'), [
    { x: 0.3, y: 0.88, scale: 2 },
    { x: 0.345, y: 0.885, scale: 1.9 },
  ]),
);

/** The catch of the morning on ice: red, silver and striped fish, prawns and lemons. */
const fishMarket = still('jeddah-fish', (ink) => {
  const random = randomFrom(8);
  const rock = (k: number) =>
    repeat(70, () => circle(Math.round(random() * 800), Math.round(random() * 600), 9 + random() * 13 + k));
  return (
    fill(ink.across('#2f7f94', '#1c5470'), rect(0, 0, 800, 600)) +
    fill('#e8f4f8', rect(40, 36, 720, 528)) +
    fill('#c4dfea', rock(2), 0.7) +
    fill('#ffffff', rock(-3), 0.8) +
    fish(250, 140, 1.5, 6, ['#f08a7c', '#c24a4c']) +
    fish(560, 132, 1.4, -4, ['#f0a08c', '#cc5a54']) +
    fish(230, 284, 1.45, -3, ['#dfe8f0', '#8296ac']) +
    fish(560, 276, 1.5, 5, ['#cfdcea', '#7088a4']) +
    fish(240, 428, 1.4, 4, ['#ffd884', '#c8923c']) +
    repeat(7, (i) =>
      group(
        `translate(${456 + (i % 4) * 78} ${410 + Math.floor(i / 4) * 74})rotate(${i * 37})`,
        brush('#f08a5c', 20, 'M-22 10Q0-26 24 4') +
          brush('#ffc09a', 6, 'M-18 4Q0-22 18 0') +
          brush('#d85a3c', 3, 'M24 4q18-4 26-16M24 6q20 4 30 0'),
      ),
    ) +
    slice(96, 500, 38, '#f0c02c', '#fff0a0', '#f0d060') +
    slice(150, 528, 34, '#f0c02c', '#fff0a0', '#f0d060') +
    slice(706, 528, 36, '#8fc44c', '#e4f4b0', '#b4d878') +
    line('#0f3c54', 12, 'M40 36H760V564H40z')
  );
});

const red = { light: '#e89a6a', body: '#c4683f', foot: '#9a4a38', shade: '#6a3038', crack: '#4a2434' };

/** Lamps in a lane of the old town of AlUla, mud walls and palm beams, the first stars. */
const oldTown = sight(
  'alula-old-town',
  ...air('dusk', [0.5, 0.46], 30),
  mountains({ y: 0.42, amp: 70, rough: 0.5, seed: 14, fill: ['#a85a5c', '#8a4a54'], shade: '#5a2c48' }),
  drawn((ink) => {
    const lane = (side: 1 | -1) => {
      const at = (x: number) => 400 + side * x;
      return (
        body(
          ink,
          inks.mud,
          poly(at(420), 600, at(420), 90, at(270), 150, at(270), 580),
          poly(at(275), 570, at(275), 200, at(150), 246, at(150), 520),
          poly(at(155), 512, at(155), 282, at(80), 300, at(80), 470),
        ) +
        fill(
          '#5a3430',
          poly(at(330), 556, at(330), 400, at(290), 396, at(290), 548) +
            poly(at(220), 526, at(220), 400, at(190), 398, at(190), 518),
        ) +
        fill(
          lamp,
          poly(at(256), 300, at(256), 258, at(236), 262, at(236), 302) +
            poly(at(372), 268, at(372), 206, at(344), 214, at(344), 272),
        ) +
        line(
          '#5a3430',
          6,
          repeat(5, (i) => open(at(300 + i * 22), 176 - i * 10, at(288 + i * 22), 190 - i * 10)) +
            repeat(4, (i) => open(at(166 + i * 26), 262 - i * 8, at(156 + i * 26), 272 - i * 8)),
        )
      );
    };
    return (
      ground(ink, 450, '#a86a54', '#7a4a48', '#4a2c3c') +
      fill('#e8a878', poly(330, 600, 386, 464, 414, 464, 470, 600), 0.5) +
      lane(-1) +
      lane(1) +
      line('#5a3430', 9, 'M128 190L672 190M246 268L556 268') +
      [
        [176, 350],
        [624, 350],
        [264, 372],
        [536, 372],
        [330, 388],
        [470, 388],
      ]
        .map(
          ([x = 0, y = 0]) =>
            fill('#ffd27a', circle(x, y, 44), 0.24) +
            fill('#fff0b8', rect(x - 7, y - 11, 14, 22)) +
            line('#3a2030', 3, rect(x - 8, y - 12, 16, 24) + open(x, y - 26, x, y - 12)),
        )
        .join('') +
      fill('#ffd27a', ellipse(190, 590, 60, 8) + ellipse(610, 590, 60, 8), 0.4)
    );
  }),
  scatter(walker('#fffaf4', '#fffdf8'), [{ x: 0.46, y: 0.94, scale: 2.5 }]),
  scatter(walker('#2a1a30', '#3a2444'), [{ x: 0.53, y: 0.93, scale: 2.3 }]),
);

/** The palm trail between mud walls in the oasis of AlUla, the cliffs behind. */
const oasis = sight(
  'alula-palms',
  ...air('morning', [0.2, 0.18], 38),
  place(butte(360, 300, 5, red), { x: 0.24, y: 0.72, scale: 1 }),
  place(butte(420, 260, 9, red), { x: 0.82, y: 0.72, scale: 1 }),
  drawn(
    (ink) =>
      ground(ink, 420, '#8fb45c', '#6a9450', '#4a7448') +
      fill('#f0d09c', 'M300 610Q420 520 380 470 360 440 410 424H430Q400 440 420 470 480 520 520 610z') +
      body(
        ink,
        inks.mud,
        rect(40, 366, 150, 90),
        rect(560, 380, 120, 72),
        teeth(40, 366, 150, 8, 14),
        teeth(560, 380, 120, 6, 14),
      ) +
      fill('#5a3430', arch(114, 456, 34, 56) + rect(64, 392, 16, 16) + rect(150, 392, 16, 16) + arch(620, 452, 28, 46)) +
      body(ink, inks.mud, poly(-10, 600, -10, 500, 270, 452, 270, 480), poly(810, 600, 810, 506, 520, 452, 520, 480)),
  ),
  palms({
    at: rows('0.3,0.77,180,8 0.68,0.76,170,-8 0.14,0.86,280,12 0.9,0.87,300,-14 0.47,0.73,110,4'),
    light: '#8fbc5c',
    dark: '#35704f',
    trunk: '#6a4638',
    trunkLight: '#b08058',
    seed: 31,
  }),
  scatter(walker('#fff2d8', '#fff6ea'), [{ x: 0.535, y: 0.86, scale: 1.5 }]),
);

/** Breakfast in the valley of AlUla while the cliffs turn from violet to orange. */
const sunrise = breakfast(
  'alula-sunrise',
  ['#fff4e0', '#f0d8b4', '#d0a888'],
  ...air('dusk', [0.52, 0.5], 40),
  place(butte(380, 330, 5, { light: '#ffb07c', body: '#d9704c', foot: '#8f4a5c', shade: '#5a3060', crack: '#4a2434' }), {
    x: 0.16,
    y: 0.72,
    scale: 1,
  }),
  place(butte(460, 290, 3, { light: '#ffb07c', body: '#d9704c', foot: '#8f4a5c', shade: '#5a3060', crack: '#4a2434' }), {
    x: 0.86,
    y: 0.72,
    scale: 1,
  }),
  drawn((ink) => ground(ink, 424, '#c87a5c', '#8a5054')),
  palms({
    at: rows('0.4,0.72,120,8 0.62,0.72,140,-8'),
    light: '#6a8a4c',
    dark: '#2f4a44',
    trunk: '#4a2c34',
    trunkLight: '#8a5a4c',
    seed: 2,
  }),
);

export const arabianPlaces = [olaya, fishMarket, oldTown, oasis, sunrise];
