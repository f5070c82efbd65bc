import { brush, fill, line } from '../../engine/ink.ts';
import { circle, open, rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { parasol } from '../../landmarks/stays/parasol.ts';
import { scatter } from '../../life/shape.ts';
import { palms } from '../../nature/palms.ts';
import { hills } from '../../nature/terrain.ts';
import { crowns, cypresses, firs } from '../../nature/trees.ts';
import { glitter, water } from '../../nature/water.ts';
import { behind } from './backdrop.ts';
import { blend, skyOf } from './hours.ts';
import { houses, streets } from './houses.ts';
import type { Look } from './looks.ts';
import type { View } from './view.ts';

/** A hotel in its streets; with `around`, only the streets. */
export function outside(view: View): Layer[] {
  return [
    ...skyOf(view.light, view.seed, view.horizon),
    ...behind(view),
    ...ground(view),
    ...(view.subject === 'around' ? streets(view) : houses(view)),
    ...shore(view),
    ...front(view),
  ];
}

function ground({ look, light: { at }, foot, horizon, atWater, seed }: View): Layer[] {
  const [far, near] = look.ground;
  return [
    { draw: ({ w, h, ink }) => fill(ink.fade(at(far), at(near)), rect(0, h * (horizon + 0.015), w, h)) },
    ...(atWater || !look.street
      ? []
      : [
          {
            draw: ({ w, h }: { w: number; h: number }) =>
              fill(at(blend(near, '#54506a', 0.25)), rect(0, h * (foot + 0.05), w, h)) +
              fill(at('#fff4dc'), rect(0, h * (foot + 0.045), w, 4)),
          },
        ]),
    ...(look.behind === 'dunes'
      ? [hills({ y: foot - 0.04, amp: 20, rough: 0.1, seed: seed + 9, fill: [at(far), at(near)] })]
      : []),
  ];
}

/** A quay and the water in front of it. */
function shore({ light: { at, hour }, look, atWater, foot, seed }: View): Layer[] {
  if (!atWater) return [];
  const beach = look.ground[0] === '#f2dcae';
  const y = foot + (beach ? 0.075 : 0.03);
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
    ...(beach
      ? [
          {
            draw: ({ w, h }: { w: number; h: number }) =>
              brush(
                at('#ffffff'),
                5,
                `M0 ${h * (y + 0.012)}Q${w * 0.25} ${h * (y - 0.006)} ${w * 0.5} ${h * (y + 0.014)}T${w} ${h * (y + 0.008)}`,
                0.85,
              ),
          },
        ]
      : []),
    ...(hour === 'noon'
      ? []
      : [
          glitter({
            x: 0.3 + (seed % 3) * 0.2,
            from: y + 0.01,
            colour: hour === 'night' ? '#ffe6a8' : '#fff0cc',
            width: [60, 130],
            count: 20,
            opacity: 0.6,
          }),
        ]),
  ];
}

/** Plants and lamps before the houses. */
function front({ look, light, index, seed, foot, atWater, scenery, subject }: View): Layer[] {
  const { at } = light;
  const left = index % 2 === 0;
  const near = atWater ? foot + 0.045 : 0.985;
  const beach = look.ground[0] === '#f2dcae' && atWater;
  const tall = atWater ? 150 : 250;
  const at3 = (size: number): [number, number, number, number][] => [
    [left ? 0.08 : 0.93, near, size * 1.15, left ? 22 : -22],
    [left ? 0.17 : 0.84, near, size * 0.8, left ? -14 : 14],
    ...(index % 3 === 1 ? [[left ? 0.94 : 0.06, near, size * 0.95, left ? -20 : 20] as [number, number, number, number]] : []),
  ];
  const spots = at3(tall).map(([x, y, size]): [number, number, number] => [x, y, size]);
  const plants: Record<Look['plants'], Layer[]> = {
    palms: [
      palms({ at: at3(tall), light: at('#6a9a5a'), dark: at('#3a6a50'), trunk: at('#7a5a44'), trunkLight: at('#b48a62'), seed }),
    ],
    trees: [
      crowns({
        at: spots.map(([x, y, s]) => [x, y, s * 0.8]),
        light: at('#8ab870'),
        dark: at('#4f8058'),
        trunk: at('#5f4a3c'),
        seed,
      }),
    ],
    firs: [firs({ at: spots, light: at('#5f9080'), dark: at('#2f5f58'), ...(scenery === 'alpine' && { snow: at('#ffffff') }) })],
    cypresses: [cypresses({ at: spots.map(([x, y, s]) => [x, y, s * 0.9]), light: at('#6f9a68'), dark: at('#3a6450') })],
    none: [],
  };
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
    ...(atWater ? [] : [lamps]),
    ...(beach
      ? [
          scatter(
            shade,
            [0.28, 0.44, 0.62, 0.78].slice(index % 2, 3 + (index % 2)).map((x) => ({ x, y: foot + 0.065, scale: 0.62 })),
          ),
        ]
      : []),
    ...(subject === 'around' && look.plants === 'none' ? [] : plants[look.plants]),
  ];
}
