import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  roads: [
    {
      track: '22.2955 114.1722, 22.305 114.1715, 22.319 114.169, 22.329 114.1635',
      name: { en: 'Nathan Road', ar: 'طريق ناثان' },
    },
  ],
};
