import { fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { islamicArtMuseum } from '../../landmarks/gulf/islamic-art-museum.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { dhow } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, inks } from '../sights/sheet.ts';
import { room } from '../stays/rooms.ts';
import { viewOf } from '../stays/view.ts';

const sails = { hull: '#5a3038', hullLight: '#8a5048', sail: '#fff4dc', sailShade: '#e0bc98', mast: '#4a2c34' };
const green = { light: '#7fb45c', dark: '#2f7258', trunk: '#6a4638', trunkLight: '#b08058' };

/** Doha Bay from the Corniche: dhows, and the museum on its island. `line` is where the water begins. */
const corniche = (horizon: number, scale = 1): Layer[] => [
  ...air('morning', [0.72, 0.2], 40),
  streaks({ from: 0.06, to: 0.36, count: 5, colour: '#fff', opacity: 0.7, seed: 71 }),
  water({ from: horizon, colours: ['#a4dcd8', '#4fb0c4', '#2480a4'], ripple: '#fff', count: 60, seed: 29 }),
  place(islamicArtMuseum({ stone: ['#fffaf0', '#e8d8c4', '#b0a0a4'], window: '#6a5a6c', glow: '#fff0c8' }), {
    x: 0.3,
    y: horizon + 0.05,
    scale: 0.62 * scale,
  }),
  scatter(dhow(sails), [
    { x: 0.66, y: horizon + 0.1, scale: 0.62 * scale },
    { x: 0.46, y: horizon + 0.04, scale: 0.3 * scale },
  ]),
];

/** West Bay across the water, at dusk. */
const skyline = (horizon: number, scale = 1): Layer[] => [
  ...air('dusk', [0.2, horizon - 0.1], 40),
  streaks({ from: 0.1, to: 0.4, count: 6, colour: '#ffc49a', opacity: 0.5, seed: 33 }),
  place(
    westBay({
      glass: ['#ffd9a0', '#8a5a80', '#3a2f66'],
      far: ['#e88a72', '#a04f70', '#73396a'],
      line: '#ffe3b8',
      lamp: '#fff0b0',
    }),
    { x: 0.52, y: horizon, scale: 0.8 * scale },
  ),
  water({ from: horizon, colours: ['#f59a78', '#9a4a78', '#43306c'], ripple: '#ffd0a0', count: 60, seed: 41 }),
  scatter(dhow(sails), [{ x: 0.34, y: horizon + 0.12, scale: 0.5 * scale }]),
];

const promenade = (paving: readonly [string, string], rail: string): Layer =>
  drawn(
    (ink) =>
      fill(ink.fade(...paving), rect(0, 516, 800, 90)) +
      fill(rail, rect(0, 508, 800, 8)) +
      line(rail, 4, repeat(27, (i) => open(i * 31, 476, i * 31, 512)) + open(0, 476, 800, 476)),
  );

/** The pool of a hotel like a pyramid, its floors stepping back behind the palms. */
const pyramidPool: Layer[] = [
  ...air('noon', [0.16, 0.18], 40),
  streaks({ from: 0.06, to: 0.32, count: 5, colour: '#fff', opacity: 0.7, seed: 15 }),
  drawn((ink) => {
    const floor = (k: number) => ({ y: 400 - k * 24, half: 380 - k * 27 });
    return (
      repeat(13, (k) => {
        const { y, half } = floor(k);
        return (
          body(ink, inks.sand, poly(400 - half, y, 400 - half + 12, y - 24, 400 + half - 12, y - 24, 400 + half, y)) +
          fill('#7a5a68', rect(400 - half + 20, y - 18, half * 2 - 40, 12), 0.8) +
          fill(
            '#ffe9c4',
            repeat(Math.floor((half * 2 - 40) / 26), (i) => rect(400 - half + 20 + i * 26, y - 19, 4, 15)),
          )
        );
      }) +
      body(ink, ['#fff6e0', '#f0d2a4', '#bc9070'], poly(352, 400, 372, 74, 428, 74, 448, 400)) +
      fill('#8fb4c0', poly(378, 392, 388, 92, 412, 92, 422, 392)) +
      line('#fff6e0', 3, repeat(12, (i) => open(372, 384 - i * 24, 428, 384 - i * 24)) + open(400, 80, 400, 396)) +
      fill('#6a9a5c', `${repeat(16, (i) => circle(i * 54, 404, 26))}M0 404H800V430H0z`) +
      fill(
        '#8fbc6c',
        repeat(16, (i) => circle(i * 54 - 6, 396, 15)),
      ) +
      // Deck and pool.
      fill(ink.fade('#f4e4c8', '#d8bc98'), rect(0, 424, 800, 180)) +
      fill('#ffffff', 'M150 452H650Q760 470 716 560 700 590 600 590H200Q100 590 84 560 40 470 150 452z') +
      fill(ink.fade('#a4ecec', '#3fb0cc'), 'M154 462H646Q744 478 704 554 690 580 596 580H204Q110 580 96 554 56 478 154 462z') +
      fill(
        '#ffffff',
        sliver(200, 500, 130, 5) + sliver(420, 530, 170, 6) + sliver(300, 556, 120, 5) + sliver(500, 484, 110, 4),
        0.7,
      ) +
      group(
        'translate(520 528)',
        fill('#e8607c', circle(0, 0, 22)) +
          fill('#fff', 'M-22 0A22 22 0 0 1-11-19L-5-9A11 11 0 0 0-11 0zM22 0A22 22 0 0 1 11 19L5 9A11 11 0 0 0 11 0z') +
          fill('#5fc4d4', circle(0, 0, 11)),
      )
    );
  }),
  palms({ at: rows('0.06,0.74,210,10 0.94,0.75,240,-12 0.86,0.73,170,8 0.14,0.72,150,-8'), ...green, seed: 18 }),
  scatter(parasol({ straw: ['#fff4dc', '#f0d4a0', '#b88c5c'], wood: '#8a6040', cloth: '#fffaf0', clothShade: '#d8c8b4' }), [
    { x: 0.09, y: 0.86, scale: 0.9 },
    { x: 0.93, y: 0.88, scale: 0.95 },
  ]),
];

const scene = (name: string, layers: readonly Layer[]): Scene => ({ slug: `stay-${name}`, crops: ['card'], layers });
const palmRow = palms({ at: rows('0.08,0.87,210,10 0.88,0.88,250,-12'), ...green, seed: 5 });

/** Rooms, views and the pool of the hotels on Doha Bay. */
export const bayViews: readonly Scene[] = [
  scene('view-corniche', [...corniche(0.56), promenade(['#e8d4b4', '#c8a888'], '#fffaf0'), palmRow]),
  scene('view-skyline', [...skyline(0.68, 0.78), promenade(['#8a5a68', '#5a3854'], '#4a2c4c')]),
  scene('room-corniche', room(viewOf('gulf-beach', 'morning', 4), corniche(0.46, 0.7))),
  scene('room-skyline', room(viewOf('souq', 'dusk', 2), skyline(0.5, 0.72))),
  scene('pool-pyramid', pyramidPool),
];
