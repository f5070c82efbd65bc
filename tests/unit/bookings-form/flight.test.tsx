import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { untilRenewal } from '@/components/bookings/flow/use-live-offer';
import { NewPrice, type PriceReason } from '@/components/bookings/products/flight/new-price';
import { TicketNote } from '@/components/bookings/products/flight/summary/ticket-note';
import { Trip } from '@/components/bookings/products/flight/summary/trip';
import { withAccountContact } from '@/lib/bookings/contact';
import arabic from '@/messages/ar/flights.json';
import bookings from '@/messages/en/bookings.json';
import english from '@/messages/en/flights.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

describe('new price', () => {
  function textOf(before: number | null, now: number, isWorse: boolean, reason: PriceReason | null = null): string {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{ bookings }} timeZone="Asia/Qatar">
        <NewPrice before={before} now={now} parts={null} isWorse={isWorse} reason={reason} onAccept={() => undefined} />
      </NextIntlClientProvider>,
    );
    return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  }

  describe('a changed fare', () => {
    it('shows only the terms when the total is the same', () => {
      const text = textOf(7_400, 7_400, true);
      for (const part of ['conditions of the fare have changed', 'total is still', '7,400', 'fewer bags', 'new conditions'])
        expect(text).toContain(part);
      expect(text).not.toContain('price');
    });

    it('shows only the price when the terms are the same', () => {
      const text = textOf(7_400, 7_500, false);
      expect(text).toContain('The price has changed');
      expect(text).not.toContain('fewer bags');
    });

    it('shows both', () => {
      const text = textOf(7_400, 7_300, true);
      for (const part of ['The price has changed', 'less', 'fewer bags', 'Continue at the new price'])
        expect(text).toContain(part);
    });

    it('names the data of the travellers that the airline got', () => {
      const people = 'Omar (14)';
      expect(textOf(7_400, 7_300, false)).toContain('ages and memberships can affect it');
      expect(textOf(7_400, 7_300, false, { sent: 'age', people })).toMatch(/the age of Omar \(14\), and this is its price/);
      expect(textOf(7_400, 7_300, false, { sent: 'loyalty', people: '' })).toContain('your frequent flyer number, and this');
      expect(textOf(7_400, 7_300, false, { sent: 'both', people })).toContain(
        'the age of Omar (14) and your frequent flyer number',
      );
    });

    it('is not shown when there is nothing to confirm', () => {
      expect(textOf(null, 7_400, false)).toBe('');
    });
  });
});

describe('the time until an offer is searched for again', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');

  it('ends a minute before the offer expires', () => {
    expect(untilRenewal('2026-11-21T10:15:00.000Z', now)).toBe(14 * 60_000);
  });

  it.each(['2026-11-21T10:01:01.000Z', '2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z'])(
    'is at least half a minute, even if %s is wrong by the clock of the device',
    (expiresAt) => {
      expect(untilRenewal(expiresAt, now)).toBe(30_000);
    },
  );
});

