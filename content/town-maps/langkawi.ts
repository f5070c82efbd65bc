import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  islands: [
    '6.369 99.664, 6.368 99.692, 6.351 99.692, 6.354 99.668',
    '6.337 99.828, 6.333 99.856, 6.318 99.857, 6.319 99.842, 6.324 99.833',
  ],
};
