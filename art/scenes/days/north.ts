import { fill, fills, line } from '../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { hills, mountains } from '../../nature/terrain.ts';
import { crowns, firs } from '../../nature/trees.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** The Winter Palace across its square. */
const hermitage = sight(
  'petersburg-hermitage',
  ...air('snow', [0.16, 0.2], 34),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.7, seed: 33 }),
  drawn((ink) => {
    const green = ink.across('#a8dcc0', '#7fbfa4', '#5a9a8c');
    const bays = range(19).map((i) => 40 + i * 40);
    return (
      ground(ink, 432, '#e4dcd8', '#c4bccc', '#a49cb8') +
      fill(green, rect(10, 216, 780, 220)) +
      fill(green, poly(310, 216, 330, 186, 470, 186, 490, 216)) +
      fill('#fff', rect(0, 204, 800, 14) + rect(6, 316, 788, 8) + rect(0, 426, 800, 10)) +
      fill('#fff', rect(304, 182, 192, 10)) +
      // Windows framed in white, columns between.
      fill('#fff', bays.map((x) => rect(x - 12, 236, 24, 62) + rect(x - 12, 336, 24, 70)).join('')) +
      fill('#4a5f84', bays.map((x) => arch(x, 294, 15, 50) + rect(x - 7.5, 346, 15, 54)).join('')) +
      fill('#e9c46a', bays.map((x) => rect(x - 8, 228, 16, 6)).join('')) +
      body(ink, inks.white, ...bays.slice(0, -1).map((x) => rect(x + 15, 218, 10, 208))) +
      fill(
        '#e9b446',
        bays
          .slice(0, -1)
          .map((x) => rect(x + 13, 222, 14, 7))
          .join(''),
      ) +
      // Statues along the roof.
      fill('#8a6a5c', bays.map((x) => `M${x - 5} 204L${x - 4} 186h8l1 18z${circle(x, 182, 4)}`).join('')) +
      // The three gates.
      fill('#fff', arch(400, 432, 74, 96) + arch(352, 432, 44, 78) + arch(448, 432, 44, 78)) +
      fill('#3a3450', arch(400, 432, 56, 84) + arch(352, 432, 30, 66) + arch(448, 432, 30, 66)) +
      line('#e9b446', 3, 'M400 432V350M384 432V356M416 432V356M374 388H426') +
      // The paving, the column's foot and the horse carriage's tracks.
      line(
        '#a49cb8',
        2,
        'M0 470H800M0 520H800M0 570H800M400 436V610M240 436L60 610M560 436L740 610M100 436L-160 610M700 436L960 610',
        0.5,
      ) +
      body(ink, ['#e8a48c', '#b86a5c', '#7a4450'], poly(586, 560, 596, -10, 636, -10, 646, 560)) +
      body(ink, ['#f0c4a8', '#c88a74', '#8a5a60'], rect(556, 500, 120, 74), rect(540, 566, 152, 22)) +
      fill('#6a4450', rect(570, 516, 92, 40), 0.6) +
      line('#2a2438', 4, 'M524 600V556M708 600V556M524 566H708')
    );
  }),
  scatter(visitor('#c2405c', '#2a3050', '#2a1c1c', '#8a2a40'), [{ x: 0.26, y: 0.92, scale: 2.4 }]),
  scatter(visitor('#3a6a9c', '#3a3450', '#1c1420', '#2a3a5c'), [{ x: 0.32, y: 0.925, scale: 2.2 }]),
  birds({ x: 0.34, y: 0.2, count: 7, size: 14, colour: '#6a6480', spread: 150, seed: 18 }),
);

