import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { waterVillas } from '../../landmarks/asia/water-villas.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { coral, fish, manta } from '../../nature/reef.ts';
import { grain } from '../../nature/texture.ts';
import { water } from '../../nature/water.ts';
import { air, drawn } from '../sights/sheet.ts';

const leaves = { light: '#7fc06a', dark: '#2f7a5c', trunk: '#7a5444', trunkLight: '#c09468' };
const wood = '#84583f';

/** What stands on the islands is not turned round with the sky. */
const ashore = (layer: Layer): Layer => ({ ...layer, upright: true });

/** Two people at a table of the restaurant, seen from the side. */
const table = (x: number, cloth: string, left: string, right: string) => {
  const guest = (way: number, shirt: string) =>
    fill(shirt, `M${x + way * 34} 528V504Q${x + way * 34} 490 ${x + way * 27} 490T${x + way * 19} 504L${x + way * 20} 528z`) +
    brush(shirt, 4.4, open(x + way * 26, 500, x + way * 14, 510)) +
    fill('#4a2c30', circle(x + way * 26, 482, 6.6)) +
    brush('#3a4a6c', 4, open(x + way * 36, 498, x + way * 38, 528));
  return (
    guest(-1, left) +
    guest(1, right) +
    fill(cloth, poly(x - 17, 511, x + 17, 511, x + 13, 529, x - 13, 529)) +
    fill('#fff', rect(x - 19, 509, 38, 3.4)) +
    fill('#ffe49a', circle(x, 504, 3)) +
    fill('#ffdf94', circle(x, 503, 13), 0.35)
  );
};

/** The restaurant under the sea: a stair down from its pavilion, a vault of clear acrylic between steel ribs. */
const ithaa = (ink: Ink) => {
  const shell = 'M262 530V470Q262 424 316 420H590Q652 424 652 486V530z';
  return (
    fill(ink.radial([0, '#fff0b8', 0.6], [1, '#fff0b8', 0]), ellipse(456, 480, 290, 120)) +
    fill(ink.fade('#c8f4f4', '#fff0c8', '#ffd890'), shell, 0.72) +
    table(346, '#fffaf0', '#e8607c', '#3f6ab0') +
    table(458, '#fffaf0', '#3f9c8c', '#f4c04c') +
    table(570, '#fffaf0', '#8a5ab0', '#fff4e4') +
    line(
      '#f4fcff',
      3,
      `${range(7)
        .map((i) => `M${296 + i * 54} 530V470Q${296 + i * 54} 432 ${304 + i * 54} 421`)
        .join('')}`,
      0.75,
    ) +
    line('#f4fcff', 4, shell, 0.95) +
    fill('#fff', 'M282 468Q286 440 322 434H586Q612 436 626 452 600 444 580 444H330Q296 448 290 484z', 0.55) +
    fill(ink.fade('#f4efe4', '#b8b4b4'), 'M236 528H672L660 550H248z') +
    fill('#8a8c98', rect(276, 550, 16, 34) + rect(396, 550, 16, 34) + rect(516, 550, 16, 34) + rect(626, 550, 16, 34)) +
    // The shaft of the stair.
    fill(ink.side('#fff8ea', '#e4dccc', '#a09ca0'), rect(206, 318, 56, 212)) +
    fill(
      '#7fb4c0',
      range(3)
        .map((i) => circle(234, 372 + i * 48, 11))
        .join(''),
    ) +
    fill(
      '#ffe9a8',
      range(3)
        .map((i) => circle(234, 372 + i * 48, 8))
        .join(''),
    ) +
    fill(ink.fade('#f4efe4', '#b8b4b4'), rect(198, 524, 72, 26))
  );
};

