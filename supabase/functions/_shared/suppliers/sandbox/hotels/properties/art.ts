import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { District, HotelPlaceFacts, Scenery } from '../../../../hotel-places/place-facts.ts';
import { sceneryOf } from '../../../../hotel-places/scenery.ts';
import type { House } from './names.ts';

/** A large or luxurious hotel, an ordinary one, and one with apartments. */
type Building = 'grand' | 'plain' | 'home';

/** The number of drawings of rooms, halls and streets for each scenery. */
const roomsOfEach = 4;
const hallsOfEach = 2;
const streetsOfEach = 2;

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

/** Posters of cities in content/art with a sea or a river. */
const postersWithWater = new Set(
  (
    'doha istanbul antalya cairo casablanca london nice lyon zurich lucerne interlaken spain athens greece mykonos saint-petersburg ' +
    'kazan bangkok busan jeju mumbai maldives manila tashkent'
  ).split(' '),
);

/** The name of a scenery's drawing in public/art/stays. */
export function sceneName(scenery: Scenery, atWater: boolean, what: string): string {
  return `stay-${scenery}${atWater ? '-water' : ''}-${what}`;
}

interface HouseFacts {
  place: HotelPlaceFacts;
  district: District;
  house: House;
  stars: number;
  amenities: readonly AmenityCode[];
}

/** The pictures of each hotel of a place: the outside, different for each; its room, a hall, the streets around it, and its city if it fits. */
export function artIn(houses: readonly HouseFacts[]): (readonly string[])[] {
  const turns = new Map<string, number>();
  const next = (name: string, drawings = houses.length) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return `${name}-${1 + (turn % drawings)}`;
  };
  return houses.map((facts) => {
    const { place, district, stars, amenities } = facts;
    const { scenery, atWater } = sceneryOf(place, district);
    const hall = amenities.includes('pool') ? 'pool' : stars >= 4 ? 'lobby' : 'breakfast';
    return [
      next(sceneName(scenery, atWater, buildingOf(facts))),
      next(sceneName(scenery, atWater, 'room'), roomsOfEach),
      next(sceneName(scenery, false, hall), hallsOfEach),
      next(sceneName(scenery, atWater, 'around'), streetsOfEach),
      ...(place.art && (atWater || !postersWithWater.has(place.art)) ? [place.art] : []),
    ];
  });
}

function buildingOf({ house, stars }: HouseFacts): Building {
  if (homes.includes(house)) return 'home';
  return stars >= 4 && grandHouses.includes(house) ? 'grand' : 'plain';
}
