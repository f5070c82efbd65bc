import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  parks: [{ track: '59.9485 30.3335, 59.9475 30.3385, 59.944 30.3375, 59.945 30.3325' }],
  roads: [
    {
      track: '59.9365 30.313, 59.9345 30.326, 59.9315 30.3605, 59.924 30.385',
      name: { en: 'Nevsky Prospekt', ar: 'شارع نيفسكي' },
    },
  ],
};
