import type { Layer } from '../../engine/stage.ts';
import { palms } from '../../nature/palms.ts';
import { crowns, cypresses, firs } from '../../nature/trees.ts';
import type { View } from './view.ts';

type Spot = readonly [x: number, y: number, size: number, lean: number];

/** What grows at these spots. */
export function plants({ look, light: { at }, seed }: View, spots: readonly Spot[], grown = 1): Layer[] {
  const standing = spots.map(([x, y, size]): [number, number, number] => [x, y, size * grown]);
  const snow = look.behind === 'snow' && { snow: at('#ffffff') };
  if (look.plants === 'trees')
    return [crowns({ at: standing, light: at('#8ab870'), dark: at('#4f8058'), trunk: at('#5f4a3c'), seed })];
  if (look.plants === 'firs') return [firs({ at: standing, light: at('#5f9080'), dark: at('#2f5f58'), ...snow })];
  if (look.plants === 'cypresses') return [cypresses({ at: standing, light: at('#6f9a68'), dark: at('#3a6450') })];
  if (look.plants === 'none') return [];
  const leaves = { light: at('#6a9a5a'), dark: at('#3a6a50'), trunk: at('#7a5a44'), trunkLight: at('#b48a62') };
  return [palms({ at: spots.map(([x, y, size, lean]) => [x, y, size, lean]), ...leaves, seed })];
}
