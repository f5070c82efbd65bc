import { fill, fills, line } from '../../engine/ink.ts';
import { along, arch, open, poly, rect } from '../../engine/paths.ts';
import { endSpot, fromEnd, type Landmark, place, type Scene, spots } from '../../engine/stage.ts';
import { gabledHouses } from '../../landmarks/europe/chapel-bridge.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { haze, sky } from '../../nature/sky.ts';
import { forest, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

/** The twin towers of the Grossmünster. */
const grossmunster: Landmark = ({ ink }) => {
  const stone = ink.side('#fff0d8', '#d8bca0', '#8f7c88');
  const tower = (x: number) =>
    fill(stone, rect(x - 30, -262, 60, 262)) +
    fill(
      '#6a5a68',
      [-14, 14].map((k) => arch(x + k, -200, 13, 40, 'pointed') + arch(x + k, -122, 13, 40)).join('') + arch(x, -40, 14, 46),
    ) +
    fill('#a89490', rect(x - 33, -266, 66, 5) + rect(x - 31, -170, 62, 4) + rect(x - 31, -94, 62, 4), 0.8) +
    fill(
      stone,
      along(x - 24, x + 24, 4, (px) => poly(px - 6, -266, px, -284, px + 6, -266)),
    ) +
    fill(
      ink.side('#a8c8c4', '#5f9490', '#34646c'),
      `M${x - 28} -266C${x - 28} -296 ${x - 14} -306 ${x - 12} -322H${x + 12}C${x + 14} -306 ${x + 28} -296 ${x + 28} -266z`,
    ) +
    fills(stone, [rect(x - 10, -336, 20, 14)]) +
    fill(ink.side('#a8c8c4', '#5f9490', '#34646c'), poly(x - 12, -336, x, -372, x + 12, -336)) +
    line('#f0c04a', 2, open(x, -370, x, -390));
  return (
    fill(stone, poly(-10, 0, -10, -130, 70, -168, 150, -130, 150, 0)) +
    fill(ink.side('#d88a64', '#a8553f', '#6d3438'), poly(-16, -130, 4, -166, 140, -166, 160, -130)) +
    fill(
      '#6a5a68',
      along(20, 130, 5, (x) => arch(x, -50, 12, 52)),
    ) +
    tower(-76) +
    tower(0)
  );
};

const street900 = (width: number) =>
  gabledHouses(
    width,
    29,
    {
      walls: [
        ['#fff2dc', '#e8d0b0', '#a89090'],
        ['#ffd8b8', '#e4a480', '#a06c70'],
        ['#f4e8c0', '#dcc088', '#a08868'],
        ['#dce8e8', '#a8c0c4', '#748c9c'],
      ],
      tile: ['#c98a6c', '#9a5648', '#643840'],
      shutter: ['#4a7a64', '#94444c', '#4a6a90'],
      window: '#566078',
      glow: '#ffe6a0',
    },
    [100, 150],
  );

const street1100 = (width: number) =>
  gabledHouses(
    width,
    41,
    {
      walls: [
        ['#fff6e4', '#ecd4b4', '#b0948c'],
        ['#ffe0c8', '#e8b090', '#a87474'],
        ['#fbeec8', '#e8cc8c', '#a88c64'],
        ['#e4ecdc', '#b8c8b4', '#80948c'],
        ['#f8e4dc', '#dcb4a8', '#9c7c84'],
      ],
      tile: ['#e09468', '#b05c44', '#703a3c'],
      shutter: ['#3f7a5c', '#a8404a', '#3f6a94'],
      window: '#4a5470',
      glow: '#ffe49a',
    },
    [56, 92],
  );

/** Zürich on a clear morning: the Grossmünster above the Limmat, the Alps beyond the lake. */
export const zurich: Scene = {
  slug: 'zurich',
  layers: [
    sky(['#3a80c0', '#94c4e0', '#fbe8d0', '#ffdcb8'], 0.66),
    streaks({ from: 0.1, to: 0.36, count: 6, colour: '#fff', opacity: 0.6, seed: 444 }),
    cumulus({ at: [[0.9, 0.24, 170]], light: '#fff', body: '#fff4e8', shade: '#d8c8d0', seed: 171 }),
    mountains({
      y: 0.58,
      amp: 70,
      rough: 0.85,
      seed: 282,
      fill: ['#a4bcdc', '#e4e4e8'],
      shade: '#8aa4d0',
      snow: { y: 0.575, light: '#fff', shade: '#ccdaf0' },
    }),
    haze({ y: 0.64, height: 0.18, colour: '#fdf0e4', opacity: 0.75 }),
    forest({
      y: 0.67,
      amp: 26,
      rough: 0.2,
      seed: 148,
      fill: ['#84a89c', '#6f988c'],
      size: 20,
      kind: 'round',
      rim: '#b8d0ac',
      tilt: 50,
    }),
    place({ card: street900(900), hero: street900(2200), share: street900(1500) }, { x: 0.6, y: 0.775, scale: 0.8 }),
    place(grossmunster, endSpot({ x: 0.58, y: 0.755, scale: 1.02 })),
    place({ card: street1100(1100), hero: street1100(2240), share: street1100(1560) }, { x: 0.56, y: 0.79, scale: 0.94 }),
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade('#e8d4bc', '#a89494'), rect(0, h * 0.785, w, h * 0.024)) +
        line(
          '#7a6a74',
          1.2,
          along(0, w, 60, (x) => open(x, h * 0.785, x, h * 0.808)),
          0.3,
        ),
    },
    water({
      from: 0.808,
      colours: ['#cfe8e4', '#5fa8c0', '#28709c', '#16507c'],
      ripple: '#fff',
      rippleOpacity: 0.5,
      count: 60,
      seed: 257,
    }),
    glitter({ x: 0.16, from: 0.81, colour: '#fffdf0', width: [50, 120] }),
    reflection({ x: fromEnd(0.57), from: 0.82, height: 90, width: 150, colour: '#e8cca8', opacity: 0.5, seed: 98 }),
    scatter(riverBoat({ hull: '#1f3f68', white: '#fff', glass: '#8fb4d0', lamp: '#dcecf4' }), [{ x: 0.4, y: 0.91, scale: 0.8 }]),
    scatter(sailboat({ hull: '#a8304a', sail: '#fff', sailShade: '#dce0e8' }), spots('0.12,0.87,0.7 0.84,0.94,1.1')),
    bough({
      from: [1.03, -0.02],
      to: [0.74, 0.1],
      sag: 16,
      wood: '#4a3a34',
      leaves: ['#3f7a54', '#6aa060', '#a8cc78'],
      count: 110,
      size: 22,
      seed: 212,
    }),
    birds({ x: 0.36, y: 0.34, count: 7, size: 12, colour: '#fff', seed: 416 }),
    grain(0.8),
  ],
};
