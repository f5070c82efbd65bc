import { brush, fill, line } from '../../engine/ink.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { scatter } from '../../life/shape.ts';
import { hills } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { behind } from './backdrop.ts';
import { blend, skyOf } from './hours.ts';
import { houses, middleOf, streets } from './houses.ts';
import { plants } from './plants.ts';
import type { View } from './view.ts';

/** A hotel in its streets, or only the streets. */
export function outside(view: View): Layer[] {
  return [
    ...skyOf(view.light, view.seed, view.horizon),
    ...behind(view),
    ...ground(view),
    ...drive(view),
    ...(view.building === 'street' ? streets(view) : houses(view)),
    ...shore(view),
    ...front(view),
  ];
}

function ground({ look, light: { at }, foot, horizon, atWater, building, seed }: View): Layer[] {
  const [far, near] = look.ground;
  return [
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade(at(far), at(near)), rect(0, h * (horizon + 0.015), w, h)) +
        (atWater || !look.street || building === 'street'
          ? ''
          : fill(at(blend(near, '#54506a', 0.25)), rect(0, h * (foot + 0.05), w, h)) +
            fill(at('#fff4dc'), rect(0, h * (foot + 0.045), w, 4))),
    },
    ...(look.behind === 'dunes'
      ? [hills({ y: foot - 0.04, amp: 20, rough: 0.1, seed: seed + 9, fill: [at(far), at(near)] })]
      : []),
  ];
}

/** Before a hotel that stands alone: the way to its door, and low bushes where they grow. */
function drive({ look, light: { at }, building, index, atWater, foot, seed }: View): Layer[] {
  if (atWater || look.street || building === 'street') return [];
  const x = middleOf(index) * 800;
  const bare = look.behind === 'dunes' || look.behind === 'snow';
  const bushes = [-330, -250, -180, -100, 100, 180, 250, 330].map((far, k) => [x + far, 20 + ((seed + k * 7) % 12)] as const);
  return [
    {
      draw: ({ w, h }) =>
        fill(
          at(blend(look.ground[0], '#fff4dc', 0.5)),
          poly(x - 30, h * foot, x + 30, h * foot, x + w * 0.17, h, x - w * 0.17, h),
        ) + (bare ? '' : fill(at('#6f9a62'), bushes.map(([bush, size]) => ellipse(bush, h * foot, size, size * 0.8)).join(''))),
    },
  ];
}

/** A quay and the water in front of it. */
function shore({ light: { at, hour }, look, atWater, foot, seed }: View): Layer[] {
  if (!atWater) return [];
  const beach = look.ground[0] === '#f2dcae';
  const y = foot + (beach ? 0.075 : 0.03);
  const shine = { colour: hour === 'night' ? '#ffe6a8' : '#fff0cc', width: [60, 130], count: 20, opacity: 0.6 } as const;
  const colours = ['#bfe8e4', '#4fb4bc', '#1f7f9c', '#155a84'].map(at);
  return [
    {
      draw: ({ w, h }) =>
        fill(
          at(beach ? '#f6e4bc' : '#c4b8a8'),
          beach
            ? `M0 ${h * foot}H${w}V${h * (y + 0.05)}Q${w * 0.6} ${h * (y - 0.01)} ${w * 0.3} ${h * (y + 0.03)}T0 ${h * (y + 0.01)}z`
            : rect(0, h * foot, w, h * 0.034),
        ),
    },
    water({ from: y, colours, ripple: at('#ffffff'), rippleOpacity: 0.4, count: 46, seed }),
    {
      draw: ({ w, h }) =>
        beach
          ? brush(
              at('#ffffff'),
              5,
              `M0 ${h * (y + 0.012)}Q${w * 0.25} ${h * (y - 0.006)} ${w * 0.5} ${h * (y + 0.014)}T${w} ${h * (y + 0.008)}`,
              0.85,
            )
          : '',
    },
    ...(hour === 'noon' ? [] : [glitter({ x: 0.3 + (seed % 3) * 0.2, from: y + 0.01, ...shine })]),
  ];
}

/** Plants and lamps before the houses. */
function front(view: View): Layer[] {
  const { look, light, index, foot, atWater, building } = view;
  const { at } = light;
  const left = index % 2 === 0;
  const near = atWater ? foot + 0.045 : 0.985;
  const beach = look.ground[0] === '#f2dcae' && atWater;
  const tall = atWater ? 150 : 250;
  const spots: [number, number, number, number][] = [
    [left ? 0.08 : 0.93, near, tall * 1.15, left ? 22 : -22],
    [left ? 0.17 : 0.84, near, tall * 0.8, left ? -14 : 14],
  ];
  if (index % 3 === 1) spots.push([left ? 0.94 : 0.06, near, tall * 0.95, left ? -20 : 20]);
  const lamps: Layer = {
    draw: ({ w, h }) =>
      [0.3, 0.72]
        .map(
          (x) =>
            line(at('#4a4458'), 3, open(w * x, h * (foot + 0.055), w * x, h * (foot + 0.055) - 78)) +
            fill(light.lamp, circle(w * x, h * (foot + 0.055) - 82, 7)) +
            fill(light.lamp, circle(w * x, h * (foot + 0.055) - 82, 20), 0.22),
        )
        .join(''),
  };
  const shade = parasol({
    straw: [at('#f4dca8'), at('#d8b078'), at('#a07c5c')],
    wood: at('#6a4a3c'),
    cloth: at('#ffffff'),
    clothShade: at('#c8c0b8'),
  });
  return [
    ...(atWater || building === 'street' ? [] : [lamps]),
    ...(beach
      ? [
          scatter(
            shade,
            [0.28, 0.44, 0.62, 0.78].slice(index % 2, 3 + (index % 2)).map((x) => ({ x, y: foot + 0.065, scale: 0.62 })),
          ),
        ]
      : []),
    ...plants(view, spots, 0.85),
  ];
}
