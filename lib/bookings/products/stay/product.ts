import 'server-only';
import * as z from 'zod/mini';
import { cancellationLines } from '@/lib/hotels/cancellation-words';
import { hotelResultsPath, isSearchableStay } from '@/lib/hotels/search/search-params';
import { comma, intlTag, type Locale } from '@/lib/i18n/locales';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import type { FieldError } from '@/lib/network/http';
import { success } from '@/lib/result';
import { isolated } from '@/lib/text/isolate';
import { daysBetween } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type HotelOffer,
  hotelOffer,
  hotelSearchShape,
  roomsOf,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';
import type { NewStayOrder } from '@/supabase/functions/_shared/contracts/orders';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingInWords, BookingProduct, StoredBooking } from '../../product';
import { guestsOf } from './guests';
import { askRate, priceStay } from './price-again';
import { type StayRequest, stayContent, stayRequest } from './schema';
import { storedStay } from './stored';

/** The guest that each room is booked for, see `record` of the product; missing in older requests. */
const leads = z.catch(z.array(z.nullable(z.int())), []);
const stored = z.object({ roomLeads: leads, rooms: z.array(z.unknown()), wishes: storedStay.shape.wishes });
const guests = z.array(z.object({ givenNames: z.string(), surname: z.string() }));

/** Per room, the index of its first named adult among the named adults; null when none is named. `people` are all guests, in their order. */
function leadsOf(people: readonly { room: number; type: string; isNamed: boolean }[], rooms: number): (number | null)[] {
  const adults = people.filter(({ type, isNamed }) => type === 'adult' && isNamed);
  return Array.from({ length: rooms }, (_, room) => {
    const place = adults.findIndex((adult) => adult.room === room);
    return place < 0 ? null : place;
  });
}

type OrderedStay = Pick<NewStayOrder, 'rooms' | 'remarks'> & { cancellation: HotelOffer['cancellation'] | undefined };

/**
 * The guests and the message to the hotel for the order of a stored stay. `passengers` are the stored guests, adults first. A room without a
 * named adult is booked for the lead guest. Throws when the stay cannot be read.
 */
async function orderedStay(requested: unknown, passengers: unknown): Promise<OrderedStay> {
  const { roomLeads, rooms, wishes } = stored.parse(requested);
  const named = guests.parse(passengers);
  const words = (await wordsIn('en', ['hotels']))('hotels.stayRequest');
  const asked = wishes.flatMap((wish) =>
    words.has(`wishes.${wish}` as 'wishes.cot') ? [words(`wishes.${wish}` as 'wishes.cot')] : [],
  );
  return {
    rooms: rooms.flatMap((_, room) => named[roomLeads[room] ?? 0] ?? named[0] ?? []),
    remarks: asked.join('. '),
    cancellation: hotelOffer.safeParse(requested).data?.cancellation,
  };
}

