import { rows } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { jeddahHouses } from '../../../landmarks/gulf/jeddah-houses.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { crowns } from '../../../nature/trees.ts';
import { air, drawn, ground, sight, white } from '../sheet.ts';

export const balad = sight(
  'saudi-arabia-3',
  ...air('gold'),
  place(
    jeddahHouses({
      walls: [
        ['#fff3dc', '#ecd0b0', '#b08a80'],
        ['#f8f0e4', '#d8ccc0', '#988c98'],
        ['#ffe0c0', '#d8a484', '#94605c'],
      ],
      woods: [
        ['#6fb0a0', '#357c74', '#1f5054'],
        ['#d8945c', '#9a5a38', '#5f3430'],
        ['#b8784c', '#7f4a34', '#4a2a2c'],
      ],
      lattice: '#fff0d0',
      glow: '#ffdf8a',
      dark: '#4a2a34',
    }),
    { x: 0.5, y: 0.9, scale: 1.5 },
  ),
  drawn((ink) => ground(ink, 536, '#e8bc90', '#a86c58')),
  crowns({ at: rows('0.11,0.93,330'), light: '#8fb05c', dark: '#3f6a48', trunk: '#5a3a34', seed: 5 }),
  scatter(walker(white, white), [
    { x: 0.34, y: 0.96, scale: 1.7 },
    { x: 0.42, y: 0.95, scale: 1.6 },
  ]),
  scatter(walker('#2a2030', '#2a2030'), [{ x: 0.72, y: 0.97, scale: 1.6 }]),
);
