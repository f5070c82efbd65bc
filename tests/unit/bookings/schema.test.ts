import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passenger } from '@/lib/bookings/people';
import { flightRequest } from '@/lib/bookings/products/flight/schema';
import { contact, latinName } from '@/lib/text/contact';
import { passengerOf, sealedBooking } from './booking-fixture';

type Schema = { safeParse: (value: unknown) => ReturnType<typeof passenger.safeParse> | ReturnType<typeof contact.safeParse> };

/** Error keys by path, as in the route handler and the form. */
function errorsOf(schema: Schema, value: unknown): [string, string][] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const adult = passengerOf('adult');
const reachable = { email: 'amina@example.com', phone: '+97440000000' };

it.each([
  ['O’Brien', "O'Brien"],
  ['D‘Souza', "D'Souza"],
  ['Al‑Thani', 'Al-Thani'],
  ['Al–Thani', 'Al-Thani'],
  ['Al\u200D-Test', 'Al-Test'],
  ['Al\u00A0Thani', 'Al Thani'],
])('a surname typed as %s is kept as %s', (typed, saved) => {
  expect(latinName('surnameRequired').parse(typed)).toBe(saved);
});

describe('a passenger', () => {
  it.each([
    ['givenNames', '', 'givenNamesRequired'],
    ['givenNames', '   ', 'givenNamesRequired'],
    ['surname', undefined, 'surnameRequired'],
    ['surname', 'x'.repeat(61), 'nameTooLong'],
    ['givenNames', 'أمينة', 'nameAsInPassport'],
    ['givenNames', 'Zoë', 'nameAsInPassport'],
    ['surname', 'Smith; drop table', 'nameAsInPassport'],
    ['surname', '-Smith', 'nameAsInPassport'],
    ['givenNames', "A'-. ", 'nameAsInPassport'],
    ['surname', 'Smith-', 'nameAsInPassport'],
    ['dateOfBirth', '2023-02-29', 'dateOfBirthInvalid'],
    ['dateOfBirth', '20/05/1990', 'dateOfBirthInvalid'],
    ['dateOfBirth', null, 'dateOfBirthInvalid'],
    ['nationality', 'qa', 'nationalityRequired'],
    ['nationality', 'Qatar', 'nationalityRequired'],
    ['nationality', 'ZZ', 'nationalityRequired'],
    ['nationality', '', 'nationalityRequired'],
    ['passportNumber', 'A12', 'passportNumberInvalid'],
    ['passportNumber', 'A'.repeat(16), 'passportNumberInvalid'],
    ['passportNumber', 'AB/12345', 'passportNumberInvalid'],
    ['passportNumber', 1234567, 'passportNumberInvalid'],
    ['passportExpiry', '2031-06-31', 'passportExpiryInvalid'],
    ['type', 'senior', 'passengerTypes'],
  ])('is refused with %s %j: one error, %s', (field, value, error) => {
    expect(errorsOf(passenger, { ...adult, [field]: value })).toEqual([[field, error]]);
  });

  it('is normalized: blanks around names; case, blanks and Arabic digits in the passport number', () => {
    const typed = { ...adult, givenNames: '  Amina Sara ', passportNumber: ' ab-١٢٣ ٤٥٦ ' };
    expect(passenger.parse(typed)).toMatchObject({ givenNames: 'Amina Sara', passportNumber: 'AB123456' });
  });

  it.each(["O'Brien", 'St. John-Smith', 'D', 'King Jr.'])('may have the name %s', (surname) => {
    expect(errorsOf(passenger, { ...adult, surname })).toEqual([]);
  });
});

