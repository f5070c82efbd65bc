import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { foldName } from '@/supabase/functions/_shared/contracts/place-names';
import type { HotelSearchResponse, SignedHotelOffer } from './offer';
import { wholeCost, withoutDearerEquals } from './stay-price';

/** Rates of the same rooms. `rooms` lists each kind once, with its number. */
export interface RoomGroup {
  rooms: { name: string; count: number }[];
  rates: SignedHotelOffer[];
  /** How many are left of the rooms, when few. */
  roomsLeft: number | null;
}

/** The rates of an available hotel, the cheapest first by whole cost, without rates that cost more for the same. */
export function ratesOnSale({ hotels }: Pick<HotelSearchResponse, 'hotels'>, hotelId: string): SignedHotelOffer[] {
  return withoutDearerEquals(hotels.filter(({ id, available }) => id === hotelId && available)).toSorted(
    (a, b) => wholeCost(a) - wholeCost(b),
  );
}

/** Rates by room: groups and rates keep the order of `rates`. */
export function groupByRoom(rates: readonly SignedHotelOffer[]): RoomGroup[] {
  const groups = new Map<string, RoomGroup>();
  for (const rate of rates) {
    const names = rate.rooms.map(({ name }) => name);
    const key = JSON.stringify(names.toSorted());
    const group = groups.get(key) ?? { rooms: countNames(names), rates: [], roomsLeft: null };
    group.rates.push(rate);
    if (rate.roomsLeft !== null) group.roomsLeft = Math.min(rate.roomsLeft, group.roomsLeft ?? rate.roomsLeft);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function countNames(names: readonly string[]): RoomGroup['rooms'] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
}

/** How many people have a bed in these rooms together; null where a supplier does not say it of each. */
export function bedsIn(rooms: RoomGroup['rooms'], types: HotelDetails['roomTypes']): number | null {
  let beds = 0;
  for (const { name, count } of rooms) {
    const sleeps = types.find((type) => foldName(type.name) === foldName(name))?.sleeps;
    if (!sleeps) return null;
    beds += sleeps * count;
  }
  return beds;
}
