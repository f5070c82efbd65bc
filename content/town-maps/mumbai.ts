import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  roads: [
    {
      track: '18.9289 72.8228, 18.937 72.8236, 18.9437 72.8212, 18.949 72.8167, 18.9511 72.8095',
      name: { en: 'Marine Drive', ar: 'مارين درايف' },
    },
  ],
};
