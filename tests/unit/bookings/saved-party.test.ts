import { describe, expect, it } from 'vitest';
import { fitsFare } from '@/lib/bookings/party/party-rules';
import { editsOf, seatParty } from '@/lib/bookings/party/saved-party';
import type { PassengerType } from '@/lib/bookings/people';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';

const days = { departureDate: '2027-01-14', lastDay: '2027-01-21' };

function saved(given_names: string, date_of_birth: string, title: string | null = null): SavedTraveller {
  const nobody = { gender: null, surname: 'Al-Example', nationality: 'QA', passport_expiry: '2035-01-01' };
  const account = { loyalty_airline: null, loyalty_number: null };
  return { id: given_names, title, given_names, date_of_birth, passport_number: `QX${given_names}`, ...nobody, ...account };
}

const places = (party: PassengerType[], taken: readonly number[] = []) =>
  party.map((type, index) => ({
    fits: (dateOfBirth: string) => fitsFare({ type, dateOfBirth }, days),
    isFree: !taken.includes(index),
  }));

const family = [
  saved('Sara', '2012-02-01'),
  saved('Omar', '1988-02-11'),
  // Two years old between the flights: the airline's child on the way back.
  saved('Ali', '2025-01-18'),
  saved('Amina', '1990-05-20'),
  saved('Noor', '2026-03-01'),
];
const namesIn = (seated: readonly (SavedTraveller | null)[]) => seated.map((one) => one?.given_names ?? null);

describe('a saved party', () => {
  it('goes to the places of its ages on the days of the flights, grown-ups first', () => {
    const seated = seatParty(places(['adult', 'adult', 'child', 'infant']), family, days.departureDate);
    expect(namesIn(seated)).toEqual(['Omar', 'Amina', 'Ali', 'Noor']);
  });

  it('leaves a place free that is typed, or that nobody fits', () => {
    const seated = seatParty(places(['adult', 'adult', 'adult', 'adult', 'child', 'child'], [0]), family, days.departureDate);
    expect(namesIn(seated)).toEqual([null, 'Omar', 'Amina', 'Sara', 'Ali', null]);
  });

  it('enters everything that is saved, without a title of another age', () => {
    const [omar] = [saved('Omar', '1988-02-11', 'MSTR')];
    const [edit, ...others] = editsOf([null, omar ?? null], () => true);
    expect(edit).toMatchObject({ index: 1, facts: { givenNames: 'Omar', dateOfBirth: '11/02/1988', title: '' } });
    expect(others).toEqual([]);
  });
});
