import { addDays } from '../../../contracts/calendar-day.ts';
import { type HotelOffer, type HotelSearchRequest, type RoomOccupancy, roomsOf } from '../../../contracts/hotels/hotel-search.ts';
import type { HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';
import { toDayNumber } from '../../local-time.ts';
import { fingerprint } from '../seeded.ts';
import { type Night, roomsLeft } from './prices/availability.ts';
import { nightFactor } from './prices/hotel-season.ts';
import { nightlyPrices } from './prices/prices.ts';
import { dueForRoom, taxesOn } from './prices/taxes.ts';
import { type Property, propertiesIn } from './properties/properties.ts';
import { fits, type RoomType } from './properties/rooms.ts';

interface Stay {
  request: HotelSearchRequest;
  rooms: readonly RoomOccupancy[];
  /** The local day, yyyy-MM-dd. */
  localToday: string;
  lead: number;
}

/** One room of the party in a room type, in hundredths of riyals. */
interface Choice {
  type: RoomType;
  base: number;
  taxes: number;
  /** The price of the first night, taxes included. */
  firstNight: number;
}

/** More rooms than this are plenty. */
const fewRooms = 5;

/** The local day in a place, yyyy-MM-dd. */
export function localDay({ zone }: HotelPlaceFacts, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
}

/** All hotels of the place with their cheapest rooms for the stay, or with the usual price when sold out; for a single hotel, all its rates. */
export function offersAt(place: HotelPlaceFacts, request: HotelSearchRequest, now: Date): HotelOffer[] {
  const properties = propertiesIn(place);
  if (!request.hotel) return properties.map((property) => offerOf(property, stayIn(place, request, now)));
  return properties.filter(({ id }) => id === request.hotel).flatMap((property) => ratesOfHotel(property, request, now));
}

function stayIn(place: HotelPlaceFacts, request: HotelSearchRequest, now: Date): Stay {
  const localToday = localDay(place, now);
  const lead = toDayNumber(request.checkIn) - toDayNumber(localToday);
  return { request, rooms: roomsOf(request), localToday, lead };
}

/**
 * Rates by room, meals and terms; the first is the cheapest, which lists show. Rooms of one type if the party fits, otherwise the cheapest mix.
 * When sold out, one offer without a room.
 */
export function ratesOfHotel(property: Property, request: HotelSearchRequest, now: Date): HotelOffer[] {
  const stay = stayIn(property.place, { ...request, hotel: property.id }, now);
  const sold = saleVariants(property).flatMap((variant) =>
    [property.roomTypes, ...property.roomTypes.map((type) => [type])].map((types) => offerOf(variant, stay, types)),
  );
  const rates = new Map(sold.filter(({ available }) => available).map((offer) => [offer.rate, offer]));
  if (rates.size === 0) return [offerOf(property, stay)];
  return [...rates.values()].sort((a, b) => Number(a.price.total) - Number(b.price.total));
}

/** Rates above the usual one: with more meals, and with free cancellation if the usual rate has none. */
function saleVariants(property: Property): Property[] {
  const { board, amenities, freeDays, rate } = property;
  const more: HotelOffer['board'][] = [];
  if (board === 'roomOnly' && amenities.includes('breakfastHall')) more.push('breakfast');
  if (board === 'breakfast' && amenities.includes('restaurant')) more.push('halfBoard');
  const fed = [property, ...more.map((other) => ({ ...property, board: other }))];
  if (freeDays !== null) return fed;
  return fed.flatMap((variant) => [variant, { ...variant, freeDays: 2, rate: rate * 1.09 }]);
}

function offerOf(property: Property, stay: Stay, types: readonly RoomType[] = property.roomTypes): HotelOffer {
  const { request, rooms, lead } = stay;
  const { language } = request;
  const nights = nightsOf(property, request);
  const left = new Map(types.map((type) => [type, lead < 0 ? 0 : roomsLeft(property, type, nights, lead)]));
  const priced = rooms.map((room) => types.map((type) => choiceOf(property, type, room, nights, lead)));
  const fitting = priced.map((choices, index) =>
    choices.filter(({ type }) => fits(type, rooms[index] ?? { adults: 0, childrenAges: [] })),
  );
  const selected = cheapest(fitting, left);
  const shown = selected ?? usualChoice(fitting, priced);
  const [first] = selected?.toSorted((a, b) => costOf(a) - costOf(b)) ?? [];
  const remaining = first ? (left.get(first.type) ?? 0) : 0;
  return {
    id: property.id,
    supplier: 'sandbox',
    available: selected !== null,
    amenities: [...property.amenities],
    description: { text: property.description[language] },
    name: property.name[language],
    rating: property.stars,
    address: { cityName: property.place.name[language], countryCode: property.place.country, area: property.area[language] },
    media: property.art.slice(0, 1).map((uri) => ({ uri })),
    price: priceOf(property, stay, nights.length, shown),
    geoCode: { latitude: property.latitude, longitude: property.longitude },
    board: property.board,
    rooms: (selected ?? []).map((choice, index) => ({
      name: choice.type.name[language],
      adults: rooms[index]?.adults ?? 0,
      childrenAges: [...(rooms[index]?.childrenAges ?? [])],
      total: toAmount(costOf(choice)),
    })),
    cancellation: selected ? cancellationOf(property, stay, selected) : { freeUntil: null },
    ...(request.hotel && selected && nameOfRate(selected, property, request)),
    roomsLeft: selected && remaining <= fewRooms ? remaining : null,
    guestRating: { ...property.guestRating },
    times: { ...property.times },
    ...(language === 'ar' && {
      inEnglish: {
        name: property.name.en,
        cityName: property.place.name.en,
        area: property.area.en,
        rooms: (selected ?? []).map(({ type }) => type.name.en),
      },
    }),
  };
}

/** Its name in addresses, and the supplier's own id. */
function nameOfRate(
  selected: readonly Choice[],
  { id, board, freeDays }: Property,
  { checkIn, checkOut }: HotelSearchRequest,
): Pick<HotelOffer, 'rate' | 'offerId'> {
  const rate = [...selected.map(({ type }) => type.key), board, freeDays === null ? 'fixed' : 'free'].join('-');
  return { rate, offerId: fingerprint(`${id} ${rate} ${checkIn} ${checkOut}`) };
}

function nightsOf({ place, kind }: Property, { checkIn, checkOut }: HotelSearchRequest): Night[] {
  const first = toDayNumber(checkIn);
  return Array.from({ length: toDayNumber(checkOut) - first }, (_, index) => ({
    day: first + index,
    factor: nightFactor(place, kind, first + index),
  }));
}

function choiceOf(property: Property, type: RoomType, room: RoomOccupancy, nights: readonly Night[], lead: number): Choice {
  const prices = nightlyPrices(property, type, room, nights, lead);
  const riyals = sum(prices);
  const [first = 0] = prices;
  return {
    type,
    base: riyals * 100,
    taxes: taxesOn(riyals, property.place),
    firstNight: first * 100 + taxesOn(first, property.place),
  };
}

function costOf({ base, taxes }: Choice): number {
  return base + taxes;
}

/** The cheapest assignment of all rooms of the party to the available types; null when there is none. */
function cheapest(options: readonly (readonly Choice[])[], left: ReadonlyMap<RoomType, number>): Choice[] | null {
  const [choices, ...others] = options;
  if (!choices) return [];
  let best: Choice[] | null = null;
  for (const choice of choices) {
    const count = left.get(choice.type) ?? 0;
    if (count < 1) continue;
    const rest = cheapest(others, new Map(left).set(choice.type, count - 1));
    if (!rest) continue;
    const all = [choice, ...rest];
    if (!best || sum(all.map(costOf)) < sum(best.map(costOf))) best = all;
  }
  return best;
}

/** The price as if nothing were sold out; when no room fits, of the largest one. */
function usualChoice(fitting: readonly (readonly Choice[])[], priced: readonly (readonly Choice[])[]): Choice[] {
  return fitting.flatMap((choices, index) => {
    const [cheapestFit] = choices.toSorted((a, b) => costOf(a) - costOf(b));
    const largest = priced[index]?.toSorted((a, b) => b.type.sleeps - a.type.sleeps)[0];
    return cheapestFit ?? largest ?? [];
  });
}

function priceOf(property: Property, { rooms }: Stay, nights: number, choices: readonly Choice[]): HotelOffer['price'] {
  const base = sum(choices.map((choice) => choice.base));
  const taxes = sum(choices.map((choice) => choice.taxes));
  const due = sum(rooms.map((room) => dueForRoom(property.place, property.stars, nights, room)));
  return {
    currency: 'QAR',
    total: toAmount(base + taxes),
    base: toAmount(base),
    taxes: toAmount(taxes),
    dueAtProperty: toAmount(due),
  };
}

function freeUntil({ freeDays }: Property, { request, localToday }: Stay): string | null {
  if (freeDays === null) return null;
  const day = addDays(request.checkIn, -freeDays);
  return day >= localToday ? day : null;
}

/**
 * Free until the end of a day, then the first night, and the whole stay for a no-show; without free cancellation, the whole stay from the booking
 * on.
 */
function cancellationOf(property: Property, stay: Stay, selected: readonly Choice[]): HotelOffer['cancellation'] {
  const whole = { amount: toAmount(sum(selected.map(costOf))), part: 'wholeStay' as const };
  if (property.freeDays === null) return { freeUntil: null, fees: [{ after: null, ...whole }] };
  const lastDay = freeUntil(property, stay);
  const { checkIn, checkOut } = stay.request;
  const first = { after: lastDay && `${lastDay}T23:59`, amount: toAmount(sum(selected.map(({ firstNight }) => firstNight))) };
  if (addDays(checkIn, 1) === checkOut) return { freeUntil: lastDay, fees: [{ ...first, part: 'wholeStay' }] };
  const absent = { after: `${checkIn}T23:59`, ...whole };
  return { freeUntil: lastDay, fees: [{ ...first, part: 'firstNight' }, absent] };
}

function toAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
