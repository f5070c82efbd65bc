/** The pictures of a sample hotel. The hotels of one style share drawings, which art/scenes/stays draws. */
import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { District, HotelPlaceFacts, Scenery } from '../../../../hotel-places/place-facts.ts';
import { sceneryOf } from '../../../../hotel-places/scenery.ts';
import { chance } from '../../seeded.ts';
import type { House } from './names.ts';

type Outlook = 'sea' | 'bay' | 'city' | 'town' | 'palms' | 'desert' | 'mountains';
/** A large or luxurious hotel, an ordinary one, and one with apartments. */
type Building = 'grand' | 'plain' | 'home';
type Style = readonly [outlook: Outlook, pool: 'outdoors' | 'indoors', outsides: string | Readonly<Record<Building, string>>];

const byBuilding = (grand: string, plain: string, home = plain) => ({ grand, plain, home });
const haram = byBuilding('haram-1 haram-3 haram-4 haram-5', 'haram-1 haram-2 haram-3 haram-4');
const streets = byBuilding('palace-1 boulevard-2', 'boulevard-1 boulevard-2 palace-1', 'boulevard-1 boulevard-2 roofs-1 roofs-2');
const terraces = byBuilding('palace-1 terrace-3', 'terrace-1 terrace-2 terrace-3', 'terrace-1 terrace-2 homes-2');
const towers = byBuilding('tower-1 tower-2 tower-3 tower-4', 'block-1 block-2', 'homes-1 homes-2');
const city = byBuilding('tower-2 tower-3 tower-4', 'block-2', 'homes-2 block-2');
const gulfBeach = byBuilding('gulf-beach-1 gulf-beach-2 waterfront-1 waterfront-2', 'gulf-beach-1 gulf-beach-2');
const underPalms = 'palm-beach-1 palm-beach-2 island-1 island-2';

/** What windows look out on, away from the water; whether people swim outdoors; the drawings of hotels. */
const styles: Readonly<Record<Scenery, Style>> = {
  towers: ['city', 'outdoors', towers],
  city: ['city', 'indoors', city],
  souq: ['palms', 'outdoors', 'gulf-1 gulf-2 gulf-3'],
  villas: ['palms', 'outdoors', 'gulf-1 gulf-2 gulf-3'],
  medina: ['palms', 'outdoors', 'medina-1 medina-2 oasis-1'],
  minarets: ['town', 'outdoors', 'minarets-1 roofs-1 roofs-2'],
  roofs: ['town', 'indoors', 'roofs-1 roofs-2 boulevard-1'],
  boulevard: ['town', 'indoors', streets],
  terrace: ['town', 'indoors', terraces],
  tiles: ['town', 'indoors', 'tiles-1 tiles-2'],
  eaves: ['city', 'indoors', 'eaves-1'],
  shophouses: ['palms', 'outdoors', 'shophouses-1 shophouses-2'],
  tropics: ['palms', 'outdoors', byBuilding('tropics-1', 'tropics-1 shophouses-2')],
  valley: ['mountains', 'indoors', 'alps-1 alps-2 alps-3 alps-4'],
  alpine: ['mountains', 'indoors', 'alps-1 alps-2 alps-3 alps-4'],
  desert: ['desert', 'outdoors', 'desert-1'],
  oasis: ['desert', 'outdoors', 'oasis-1 oasis-2'],
  chimneys: ['desert', 'outdoors', 'chimneys-1 chimneys-2 chimneys-3'],
  white: ['town', 'outdoors', 'white-1 white-2'],
  makkah: ['palms', 'indoors', haram],
  madinah: ['palms', 'outdoors', haram],
  'gulf-beach': ['sea', 'outdoors', gulfBeach],
  'palm-beach': ['sea', 'outdoors', underPalms],
  'hill-beach': ['sea', 'outdoors', 'hill-beach-1 hill-beach-2'],
  island: ['sea', 'outdoors', underPalms],
};

/** What windows look out on at the water, other than a town on the other side. */
const byWater: Partial<Record<Scenery, Outlook>> = { white: 'sea', valley: 'mountains' };

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

interface HouseFacts {
  id: string;
  place: HotelPlaceFacts;
  district: District;
  house: House;
  stars: number;
  amenities: readonly AmenityCode[];
}

/** The outside of a hotel, a room, a hall and the view; then its city's poster, if that fits. The same hotel has the same ones always. */
export function artOf({ id, place, district, house, stars, amenities }: HouseFacts): string[] {
  const { scenery, atWater } = sceneryOf(place, district);
  const [inland, pool, outsides] = styles[scenery];
  const building = buildingOf(house, stars);
  const isTower = building === 'grand' && (scenery === 'towers' || scenery === 'city');
  const names = isTower && atWater ? 'waterfront-1 waterfront-2' : typeof outsides === 'string' ? outsides : outsides[building];
  const outlook = atWater && inland !== 'sea' ? (byWater[scenery] ?? 'bay') : inland;
  const hall = amenities.includes('pool') ? `pool-${pool}` : 'lobby-1';
  const drawings = [oneOf(names, `${id} street`), `room-${outlook}`, hall, `view-${outlook}`].map((name) => `stay-${name}`);
  return place.art && (atWater || !postersWithWater.has(place.art)) ? [...drawings, place.art] : drawings;
}

function oneOf(names: string, seed: string): string {
  const list = names.split(' ');
  return list[Math.floor(chance(seed) * list.length)] ?? '';
}

function buildingOf(house: House, stars: number): Building {
  if (homes.includes(house)) return 'home';
  return stars >= 4 && grandHouses.includes(house) ? 'grand' : 'plain';
}
