import { fill, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { rect, rows } from '../../engine/paths.ts';
import { endSpot, type Layer, place, type Scene, spots } from '../../engine/stage.ts';
import { jeddahHouses, oldMinaret } from '../../landmarks/gulf/jeddah-houses.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { grain, spray } from '../../nature/texture.ts';

const square: Layer = {
  draw: ({ w, h, ink }) =>
    fill(ink.fade('#f4cfa4', '#b8785c'), rect(0, h * 0.847, w, h * 0.153)) +
    line(
      '#8f5a4c',
      1.3,
      `${repeat(23, (i) => `M${numbers(w * (0.5 + (i - 11) * 0.0525), h * 0.847)}L${numbers(w * (0.5 + (i - 11) * 0.1375), h)}`)}M0 ${numbers(h * 0.883)}H${w}M0 ${numbers(h * 0.933)}H${w}`,
      0.32,
    ) +
    fill(ink.across([0, '#fff3d0', 0.6], [0.7, '#fff3d0', 0]), rect(0, h * 0.847, w, h * 0.153)),
};

/** Strings of lamps across the square. */
const lamps: Layer = {
  draw: () =>
    line('#6d3f4c', 1.6, 'M-10 190Q120 270 250 214M-10 250Q140 330 300 250') +
    fill(
      '#ffe9a0',
      repeat(7, (i) => {
        const t = (i + 0.7) / 7.6;
        return `M${numbers(t * 250 - 5, 190 + 2 * t * (1 - t) * 68 + t * 24 + 3)}h10v11h-10z`;
      }),
    ),
};

/** Al-Balad in old Jeddah, late in the afternoon. */
export const jeddah: Scene = {
  slug: 'jeddah',
  layers: [
    sky(['#2a7f9c', '#84c0bc', '#f8dca8', '#ffc48c'], 0.8),
    streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff6e4', opacity: 0.55, seed: 364 }),
    massing({
      y: 0.85,
      between: [-0.02, 0.5],
      tall: [30, 150],
      wide: [26, 54],
      colour: '#d8a488',
      light: '#f6cfa4',
      window: '#8a5a5c',
      windowOpacity: 0.5,
      seed: 181,
      mound: false,
    }),
    haze({ y: 0.78, height: 0.2, colour: '#ffdcaa', opacity: 0.65 }),
    place(oldMinaret({ wall: ['#fff6e4', '#e4c4a4', '#a87c74'], dark: '#6d4a50' }), endSpot({ x: 0.2, y: 0.85, scale: 1 })),
    square,
    place(
      jeddahHouses({
        walls: [
          ['#fff3dc', '#ecd0b0', '#b08a80'],
          ['#ffe8cc', '#e0b894', '#a07068'],
          ['#f8f0e4', '#d8ccc0', '#988c98'],
          ['#ffe0c0', '#d8a484', '#94605c'],
        ],
        woods: [
          ['#d8945c', '#9a5a38', '#5f3430'],
          ['#6fb0a0', '#357c74', '#1f5054'],
          ['#b8784c', '#7f4a34', '#4a2a2c'],
        ],
        lattice: '#fff0d0',
        glow: '#ffdf8a',
        dark: '#4a2a34',
      }),
      endSpot({ x: 0.61, y: 0.865, scale: 1.08 }),
    ),
    palms({
      at: rows('0.1,0.9,200,18 0.03,0.9,150,-8'),
      light: '#6fa058',
      dark: '#2f6a54',
      trunk: '#6a4038',
      trunkLight: '#b8784c',
      seed: 125,
    }),
    lamps,
    scatter(walker('#fffaf0', '#fffaf0'), spots('0.3,0.93,0.9 0.76,0.95,1')),
    scatter(walker('#2a2030', '#2a2030'), spots('0.26,0.935,0.86 0.58,0.92,0.76')),
    spray({ dense: 1, clear: 0.88, colour: '#7a4a44', count: 130, seed: 126, opacity: 0.4 }),
    birds({ x: 0.36, y: 0.26, count: 9, size: 12, colour: '#fff', seed: 336 }),
    grain(),
  ],
};
