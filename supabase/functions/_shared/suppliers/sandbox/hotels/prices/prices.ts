import type { RoomOccupancy } from '../../../../contracts/hotels/hotel-search.ts';
import type { Property } from '../properties/properties.ts';
import { payersIn, type RoomType } from '../properties/rooms.ts';
import type { Night } from './availability.ts';
import { boardPrice } from './boards.ts';
import { leadFactor } from './hotel-season.ts';

/** Each paying guest beyond two, as a share of the double room. */
const extraPerson = 0.18;
const aloneFactor = 0.94;

/** The price of a room for these people on each night, in whole riyals, board included, without taxes. */
export function nightlyPrices(
  { rate, board, stars, place }: Property,
  type: RoomType,
  room: RoomOccupancy,
  nights: readonly Night[],
  lead: number,
): number[] {
  const payers = payersIn(room);
  const alone = payers <= 1 && type.key !== 'single' ? aloneFactor : 1;
  const roomShare = type.factor * alone + Math.max(0, payers - 2) * extraPerson;
  const meals = boardPrice(board, stars, place.level) * payers;
  return nights.map(({ factor }) => Math.max(1, Math.round(rate * roomShare * factor * leadFactor(lead) + meals)));
}
