import { describe, expect, it } from 'vitest';
import type { PassengerDraft } from '@/lib/bookings/people';
import {
  afterPassengerEdits,
  type BookingDraft,
  checkDraft,
  emptyBookingDraft,
  withDocument,
} from '@/lib/bookings/products/flight/draft';
import { checkPassengers } from '@/lib/bookings/products/flight/trip-rules';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';
import { familySearch } from '../bookings/booking-fixture';
import { trip, typedDraft } from './typed-draft';

function errorsOf(draft: BookingDraft) {
  const check = checkDraft(draft, trip);
  return 'errors' in check ? check.errors : {};
}

describe('checkDraft', () => {
  it('turns typed values into a request that the server accepts', () => {
    const draft = typedDraft({}, ['adult', 'adult', 'child', 'infant']);
    const check = checkDraft(draft, trip);
    if ('errors' in check) throw new Error(JSON.stringify(check.errors));
    expect(check.request.contact).toEqual({ email: 'amina@example.com', phone: '+97440000000' });
    expect(check.request.passengers[0]).toEqual({
      type: 'adult',
      title: 'MRS',
      gender: 'female',
      givenNames: 'Amina Sara',
      surname: 'Al-Example',
      dateOfBirth: '1990-05-20',
      nationality: 'QA',
      travelDocument: 'passport',
      passportNumber: 'QX100000',
      passportExpiry: '2031-01-01',
    });
    expect(checkPassengers(check.request.passengers, familySearch, trip)).toEqual([]);
  });

  it.each<[string, Partial<PassengerDraft>, object]>([
    ['a member', { loyaltyAirline: 'QR', loyaltyNumber: '٥١٢-345 678 ' }, { loyaltyAirline: 'QR', loyaltyNumber: '512345678' }],
    ['letters as well', { loyaltyAirline: '6E', loyaltyNumber: 'ab12c' }, { loyaltyAirline: '6E', loyaltyNumber: 'AB12C' }],
  ])('accepts the number of a frequent flyer programme: %s', (_, typed, taken) => {
    expect(checkDraft(typedDraft(typed), trip)).toMatchObject({ request: { passengers: [taken] } });
  });

  it.each<[Partial<PassengerDraft>, object]>([
    [{ loyaltyNumber: '512345678' }, { 'passengers.0.loyaltyAirline': 'loyaltyAirlineRequired' }],
    [{ loyaltyAirline: 'QR' }, { 'passengers.0.loyaltyNumber': 'loyaltyNumberInvalid' }],
    [{ loyaltyAirline: 'QR', loyaltyNumber: '12' }, { 'passengers.0.loyaltyNumber': 'loyaltyNumberInvalid' }],
    [{ loyaltyAirline: 'QR', loyaltyNumber: '5'.repeat(26) }, { 'passengers.0.loyaltyNumber': 'loyaltyNumberInvalid' }],
  ])('refuses an incomplete membership, and an invalid number: %j', (typed, errors) => {
    expect(errorsOf(typedDraft(typed))).toEqual(errors);
  });

  it('accepts an identity card when the trip and the nationality allow one, otherwise a passport', () => {
    const card = { travelDocument: 'idCard', passportNumber: '29063400001', passportExpiry: '21/01/2027' } as const;
    const within = { ...trip, allowsIdCard: true };
    expect(checkDraft(typedDraft(card), within)).toMatchObject({
      request: { passengers: [{ travelDocument: 'idCard', passportNumber: '29063400001', passportExpiry: '2027-01-21' }] },
    });
    const asPassport = { request: { passengers: [{ travelDocument: 'passport' }] } };
    expect(checkDraft(typedDraft(card), trip)).toMatchObject(asPassport);
    expect(checkDraft(typedDraft({ ...card, nationality: 'PH' }), within)).toMatchObject(asPassport);
  });

  it('keeps number and expiry day for each document', () => {
    const within = { ...trip, allowsIdCard: true };
    const [passport] = typedDraft({ nationality: 'QA', passportNumber: 'P7654321', passportExpiry: '01/01/2031' }).passengers;
    if (!passport) throw new Error('Nobody travels');
    const card = { ...passport, ...withDocument(passport, 'idCard') };
    expect(card).toMatchObject({ travelDocument: 'idCard', passportNumber: '', passportExpiry: '' });
    const typed = { ...card, passportNumber: '29063400001', passportExpiry: '21/01/2027' };
    const again = { ...typed, ...withDocument(typed, 'passport') };
    expect(again).toMatchObject({ travelDocument: 'passport', passportNumber: 'P7654321', passportExpiry: '01/01/2031' });
    expect(withDocument(again, 'idCard')).toMatchObject({ passportNumber: '29063400001', passportExpiry: '21/01/2027' });
    // The number of a card is not used for a passport when the nationality allows no card.
    const inNationality = (nationality: string) =>
      afterPassengerEdits([typed], [{ index: 0, facts: { nationality } }], within).people[0];
    expect(inNationality('PH')).toMatchObject({ nationality: 'PH', travelDocument: 'passport', passportNumber: 'P7654321' });
    expect(inNationality('OM')).toEqual({ ...typed, nationality: 'OM' });
  });

  it('reads Arabic digits, spaces and small letters', () => {
    const draft = typedDraft({ dateOfBirth: '٢٠/٥/١٩٩٠', passportNumber: 'qx ١٢٣ 456' });
    draft.contact = { email: ' amina@example.com ', phone: '٠٠٩٧٤ ٤٠٠٠-٠٠٠٠', notes: '  A window seat.  ' };
    expect(checkDraft(draft, trip)).toMatchObject({
      request: {
        passengers: [{ dateOfBirth: '1990-05-20', passportNumber: 'QX123456' }],
        contact: { email: 'amina@example.com', phone: '+97440000000', notes: 'A window seat.' },
      },
    });
  });

  it('reports every field of an empty form except the notes, in the order of the form', () => {
    const { adults: _, ...search } = familySearch;
    const draft = emptyBookingDraft({ ...search, adults: 1, children: 0, infants: 0 });
    expect(Object.entries(errorsOf(draft))).toEqual([
      ['passengers.0.title', 'titleRequired'],
      ['passengers.0.gender', 'genderRequired'],
      ['passengers.0.givenNames', 'givenNamesRequired'],
      ['passengers.0.surname', 'surnameRequired'],
      ['passengers.0.dateOfBirth', 'dateOfBirthInvalid'],
      ['passengers.0.nationality', 'nationalityRequired'],
      ['passengers.0.passportNumber', 'passportNumberInvalid'],
      ['passengers.0.passportExpiry', 'passportExpiryInvalid'],
      ['contact.email', 'emailInvalid'],
      ['contact.phone', 'phoneInvalid'],
    ]);
  });

  it.each<[keyof PassengerDraft, Partial<PassengerDraft>, string]>([
    ['givenNames', { givenNames: 'أمينة' }, 'nameAsInPassport'],
    ['surname', { surname: 'a'.repeat(61) }, 'nameTooLong'],
    ['dateOfBirth', { dateOfBirth: '30/2/1990' }, 'noSuchDay'],
    ['dateOfBirth', { dateOfBirth: '3/2/90' }, 'shortYear'],
    ['dateOfBirth', { dateOfBirth: '12 May 1990' }, 'dateOfBirthInvalid'],
    ['dateOfBirth', { dateOfBirth: '01/01/1850' }, 'dateOfBirthTooOld'],
    ['passportExpiry', { passportExpiry: '31/11/2028' }, 'noSuchDay'],
    ['passportExpiry', { passportExpiry: '1/2/28' }, 'shortYear'],
    ['dateOfBirth', { dateOfBirth: '22/11/2026' }, 'dateOfBirthFuture'],
    ['dateOfBirth', { dateOfBirth: '15/1/2015' }, 'adultAge'],
    ['passportNumber', { passportNumber: 'QX-1' }, 'passportNumberInvalid'],
    ['passportExpiry', { passportExpiry: '22/11/2046' }, 'passportTooLong'],
    ['passportExpiry', { passportExpiry: '31/12/9999' }, 'passportTooLong'],
  ])('reports the error of %s: %j', (field, changes, error) => {
    expect(errorsOf(typedDraft(changes))).toEqual({ [`passengers.0.${field}`]: error });
  });

  it('checks a day against the trip even if other fields are empty', () => {
    const draft = typedDraft({ givenNames: '', passportExpiry: '1/2/2047' });
    expect(errorsOf(draft)).toEqual({
      'passengers.0.givenNames': 'givenNamesRequired',
      'passengers.0.passportExpiry': 'passportTooLong',
    });
  });

  it('reports a repeated passport at the second passenger, in any spelling', () => {
    const draft = typedDraft({ passportNumber: ' qx 100001' }, ['adult', 'adult', 'child']);
    expect(errorsOf(draft)).toEqual({ 'passengers.1.passportNumber': 'passportRepeated' });
  });

  it('accepts a passport that expires too soon, because it can be renewed', () => {
    expect(errorsOf(typedDraft({ passportExpiry: '20/7/2027' }))).toEqual({});
  });

  it('leaves out a document that will follow, whatever was typed', () => {
    const check = checkDraft(typedDraft({ isDocumentLater: true, passportNumber: 'Q', passportExpiry: '1/1' }), trip);
    if (!('request' in check)) throw new Error(JSON.stringify(check.errors));
    const [first] = check.request.passengers;
    expect(first).not.toHaveProperty('passportNumber');
    expect(first).not.toHaveProperty('passportExpiry');
    expect(checkPassengers(check.request.passengers, { ...familySearch, adults: 1, children: 0, infants: 0 }, trip)).toEqual([]);
  });

  it('asks for it all the same where the ticket is issued at once', () => {
    const check = checkDraft(typedDraft({ isDocumentLater: true, passportNumber: '', passportExpiry: '' }), {
      ...trip,
      needsDocuments: true,
    });
    expect(check).toEqual({
      errors: {
        'passengers.0.passportNumber': 'passportNumberInvalid',
        'passengers.0.passportExpiry': 'passportExpiryInvalid',
      },
    });
  });

  it('finds a repeated person in any spelling of the name', () => {
    const draft = typedDraft({}, ['adult', 'adult', 'child']);
    const [first, second] = draft.passengers;
    if (!first || !second) throw new Error('Two travel');
    const again = { ...second, givenNames: 'AMINA  sara ', surname: 'Al Example', dateOfBirth: '20/05/1990' };
    expect(errorsOf({ ...draft, passengers: [first, again, ...draft.passengers.slice(2)] })).toEqual({
      'passengers.1.givenNames': 'travellerRepeated',
    });
    const twin = { ...again, givenNames: 'Sara' };
    expect(errorsOf({ ...draft, passengers: [first, twin, ...draft.passengers.slice(2)] })).toEqual({});
  });

  it('does not treat two empty passport fields as the same passport', () => {
    const draft = typedDraft({ passportNumber: '' }, ['adult', 'adult']);
    const second = draft.passengers[1];
    if (second) second.passportNumber = '';
    expect(Object.values(errorsOf(draft))).toEqual(['passportNumberInvalid', 'passportNumberInvalid']);
  });
});

