import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track: '47.0508 8.3095, 47.0512 8.3075, 47.0517 8.304, 47.0518 8.3015, 47.0555 8.2965',
      wide: 60,
      name: { en: 'Reuss', ar: 'رويس' },
    },
  ],
};
