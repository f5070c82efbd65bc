import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    { track: '45.4525 9.177, 45.449 9.165, 45.4445 9.146', wide: 25, name: { en: 'Naviglio Grande', ar: 'نافيليو غراندي' } },
    { track: '45.4525 9.1778, 45.44 9.1752, 45.425 9.173', wide: 20 },
  ],
  parks: [
    {
      track: '45.4765 9.172, 45.476 9.179, 45.472 9.1795, 45.471 9.175, 45.473 9.1715',
      name: { en: 'Sempione Park', ar: 'حديقة سمبيوني' },
    },
    { track: '45.476 9.1985, 45.4755 9.203, 45.4715 9.2025, 45.472 9.198' },
  ],
};
