import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { DistrictKind, HotelPlaceFacts } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';
import type { House } from './names.ts';
import type { RoomType } from './rooms.ts';

interface HouseFacts {
  seed: string;
  place: HotelPlaceFacts;
  kind: DistrictKind;
  house: House;
  stars: number;
  roomTypes: readonly RoomType[];
}

const gulfCountries = new Set('AE BH KW OM QA SA'.split(' '));
const muslimCountries = new Set('AE AZ BA BH EG ID JO KW LB MA MV MY OM QA SA TR TZ UZ'.split(' '));
const coolSeasons = new Set(['alps', 'greenSummer']);

/** Rare amenities first: a card shows four. */
const byInterest: readonly AmenityCode[] = [
  'beach',
  'pool',
  'skiStorage',
  'prayerRoom',
  'spa',
  'kitchenette',
  'kidsClub',
  'breakfastHall',
  'wifi',
  'airportShuttle',
  'familyRooms',
  'ladiesFloor',
  'restaurant',
  'halalFood',
  'gym',
  'parking',
  'airConditioning',
  'businessCentre',
  'laundry',
  'accessible',
];

/** The amenities of a hotel of this kind and star rating, drawn from its seed, so always the same. */
export function amenitiesOf(facts: HouseFacts): AmenityCode[] {
  const likely = likelihoods(facts);
  const found = byInterest.filter((code) => chance(`${facts.seed} ${code}`) < likely[code]);
  const feeds = found.includes('restaurant') || found.includes('breakfastHall');
  return found.filter((code) => code !== 'halalFood' || feeds);
}

function likelihoods({ place, kind, house, stars, roomTypes }: HouseFacts): Record<AmenityCode, number> {
  const isMuslim = muslimCountries.has(place.country);
  const isGulf = gulfCountries.has(place.country);
  const isHoliday = kind === 'beach' || kind === 'island' || kind === 'desert';
  const byStars = (...shares: [number, number, number, number, number]) => shares[stars - 1] ?? 0;
  const hasRoom = (...keys: RoomType['key'][]) => roomTypes.some(({ key }) => keys.includes(key));
  const isHome = house === 'apartments' || house === 'residence';
  return {
    wifi: 0.98,
    pool: kind === 'shrine' ? 0.04 : isHoliday ? byStars(0, 0.3, 0.8, 0.95, 1) : byStars(0, 0, 0.12, 0.5, 0.85),
    beach: kind === 'island' ? 1 : kind === 'beach' ? byStars(0, 0.2, 0.5, 0.8, 0.95) : 0,
    spa: byStars(0, 0, 0.06, 0.4, 0.88),
    gym: byStars(0, 0.05, 0.35, 0.75, 0.95),
    parking: kind === 'island' || kind === 'old' || place.country === 'MV' ? 0 : kind === 'shrine' ? 0.3 : 0.65,
    restaurant: kind === 'island' ? 1 : byStars(0.05, 0.2, 0.6, 0.92, 1),
    breakfastHall: byStars(0.4, 0.6, 0.8, 0.9, 0.95),
    airportShuttle: kind === 'island' ? 1 : byStars(0.05, 0.15, 0.3, 0.4, 0.55),
    familyRooms: hasRoom('family', 'quad', 'twoBedrooms') ? 1 : 0,
    kidsClub:
      isHoliday && kind !== 'desert'
        ? byStars(0, 0, 0.15, 0.5, 0.7)
        : kind === 'old' || kind === 'business'
          ? 0
          : byStars(0, 0, 0, 0.06, 0.2),
    kitchenette: house === 'apartments' ? 1 : isHome || house === 'suites' ? 0.6 : 0.03,
    laundry: byStars(0.3, 0.4, 0.6, 0.88, 0.98),
    airConditioning: coolSeasons.has(place.season) ? 0.1 : place.season === 'city' ? byStars(0.2, 0.4, 0.75, 0.95, 1) : 0.97,
    prayerRoom: isGulf ? byStars(0.4, 0.5, 0.8, 0.9, 0.95) : isMuslim ? byStars(0, 0.1, 0.3, 0.5, 0.6) : 0.02,
    halalFood: isGulf ? 1 : isMuslim ? 0.95 : 0.14,
    ladiesFloor: isGulf ? byStars(0, 0, 0.06, 0.2, 0.3) : 0,
    accessible: kind === 'old' ? 0.25 : byStars(0.2, 0.35, 0.65, 0.8, 0.92),
    skiStorage: place.season === 'alps' ? (kind === 'alpine' ? 0.95 : 0.4) : 0,
    businessCentre: kind === 'business' ? byStars(0, 0.1, 0.4, 0.7, 0.85) : byStars(0, 0, 0.08, 0.25, 0.4),
  };
}
