import { fill } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { palms } from '../../nature/palms.ts';
import { crowns, cypresses, firs } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { behind } from './backdrop.ts';
import { skyOf } from './hours.ts';
import { row } from './houses.ts';
import type { View } from './view.ts';

/** The streets of a scenery through a window between two units of the width; `sill` is its lower edge, a fraction of the height. */
export function windowView(view: View, from: number, to: number, sill: number): Layer[] {
  const { look, light, seed, atWater } = view;
  const far: View = { ...view, horizon: atWater ? 0.46 : sill - 0.06, foot: sill + 0.02 };
  const ground: Layer = { draw: ({ w, h }) => fill(light.at(look.ground[0]), rect(0, h * far.horizon, w, h)) };
  return [
    ...skyOf(light, seed, far.horizon),
    ...behind(far),
    ...(atWater
      ? [water({ from: 0.46, colours: ['#bfe8e4', '#4fb4bc', '#1f7f9c'].map(light.at), ripple: '#ffffff', count: 24, seed })]
      : [ground, ...(look.street ? row(far, from, to, 4, 0.95) : []), ...plants(view, from, to, sill)]),
  ];
}

/** The plants of the scenery, if any. */
export function plants({ look, light: { at }, scenery, seed }: View, from: number, to: number, sill: number): Layer[] {
  const count = Math.max(2, Math.round((to - from) / (look.plants === 'palms' ? 240 : 150)));
  const spots = range(count).map((k): [number, number, number] => [
    (from + ((k + 0.2 + (seed % 5) * 0.15) * (to - from)) / count) / 800,
    sill + 0.03,
    (look.street ? 90 : 130) + ((seed + k * 37) % 3) * 28,
  ]);
  const green = { at: spots, light: at('#8ab870'), dark: at('#4f8058'), trunk: at('#5f4a3c'), seed };
  if (look.plants === 'trees') return [crowns(green)];
  if (look.plants === 'cypresses') return [cypresses(green)];
  if (look.plants === 'firs') return [firs({ ...green, ...(scenery === 'alpine' && { snow: at('#ffffff') }) })];
  if (look.plants === 'none') return [];
  return [
    palms({
      at: spots.map(([x, y, size], k) => [x, y, size * 1.3, k % 2 === 0 ? 14 : -14]),
      ...{ light: at('#6a9a5a'), dark: at('#3a6a50'), trunk: at('#7a5a44'), trunkLight: at('#b48a62'), seed },
    }),
  ];
}
