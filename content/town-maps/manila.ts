import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  roads: [
    {
      track:
        '14.5784 120.975, 14.5738 120.979, 14.5697 120.981, 14.5654 120.982, 14.5629 120.984, 14.5585 120.986, 14.5559 120.986, 14.5534 120.987',
      name: { en: 'Roxas Boulevard', ar: 'جادة روخاس' },
    },
  ],
};
