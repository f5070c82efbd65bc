import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Trip } from '@/components/bookings/fare-summary/trip';
import flights from '@/messages/en/flights.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

function markupOf(end: { terminal?: string }): string {
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
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights }}>
      <Trip offer={connecting} dictionaries={{ carriers: { TK: 'Turkish Airlines' }, aircraft: {} }} />
    </NextIntlClientProvider>,
  );
}

describe('the trip in the fare summary', () => {
  it('says how long each wait is, and where', () => {
    expect(markupOf({})).toContain('2 h 10 min in Istanbul');
  });

  it('says a terminal that is known, and none that is not', () => {
    expect(markupOf({ terminal: '7B' })).toContain('Terminal <bdi>7B</bdi>');
    expect(markupOf({})).not.toContain('Terminal');
  });
});
