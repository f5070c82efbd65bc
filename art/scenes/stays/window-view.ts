import { fill } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { rect } from '../../engine/paths.ts';
import type { Layer } from '../../engine/stage.ts';
import { water } from '../../nature/water.ts';
import { behind } from './backdrop.ts';
import { skyOf } from './hours.ts';
import { row } from './houses.ts';
import { plants } from './plants.ts';
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
      : [ground, ...(look.street ? row(far, from, to, 4, 0.95) : []), ...garden(view, from, to, sill)]),
  ];
}

/** The plants before a window or around a pool. */
export function garden(view: View, from: number, to: number, sill: number): Layer[] {
  const { look, seed } = view;
  const [apart, tall] = look.plants === 'palms' ? [240, 1.3] : [150, 1];
  const count = Math.max(2, Math.round((to - from) / apart));
  const spots = range(count).map((k) => {
    const x = (from + ((k + 0.2 + (seed % 5) * 0.15) * (to - from)) / count) / 800;
    const size = ((look.street ? 90 : 130) + ((seed + k * 37) % 3) * 28) * tall;
    return [x, sill + 0.03, size, k % 2 === 0 ? 14 : -14] as const;
  });
  return plants(view, spots);
}
