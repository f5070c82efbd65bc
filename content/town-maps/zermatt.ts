import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track: '46.006 7.7435, 46.015 7.7485, 46.0215 7.7508, 46.029 7.756, 46.04 7.767',
      wide: 15,
      name: { en: 'Matter Vispa', ar: 'ماتر فيسبا' },
    },
  ],
};