describe('the words for errors', () => {
  const keys = [
    'titleRequired',
    'titleOfAdult',
    'titleOfChild',
    'genderRequired',
    'genderNotTitle',
    'documentUnknown',
    'idCardNotHere',
    ...['QA', 'SA', 'AE', 'KW', 'BH', 'OM'].map((country) => `idCardNumber${country}`),
    'givenNamesRequired',
    'surnameRequired',
    'nameTooLong',
    'nameAsInPassport',
    'dateOfBirthInvalid',
    'dateOfBirthTooOld',
    'noSuchDay',
    'shortYear',
    'dateOfBirthFuture',
    'adultAge',
    'childAge',
    'infantAge',
    'grownUpMissing',
    'lapMissing',
    'loyaltyAirlineRequired',
    'loyaltyNumberInvalid',
    'nationalityRequired',
    'passportNumberInvalid',
    'passportRepeated',
    'passportExpiryInvalid',
    'passportTooLong',
    'passportEnds',
    'idCardEnds',
    'travellerRepeated',
    'emailInvalid',
    'phoneInvalid',
    'notesTooLong',
    'passengerTypes',
    'departurePast',
    'unknown',
  ];

  it.each([
    ['en', english.errors],
    ['ar', arabic.errors],
  ])('exist for every error key of the form and the server (%s)', (_, words) => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
  });
});
