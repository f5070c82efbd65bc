import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    { track: '53.47 -2.266, 53.4785 -2.2565, 53.4825 -2.2505, 53.487 -2.2445', wide: 35, name: { en: 'Irwell', ar: 'إيرويل' } },
  ],
};
