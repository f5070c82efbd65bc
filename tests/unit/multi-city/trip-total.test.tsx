import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TripTotal } from '@/components/flights/multi-city/results/trip-total';
import flights from '@/messages/en/flights.json';

const search = { adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY', departureDate: '2027-01-14' } as const;

it('a trip of which nothing is chosen costs nothing yet, and no price is named', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights }}>
      <TripTotal
        id="total"
        searches={[
          { ...search, origin: 'DOH', destination: 'IST' },
          { ...search, origin: 'IST', destination: 'CDG' },
        ]}
        legs={[]}
        overlap={null}
        onRefresh={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('No flight chosen yet');
  expect(html).not.toContain('QAR');
});
