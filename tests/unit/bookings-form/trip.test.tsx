import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TicketNote } from '@/components/bookings/products/flight/summary/ticket-note';
import { Trip } from '@/components/bookings/products/flight/summary/trip';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

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
          ...{ id: day, carrierCode: 'TK', number: '1', duration: 'PT4H', numberOfStops: 0 },
          departure: { iataCode: from, at: `${day}T08:00:00` },
          arrival: { iataCode: to, at: `${day}T12:00:00` },
        },
      ],
    });
    const ways = [way('DOH', 'SAW', '2027-01-14'), way('IST', 'LHR', '2027-01-18')];
    const markup = (offers: ComponentProps<typeof TicketNote>['offers']) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
          <TicketNote offers={offers} />
        </NextIntlClientProvider>,
      );
    expect(markup([{ ...offer, itineraries: ways }])).toContain(words);
    expect(markup(ways.map((each) => ({ ...offer, itineraries: [each] })))).toContain(words);
    expect(markup([{ ...offer, itineraries: ways.slice(0, 1) }])).toBe('');
  });
});
