import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track: '55.816 49.175, 55.8145 49.15, 55.8095 49.1265, 55.8055 49.109, 55.8045 49.09, 55.799 49.07, 55.7945 49.055',
      wide: 450,
      name: { en: 'Kazanka', ar: 'كازانكا' },
    },
    { track: '55.7815 49.1265, 55.775 49.129, 55.768 49.133', wide: 320, name: { en: 'Lake Kaban', ar: 'بحيرة قبان' } },
  ],
};
