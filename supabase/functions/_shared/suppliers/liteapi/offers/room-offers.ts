/** The cheapest rates of a hotel for the party, room by room. */
import * as z from 'zod/mini';
import type { Board, RoomOccupancy } from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { offerTerms, type Rate, type RoomOffer, readable, roomOffer } from '../answers.ts';
import { boardOf, leastBoard } from './boards.ts';
import { type OfferPrice, priceOf } from './price.ts';

export interface PartyOffer extends OfferPrice {
  /** One for each room of the search, in its order. */
  rates: Rate[];
  board: Board;
  offerId: string | null;
}

/** False for package-only and member rates. Unreadable offers are left to the reader of rates. */
export function isForEverybody(listed: unknown): boolean {
  const { success, data } = z.safeParse(offerTerms, listed);
  return !success || (!data.loyaltyMembershipIdRequired && (data.rateType || 'standard').toLowerCase() === 'standard');
}

/** Why no offer of a hotel is shown; the last reason came nearest to an offer. */
const reasons = ['unreadable', 'otherParty', 'otherSums', 'noRate'] as const;
export type NoOffer = (typeof reasons)[number];

/** The cheapest first, or why there is none. */
export function partyOffers(
  listed: readonly unknown[],
  rooms: readonly RoomOccupancy[],
  exchange: Rates,
): PartyOffer[] | NoOffer {
  const read = readable(roomOffer, listed).map((offer) => partyOffer(offer, rooms, exchange));
  const offers = read.filter((offer) => typeof offer !== 'string').sort((a, b) => a.hundredths - b.hundredths);
  return offers.length > 0 ? offers : (reasons.findLast((reason) => read.includes(reason)) ?? 'unreadable');
}

/** One offer for the whole party, or why there is none. */
export function partyOffer(offer: RoomOffer, rooms: readonly RoomOccupancy[], exchange: Rates): PartyOffer | NoOffer {
  const rates = ratesOfRooms(offer.rates, rooms);
  if (!rates) return 'otherParty';
  const priced = priceOf(rates, offer, exchange);
  if (typeof priced === 'string') return priced;
  const board = leastBoard(rates.map(({ boardType, boardName }) => boardOf(boardType, boardName)));
  return { ...priced, rates, board, offerId: offer.offerId || null };
}

/**
 * Assigns a rate to each room, for exactly its guests; null when a room has none or a rate is left over. Ages decide first, because beds and prices
 * depend on them; the occupancy number, which may be missing, decides between equal rooms.
 */
function ratesOfRooms(rates: readonly Rate[], rooms: readonly RoomOccupancy[]): Rate[] | null {
  const free = new Set(rates);
  const selected: Rate[] = [];
  for (const [index, room] of rooms.entries()) {
    const fitting = [...free].filter((rate) => isFor(room, rate));
    const rate = fitting.find(({ occupancyNumber }) => occupancyNumber === index + 1) ?? fitting[0];
    if (!rate) return null;
    free.delete(rate);
    selected.push(rate);
  }
  return free.size === 0 ? selected : null;
}

/** A rate without ages is matched by the number of guests. */
function isFor({ adults, childrenAges }: RoomOccupancy, rate: Rate): boolean {
  if (rate.adultCount !== adults || (rate.childCount ?? 0) !== childrenAges.length) return false;
  const named = rate.childrenAges ?? [];
  return named.length === 0 || sorted(named).join() === sorted(childrenAges).join();
}

const sorted = (ages: readonly number[]) => [...ages].sort((a, b) => a - b);
