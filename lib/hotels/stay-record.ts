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

/**
 * What makes two requests the same. A property has one rate for a search, so who sells it, what it includes and what it costs tell it;
 * seal, language and all that is told in it stay out, for the same rate found again, or on the page in the other language, is the same.
 */
export function contentOfRequest({ search, offer, passengers, wishes, contact }: Omit<StayRequest, 'idempotencyKey'>) {
  const { language: _, ...stay } = search;
  const { supplier, id, board, cancellation, price } = offer;
  return { stay, rate: { supplier, id, board, cancellation, price }, passengers, wishes, contact };
}
