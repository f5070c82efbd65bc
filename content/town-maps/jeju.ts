import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  islands: ['33.5195 126.519, 33.5195 126.533, 33.508 126.533, 33.508 126.519'],
};
