import 'server-only';
import type { FieldError } from '@/lib/network/http';
import { success } from '@/lib/result';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { roomsOf } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingProduct } from '../../product';
import { guestsOf } from './guests';
import { describeStay } from './mail';
import { leadsOf, orderedStay } from './order';
import { askRate, priceStay } from './price-again';
import { type StayRequest, stayContent, stayRequest } from './schema';

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
  order: { price: 'priceStay', buy: 'buyStay', ordered: orderedStay },
};
