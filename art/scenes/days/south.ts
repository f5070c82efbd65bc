import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { najdFort } from '../../landmarks/gulf/riyadh.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** Masmak and its carved gate in morning light. */
const masmak = sight(
  'riyadh-masmak',
  ...air('morning', [0.16, 0.2], 38),
  streaks({ from: 0.08, to: 0.34, count: 5, colour: '#fff', opacity: 0.7, seed: 19 }),
  drawn((ink) => ground(ink, 420, '#f4d8a8', '#d8ac78', '#b48460')),
  place(najdFort({ mud: inks.mud, hole: '#6a4038', door: '#6a3a2c', white: '#fffaf0' }), { x: 0.52, y: 0.76, scale: 1.5 }),
  palms({
    at: rows('0.08,0.8,210,-12 0.15,0.78,160,10 0.95,0.8,230,14'),
    light: '#7fae58',
    dark: '#2f7058',
    trunk: '#6f4a3a',
    trunkLight: '#c08a58',
    seed: 11,
  }),
  drawn(() => line('#b48460', 2, 'M0 500H800M0 550H800M400 460V610M280 460L140 610M520 460L660 610', 0.4)),
  scatter(walker('#fffdf8', '#f8ece0'), [{ x: 0.38, y: 0.9, scale: 1.9 }]),
  scatter(walker('#fffdf8', '#e04a4a'), [{ x: 0.43, y: 0.905, scale: 1.9 }]),
  scatter(walker('#2a2438', '#2a2438'), [{ x: 0.66, y: 0.88, scale: 1.7 }]),
  scatter(visitor('#f0b04a', '#4a5a8c', '#2a1c1c'), [{ x: 0.705, y: 0.885, scale: 1.1 }]),
  birds({ x: 0.7, y: 0.16, count: 6, size: 12, colour: '#7a5a58', spread: 120, seed: 21 }),
);

/** King Fahd's Fountain after dark, a family on the Corniche. */
const corniche = sight(
  'jeddah-fountain',
  ...air('night', [0.2, 0.18], 28),
  water({ from: 0.66, colours: ['#3a5a9c', '#1f3570', '#101c48'], ripple: '#a8c8ff', count: 90, seed: 17 }),
  glitter({ x: 0.56, from: 0.67, colour: '#e4f0ff', width: [30, 130] }),
  drawn((ink) => {
    const random = randomFrom(5);
    return (
      fill(
        '#1a2650',
        'M-10 396V370H40V356H70V376H120V340H150V378H210V362H240V384H330V396zM640 396V372H690V350H716V374H770V336H792V396z',
      ) +
      fill(
        '#ffd98a',
        repeat(26, (i) => rect((i < 15 ? 6 : 380) + i * 22, 376 + (i % 3) * 6, 4, 4)),
        0.8,
      ) +
      // The jet: straight up, then torn by the wind.
      fill('#c4d8ff', 'M448 34C480 20 520 60 548 130 580 210 610 300 640 392H560C530 320 500 240 470 210z', 0.22) +
      fill('#dfeaff', 'M448 30C474 20 498 60 512 120 528 190 540 280 556 392H500C490 300 480 200 462 150z', 0.3) +
      fill(
        ink.fade('#ffffff', '#e4f0ff', '#c4d8ff'),
        'M438 402C440 260 442 130 446 40 450 8 468 12 472 50 474 140 464 290 460 402z',
        0.95,
      ) +
      fill(
        '#ffffff',
        repeat(60, () => circle(Math.round(466 + random() ** 1.4 * 150), Math.round(60 + random() * 330), 1 + random() * 2.4)),
        0.6,
      ) +
      fill('#fff6d8', ellipse(448, 404, 60, 9), 0.6) +
      // The promenade.
      fill(ink.fade('#5a4a74', '#332a54'), 'M-10 520Q260 500 810 530V610H-10z') +
      line('#8a7aa4', 6, 'M-10 518Q260 498 810 528') +
      [90, 330, 690]
        .map(
          (x) =>
            line('#1c1838', 6, `M${x} 528V400`) + fill('#ffe9a8', circle(x, 392, 34), 0.3) + fill('#fff0b8', circle(x, 392, 11)),
        )
        .join('') +
      fill('#1c1838', rect(150, 536, 110, 8) + rect(160, 544, 6, 26) + rect(244, 544, 6, 26))
    );
  }),
  palms({ at: rows('0.95,0.88,250,-18'), light: '#3f7a6a', dark: '#1c4a50', trunk: '#2a2040', trunkLight: '#5a4a6a', seed: 6 }),
  scatter(walker('#e8ecff', '#f8f0ff'), [{ x: 0.62, y: 0.955, scale: 2.5 }]),
  scatter(walker('#16122c', '#16122c'), [{ x: 0.69, y: 0.955, scale: 2.4 }]),
  scatter(visitor('#f0b04a', '#3a4a8c', '#1c1424'), [{ x: 0.655, y: 0.965, scale: 1.4 }]),
);

