import type { BookingDraft, PassengerDraft } from '@/lib/bookings/draft';
import type { PassengerType } from '@/lib/bookings/passengers';

export const trip = { departureDate: '2027-01-14', lastDay: '2027-01-21', today: '2026-11-21' };

const births: Record<PassengerType, PassengerDraft['dateOfBirth']> = {
  adult: { day: '20', month: '5', year: '1990' },
  child: { day: '20', month: '5', year: '2020' },
  infant: { day: '1', month: '3', year: '2026' },
};

export function typedPassenger(type: PassengerType, position = 0): PassengerDraft {
  return {
    type,
    givenNames: 'Amina Sara',
    surname: 'Al-Example',
    dateOfBirth: births[type],
    nationality: 'QA',
    passportNumber: `QX${100000 + position}`,
    passportExpiry: { day: '1', month: '1', year: '2031' },
  };
}

/** A form filled in well for a party, with `changes` to its first passenger. */
export function typedDraft(changes: Partial<PassengerDraft> = {}, party: PassengerType[] = ['adult']): BookingDraft {
  const passengers = party.map((type, position) => ({ ...typedPassenger(type, position), ...(position === 0 && changes) }));
  return { passengers, contact: { email: 'amina@example.com', phone: '+974 4000 0000', notes: '' } };
}
