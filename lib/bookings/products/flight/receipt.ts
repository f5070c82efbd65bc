/** What the confirmation shows of a request for flights. */
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { documentsOnReceipt } from '../../documents';
import { namesOf } from '../../people';
import type { CheckedDraft } from './draft';
import type { TripDates } from './trip-rules';

export function peopleOnReceipt({ lead, passengers, contact }: CheckedDraft, trip: TripDates) {
  // All that the others need follows with their names.
  if (lead) return { passengerNames: namesOf([lead]), ageGroups: ['adult' as const], email: contact.email };
  return {
    passengerNames: namesOf(passengers),
    ageGroups: passengers.map(({ type }) => type),
    email: contact.email,
    loyalty: passengers.map(({ loyaltyAirline: airline, loyaltyNumber: number }) =>
      airline && number ? { airline, number } : null,
    ),
    ...documentsOnReceipt(passengers, trip),
  };
}

export function flightOnReceipt({ search, offer, dictionaries, meta }: SelectedOffer) {
  return {
    search,
    offer,
    dictionaries,
    isSample: meta.sandbox,
    firstDay: search.departureDate,
    ...(offer.expiresAt && { heldUntil: offer.expiresAt }),
  };
}
