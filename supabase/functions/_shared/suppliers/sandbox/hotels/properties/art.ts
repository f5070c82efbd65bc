import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { District, HotelPlaceFacts, Scenery } from '../../../../hotel-places/place-facts.ts';
import { sceneryOf } from '../../../../hotel-places/scenery.ts';
import { distanceBetween } from '../../great-circle.ts';
import { chance } from '../../seeded.ts';
import type { House } from './names.ts';

/** A large or fine hotel, an ordinary one, and where one lives as at home. */
export const buildings = ['grand', 'plain', 'home'] as const;
/** How many drawings there are of each building in each scenery, and of each room and hall. */
export const drawingsOfEach = 6;
export const roomsOfEach = 3;

/** What a window looks out on. */
export const windowViews = ['towers', 'garden', 'hills', 'water'] as const;
export const halls = ['pool', 'lobby', 'breakfast'] as const;

const grandHouses: readonly House[] = ['hotel', 'suites', 'resort', 'retreat', 'residence'];
const homes: readonly House[] = [
  'apartments',
  'house',
  'manor',
  'guesthouse',
  'riad',
  'villas',
  'camp',
  'tents',
  'chalet',
  'rooms',
];

const windowView: Partial<Record<Scenery, (typeof windowViews)[number]>> = {
  ...{ towers: 'towers', city: 'towers', boulevard: 'towers', terrace: 'towers' },
  ...{ valley: 'hills', alpine: 'hills', desert: 'hills', oasis: 'hills', chimneys: 'hills', makkah: 'hills' },
};

/** Posters of cities in content/art that show a sea or a river. */
const postersWithWater = new Set(
  (
    'doha istanbul antalya cairo casablanca london nice lyon zurich lucerne interlaken spain athens greece mykonos saint-petersburg ' +
    'kazan bangkok busan jeju mumbai maldives manila tashkent'
  ).split(' '),
);

/** The name of what stands in a scenery, in public/art/stays. */
export function sceneName(scenery: Scenery, atWater: boolean, what: string): string {
  return `stay-${scenery}${atWater ? '-water' : ''}-${what}`;
}

interface HouseFacts {
  id: string;
  place: HotelPlaceFacts;
  district: District;
  house: House;
  stars: number;
  amenities: readonly AmenityCode[];
  rate: number;
  guestRating: { score: number };
  board: string;
  freeDays: number | null;
  latitude: number;
  longitude: number;
}

/**
 * Of each hotel of a place: from outside, its room, a hall, the streets around it, and its city where that is true of this part of it. Hotels that are
 * likely to stand beside each other in a list take turns, so that they look different.
 */
export function artIn(houses: readonly HouseFacts[]): ReadonlyMap<string, readonly string[]> {
  const turns = new Map<string, number>();
  const worth = ({ stars, guestRating, rate, place, board, freeDays, ...position }: HouseFacts) =>
    0.33 * stars +
    0.28 * guestRating.score -
    (stars < 3 ? 0.6 : 0) -
    (freeDays === null ? 0.15 : 0) +
    (board === 'roomOnly' ? 0 : 0.1) -
    rate / (330 * place.level) -
    0.11 * distanceBetween(place, position);
  const art = houses
    .toSorted((a, b) => worth(b) - worth(a))
    .map((facts) => {
      const { scenery, atWater } = sceneryOf(facts.place, facts.district);
      const outside = sceneName(scenery, atWater, buildingOf(facts));
      const turn = turns.get(outside) ?? 0;
      turns.set(outside, turn + 1);
      return [facts.id, [`${outside}-${1 + (turn % drawingsOfEach)}`, ...inside(facts, scenery, atWater)]] as const;
    });
  return new Map(art);
}

function buildingOf({ house, stars }: HouseFacts): (typeof buildings)[number] {
  if (homes.includes(house)) return 'home';
  return stars >= 4 && grandHouses.includes(house) ? 'grand' : 'plain';
}

function inside({ id, place, stars, amenities }: HouseFacts, scenery: Scenery, atWater: boolean): string[] {
  const hall = amenities.includes('pool') ? 'pool' : stars >= 4 ? 'lobby' : 'breakfast';
  const one = (name: string) => `${name}-${1 + Math.floor(chance(`${id} ${name}`) * roomsOfEach)}`;
  return [
    one(`stay-room-${atWater ? 'water' : (windowView[scenery] ?? 'garden')}`),
    one(`stay-${hall}`),
    sceneName(scenery, atWater, 'around'),
    ...(place.art && (atWater || !postersWithWater.has(place.art)) ? [place.art] : []),
  ];
}