describe('trip', () => {
  function markupOf(end: { terminal?: string }, locale: 'en' | 'ar' = 'en'): string {
    const { returnDate: _, ...search } = familySearch;
    const offer = offerFor(search);
    const leg = { carrierCode: 'TK', duration: 'PT4H', numberOfStops: 0 };
    const segments = [
      {
        ...leg,
        id: '1',
        number: '1',
        departure: { iataCode: 'DOH', at: '2027-01-14T08:00:00', ...end },
        arrival: { iataCode: 'IST', at: '2027-01-14T12:00:00' },
      },
      {
        ...leg,
        id: '2',
        number: '2',
        departure: { iataCode: 'IST', at: '2027-01-14T14:10:00' },
        arrival: { iataCode: 'LHR', at: '2027-01-14T16:10:00' },
      },
    ];
    const connecting = { ...offer, itineraries: [{ duration: 'PT11H10M', segments }], signature: 'sealed' };
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
        <Trip offer={connecting} dictionaries={{ carriers: { TK: 'Turkish Airlines' }, aircraft: {} }} />
      </NextIntlClientProvider>,
    );
  }

  describe('the trip in the fare summary', () => {
    it('shows each layover with its duration and place', () => {
      expect(markupOf({})).toContain('2 h 10 min in Istanbul');
    });

    it('isolates the direction of each flight number, so that the first is read first', () => {
      const flights = (locale: 'en' | 'ar') => markupOf({}, locale).replaceAll('\u00a0', ' ');
      expect(flights('en')).toContain('<bdi>TK 1</bdi><span>, </span><bdi>TK 2</bdi>');
      expect(flights('ar')).toContain('<bdi>TK 1</bdi><span>، </span><bdi>TK 2</bdi>');
    });

    it('shows only known terminals', () => {
      expect(markupOf({ terminal: '7B' })).toContain('Terminal <bdi>7B</bdi>');
      expect(markupOf({})).not.toContain('Terminal');
    });
  });

  describe('the note on the tickets of a journey', () => {
    it.each([
      ['en', 'You land at Sabiha Gökçen International Airport and continue from Istanbul Airport'],
      ['ar', 'تصل إلى مطار صبيحة كوكجن الدولي وتكمل رحلتك من مطار إسطنبول'],
    ] as const)('says that it goes on from another airport, in %s', (locale, words) => {
      const { returnDate: _, ...search } = familySearch;
      const offer = { ...offerFor(search), signature: 'sealed' };
      const way = (from: string, to: string, day: string) => ({
        duration: 'PT4H',
        segments: [
          {
            id: day,
            carrierCode: 'TK',
            number: '1',
            duration: 'PT4H',
            numberOfStops: 0,
            departure: { iataCode: from, at: `${day}T08:00:00` },
            arrival: { iataCode: to, at: `${day}T12:00:00` },
          },
        ],
      });
      const ways = [way('DOH', 'SAW', '2027-01-14'), way('IST', 'LHR', '2027-01-18')];
      const markup = (offers: ComponentProps<typeof TicketNote>['offers']) =>
        renderToStaticMarkup(
          <NextIntlClientProvider
            locale={locale}
            timeZone="Asia/Qatar"
            messages={{ flights: locale === 'en' ? english : arabic }}
          >
            <TicketNote offers={offers} />
          </NextIntlClientProvider>,
        );
      expect(markup([{ ...offer, itineraries: ways }])).toContain(words);
      expect(markup(ways.map((each) => ({ ...offer, itineraries: [each] })))).toContain(words);
      expect(markup([{ ...offer, itineraries: ways.slice(0, 1) }])).toBe('');
    });
  });
});

describe('account contact', () => {
  const known = { email: 'noor@example.com', phone: '+974 5555 1234' };
  const filled = (email: string, phone: string, account = known) => {
    const next = withAccountContact({ email, phone, notes: 'A window seat' }, account);
    return [next.email, next.phone, next.notes];
  };

  describe('the contact of an account', () => {
    it.each(['', '+974', '+974 ', '  '])('fills in empty fields (phone "%s")', (phone) => {
      expect(filled('', phone)).toEqual([known.email, known.phone, 'A window seat']);
    });

    it('leaves what was typed', () => {
      expect(filled('other@example.com', '+974 ')).toEqual(['other@example.com', known.phone, 'A window seat']);
      expect(filled('', '+44 20 7946 0000')).toEqual([known.email, '+44 20 7946 0000', 'A window seat']);
      expect(filled('a', '+974 5')).toEqual(['a', '+974 5', 'A window seat']);
    });

    it('without a phone leaves the country code', () => {
      expect(filled('', '+974 ', { ...known, phone: '' })).toEqual([known.email, '+974 ', 'A window seat']);
      const contact = { email: known.email, phone: '+974 ', notes: '' };
      expect(withAccountContact(contact, { ...known, phone: '' })).toBe(contact);
    });
  });
});
