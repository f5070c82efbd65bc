import { roomsOf } from '@/supabase/functions/_shared/contracts/hotel-search';
import type { StayRequest } from './request-schema';
import { guestsOf } from './stay-guests';

/** A checked request as it is kept. The offer has the seal it was asked with, and the hotel's name as its title. */
export function stayRecordOf({ idempotencyKey, locale, search, offer, passengers, wishes, contact }: StayRequest) {
  const { total, currency } = offer.price;
  return {
    kind: 'hotel' as const,
    idempotencyKey,
    locale,
    contact,
    search,
    // A hotel's own name is the same in both languages as far as a search in one of them can say.
    offer: { ...offer, title: { en: offer.name, ar: offer.name }, wishes },
    total,
    currency,
    departureDate: search.checkIn,
    lastDay: search.checkOut,
    passengers: guestsOf(roomsOf(search)).flatMap(({ type }, index) => {
      const guest = passengers[index];
      return guest ? [{ type, ...guest }] : [];
    }),
  };
}

/** What makes two requests the same: the seal stays out, for the same rate found again is sealed anew. */
export function contentOfRequest({ locale, search, offer, passengers, wishes, contact }: Omit<StayRequest, 'idempotencyKey'>) {
  const { signature: _, ...rate } = offer;
  return { locale, search, rate, passengers, wishes, contact };
}