/** Two islands of the Conrad and the footbridge between them; below the water, the restaurant among the fish. */
export const conradMaldivesRangali: Scene = {
  slug: 'conrad-maldives-rangali',
  crops: ['card'],
  layers: [
    ...air('noon', [0.14, 0.13], 32),
    streaks({ from: 0.04, to: 0.2, count: 4, colour: '#fff', opacity: 0.6, seed: 52 }),
    cumulus({
      at: [
        [0.6, 0.36, 150],
        [0.9, 0.2, 110],
      ],
      light: '#fff',
      body: '#f4fafa',
      shade: '#c4dce8',
      seed: 71,
    }),
    water({ from: 0.41, to: 0.58, colours: ['#5fc4d4', '#6adcd4', '#a4ece0'], ripple: '#fff', count: 36, seed: 15 }),
    drawn(
      () =>
        // Two islands and the bridge.
        fill('#f8e8c4', 'M-10 262Q60 250 170 258 250 264 268 274 150 286-10 284z') +
        fill('#4f9c68', 'M-10 258V228Q40 204 96 214 150 208 190 232 222 244 236 262 120 256-10 262z') +
        fill('#7fc07a', 'M-10 236Q40 212 92 222 140 218 170 236 80 228-10 246z') +
        fill('#f8e8c4', 'M516 262Q600 254 700 258L810 256V276Q660 284 540 276z') +
        fill('#4f9c68', 'M540 260Q560 234 610 236 660 222 710 234 760 224 810 230V260Q680 254 540 262z') +
        fill('#7fc07a', 'M566 250Q600 238 640 240 690 228 730 240 770 232 810 236V244Q680 240 566 252z') +
        fill('#12788c', 'M250 282Q390 274 540 280V285Q390 280 250 288z', 0.3) +
        line(
          wood,
          3,
          repeat(22, (i) => open(256 + i * 13.4, 258, 256 + i * 13.4, 282)),
        ) +
        fill('#e8c090', 'M244 252Q390 240 546 252V259Q390 248 244 260z') +
        line('#fff4dc', 2, 'M244 244Q390 232 546 244') +
        line(
          '#fff4dc',
          1.4,
          repeat(23, (i) =>
            open(246 + i * 13.5, 244 - Math.sin((i / 22) * 3.14) * 6, 246 + i * 13.5, 254 - Math.sin((i / 22) * 3.14) * 6),
          ),
        ) +
        // A seaplane coming in.
        group(
          'translate(384 118)rotate(4)scale(1.1)',
          fill('#fff', 'M-62-4Q-58-16-30-16L34-12 66-30H78L70-4Q40 8-20 8-56 8-62-4z') +
            fill('#e8405c', 'M44-13L66-30H78L72-10zM-60-2Q-20 6 70-4L68 0Q40 8-20 8-54 8-60-2z') +
            fill('#3f6a9c', `${repeat(4, (i) => rect(-30 + i * 13, -11, 8, 6))}M-52-8l10-6h6v7z`) +
            fill('#dfe8f0', 'M-38-20H30L36-26H-44z') +
            line('#8a9cb0', 2.4, 'M-24 8L-28 22M14 8L18 22M-14-16L-20-20M16-14L22-20') +
            fill('#fff', 'M-56 22Q-58 30-40 30H28Q40 30 44 22z') +
            line('#8a9cb0', 2, 'M-64-22V16', 0.6),
        ),
    ),
    ashore(palms({ at: rows('0.04,0.43,104,8 0.1,0.44,130,14 0.17,0.435,96,-6 0.235,0.445,104,12'), ...leaves, seed: 31 })),
    ashore(palms({ at: rows('0.7,0.425,84,-8 0.76,0.43,104,6'), ...leaves, seed: 8 })),
    place(
      waterVillas({
        thatch: ['#f0cf94', '#b8875c', '#74503f'],
        wall: ['#fff4e0', '#e4c8a4', '#a8846c'],
        wood: '#6a4638',
        woodLight: '#e0b888',
        glass: '#6f9cae',
        glow: '#ffe9b0',
        water: '#1f8498',
      }),
      { x: 0.8, y: 0.485, scale: 0.46, rtlX: 0.8 },
    ),
    drawn((ink) => {
      const random = randomFrom(9);
      const school = range(26).map(() => [Math.round(596 + random() * 170), Math.round(360 + random() * 62)] as const);
      return (
        // Below the surface.
        fill(
          ink.fade('#6ad8dc', '#2fa8c0', '#1a7a9c', '#125a7c'),
          'M-10 340Q60 328 130 340T270 340 410 340 550 340 690 340 830 340V610H-10z',
        ) +
        fill(
          '#fff',
          repeat(6, (i) => poly(20 + i * 140, 344, 66 + i * 140, 344, 10 + i * 164, 600, -80 + i * 164, 600)),
          0.08,
        ) +
        brush('#fff', 4, 'M-10 340Q60 328 130 340T270 340 410 340 550 340 690 340 830 340', 0.9) +
        fill('#1c7c98', 'M-10 520Q60 476 130 506T300 500 470 520 640 490 810 500V610H-10z', 0.7) +
        ithaa(ink) +
        fill(ink.fade('#f4e8c4', '#c8b490'), 'M-10 586Q140 566 300 582T620 576 810 580V610H-10z') +
        // The pavilion over the stair, its jetty to the island.
        fill('#e0b888', poly(-10, 306, 300, 306, 300, 316, -10, 316)) +
        brush(wood, 5, 'M20 316V352M70 316V356M120 316V352M168 316V372M290 316V366') +
        fill('#fff4e0', rect(186, 258, 96, 48)) +
        fill('#6f9cae', rect(198, 268, 26, 38) + rect(244, 268, 26, 38)) +
        fill('#ffe9b0', rect(230, 270, 10, 36)) +
        line(wood, 4, 'M186 258V306M282 258V306') +
        fill(ink.side('#f0cf94', '#c09060', '#7a543f'), 'M162 264Q206 240 228 196H240Q262 240 306 264L298 270Q234 256 170 270z') +
        line(
          '#7a543f',
          1.6,
          repeat(11, (i) => open(230 + i * 0.8, 202, 176 + i * 11.6, 262)),
          0.5,
        ) +
        fill('#7a543f', poly(226, 200, 234, 186, 242, 200)) +
        line('#fff4dc', 2.4, 'M-10 290H180') +
        line(
          '#fff4dc',
          2,
          repeat(9, (i) => open(6 + i * 20, 290, 6 + i * 20, 306)),
        ) +
        // Corals and fish.
        coral(52, 584, 92, '#f2825c') +
        coral(118, 590, 62, '#f6b7c4') +
        coral(168, 586, 44, '#ffc66a') +
        coral(716, 582, 96, '#d94f7c') +
        coral(772, 586, 66, '#ffc66a') +
        fills(ink.ball('#ffd0a0', '#e08a5c', '#a8503c'), ['M196 590q4-30 30-30t30 30z', 'M664 592q4-26 26-26t24 26z']) +
        fill(
          '#ffe27a',
          each(school, ([x, y]) => `M${x} ${y}q9-8 18 0l8-5v10l-8-5q-9 8-18 0z`),
        ) +
        fish(96, 420, 0.66, ['#ffd45c', '#e88a2c']) +
        fish(150, 470, 0.5, ['#ff9c7c', '#c84f5c']) +
        fish(60, 478, 0.44, ['#ffd45c', '#e88a2c']) +
        fish(706, 470, -0.6, ['#8ff0e0', '#2f9cb8']) +
        fish(756, 510, -0.46, ['#ff9c7c', '#c84f5c']) +
        // A ray above the vault.
        manta(ink, 452, 382, 0.36) +
        fill(
          '#fff',
          `${circle(186, 420, 4)}${circle(178, 402, 6)}${circle(190, 382, 4)}${circle(676, 440, 4)}${circle(682, 418, 5)}${sliver(40, 352, 60, 4)}${sliver(560, 354, 70, 4)}`,
          0.55,
        )
      );
    }),
    grain(0.8),
  ],
};
