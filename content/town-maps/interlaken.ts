import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track:
        '46.696 7.887, 46.6925 7.869, 46.6914 7.862, 46.6895 7.855, 46.6872 7.8522, 46.685 7.8502, 46.6835 7.845, 46.679 7.838, 46.6745 7.818',
      wide: 30,
      name: { en: 'Aare', ar: 'آر' },
    },
  ],
};
