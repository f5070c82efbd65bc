/** The sample hotels of a place: position, kind and amenities. Generated once from the place's id, then cached. */
import type { AmenityCode, Board } from '../../../../contracts/hotels/hotel-search.ts';
import type { Bilingual, District, DistrictKind, HotelPlaceFacts } from '../../../../hotel-places/place-facts.ts';
import { distanceBetween } from '../../great-circle.ts';
import { chance } from '../../seeded.ts';
import { boardFor } from '../prices/boards.ts';
import { amenitiesOf } from './amenities.ts';
import { artOf } from './art.ts';
import { descriptionOf } from './descriptions.ts';
import { houseFor, nameFor } from './names.ts';
import { type RoomType, roomTypesFor } from './rooms.ts';

export interface Property {
  id: string;
  place: HotelPlaceFacts;
  name: Bilingual;
  area: Bilingual;
  kind: DistrictKind;
  stars: number;
  latitude: number;
  longitude: number;
  amenities: readonly AmenityCode[];
  board: Board;
  roomTypes: readonly RoomType[];
  description: Bilingual;
  /** The outside first: names of public/art and public/art/stays. */
  art: readonly string[];
  /** The price of its double room on an ordinary night, in riyals, without board and taxes. */
  rate: number;
  guestRating: { score: number; reviews: number };
  times: { checkInFrom: string; checkOutUntil: string };
  /** Days before check-in until which cancelling is free; null for never. */
  freeDays: number | null;
}

/** Cumulative probability of one, two, three and four stars. */
const starSteps: Readonly<Record<DistrictKind, readonly [number, number, number, number]>> = {
  centre: [0.03, 0.13, 0.4, 0.75],
  business: [0, 0.05, 0.3, 0.72],
  old: [0.05, 0.2, 0.5, 0.82],
  quiet: [0.05, 0.22, 0.6, 0.9],
  beach: [0, 0.05, 0.27, 0.65],
  island: [0, 0, 0.12, 0.45],
  desert: [0, 0, 0.15, 0.55],
  alpine: [0.02, 0.1, 0.38, 0.78],
  shrine: [0.04, 0.16, 0.42, 0.72],
};

/** The radius of a district's hotels in kilometres: small enough to stay out of the sea and off the next island. */
const spread: Readonly<Record<DistrictKind, number>> = {
  centre: 0.45,
  business: 0.4,
  old: 0.3,
  quiet: 0.45,
  beach: 0.2,
  island: 0.1,
  desert: 0.6,
  alpine: 0.3,
  shrine: 0.22,
};

const mostFloors: Partial<Record<DistrictKind, number>> = { business: 12, shrine: 12, beach: 4, old: 3, island: 2, desert: 2 };

const starRates = [130, 190, 280, 430, 900];
const kindFactors: Readonly<Record<DistrictKind, number>> = {
  centre: 1.08,
  business: 1,
  old: 1,
  quiet: 0.86,
  beach: 1.15,
  island: 1.2,
  desert: 1.1,
  alpine: 1.08,
  shrine: 1.25,
};

const propertiesByPlace = new Map<string, readonly Property[]>();

export function propertiesIn(place: HotelPlaceFacts): readonly Property[] {
  let properties = propertiesByPlace.get(place.id);
  if (!properties) {
    const taken = new Set<string>();
    properties = Array.from({ length: place.size }, (_, index) => build(place, index, taken));
    propertiesByPlace.set(place.id, properties);
  }
  return properties;
}

function build(place: HotelPlaceFacts, index: number, taken: Set<string>): Property {
  const seed = `hotel ${place.id} ${index}`;
  const district = place.districts[index % place.districts.length];
  if (!district) throw new Error(`${place.id} has no part of town`);
  const kind = district[4];
  const stars = 1 + starSteps[kind].filter((step) => chance(`${seed} stars`) >= step).length;
  const house = houseFor(seed, kind, place.country);
  const name = nameFor(seed, district, house, taken);
  const rooms = Math.round(between(`${seed} rooms`, ...roomRange(kind, stars)));
  const roomTypes = roomTypesFor(seed, kind, house, stars, rooms);
  const amenities = amenitiesOf({ seed, place, kind, house, stars, roomTypes });
  const position = positionIn(seed, district);
  const floors = Math.max(2, Math.min(mostFloors[kind] ?? 6, Math.round(rooms / 14)));
  const minutes = Math.max(1, Math.round((distanceBetween(place, position) * 1000 * 1.3) / 65));
  const freeDays = freeDaysOf(seed);
  const id = `${place.id}-${slugOf(name.en)}`;
  return {
    id,
    place,
    name,
    area: { en: district[0], ar: district[1] },
    kind,
    stars,
    ...position,
    amenities,
    board: boardFor(seed, place, kind, stars, amenities),
    roomTypes,
    art: artOf({ id, place, district, house, stars, amenities }),
    description: descriptionOf({ seed, district, kind, stars, rooms, floors, minutes, amenities }),
    rate: rateOf(seed, place, kind, stars) * (freeDays === null ? 0.94 : 1),
    guestRating: guestRatingOf(seed, stars, rooms),
    times: timesOf(seed),
    freeDays,
  };
}

/** Hotels with more stars mostly have better ratings; larger ones have more reviews. */
function guestRatingOf(seed: string, stars: number, rooms: number): Property['guestRating'] {
  const score = 5.6 + stars * 0.55 + between(`${seed} guests`, -0.9, 1.1);
  return { score: Math.round(score * 10) / 10, reviews: Math.round(rooms * between(`${seed} reviews`, 0.8, 14)) };
}

function timesOf(seed: string): Property['times'] {
  return {
    checkInFrom: chance(`${seed} check-in`) < 0.6 ? '15:00' : '14:00',
    checkOutUntil: chance(`${seed} check-out`) < 0.7 ? '12:00' : '11:00',
  };
}

function between(seed: string, least: number, most: number): number {
  return least + (most - least) * chance(seed);
}

function roomRange(kind: DistrictKind, stars: number): [number, number] {
  if (kind === 'old') return [12, 34];
  if (kind === 'island' || kind === 'desert' || kind === 'alpine') return [18, 70];
  return stars >= 4 ? [60, 190] : [24, 90];
}

function positionIn(seed: string, [, , latitude, longitude, kind]: District): { latitude: number; longitude: number } {
  const angle = 2 * Math.PI * chance(`${seed} angle`);
  const degrees = (spread[kind] * Math.sqrt(chance(`${seed} distance`))) / 111.2;
  const round = (value: number) => Math.round(value * 100_000) / 100_000;
  return {
    latitude: round(latitude + degrees * Math.sin(angle)),
    longitude: round(longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Some five-star hotels cost half as much again. */
function rateOf(seed: string, place: HotelPlaceFacts, kind: DistrictKind, stars: number): number {
  const charm = between(`${seed} charm`, 0.8, 1.3) * (stars === 5 && chance(`${seed} grand`) < 0.25 ? 1.5 : 1);
  return (starRates[stars - 1] ?? 0) * place.level * kindFactors[kind] * charm;
}

function freeDaysOf(seed: string): number | null {
  const drawn = chance(`${seed} cancellation`);
  if (drawn < 0.2) return null;
  if (drawn < 0.45) return 1;
  if (drawn < 0.65) return 2;
  if (drawn < 0.8) return 3;
  return drawn < 0.94 ? 7 : 14;
}

/** Latin letters of the name, for the address of a page. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
