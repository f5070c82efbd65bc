import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatusQuery } from '@/lib/flight-status/parse-status-query';
import { checkStatusForm, formFromAddress, readFlightNumber, statusQuery, writeFlightNumber } from '@/lib/flight-status/question';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightNumberPattern } from '@/supabase/functions/_shared/contracts/flights/flight-status';

const today = '2026-11-21';

describe('a flight number', () => {
  it.each([
    ['QR 7', 'QR7'],
    ['qr007', 'QR7'],
    ['qr-0007', 'QR7'],
    ['QR٧', 'QR7'],
    ['\u200eQR ۱۰۱', 'QR101'],
    ['6e 1302', '6E1302'],
    ['G9 123', 'G9123'],
    [' EK  2001 ', 'EK2001'],
  ])('%j is %s', (typed, read) => {
    expect(readFlightNumber(typed)).toBe(read);
  });

  it.each(['', '7', 'QR', 'QR 0', 'QR12345', 'QTR7', '66 12', 'QR 7 8 9 0 1', 'قطر 7', 'QR7; DROP', '<b>QR7</b>'])(
    '%j is none',
    (typed) => {
      expect(readFlightNumber(typed)).toBeNull();
    },
  );

  it('is read from any text without an error, and only in the shape of the contract', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        const read = readFlightNumber(typed);
        expect(read === null || flightNumberPattern.test(read)).toBe(true);
      }),
    );
  });
});

const airlineCode = fc.constantFrom('QR', 'BA', '6E', 'G9', '5J', 'W6');
const anyQuestion = fc.oneof(
  fc.record({
    flight: fc.tuple(airlineCode, fc.integer({ min: 1, max: 9999 })).map((parts) => parts.join('')),
    date: fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days)),
  }),
  fc.record({
    origin: fc.constantFrom('DOH', 'CDG'),
    destination: fc.constantFrom('LHR', 'BKK'),
    date: fc.constant(today),
  }),
);

describe('an address', () => {
  it('is read back to the same request, by the page and by the API', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const query = new URLSearchParams(statusQuery(question));
        const form = formFromAddress(query, '1999-01-01');
        expect(form && checkStatusForm(form, today)).toEqual({ question });
        expect(parseStatusQuery(query, today)).toMatchObject({ ok: true, value: question });
        if ('flight' in question) expect(readFlightNumber(writeFlightNumber(question.flight))).toBe(question.flight);
      }),
    );
  });

  it('without a day means today', () => {
    const form = formFromAddress(new URLSearchParams('flight=qr007'), today);
    expect(form).toMatchObject({ by: 'number', flight: 'QR 7', date: today });
  });

  it.each(['', 'date=2026-11-21', 'lang=ar', 'utm_source=x'])('of %j contains no request', (query) => {
    expect(formFromAddress(new URLSearchParams(query), today)).toBeNull();
  });

  it('of a city means its main airport', () => {
    expect(formFromAddress(new URLSearchParams('from=lon&to=DOH'), today)).toMatchObject({ from: 'LHR', to: 'DOH' });
  });

  it.each([
    ['flight=hello', { flight: 'flightInvalid' }],
    ['flight=QR7&date=2026-11-18', { date: 'datePast' }],
    ['flight=QR7&date=2026-12-24', { date: 'dateTooFar' }],
    ['flight=QR7&date=soon', { date: 'dateInvalid' }],
    ['from=DOH', { to: 'airportRequired' }],
    ['from=doh&to=DOH', { to: 'sameAirport' }],
  ])('of %s has an error', (query, errors) => {
    const form = formFromAddress(new URLSearchParams(query), today);
    expect(form && checkStatusForm(form, today)).toEqual({ errors });
  });
});
