import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentsDue, documentsOnReceipt, documentWarning } from '@/lib/bookings/documents';
import { passengerTypesOf } from '@/lib/bookings/people';
import { checkPassengerForTrip, checkPassengers, tripDatesOf, tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { journeyHeldUntil } from '@/lib/bookings/products/multi-city/trip-rules';
import { ageOn, passportValidUntil } from '@/lib/time/dates';
import english from '@/messages/en/bookings.json';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { passengerTypes } from '@/supabase/functions/_shared/contracts/states.generated';
import { familySearch, offerFor, passengerOf } from './booking-fixture';

const today = '2026-11-21';
const trip = { departureDate: '2027-01-14', lastDay: '2027-01-21', today };
const anyDay = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
const dayText = (date: Date) => date.toISOString().slice(0, 10);

describe('ageOn', () => {
  it.each([
    ['1990-05-20', '2027-05-19', 36],
    ['1990-05-20', '2027-05-20', 37],
    ['2004-02-29', '2027-02-28', 22],
    ['2004-02-29', '2027-03-01', 23],
    ['2004-02-29', '2028-02-29', 24],
    ['2026-12-31', '2027-01-01', 0],
  ])('of somebody born %s on %s is %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

describe('passportValidUntil', () => {
  it.each([
    ['2027-01-21', '2027-07-21'],
    ['2027-08-31', '2028-02-29'],
    ['2026-08-30', '2027-02-28'],
    ['2027-08-29', '2028-02-29'],
    ['2028-02-29', '2028-08-29'],
    ['2027-12-31', '2028-06-30'],
    ['2027-10-31', '2028-04-30'],
  ])('six months after %s is %s', (last, expected) => {
    expect(passportValidUntil(last)).toBe(expected);
  });

  it('is in the sixth month, and never earlier for a later day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (date, extraDays) => {
        const day = dayText(date);
        const until = passportValidUntil(day);
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(until) - months(day)).toBe(6);
        expect(passportValidUntil(addDays(day, extraDays)) >= until).toBe(true);
      }),
    );
  });
});

describe('tripDatesOf', () => {
  it('takes the days of the first and the last take-off', () => {
    expect(tripDatesOf(offerFor(familySearch))).toEqual({ departureDate: '2027-01-14', lastDay: '2027-01-21' });
    const { returnDate: _, ...oneWay } = familySearch;
    expect(tripDatesOf(offerFor(oneWay))).toEqual({ departureDate: '2027-01-14', lastDay: '2027-01-14' });
  });
});

