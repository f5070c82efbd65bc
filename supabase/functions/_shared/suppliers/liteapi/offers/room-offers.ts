/** The cheapest rates of a hotel for the party, room by room. */
import * as z from 'zod/mini';
import type { Board, HotelOffer, RoomOccupancy } from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { inRiyals, toAmount } from '../../riyals.ts';
import { offerTerms, type Rate, type RoomOffer, readable, roomOffer } from '../responses.ts';

/** Codes without the digits that tell variants apart (BB1, BB2). */
const byCode: Readonly<Record<string, Board>> = {
  RO: 'roomOnly',
  SC: 'roomOnly',
  BB: 'breakfast',
  BI: 'breakfast',
  CB: 'breakfast',
  AB: 'breakfast',
  HB: 'halfBoard',
  FB: 'fullBoard',
  AI: 'allInclusive',
  UAI: 'allInclusive',
};

const byName: readonly (readonly [RegExp, Board])[] = [
  [/all.?inclusive/i, 'allInclusive'],
  [/full.?board/i, 'fullBoard'],
  [/half.?board/i, 'halfBoard'],
  [/breakfast/i, 'breakfast'],
];

/** Any other word in a name may negate it: "not included", "for 1 only", "at a surcharge". */
const plainWords = new Set(
  `all ultra full half board bed and with free daily buffet continental american english hot cold breakfast lunch dinner meal meals plan
  incl included includes including inclusive`.split(/\s+/),
);

/** The meals of a rate. For an unknown code, such as BD ("Bed and dinner" or "Breakfast and dinner"): those of a plain name, else none. */
export function boardOf(code: string | null | undefined, name: string | null | undefined): Board {
  const known = byCode[(code ?? '').toUpperCase().replace(/\d{1,9}$/, '')];
  return known ?? boardNamed(name ?? '');
}

function boardNamed(name: string): Board {
  const words: string[] = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.every((word) => plainWords.has(word))) return 'roomOnly';
  const named = byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'roomOnly';
  const more = ['lunch', 'dinner'].filter((meal) => words.includes(meal)).length;
  return named === 'breakfast' ? (meals[1 + more] ?? named) : named;
}

const meals: readonly Board[] = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'];

/** The meals that all rooms of an offer include. */
export function leastBoard(boards: readonly Board[]): Board {
  return meals.find((board) => boards.includes(board)) ?? 'roomOnly';
}

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

/** Prices of an offer in hundredths of riyals. LiteAPI is asked for riyals; other currencies are converted and marked. */

interface OfferPrice {
  price: HotelOffer['price'];
  /** In the order of the rates. */
  roomTotals: string[];
  /** What the stay costs with the fees due at the property, for comparing: hundredths of riyals. */
  hundredths: number;
}

/** Why an offer has no price: its sums do not match, or a currency has no rate. */
type NoPrice = 'otherSums' | 'noRate';

/** `rates` are all those of the rooms of `offer`. */
function priceOf(rates: readonly Rate[], { offerRetailRate }: RoomOffer, exchange: Rates): OfferPrice | NoPrice {
  const totals = rates.flatMap(({ retailRate }) => retailRate.total.slice(0, 1));
  const currency = totals[0]?.currency;
  if (!currency || totals.some((total) => total.currency !== currency || total.amount <= 0)) return 'otherSums';
  const supplied = totals.reduce((sum, { amount }) => sum + amount, 0);
  const said = Array.isArray(offerRetailRate) ? offerRetailRate[0] : offerRetailRate;
  if (said && (said.currency !== currency || Math.abs(said.amount - supplied) > 0.01 * rates.length + 0.001)) return 'otherSums';

  const extras = rates.flatMap(({ retailRate }) => retailRate.taxesAndFees ?? []);
  const priced = (sum: { amount: number; currency?: string | null | undefined }) =>
    inRiyals(sum.amount, sum.currency || currency, exchange);
  const rooms = totals.map(priced);
  const taxes = sumOf(extras.filter(({ included }) => included).map(priced));
  const due = sumOf(extras.filter(({ included }) => !included).map(priced));
  const total = sumOf(rooms);
  if (total === null || taxes === null || due === null) return 'noRate';
  if (total <= 0 || taxes < 0 || due < 0 || taxes > total) return 'otherSums';
  return {
    price: {
      currency: 'QAR',
      total: toAmount(total),
      base: toAmount(total - taxes),
      taxes: toAmount(taxes),
      dueAtProperty: toAmount(due),
      ...(currency !== 'QAR' && {
        convertedFrom: { currency, total: supplied.toFixed(decimalsOf(currency)), asOf: exchange.asOf },
      }),
    },
    roomTotals: rooms.map((room) => toAmount(room ?? 0)),
    hundredths: total + due,
  };
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** Dinars have thousandths. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.min(maximumFractionDigits, 3);
}
