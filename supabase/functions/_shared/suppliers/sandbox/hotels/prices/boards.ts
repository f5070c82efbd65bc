import type { AmenityCode, Board } from '../../../../contracts/hotels/hotel-search.ts';
import type { DistrictKind, HotelPlaceFacts } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';

/** Coasts where most hotels sell all meals with the room. */
const allInclusiveCoasts = new Set(['antalya', 'sharm-el-sheikh']);

type Shares = readonly (readonly [Board, number])[];

function sharesFor(place: HotelPlaceFacts, kind: DistrictKind, stars: number): Shares {
  if (kind === 'beach' && allInclusiveCoasts.has(place.id)) {
    return [
      ['allInclusive', 0.5],
      ['halfBoard', 0.2],
      ['breakfast', 0.3],
    ];
  }
  if (kind === 'island') {
    return [
      ['halfBoard', 0.35],
      ['fullBoard', 0.2],
      ['allInclusive', 0.2],
      ['breakfast', 0.25],
    ];
  }
  if (kind === 'alpine' || kind === 'desert') {
    return [
      ['halfBoard', 0.3],
      ['breakfast', 0.5],
      ['roomOnly', 0.2],
    ];
  }
  if (kind === 'shrine') {
    return [
      ['fullBoard', 0.12],
      ['halfBoard', 0.15],
      ['breakfast', 0.38],
      ['roomOnly', 0.35],
    ];
  }
  const roomOnly = [0.75, 0.6, 0.42, 0.32, 0.3][stars - 1] ?? 0.4;
  return [
    ['halfBoard', 0.05],
    ['breakfast', 0.95 - roomOnly],
    ['roomOnly', roomOnly],
  ];
}

/** The meals in the price; none in a hotel without a restaurant. */
export function boardFor(
  seed: string,
  place: HotelPlaceFacts,
  kind: DistrictKind,
  stars: number,
  amenities: readonly AmenityCode[],
): Board {
  const drawn = chance(`${seed} board`);
  let sum = 0;
  const shares = sharesFor(place, kind, stars);
  const board = shares.find(([, share]) => {
    sum += share;
    return drawn < sum;
  })?.[0];
  if (!board || board === 'roomOnly') return 'roomOnly';
  if (board === 'breakfast') return amenities.includes('breakfastHall') ? board : 'roomOnly';
  if (amenities.includes('restaurant')) return board;
  return amenities.includes('breakfastHall') ? 'breakfast' : 'roomOnly';
}

const breakfasts = [22, 28, 38, 58, 105];
const timesBreakfast: Readonly<Record<Board, number>> = {
  roomOnly: 0,
  breakfast: 1,
  halfBoard: 2.3,
  fullBoard: 3.3,
  allInclusive: 4,
};

/** Riyals per day for a full payer. */
export function boardPrice(board: Board, stars: number, level: number): number {
  return timesBreakfast[board] * (breakfasts[stars - 1] ?? 0) * Math.min(1.6, Math.max(0.6, level));
}
