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
  parks: [{ track: '25.6612 51.4832, 25.6612 51.4888, 25.6572 51.4888, 25.6572 51.4832' }],
  grounds: [{ track: '25.6542 51.4852, 25.6542 51.4902, 25.6502 51.4902, 25.6502 51.4852' }],
  quarters: [{ name: { en: 'Al Khor', ar: 'الخور' }, at: [25.682, 51.492] }],
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
    { track: '25.692 51.494, 25.684 51.5, 25.676 51.5035, 25.669 51.504' },
    { track: '25.688 51.509, 25.683 51.4985, 25.6785 51.4875, 25.672 51.475' },
    { track: '25.665 51.492, 25.6735 51.4925, 25.684 51.4895, 25.692 51.487' },
    { track: '25.6765 51.483, 25.6765 51.5085' },
    { track: '25.652 51.478, 25.6575 51.4875, 25.665 51.492' },
    { track: '25.62 51.42, 25.652 51.478, 25.665 51.492' },
  ],
};