describe('contact details', () => {
  it.each([
    ['+974 4000-0000', '+97440000000'],
    ['00974 (4000) 0000', '+97440000000'],
    ['+٩٧٤ ٤٠٠٠ ٠٠٠٠', '+97440000000'],
    ['+1.212.555.0100', '+12125550100'],
    ['5555 5555', '+97455555555'],
    ['٤٠٠٠-٠٠٠٠', '+97440000000'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+966 055 123 4567', '+966551234567'],
    ['974 5555 1234', '+97455551234'],
    ['+20 010 1234 5678', '+201012345678'],
  ])('read the phone %s as %s', (phone, expected) => {
    expect(contact.parse({ ...reachable, phone }).phone).toBe(expected);
  });

  it.each([
    ...['4000000', '01234567', '400000000', '+', '+974', '+0123456789', '+1234567890123456', '+974 4000 000x', '', null],
    ...['+974 5555 123', '+974 974 5555 1234', '+1 555 123 4567', '020 7946 0958', '+974 4000 0000 ext. 12', 'call 4000 0000'],
  ])('refuse the phone %j', (phone) => {
    expect(errorsOf(contact, { ...reachable, phone })).toEqual([['phone', 'phoneInvalid']]);
  });

  it.each(['', 'amina', 'amina@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`, 7])(
    'refuse the e-mail %j',
    (email) => {
      expect(errorsOf(contact, { ...reachable, email })).toEqual([['email', 'emailInvalid']]);
    },
  );

  it('keep line breaks and emoji in notes, and drop unusable characters', () => {
    const notes = ' a\u0000b\u0007\nc\td 👨‍👩‍👧 \ud800e\u007f ';
    expect(contact.parse({ ...reachable, notes }).notes).toBe('ab\nc\td 👨‍👩‍👧 e');
    expect(errorsOf(contact, { ...reachable, notes: 'x'.repeat(1001) })).toEqual([['notes', 'notesTooLong']]);
    expect(errorsOf(contact, { ...reachable, notes: ` ${'x'.repeat(1000)} ` })).toEqual([]);
  });
});

describe('direction marks', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

  it('are removed from notes; joiners stay', () => {
    const notes = [...marks].map((mark) => `a${mark}`).join('');
    expect(contact.parse({ ...reachable, notes: `${notes} \u202etxet\u202c 👨‍👩‍👧 نافذة` }).notes).toBe(
      `${'a'.repeat(marks.length)} txet 👨‍👩‍👧 نافذة`,
    );
    expect(contact.parse({ ...reachable, notes: ` ${marks} ` }).notes).toBe('');
  });

  it('do not invalidate pasted values', () => {
    const pasted = (text: string) => `\u202a${text}\u202c`;
    const way = { email: pasted(reachable.email), phone: pasted(' +974 4000 0000 ') };
    expect(contact.parse(way)).toEqual(reachable);
    const typed = { ...adult, givenNames: pasted('Amina'), surname: pasted(' Example '), passportNumber: pasted('QX123456') };
    expect(passenger.parse(typed)).toMatchObject({ givenNames: 'Amina', surname: 'Example', passportNumber: 'QX123456' });
    expect(errorsOf(passenger, { ...adult, surname: marks })).toEqual([['surname', 'surnameRequired']]);
  });
});

describe('a booking request', () => {
  it('is accepted unchanged', async () => {
    const booking = await sealedBooking();
    expect(flightRequest.parse(booking)).toEqual(booking);
  });

  it('loses unknown fields', async () => {
    const booking = await sealedBooking();
    expect(flightRequest.parse({ ...booking, status: 'confirmed', user_id: 'somebody' })).toEqual(booking);
  });

  it.each([
    ['idempotencyKey', 'again', 'idempotencyKey', 'keyInvalid'],
    ['locale', 'fr', 'locale', 'localeInvalid'],
    ['passengers', 'two', 'passengers', 'passengerTypes'],
    ['passengers', Array.from({ length: 28 }, (_, position) => passengerOf('adult', position)), 'passengers', 'passengerTypes'],
  ])('is refused with %s %j', async (field, value, path, error) => {
    const booking = { ...(await sealedBooking()), [field]: value };
    const result = flightRequest.safeParse(booking);
    expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, error]]);
  });

  it('reports the passenger and the field of an error', async () => {
    const booking = await sealedBooking();
    const passengers = booking.passengers.map((one, index) => (index === 2 ? { ...one, surname: '' } : one));
    const result = flightRequest.safeParse({ ...booking, passengers });
    expect(result.error?.issues).toMatchObject([{ path: ['passengers', 2, 'surname'], message: 'surnameRequired' }]);
  });

  it('reports issues for any input, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(flightRequest.safeParse(value).success).toBe(false);
      }),
    );
  });

  it('accepts only passengers that follow every rule', () => {
    const mostlyRight = fc.record({
      type: fc.constantFrom('adult', 'child', 'infant', 'pet'),
      title: fc.constant(adult.title),
      gender: fc.constant(adult.gender),
      givenNames: fc.oneof(fc.constant('Amina'), fc.string({ maxLength: 70 })),
      surname: fc.oneof(fc.constant('Example'), fc.string({ unit: 'grapheme', maxLength: 70 })),
      dateOfBirth: fc.oneof(fc.constant('1990-05-20'), fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)),
      nationality: fc.oneof(fc.constant('QA'), fc.string({ maxLength: 3 })),
      passportNumber: fc.oneof(fc.constant('qx 100000'), fc.string({ maxLength: 17 })),
      passportExpiry: fc.oneof(fc.constant('2031-01-01'), fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)),
    });
    let timesAccepted = 0;
    fc.assert(
      fc.property(mostlyRight, (value) => {
        const result = passenger.safeParse(value);
        if (!result.success) return;
        timesAccepted += 1;
        const accepted = result.data;
        for (const name of [accepted.givenNames, accepted.surname]) expect(name).toMatch(/^[A-Za-z][A-Za-z '.-]{0,59}$/);
        for (const day of [accepted.dateOfBirth, accepted.passportExpiry]) {
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        }
        expect(accepted.nationality).toMatch(/^[A-Z]{2}$/);
        expect(accepted.passportNumber).toMatch(/^[A-Z0-9]{5,15}$/);
      }),
      { numRuns: 500 },
    );
    expect(timesAccepted).toBeGreaterThan(0);
  });
});
