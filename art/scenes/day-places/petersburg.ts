import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, dome, open, poly, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { facade } from '../../landmarks/stays/facade.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, panes, sight, type Three } from '../sights/sheet.ts';

const house = (wall: Three, roof: 'mansard' | 'flat', seed: number, wide: number) =>
  facade({
    wide,
    floors: 4,
    wall,
    roof,
    tile: ['#8a94ac', '#5f6a8c', '#3c4670'],
    windows: 'arched',
    trim: '#fff6e4',
    glass: '#4a4670',
    lamp: '#ffe09a',
    lit: 0.5,
    seed,
    cloth: '#8a3050',
    floorHeight: 62,
  });

/** Nevsky Prospekt at dusk where a canal crosses it: palaces, lamps, a boat under the bridge. */
const nevsky = sight(
  'petersburg-nevsky',
  ...air('dusk', [0.5, 0.5], 36),
  streaks({ from: 0.1, to: 0.4, count: 6, colour: '#ffc49a', opacity: 0.5, seed: 12 }),
  place(house(['#ffe2b0', '#e4b274', '#a0705c'], 'mansard', 3, 250), { x: 0.16, y: 0.73, scale: 1.06 }),
  place(house(['#cfe0d4', '#8fb4a4', '#5a7a80'], 'flat', 5, 220), { x: 0.85, y: 0.73, scale: 1.1 }),
  place(house(['#f8d0c0', '#d8948a', '#94606c'], 'mansard', 9, 200), { x: 0.6, y: 0.72, scale: 0.8 }),
  place(house(['#fff0cc', '#e8cc94', '#a88c78'], 'flat', 2, 170), { x: 0.39, y: 0.72, scale: 0.72 }),
  water({ from: 0.78, colours: ['#c8788a', '#6a4a88', '#2f2c5c'], ripple: '#ffd0a0', count: 40, seed: 6 }),
  drawn(
    (ink) =>
      fill(ink.fade('#b49aa4', '#7a6680', '#4f4466'), `M0 436H800V500H0zM0 500Q400 440 800 500V520H780Q400 452 20 520H0z`) +
      fill(ink.fade('#2f2c5c', '#3c3468'), 'M120 522Q400 456 680 522z') +
      line('#2a2244', 4, `M0 436H800${repeat(33, (i) => `M${i * 25} 436V466`)}`) +
      repeat(4, (i) => {
        const x = 90 + i * 206;
        return (
          fill('#ffdf9a', circle(x, 352, 34), 0.24) +
          line('#2a2244', 6, open(x, 462, x, 360)) +
          fill('#fff0b8', `${circle(x, 350, 11)}${circle(x - 22, 366, 9)}${circle(x + 22, 366, 9)}`) +
          line('#2a2244', 3, `M${x - 22} 376Q${x} 392 ${x + 22} 376`)
        );
      }),
  ),
  scatter(riverBoat({ hull: '#3a2f5c', white: '#fffaf0', glass: '#5a5080', lamp: '#ffe09a' }), [{ x: 0.5, y: 0.94, scale: 1.2 }]),
  scatter(visitor('#c2405c', '#2a2448', '#1c1430'), [{ x: 0.31, y: 0.765, scale: 1.4 }]),
  scatter(visitor('#3f8c94', '#3a3060', '#4a2c1c'), [{ x: 0.66, y: 0.765, scale: 1.4 }]),
);

/** The golden dome of St Isaac's with its colonnade, trees before it. */
const isaac = sight(
  'petersburg-isaac',
  ...air('morning', [0.16, 0.2], 36),
  streaks({ from: 0.1, to: 0.4, count: 6, colour: '#fff', opacity: 0.7, seed: 22 }),
  drawn((ink) => {
    const stone: Three = ['#e8dcd4', '#bfb0b0', '#857a8c'];
    const columns = (x: number, y: number, count: number, apart: number, high: number) =>
      body(
        ink,
        ['#d8a08c', '#a86a64', '#6f4450'],
        repeat(count, (i) => rect(x + i * apart, y, 11, high)),
      );
    return (
      fill(ink.side('#fff0b0', '#e8b440', '#a06c28'), dome(400, 214, 92, 122)) +
      line('#b47e2c', 2, 'M400 92V214M360 110Q336 160 336 214M440 110Q464 160 464 214') +
      body(ink, stone, rect(384, 62, 32, 34)) +
      fill(ink.side('#fff0b0', '#e8b440', '#a06c28'), dome(400, 62, 18, 26)) +
      line('#e8b440', 4, 'M400 38V14M392 22H408') +
      body(ink, stone, rect(300, 212, 200, 16), rect(312, 228, 176, 74), rect(286, 302, 228, 16)) +
      columns(316, 228, 9, 20.4, 74) +
      // Two small towers and the body with its portico.
      [232, 568]
        .map(
          (x) =>
            fill(ink.side('#fff0b0', '#e8b440', '#a06c28'), dome(x, 282, 28, 40)) +
            body(ink, stone, rect(x - 34, 282, 68, 50)) +
            fill('#5a4c64', rect(x - 12, 294, 24, 38)),
        )
        .join('') +
      body(ink, stone, rect(140, 332, 520, 148)) +
      fill('#8a7c8c', rect(140, 332, 520, 8)) +
      fill('#5a4c64', panes(164, 366, 2, 1, 44, 0, 22, 60) + panes(568, 366, 2, 1, 44, 0, 22, 60)) +
      body(ink, stone, poly(252, 346, 400, 292, 548, 346), rect(252, 346, 296, 20)) +
      fill('#8a7c8c', poly(282, 340, 400, 300, 518, 340)) +
      fill('#4a3c54', rect(262, 366, 276, 110)) +
      columns(264, 366, 8, 37.5, 112) +
      body(ink, stone, rect(236, 476, 328, 8), rect(220, 484, 360, 9)) +
      ground(ink, 490, '#a8b878', '#7f9a64', '#5f7c58') +
      fill('#e4d4bc', poly(330, 600, 374, 492, 426, 492, 470, 600))
    );
  }),
  crowns({ at: rows('0.07,0.86,150 0.2,0.84,96 0.8,0.84,100 0.93,0.86,160'), light: '#8fb85c', dark: '#4a7850', seed: 9 }),
  scatter(visitor('#e8607c', '#34507c', '#3a2420'), [{ x: 0.47, y: 0.94, scale: 1.5 }]),
  scatter(visitor('#f0b04a', '#3f6a5c', '#2a1c1c'), [{ x: 0.53, y: 0.945, scale: 1.4 }]),
);

export const petersburgPlaces = [nevsky, isaac];