describe('checkPassengerForTrip', () => {
  const errorsOf = (type: 'adult' | 'child' | 'infant', dateOfBirth: string, passportExpiry = '2031-01-01') =>
    checkPassengerForTrip({ type, dateOfBirth, passportNumber: 'QX100000', passportExpiry }, trip);

  it.each([
    ['adult', '2015-01-14', []],
    ['adult', '2015-01-15', ['adultAge']],
    ['adult', '1906-01-22', []],
    ['adult', '1905-11-21', ['dateOfBirthTooOld']],
    ['child', '2015-01-15', []],
    ['child', '2015-01-14', ['childAge']],
    ['child', '2025-01-21', []],
    ['child', '2025-01-22', ['childAge']],
    ['infant', '2025-01-22', []],
    ['infant', '2025-01-21', ['infantAge']],
    ['infant', '2026-11-21', []],
    ['infant', '2026-11-22', ['dateOfBirthFuture']],
    ['adult', '2026-11-22', ['dateOfBirthFuture']],
  ] as const)('%s born %s: %j', (type, born, errors) => {
    expect(errorsOf(type, born)).toEqual(errors.map((error) => ({ field: 'dateOfBirth', error })));
  });

  it('warns of a passport that is not valid for exactly six months after the last flight, and stops one that ends before it', () => {
    expect(errorsOf('adult', '1990-05-20', '2027-07-21')).toEqual([]);
    expect(documentWarning('passport', '2027-07-21', trip)).toBeNull();
    expect(documentWarning('passport', '2027-07-20', trip)).toBe('passportTooShort');
    expect(errorsOf('adult', '1990-05-20', '2027-07-20'), 'not every country asks for it').toEqual([]);
    expect(documentWarning('passport', trip.lastDay, trip)).toBe('passportTooShort');
    expect(errorsOf('adult', '1990-05-20', trip.lastDay), 'the last day counts').toEqual([]);
    expect(documentWarning('passport', addDays(trip.lastDay, -1), trip)).toBe('passportEnds');
    for (const ended of [addDays(trip.lastDay, -1), '2019-07-20'])
      expect(errorsOf('adult', '1990-05-20', ended)).toEqual([{ field: 'passportExpiry', error: 'passportEnds' }]);
  });

  it('reports whose document is missing, ends before the trip or too soon after it, with the day by which a valid one is needed', () => {
    const people = [
      { ...passengerOf('adult'), passportExpiry: '2027-07-21' },
      { ...passengerOf('adult', 1), givenNames: 'Noor', passportExpiry: '2027-07-20' },
      { ...passengerOf('adult', 3), givenNames: 'Huda', passportExpiry: '2019-07-20' },
      { ...passengerOf('child', 2), givenNames: 'Sami', passportNumber: undefined, passportExpiry: undefined },
    ];
    const [missing, expired, short] = ['Sami', 'Huda', 'Noor'].map((name) => [`${name} ${people[0]?.surname}`]);
    const due = { missing, expired, short, by: '2027-01-11' };
    expect(documentsOnReceipt(people, trip)).toEqual({ documentsDue: due });
    expect(documentsOnReceipt(people.slice(0, 1), trip)).toEqual({});
    const stored = {
      offer: { needsDocuments: true },
      status: 'confirmed',
      departure_date: trip.departureDate,
      last_travel_date: trip.lastDay,
      booking_passengers: people.map(({ givenNames, surname, passportNumber, passportExpiry }, index) => ({
        position: index + 1,
        given_names: givenNames,
        surname,
        has_document: passportNumber !== undefined,
        travel_document: 'passport' as const,
        passport_expiry: passportExpiry ?? null,
      })),
    };
    expect(documentsDue(stored, today)).toEqual(due);
    expect(documentsDue({ ...stored, offer: { needsDocuments: false } }, today), 'a hotel asks for none').toBeNull();
    expect(documentsDue({ ...stored, status: 'cancelled' }, today)).toBeNull();
    expect(documentsDue({ ...stored, status: 'ticketed' }, today)?.missing, 'no ticket waits for it').toEqual([]);
    expect(documentsDue(stored, '2027-01-15'), 'the trip has begun').toBeNull();
  });

  it('has exactly one fare type for every passenger, for trips of any length', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 360 }), (birth, nights) => {
        const dates = { departureDate: today, lastDay: addDays(today, nights), today };
        const passportExpiry = '2031-01-01';
        const fitting = passengerTypes.filter(
          (type) =>
            checkPassengerForTrip({ type, dateOfBirth: dayText(birth), passportNumber: 'QX100000', passportExpiry }, dates)
              .length === 0,
        );
        expect(fitting).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('checkPassengers', () => {
  const family = passengerTypesOf(familySearch).map(passengerOf);

  it('accepts the searched party', () => {
    expect(checkPassengers(family, familySearch, trip)).toEqual([]);
  });

  it.each([
    ['one too few', family.slice(1)],
    ['one too many', [...family, passengerOf('infant', 9)]],
    ['a child in the place of an adult', family.map((one, index) => (index === 0 ? { ...one, type: 'child' as const } : one))],
    ['another order', family.toReversed()],
    ['nobody', []],
  ])('refuses %s', (_, passengers) => {
    expect(checkPassengers(passengers, familySearch, trip)).toEqual([{ path: 'passengers', message: 'passengerTypes' }]);
  });

  it('reports every passenger and field that does not fit', () => {
    const passengers = family.map((one, index) => ({
      ...one,
      ...(index === 1 ? { dateOfBirth: '2020-01-01' } : {}),
      ...(index === 2 ? { passportExpiry: '2057-07-20', passportNumber: 'QX100000' } : {}),
    }));
    expect(checkPassengers(passengers, familySearch, trip)).toEqual([
      { path: 'passengers.1.dateOfBirth', message: 'adultAge' },
      { path: 'passengers.2.passportExpiry', message: 'passportTooLong' },
      { path: 'passengers.2.passportNumber', message: 'passportRepeated' },
    ]);
  });
});

describe('a document', () => {
  const { passportNumber, passportExpiry, ...without } = passengerOf('adult');

  it('may follow, but completely', () => {
    expect(checkPassengerForTrip(without, trip)).toEqual([]);
    expect(checkPassengerForTrip({ ...without, passportNumber }, trip)).toEqual([
      { field: 'passportExpiry', error: 'passportExpiryInvalid' },
    ]);
    expect(checkPassengerForTrip({ ...without, passportExpiry }, trip)).toEqual([
      { field: 'passportNumber', error: 'passportNumberInvalid' },
    ]);
  });
});

it('a membership is airline and number, or neither', () => {
  const member = { ...passengerOf('adult'), loyaltyAirline: 'QR', loyaltyNumber: '512345678' };
  const { loyaltyAirline: _, ...withoutAirline } = member;
  const { loyaltyNumber: __, ...withoutNumber } = member;
  expect(checkPassengerForTrip(member, trip)).toEqual([]);
  expect(checkPassengerForTrip(withoutAirline, trip)).toEqual([{ field: 'loyaltyAirline', error: 'loyaltyAirlineRequired' }]);
  expect(checkPassengerForTrip(withoutNumber, trip)).toEqual([{ field: 'loyaltyNumber', error: 'loyaltyNumberInvalid' }]);
});

describe('an identity card', () => {
  const flight = (...airports: string[]) => ({
    itineraries: [
      {
        duration: 'PT1H',
        segments: airports.slice(1).map((iataCode, index) => ({
          id: String(index),
          carrierCode: 'QR',
          number: '1',
          duration: 'PT1H',
          numberOfStops: 0,
          departure: { iataCode: airports[index] ?? '', at: '2027-01-14T08:00:00' },
          arrival: { iataCode, at: '2027-01-14T09:00:00' },
        })),
      },
    ],
  });

  it.each([
    [['DOH', 'KWI'], true],
    [['DOH', 'BAH', 'JED'], true],
    [['DOH', 'LHR'], false],
    [['DOH', 'IST', 'KWI'], false],
    [['DOH', 'XXX'], false],
  ])('is enough on %j: %s', (airports, allowed) => {
    expect(tripOf(flight(...airports)).allowsIdCard).toBe(allowed);
  });

  it('is refused by the server for other nationalities and other trips', () => {
    const card = { travelDocument: 'idCard', passportNumber: '29063400001', passportExpiry: '2027-01-21' } as const;
    const holder = { ...passengerOf('adult'), ...card };
    const within = { ...trip, allowsIdCard: true };
    expect(checkPassengerForTrip(holder, within)).toEqual([]);
    expect(checkPassengerForTrip({ ...holder, nationality: 'PH' }, within)).toEqual([
      { field: 'travelDocument', error: 'idCardNotHere' },
    ]);
    expect(checkPassengerForTrip(holder, trip)).toEqual([{ field: 'travelDocument', error: 'idCardNotHere' }]);
    expect(documentWarning('idCard', '2027-01-21', within)).toBeNull();
    expect(documentWarning('idCard', '2027-01-20', within)).toBe('idCardEnds');
    expect(checkPassengerForTrip({ ...holder, passportExpiry: '2027-01-20' }, within)).toEqual([
      { field: 'passportExpiry', error: 'idCardEnds' },
    ]);
  });

  it.each([
    ['QA', '29063400001', '2906340001'],
    ['QA', '٢٩٠٦٣٤٠٠٠٠١', '49063400001'],
    ['SA', '1012345678', '2012345678'],
    ['AE', '784-1990-1234567-1', '783199012345671'],
    ['KW', '290 0520 12345', '29005201234'],
    ['BH', '900512345', 'QX1234567'],
    ['OM', '12345678', '1234567890'],
  ])('of %s has a number such as %s, and not %s', (nationality, good, bad) => {
    const card = { ...passengerOf('adult'), nationality, travelDocument: 'idCard', passportExpiry: '2027-01-21' } as const;
    const issuesOf = (passportNumber: string) =>
      checkPassengerForTrip({ ...card, passportNumber }, { ...trip, allowsIdCard: true });
    expect(issuesOf(good)).toEqual([]);
    for (const wrong of [bad, '', 'QX100000'])
      expect(issuesOf(wrong)).toEqual([{ field: 'passportNumber', error: `idCardNumber${nationality}` }]);
    expect(english.errors).toHaveProperty(`idCardNumber${nationality}`);
  });
});

describe('a title', () => {
  it.each([
    ['adult', 'MR', 'male', null],
    ['adult', 'MISS', 'female', { field: 'title', error: 'titleOfAdult' }],
    ['child', 'MSTR', 'male', null],
    ['infant', 'MS', 'female', { field: 'title', error: 'titleOfChild' }],
    ['adult', 'MR', 'female', { field: 'gender', error: 'genderNotTitle' }],
  ] as const)('of the %s %s, %s, has these errors: %j', (type, title, gender, problem) => {
    const found = checkPassengerForTrip({ ...passengerOf(type), title, gender }, trip);
    expect(found).toEqual(problem ? [problem] : []);
  });
});

describe('a journey of several legs', () => {
  const leg = (expiresAt?: string) => ({ offer: expiresAt ? { expiresAt } : {} });

  it('is held until its first price expires, and not at all when a price has no end', () => {
    const legs = [leg('2026-11-22T09:00:00.5Z'), leg('2026-11-22T09:00:00Z'), leg('2026-11-23T09:00:00Z')];
    expect(journeyHeldUntil(legs)).toBe('2026-11-22T09:00:00Z');
    expect(journeyHeldUntil([...legs, leg()])).toBeUndefined();
  });
});
