import { qatarCoast } from '../qatar-coast.ts';
import type { TownMap } from '../town-map.ts';

const outAtSea = [
  [25.8, 52],
  [25.5, 52],
] as const;

/** Al Khor and the way there from the south: the coast as measured, the roads from memory. */
export const alKhorTown: TownMap = {
  seas: [
    [...qatarCoast.filter(([latitude]) => latitude > 25.5 && latitude < 25.8), ...outAtSea]
      .map((point) => point.join(' '))
      .join(', '),
  ],
  roads: [
    {
      track: '25.45 51.488, 25.52 51.468, 25.58 51.462, 25.635 51.4745',
      name: { en: 'Al Khor Road', ar: 'طريق الخور' },
    },
    {
      track: '25.41 51.43, 25.53 51.42, 25.62 51.42, 25.68 51.44, 25.78 51.45',
      name: { en: 'Al Shamal Road', ar: 'طريق الشمال' },
    },
    { track: '25.635 51.4745, 25.665 51.492, 25.684 51.503' },
    { track: '25.578 51.462, 25.577 51.487' },
    { track: '25.62 51.42, 25.652 51.478, 25.665 51.492' },
  ],
};