/** A hammock between two palms on a Maldivian beach, a book in it. */
const hammock = sight(
  'maldives-hammock',
  ...air('noon', [0.8, 0.16], 38),
  streaks({ from: 0.06, to: 0.32, count: 6, colour: '#fff', opacity: 0.8, seed: 25 }),
  water({ from: 0.48, colours: ['#4fc0d8', '#8fe8dc', '#c8f6e4'], ripple: '#fff', count: 60, seed: 36 }),
  drawn(
    (ink) =>
      fill('#3f8a6c', 'M560 292Q600 262 650 274 700 258 740 292z') +
      fill('#fff4d8', 'M540 296Q650 284 770 296z') +
      fill('#fff', 'M-10 450Q220 404 420 430T810 412V430Q600 448 420 446T-10 472z', 0.9) +
      fill(ink.fade('#fff6dc', '#f8deac'), 'M-10 466Q220 420 420 446T810 428V610H-10z') +
      fill('#e0bc84', `${sliver(60, 560, 180, 6)}${sliver(420, 580, 220, 6)}${sliver(560, 500, 160, 5)}`, 0.6),
  ),
  palms({
    at: rows('0.16,0.93,420,-36 0.84,0.93,400,40 0.94,0.84,240,26'),
    light: '#5fb05c',
    dark: '#1f7a5c',
    trunk: '#7a5440',
    trunkLight: '#cf9c68',
    seed: 15,
  }),
  drawn(
    (ink) =>
      fill('#c89c64', ellipse(400, 548, 190, 16), 0.4) +
      brush('#fffaf0', 4, 'M122 360L210 440M690 366L590 440') +
      fill(ink.fade('#f0605c', '#c2405c'), 'M206 436Q400 590 594 436 560 540 400 548 240 540 206 436z') +
      line('#ffe08a', 7, 'M214 452Q400 602 586 452M232 480Q400 590 568 480', 0.9) +
      brush(
        '#fffaf0',
        3,
        repeat(14, (i) => `M${250 + i * 23} ${Math.round(548 - ((i - 6.5) / 6.5) ** 2 * 44)}v14`),
      ) +
      // Someone deep in it: knees, a hat, a book.
      fill('#2f6a9c', 'M396 500Q430 430 462 444 484 462 500 486 470 512 430 520z') +
      fill('#fff6e8', 'M268 486Q300 452 350 470 400 486 420 512 350 536 300 516z') +
      fill('#e8b88c', circle(276, 462, 20)) +
      fill('#f0d08a', 'M236 462Q240 424 274 424 304 426 316 456 280 440 236 462z') +
      brush('#e8b88c', 11, 'M330 486L366 444') +
      group(
        'translate(372 430)rotate(-14)',
        fill('#fffaf0', poly(-28, -18, 0, -12, 28, -18, 28, 16, 0, 22, -28, 16)) +
          fill('#2f8a9c', poly(-30, -20, 0, -13, 0, 24, -30, 18)),
      ) +
      // A coconut to drink from, and a crab.
      fill('#5f9450', circle(630, 548, 24)) +
      fill('#fffaf0', ellipse(630, 532, 15, 6)) +
      brush('#f0605c', 4, 'M634 530L648 500') +
      group(
        'translate(120 566)',
        fill('#e8604a', ellipse(0, 0, 20, 12)) +
          brush('#e8604a', 4, 'M-16 4l-12 8M-10 8l-8 12M16 4l12 8M10 8l8 12M-16-6l-12-10M16-6l12-10') +
          fills('#2a1c24', [circle(-6, -12, 3), circle(6, -12, 3)]),
      ),
  ),
);

