/** The pictures of a sample hotel. The hotels of one style share drawings, which art/scenes/stays draws. */
import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { District, HotelPlaceFacts, Scenery } from '../../../../hotel-places/place-facts.ts';
import { sceneryOf } from '../../../../hotel-places/scenery.ts';
import { chance } from '../../seeded.ts';
import type { House } from './names.ts';

/** A large or luxurious hotel, an ordinary one, and one with apartments. */
type Building = 'grand' | 'plain' | 'home';
type Style = readonly [
  view: string,
  pool: string,
  lobby: 'lobby-1' | 'lobby-2' | 'lobby-3',
  outsides: Outsides,
  atWater?: string,
];
type Outsides = string | Readonly<Record<Building, string>>;

const byBuilding = (grand: string, plain: string, home = plain) => ({ grand, plain, home });
const haram = byBuilding('haram-1 haram-3 haram-4 haram-5', 'haram-1 haram-2 haram-3 haram-4');
const streets = byBuilding('palace-1 boulevard-2', 'boulevard-1 boulevard-2 palace-1', 'boulevard-1 boulevard-2');
const terraces = byBuilding('palace-1 terrace-3', 'terrace-1 terrace-2 terrace-3', 'terrace-1 terrace-2 homes-2');
const towers = byBuilding('tower-1 tower-2 tower-3 tower-4', 'block-1 block-2', 'homes-1 homes-2');
const city = byBuilding('tower-2 tower-3 tower-4', 'block-2', 'homes-2 block-2');
const gulfBeach = byBuilding('gulf-beach-1 gulf-beach-2 waterfront-1 waterfront-2', 'gulf-beach-1 gulf-beach-2');
const underPalms = 'palm-beach-1 palm-beach-2 island-1 island-2';

/** What windows look out on, the pool, the hall of a hotel without one, hotels from outside, and the view where the water is near. */
const styles: Readonly<Record<Scenery, Style>> = {
  towers: ['towers', 'outdoors', 'lobby-3', towers, 'gulf'],
  city: ['city', 'city', 'lobby-1', city],
  souq: ['souq', 'outdoors', 'lobby-3', 'gulf-1 gulf-2 gulf-3', 'gulf'],
  villas: ['palms', 'outdoors', 'lobby-3', 'gulf-1 gulf-2 gulf-3'],
  medina: ['medina', 'medina', 'lobby-3', 'medina-1 medina-2 oasis-1'],
  minarets: ['mosque', 'indoors', 'lobby-3', 'minarets-1 minarets-2 minarets-3', 'minarets'],
  roofs: ['roofs', 'indoors', 'lobby-2', 'roofs-1 roofs-2 boulevard-1', 'bay'],
  boulevard: ['boulevard', 'indoors', 'lobby-2', streets, 'bay'],
  terrace: ['square', 'indoors', 'lobby-2', terraces, 'bay'],
  tiles: ['domes', 'indoors', 'lobby-3', 'tiles-1 tiles-2 tiles-3'],
  eaves: ['eaves', 'city', 'lobby-1', 'eaves-1'],
  shophouses: ['shophouses', 'tropics', 'lobby-1', 'shophouses-1 shophouses-2'],
  tropics: ['tropics', 'tropics', 'lobby-1', byBuilding('tropics-1', 'tropics-1 shophouses-2')],
  valley: ['mountains', 'indoors', 'lobby-2', 'alps-1 alps-2 alps-3 alps-4'],
  alpine: ['mountains', 'indoors', 'lobby-2', 'alps-1 alps-2 alps-3 alps-4'],
  desert: ['desert', 'desert', 'lobby-3', 'desert-1'],
  oasis: ['desert', 'desert', 'lobby-3', 'oasis-1 oasis-2'],
  chimneys: ['desert', 'desert', 'lobby-3', 'chimneys-1 chimneys-2 chimneys-3'],
  white: ['riviera', 'hills', 'lobby-2', 'white-1 white-2'],
  makkah: ['makkah', 'city', 'lobby-3', haram],
  madinah: ['souq', 'outdoors', 'lobby-3', haram],
  'gulf-beach': ['gulf', 'outdoors', 'lobby-3', gulfBeach],
  'palm-beach': ['sea', 'tropics', 'lobby-1', underPalms],
  'hill-beach': ['riviera', 'hills', 'lobby-2', 'hill-beach-1 hill-beach-2'],
  island: ['sea', 'tropics', 'lobby-1', underPalms],
};

/** Towers in these countries stand among the houses of the Gulf. */
const gulf = new Set('QA AE SA KW BH OM EG JO LB'.split(' '));

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

/** A sight of a city or of its region, below public/art, where the city has no poster of its own or a sight that suits its hotels better. */
const sights: Readonly<Record<string, string>> = {
  madinah: 'sights/saudi-arabia-6',
  'kuwait-city': 'places/kuwait',
  manama: 'places/bahrain',
  sharjah: 'sights/ras-al-khaimah-2',
  muscat: 'places/muscat',
  salalah: 'places/salalah',
  amman: 'places/amman',
  beirut: 'places/beirut',
  istanbul: 'days/istanbul-sultanahmet',
  trabzon: 'sights/turkey-6',
  sarajevo: 'places/sarajevo',
  zanzibar: 'places/zanzibar',
  geneva: 'places/geneva',
  rome: 'places/rome',
  vienna: 'places/vienna',
  barcelona: 'sights/spain-4',
  madrid: 'sights/spain-5',
  granada: 'sights/spain-1',
  seville: 'sights/spain-2',
  tbilisi: 'places/kazbegi',
  phuket: 'places/phuket',
  singapore: 'places/singapore',
  'kuala-lumpur': 'places/kuala-lumpur',
  bali: 'places/bali',
  colombo: 'places/sigiriya',
};

interface HouseFacts {
  id: string;
  place: HotelPlaceFacts;
  district: District;
  house: House;
  stars: number;
  amenities: readonly AmenityCode[];
}

/** The outside of a hotel, a room, a hall and the view; then a sight of its city. The same hotel has the same ones always. */
export function artOf({ id, place, district, house, stars, amenities }: HouseFacts): string[] {
  const { scenery, atWater } = sceneryOf(place, district);
  const [inland, pool, lobby, outsides, byWater = inland] = styles[scenery];
  const building = buildingOf(house, stars);
  const isTower = building === 'grand' && (scenery === 'towers' || scenery === 'city');
  const names = isTower && atWater ? 'waterfront-1 waterfront-2' : typeof outsides === 'string' ? outsides : outsides[building];
  const farTower = scenery === 'towers' && !gulf.has(place.country);
  const outlook = !atWater || farTower ? inland : place.id === 'doha' && scenery === 'towers' ? 'skyline' : byWater;
  const hall = amenities.includes('pool') ? `pool-${farTower ? 'tropics' : pool}` : lobby;
  const drawings = [oneOf(names, `${id} street`), `room-${outlook}`, hall, `view-${outlook}`].map((name) => `stay-${name}`);
  const sight = sights[place.id] ?? place.art;
  return sight ? [...drawings, sight] : drawings;
}

function oneOf(names: string, seed: string): string {
  const list = names.split(' ');
  return list[Math.floor(chance(seed) * list.length)] ?? '';
}

function buildingOf(house: House, stars: number): Building {
  if (homes.includes(house)) return 'home';
  return stars >= 4 && grandHouses.includes(house) ? 'grand' : 'plain';
}
