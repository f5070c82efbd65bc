import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TripTotal } from '@/components/flights/multi-city/results/trip-total';
import type { SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import flights from '@/messages/en/flights.json';

const search = { adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY', departureDate: '2027-01-14' } as const;
const searches = [
  { ...search, origin: 'DOH', destination: 'IST' },
  { ...search, origin: 'IST', destination: 'CDG' },
];

/** Each leg with an offer of QAR 900, which expires after this many minutes. */
const legsFor = (...minutes: number[]) =>
  minutes.map((left, index) => ({
    ...{ isGone: false, before: null },
    selected: {
      search: searches[index],
      offer: { id: `offer-${index}`, price: { currency: 'QAR', total: '900.00' } },
      meta: { expiresAt: new Date(Date.now() + left * 60_000).toISOString() },
    },
  })) as unknown as SelectedLeg[];

function textOf(props: Partial<ComponentProps<typeof TripTotal>>): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights }}>
      <TripTotal id="total" searches={searches} legs={[]} overlap={null} onRefresh={() => undefined} {...props} />
    </NextIntlClientProvider>,
  );
  return html.replaceAll('\u00a0', ' ');
}

it('a trip without selections shows no price', () => {
  const html = textOf({});
  expect(html).toContain('No flight chosen yet');
  expect(html).not.toContain('QAR');
});

it('a trip can be continued while all prices are valid, and offers a refresh when one has expired', () => {
  const words = flights.multiCity.results;
  const whole = textOf({ legs: legsFor(20, 20) });
  expect(whole).toContain('QAR 1,800');
  expect(whole).toContain(words.continue);
  expect(whole).not.toContain(words.expired);
  const expired = textOf({ legs: legsFor(20, -1) });
  expect(expired).toContain(words.expired);
  expect(expired).toContain(words.refresh);
  expect(expired).not.toContain(words.continue);
});

it('a journey that cannot be flown is not shown as complete', () => {
  const overlap = { number: 1 } as ComponentProps<typeof TripTotal>['overlap'];
  const html = textOf({ legs: legsFor(20, 20), overlap });
  expect(html).toContain('2 flights chosen<');
  expect(html).toMatch(/<button[^>]* disabled/);
});