/** The gate of Moulay Ismail in Meknes, a caleche before it. */
const babMansour = sight(
  'fes-meknes',
  ...air('gold', [0.14, 0.22], 40),
  drawn((ink) => {
    const wall = ['#f4c890', '#d89c60', '#98604c'] as const;
    const tile = ink.pattern(
      28,
      `<path d="M0 0h28v28H0z" fill="#2f8f84"/><path d="M14 2l10 12-10 12L4 14z" fill="#e8d8a8"/><path d="M14 8l5 6-5 6-5-6z" fill="#2a5a8c"/>`,
    );
    return (
      body(ink, wall, rect(-10, 240, 820, 220)) +
      fill(
        wall[1],
        repeat(21, (i) => rect(i * 40 - 6, 226, 22, 16)),
      ) +
      ground(ink, 456, '#f0d0a0', '#d0a070', '#a87858') +
      body(ink, wall, rect(230, 96, 340, 364)) +
      fill(
        wall[0],
        repeat(11, (i) => poly(232 + i * 31, 98, 244 + i * 31, 76, 256 + i * 31, 98)),
      ) +
      fill(tile, rect(256, 122, 288, 338)) +
      fill('#fff0d0', rect(246, 112, 308, 10)) +
      body(ink, wall, `${arch(400, 460, 230, 316, 'horseshoe')}`) +
      fill(tile, arch(400, 460, 204, 292, 'horseshoe')) +
      fill('#4a2c34', arch(400, 460, 164, 256, 'horseshoe')) +
      fill('#8fc4c8', arch(400, 460, 90, 150, 'horseshoe'), 0.85) +
      fill('#f4d8a8', poly(360, 460, 440, 460, 430, 420, 372, 420)) +
      // Square towers on columns at both sides.
      [180, 620]
        .map(
          (x) =>
            body(ink, wall, rect(x - 60, 210, 120, 250)) +
            fill(tile, rect(x - 46, 226, 92, 74)) +
            fill('#4a2c34', arch(x, 460, 74, 140, 'horseshoe')) +
            body(ink, inks.white, rect(x - 50, 340, 14, 120), rect(x + 36, 340, 14, 120)) +
            fill('#fffaf0', rect(x - 55, 330, 24, 12) + rect(x + 31, 330, 24, 12)) +
            fill(
              wall[0],
              repeat(4, (i) => poly(x - 58 + i * 30, 212, x - 46 + i * 30, 190, x - 34 + i * 30, 212)),
            ),
        )
        .join('') +
      // The caleche.
      group(
        'translate(250 556)scale(1.1)',
        fill('#5a2a34', ellipse(0, 4, 150, 9), 0.3) +
          fill(
            '#8a5638',
            'M-146-70Q-110-64-74-70-60-66-60-48L-62 0H-71L-76-36Q-96-30-118-36L-122 0H-131L-134-44-146-56-160-88-180-76-186-88-164-106-158-114-152-104Q-142-92-134-74z',
          ) +
          brush('#4a2c34', 4, 'M-62-50Q-46-44-50-20M-70-44L20-36') +
          fill('#1f7a5c', 'M0-36H100L112-78 92-80 84-56H30L20-80H6z') +
          fill('#2a1c2c', 'M60-56Q66-120 122-116L112-78 92-80 84-56z') +
          line('#2a1c2c', 5, `${circle(24, -16, 18)}${circle(90, -20, 24)}`) +
          brush('#e9b446', 3, 'M24-34V2M6-16H42M90-44V4M66-20H114') +
          fill('#fffaf0', 'M10-40L14-78H30L36-40z') +
          fill('#c2404c', 'M14-96h16v10H14z') +
          fill('#e8b88c', circle(22, -84, 8)),
      )
    );
  }),
  scatter(walker('#2f6a9c', '#f0d8b8'), [{ x: 0.6, y: 0.91, scale: 2 }]),
  scatter(walker('#e8c070', '#f0d8b8'), [{ x: 0.75, y: 0.87, scale: 1.7 }]),
  birds({ x: 0.8, y: 0.14, count: 7, size: 13, colour: '#7a4a4c', spread: 120, seed: 2 }),
);

export const southernDays = [masmak, corniche, hammock, babMansour];