/** The cascade of Peterhof: gold and water below the yellow palace. */
const peterhof = sight(
  'petersburg-peterhof',
  ...air('noon', [0.14, 0.16], 34),
  streaks({ from: 0.06, to: 0.26, count: 5, colour: '#fff', opacity: 0.7, seed: 12 }),
  crowns({ at: rows('0.04,0.46,80 0.14,0.45,60 0.87,0.45,62 0.97,0.46,82'), light: '#8abf5c', dark: '#3f7a54', seed: 7 }),
  drawn((ink) => {
    const steps = [330, 372, 414, 456];
    return (
      body(ink, ['#ffe49a', '#f0bc5c', '#b0845c'], rect(150, 170, 500, 110)) +
      body(ink, inks.white, rect(356, 150, 88, 130)) +
      fill('#8a94a8', poly(146, 172, 168, 140, 632, 140, 654, 172) + poly(350, 152, 372, 104, 428, 104, 450, 152)) +
      fill(
        '#fff',
        repeat(13, (i) => (i === 6 ? '' : rect(166 + i * 37, 188, 22, 34) + rect(166 + i * 37, 236, 22, 34))),
      ) +
      fill(
        '#4a5f84',
        repeat(13, (i) => (i === 6 ? '' : rect(170 + i * 37, 192, 14, 26) + rect(170 + i * 37, 240, 14, 26))) +
          arch(400, 270, 30, 60),
      ) +
      body(ink, inks.gold, dome(132, 178, 26, 60), dome(668, 178, 26, 60)) +
      body(ink, ['#ffe49a', '#f0bc5c', '#b0845c'], rect(108, 178, 48, 102), rect(644, 178, 48, 102)) +
      fill('#c8a46c', rect(90, 278, 620, 14)) +
      // The terrace with its grotto, and the steps of water.
      fill(ink.fade('#8abf5c', '#5a9450'), 'M-10 300H810V610H-10z') +
      body(ink, inks.sand, rect(250, 292, 300, 60)) +
      fill(
        '#5a4a4c',
        repeat(5, (i) => arch(286 + i * 57, 352, 34, 46)),
      ) +
      [160, 640]
        .map(
          (x) =>
            steps
              .map(
                (y, i) =>
                  fill('#fff6e0', rect(x - 60 - i * 10, y - 20, 120 + i * 20, 8)) +
                  fill(ink.fade('#ffffff', '#8fd0e8'), rect(x - 56 - i * 10, y - 12, 112 + i * 20, 34), 0.95),
              )
              .join('') +
            fills(
              '#ffd24a',
              steps.map(
                (y, i) =>
                  `${poly(x - 84 - i * 12, y + 10, x - 80 - i * 12, y - 28, x - 68 - i * 12, y - 28, x - 64 - i * 12, y + 10)}${circle(x - 74 - i * 12, y - 34, 7)}${poly(x + 64 + i * 12, y + 10, x + 68 + i * 12, y - 28, x + 80 + i * 12, y - 28, x + 84 + i * 12, y + 10)}${circle(x + 74 + i * 12, y - 34, 7)}`,
              ),
            ),
        )
        .join('') +
      fill(ink.fade('#8fd8e8', '#3f9cc4', '#2a7ab0'), 'M170 478H630Q700 540 760 610H40Q100 540 170 478z') +
      line('#fff6e0', 8, 'M170 478H630Q700 540 760 610M170 478Q100 540 40 610') +
      // The golden figure and its great jet.
      fill('#7a5a54', 'M340 520Q360 470 400 468 440 470 460 520z') +
      fill(ink.side(...inks.gold), 'M376 476L384 420 374 396 388 380 412 380 426 396 416 420 424 476H408L400 436 392 476z') +
      fills('#ffe79a', [circle(400, 370, 12)]) +
      fill('#fff', 'M392 372Q396 200 404 90 424 120 430 180 416 280 410 372z', 0.9) +
      fill(
        '#fff',
        repeat(10, (i) => {
          const x = 210 + i * 42;
          return Math.abs(x - 400) < 40
            ? ''
            : `M${x - 3} 560Q${x} ${470} ${x + (x < 400 ? 30 : -30)} 450Q${x + 6} 490 ${x + 4} 560z`;
        }),
        0.75,
      )
    );
  }),
);

