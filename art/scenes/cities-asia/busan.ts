import { fill, fills, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { along, open, points, rect } from '../../engine/paths.ts';
import { endSpot, type Landmark, place, type Scene, spots } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { massing } from '../../nature/massing.ts';
import { haze, moon, sky, stars } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

/** The Gwangan bridge: two portals, the cables lit from end to end. About 1100 wide. */
const bridge: Landmark = ({ ink }) => {
  const sag = (x: number) =>
    Math.abs(x) < 180 ? -74 - 122 * (x / 180) ** 2 : -196 + 126 * Math.min(1, (Math.abs(x) - 180) / 300) ** 0.8;
  const cable = repeat(61, (i) => {
    const x = -480 + i * 16;
    return `${i ? 'L' : 'M'}${numbers(x, sag(x))}`;
  });
  const portal = (x: number) =>
    `${rect(x - 13, -206, 9, 230)}${rect(x + 4, -206, 9, 230)}${[-196, -140, -92].map((y) => rect(x - 13, y, 26, 7)).join('')}`;
  return (
    line(
      '#b8a8f0',
      1.2,
      along(-464, 464, 59, (x) => open(x, sag(x), x, -60)),
      0.7,
    ) +
    line('#fff0b8', 3, cable) +
    line('#ff9ad0', 1.4, cable, 0.5) +
    fills(ink.side('#fff0f8', '#a89ad0', '#544a90'), [portal(-180), portal(180)]) +
    fill(ink.fade('#c4b4e8', '#5f549c'), rect(-1300, -62, 2600, 9)) +
    fill('#4a4088', rect(-1300, -50, 2600, 7)) +
    line(
      '#8f84c8',
      1.4,
      repeat(130, (i) => `M${-1300 + i * 20}-53l10 4 10-4`),
      0.8,
    ) +
    fill(
      '#ffe9a0',
      along(-1290, 1290, 130, (x) => rect(x - 2, -66, 4, 4)),
    ) +
    fills(
      ink.side('#d8ccf0', '#8478b8', '#443a80'),
      [-1080, -960, -840, -720, -600, -480, -330, -180, 180, 330, 480, 600, 720, 840, 960, 1080].map((x) =>
        rect(x - 9, -44, 18, 66),
      ),
    )
  );
};

/** Night falls on Gwangalli beach in Busan. */
export const busan: Scene = {
  slug: 'busan',
  layers: [
    sky(['#171d54', '#3f3a8c', '#8a5aa8', '#e08a9c', '#ffc4a0'], 0.72),
    stars({ count: 60, to: 0.36, seed: 122 }),
    moon({ x: 0.18, y: 0.22, r: 24, colour: '#fffaec', glow: '#e0d0ff' }),
    streaks({ from: 0.24, to: 0.54, count: 8, colour: '#f0a8b8', opacity: 0.45, seed: 504 }),
    mountains({ y: 0.64, amp: 70, rough: 0.65, seed: 322, fill: ['#6a5498', '#a8789c'], shade: '#564690', peaks: [[0.84, 50]] }),
    massing({
      y: 0.715,
      between: [0.42, 1.02],
      tall: [50, 250],
      wide: [22, 40],
      colour: '#54468c',
      light: '#8a6aa8',
      window: '#ffe49a',
      windowOpacity: 0.85,
      seed: 251,
      mound: true,
    }),
    massing({
      y: 0.715,
      between: [-0.02, 0.5],
      tall: [14, 50],
      wide: [18, 34],
      colour: '#6a5494',
      light: '#a0789c',
      window: '#ffe49a',
      windowOpacity: 0.8,
      seed: 261,
      mound: false,
    }),
    haze({ y: 0.69, height: 0.12, colour: '#ffc0a8', opacity: 0.45 }),
    water({
      from: 0.71,
      colours: ['#f0a8a0', '#8a62a8', '#3f4594', '#1a2460'],
      ripple: '#ffd8d0',
      rippleOpacity: 0.45,
      count: 80,
      seed: 307,
    }),
    glitter({ x: 0.18, from: 0.715, colour: '#fff4e4', width: [40, 110], opacity: 0.7 }),
    place(bridge, endSpot({ x: 0.54, y: 0.8, scale: 0.9, rtlX: 0.46 })),
    ...[0.34, 0.5, 0.74].map((x, i) =>
      reflection({
        x,
        from: 0.83,
        height: 90,
        width: 50,
        colour: ['#ffe9a0', '#ff9ad0', '#a8c4ff'][i] ?? '#fff',
        opacity: 0.5,
        seed: 118 + i,
      }),
    ),
    scatter(riverBoat({ hull: '#1a2054', white: '#fff4ec', glass: '#7a78b8', lamp: '#ffe49a' }), [
      { x: 0.38, y: 0.89, scale: 0.7 },
    ]),
    scatter(sailboat({ hull: '#2a2460', sail: '#fff0ec', sailShade: '#c49cc0' }), spots('0.14,0.8,0.6 0.82,0.9,1')),
    land((s) => s.ink.fade('#d8a8a8', '#7a5a8c'), points('-0.02,0.97 0.3,0.95 0.6,0.97 1.02,0.94 1.02,1.02 -0.02,1.02')),
    bough({
      from: [1.03, -0.02],
      to: [0.7, 0.1],
      sag: 22,
      wood: '#241f50',
      leaves: ['#ffd0e0', '#f0a0c0', '#c470a0'],
      count: 120,
      size: 16,
      seed: 262,
      kind: 'blossom',
    }),
    birds({ x: 0.36, y: 0.42, count: 6, size: 12, colour: '#ffeef4', seed: 476 }),
    grain(),
  ],
};
