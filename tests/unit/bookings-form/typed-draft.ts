import type { PassengerDraft, PassengerType } from '@/lib/bookings/people';
import type { BookingDraft } from '@/lib/bookings/products/flight/draft';

export const trip = { departureDate: '2027-01-14', lastDay: '2027-01-21', today: '2026-11-21' };

const births: Record<PassengerType, PassengerDraft['dateOfBirth']> = {
  adult: '20/5/1990',
  child: '20/5/2020',
  infant: '1/3/2026',
};

export function typedPassenger(type: PassengerType, position = 0): PassengerDraft {
  return {
    type,
    title: type === 'adult' ? 'MRS' : 'MISS',
    gender: 'female',
    givenNames: ['Amina Sara', 'Omar', 'Noor', 'Layla'][position] ?? 'Amina Sara',
    surname: 'Al-Example',
    dateOfBirth: births[type],
    nationality: 'QA',
    travelDocument: 'passport',
    isDocumentLater: false,
    passportNumber: `QX${100000 + position}`,
    passportExpiry: '1/1/2031',
    loyaltyAirline: '',
    loyaltyNumber: '',
  };
}

/** A valid form for a party, with `changes` to its first passenger. */
export function typedDraft(changes: Partial<PassengerDraft> = {}, party: PassengerType[] = ['adult']): BookingDraft {
  const passengers = party.map((type, position) => ({ ...typedPassenger(type, position), ...(position === 0 && changes) }));
  return { passengers, contact: { email: 'amina@example.com', phone: '+974 4000 0000', notes: '' } };
}