/** The painted houses of Gamcheon, stacked on their hill above the sea. */
const gamcheon = sight(
  'busan-gamcheon',
  ...air('morning', [0.14, 0.2], 36),
  cumulus({
    at: [
      [0.44, 0.16, 110],
      [0.8, 0.12, 80],
    ],
    light: '#fff',
    body: '#f6fbff',
    shade: '#cfe2ee',
    seed: 5,
  }),
  hills({ y: 0.36, amp: 50, rough: 0.2, seed: 31, fill: ['#8fb890', '#6a9a80'] }),
  drawn((ink) => {
    const random = randomFrom(77);
    const colours = ['#7fc4e0', '#f8b8c8', '#ffe08a', '#a8dcb8', '#f4a884', '#c4b4e8', '#fff4e0', '#6fb0c8'];
    const roofs = ['#3f88b8', '#e87a8c', '#5fae9c', '#f0a04a', '#8a74c0'];
    return (
      fill(ink.fade('#8fd0e0', '#4fa0c4'), 'M-10 250H300Q250 300 190 330T-10 380z') +
      fill('#fff', 'M60 296l30-5 30 3-4 7H64z') +
      fill('#7a9a78', 'M-10 380Q190 330 300 250T810 190V610H-10z') +
      range(9)
        .map((row) => {
          const y = 268 + row * 42;
          const from = Math.max(-20, 300 - row * 62);
          let out = '';
          for (let x = from + random() * 20; x < 810; ) {
            const w = 44 + random() * 26;
            const h = 34 + random() * 18;
            const lift = Math.round((x - 300) * 0.09);
            const top = Math.round(y - lift - h);
            const left = Math.round(x);
            const wide = Math.round(w);
            out +=
              fill(colours[Math.floor(random() * colours.length)] ?? '#fff', rect(left, top, wide, 90)) +
              fill('#2a2448', rect(left + Math.round(w * 0.7), top, Math.round(w * 0.3), 90), 0.14) +
              fill(roofs[Math.floor(random() * roofs.length)] ?? '#3f88b8', rect(left - 2, top - 6, wide + 4, 8)) +
              fill('#4a5478', rect(left + 8, top + 12, 10, 12) + rect(left + Math.round(w * 0.48), top + 12, 10, 12));
            if (random() < 0.3) out += fill('#2f9cc4', rect(left + 10, top - 20, 16, 14));
            x += w + 2;
          }
          return out;
        })
        .join('') +
      // The viewing terrace with the little prince's rail.
      fill(ink.fade('#e8d4b8', '#b89c8c'), 'M-10 540Q160 520 330 560L350 610H-10z') +
      line('#5a4a58', 5, 'M-10 500Q160 480 330 520M30 498V548M110 490V540M190 492V544M270 506V556')
    );
  }),
  scatter(visitor('#ffd24a', '#2f3c60', '#1c1420'), [{ x: 0.15, y: 0.94, scale: 2.2 }]),
  scatter(visitor('#f4f0ea', '#c2405c', '#1c1420', '#f0c86a'), [{ x: 0.22, y: 0.945, scale: 2 }]),
);

/** Rows of tea on Jeju, Hallasan behind. */
const tea = sight(
  'jeju-tea',
  ...air('morning', [0.82, 0.2], 36),
  streaks({ from: 0.1, to: 0.36, count: 6, colour: '#fff', opacity: 0.7, seed: 50 }),
  mountains({
    y: 0.5,
    amp: 40,
    rough: 0.1,
    seed: 3,
    peaks: [[0.42, 150]],
    fill: ['#7f9cb8', '#b4ccc4'],
    shade: '#6a88a8',
    shadeOpacity: 0.4,
  }),
  hills({ y: 0.56, amp: 20, rough: 0.16, seed: 40, fill: ['#6a9a74', '#5a8a64'] }),
  drawn((ink) => {
    const bushes = range(11).map((i) => {
      const x = -420 + i * 160;
      return `M${392 + (i - 5) * 10} 352C${380 + (i - 5) * 30} 420 ${(x + 400) / 2} 500 ${x - 40} 620H${x + 70}C${(x + 520) / 2} 500 ${400 + (i - 5) * 34} 420 ${398 + (i - 5) * 10} 352z`;
    });
    return (
      fill(ink.fade('#8fb86c', '#7a9a58'), rect(-10, 350, 820, 270)) +
      fills(ink.fade('#a8d070', '#5fa04c', '#3a7a44'), bushes) +
      line(
        '#d4ec90',
        5,
        range(11)
          .map(
            (i) => `M${394 + (i - 5) * 10} 354C${386 + (i - 5) * 31} 420 ${(-440 + i * 160 + 420) / 2} 500 ${-440 + i * 160} 620`,
          )
          .join(''),
        0.6,
      ) +
      // The museum: low, of stone and glass.
      body(ink, ['#6a6470', '#4a4654', '#2f2c40'], rect(560, 316, 150, 42)) +
      fill(
        '#ffe9b0',
        repeat(6, (i) => rect(570 + i * 23, 324, 16, 26)),
      ) +
      fill('#3a3648', rect(552, 308, 166, 9))
    );
  }),
  firs({ at: rows('0.08,0.6,90 0.13,0.6,70 0.94,0.6,96'), light: '#5f9a6c', dark: '#2f6450' }),
  scatter(visitor('#f0605c', '#3a4470', '#1c1420', '#f4dca0'), [{ x: 0.36, y: 0.86, scale: 2 }]),
  scatter(visitor('#fff6e8', '#4a8a6c', '#1c1420', '#f4dca0'), [{ x: 0.6, y: 0.78, scale: 1.4 }]),
  drawn(
    () =>
      fill('#c8964c', 'M268 500h30l-5 22h-20z') +
      fill('#8abf5c', ellipse(283, 500, 15, 6)) +
      fill('#fff', sliver(-20, 366, 840, 3), 0.3),
  ),
);

export const northernDays = [hermitage, peterhof, gamcheon, tea];