export const stay: BookingProduct<StayRequest> = {
  kind: 'hotel',
  maxBodyBytes: 64_000,
  rateLimit: 'stay-request',
  schema: stayRequest,
  contentOf: stayContent,
  /** The signature comes first: it vouches for guests, hotel and dates. */
  async check({ search, offer, passengers }, { now, secret }) {
    const { signature, ...sealed } = offer;
    const seal = await checkOfferSignature(await signingKey(secret), sealed, search, signature, now);
    if (seal === 'altered') return { code: 'offerAltered' };
    // A hotel without a free room has no rate to request.
    if (seal === 'expired' || !offer.available) return { code: 'offerExpired' };

    const errors: FieldError[] = [];
    if (search.checkIn < todayInQatar(now)) errors.push({ path: 'search.checkIn', message: 'checkInPast' });
    if (passengers.length !== guestsOf(roomsOf(search)).length) errors.push({ path: 'passengers', message: 'passengerTypes' });
    if (!passengers[0]) errors.push({ path: 'passengers.0.givenNames', message: 'givenNamesRequired' });
    return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
  },
  async priceAgain(request, { requestId }) {
    const priced = await priceStay(request, requestId, askRate);
    if (!priced.ok) return priced;
    const { offer, priceUnconfirmed } = priced.value;
    return success({ request: { ...request, offer }, priceUnconfirmed });
  },
  /** The offer keeps the signature of the search, and gets the hotel's name as its title, the wishes, and whom each room is booked for. */
  record({ search, offer, passengers, wishes }) {
    const { total, currency } = offer.price;
    const people = guestsOf(roomsOf(search)).map((guest, index) => ({ ...guest, isNamed: Boolean(passengers[index]) }));
    return {
      search,
      // A search in English has no Arabic name, and not every supplier gives both.
      offer: {
        ...offer,
        title: { en: offer.inEnglish?.name ?? offer.name, ar: offer.name },
        wishes,
        roomLeads: leadsOf(people, search.rooms),
      },
      total,
      currency,
      departureDate: search.checkIn,
      lastDay: search.checkOut,
      passengers: people.flatMap(({ type }, index) => {
        const guest = passengers[index];
        return guest ? [{ type, ...guest }] : [];
      }),
    };
  },
  describe: describeStay,
  searchAgain(stored) {
    const { data: search } = hotelSearchShape.safeParse(stored);
    if (!search) return null;
    const { cityCode: destination, checkIn, checkOut } = search;
    const isOpen = isSearchableStay(checkIn, checkOut, todayInQatar());
    return isOpen ? hotelResultsPath({ destination, checkIn, checkOut, rooms: roomsOf(search) }) : null;
  },
  order: { price: 'priceStay', buy: 'buyStay', ordered: orderedStay },
};

/** A stay in mail: place, rooms and guests, meals, cancellation. What was not stored is left out. */
async function describeStay(
  { stored, departure_date, last_travel_date }: StoredBooking,
  language: Locale,
): Promise<BookingInWords> {
  const t = await wordsIn(language, ['account', 'bookings', 'hotels']);
  const [stays, boards, facts] = [t('hotels.stayRequest'), t('hotels.results.boards'), t('account.dashboard.trips.facts')];
  const travellers = t('bookings.confirmation')('guests');
  const { data: stay } = storedStay.safeParse(stored);
  if (!stay) return { travellers, details: [] };
  const { rooms, board, cancellation, price: extra, wishes } = stay;
  const names = namesOfStay(stay, language);
  const due = extra?.dueAtProperty ?? 0;
  const guests = rooms.map(({ adults, childrenAges }, index) => {
    const party = [stays('summary.adults', { count: adults })];
    if (childrenAges.length > 0)
      party.push(
        stays('summary.children', {
          count: childrenAges.length,
          ages: childrenAges.join(comma[language]),
        }),
      );
    return `${stays('summary.room', { number: index + 1, name: typed(names.rooms[index] ?? '') })}\n${party.join(comma[language])}`;
  });
  const asked = wishes.flatMap((wish) =>
    stays.has(`wishes.${wish}` as 'wishes.cot') ? [stays(`wishes.${wish}` as 'wishes.cot')] : [],
  );
  const tag = intlTag(language);
  const terms = cancellation && cancellationLines(cancellation, t('hotels.results.cancellation'), tag);
  const details = [
    { term: stays('receipt.address'), text: names.place.length > 0 ? typed(names.place.join(comma[language])) : '' },
    { term: facts('nights'), text: String(daysBetween(departure_date, last_travel_date)) },
    { term: stays('receipt.guests'), text: guests.join('\n') },
    { term: stays('receipt.board'), text: board ? boards(board) : '' },
    { term: facts('cancellation'), text: terms?.join('\n') ?? '' },
    { term: stays('summary.due'), text: due > 0 ? isolated(formatQar(due, tag)) : '' },
    { term: stays('form.wishes'), text: asked.join('\n') },
  ];
  return { travellers, details: details.filter(({ text }) => text) };
}
