import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ConfirmationPage } from '@/components/bookings/confirmation/confirmation-page';
import { BookingSkeleton } from '@/components/bookings/products/flight/booking-skeleton';
import { RateNow } from '@/components/currency/rate-now';
import { PrivatePart } from '@/components/dashboard/private-part';
import { Waiting } from '@/components/desk/notices';
import { ResultsSkeleton } from '@/components/hotels/results/results-page';
import { ListLoading } from '@/components/notifications/notification-list';
import account from '@/messages/en/account.json';
import bookings from '@/messages/en/bookings.json';
import desk from '@/messages/en/desk.json';
import hotels from '@/messages/en/hotels.json';

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams('reference=KT-FLY247'),
}));

const rateWords = { loading: 'Getting it…', line: '', unavailable: '', asOf: '', shipped: '', source: '', peg: '' };
const lastKnown = { riyalPerUnit: {}, asOf: null };

/** The content of a prerendered page before hydration. */
const waitings: [string, ReactNode][] = [
  ['a form', <BookingSkeleton key="form" />],
  ['a receipt', <ConfirmationPage key="receipt" pictures={{}} />],
  ['hotels', <ResultsSkeleton key="hotels" />],
  ['the desk', <Waiting key="desk" />],
  [
    'a part of an account',
    <PrivatePart key="account" load={() => Promise.reject(new Error('Not asked'))}>
      {() => null}
    </PrivatePart>,
  ],
  ['notifications', <ListLoading key="notifications" text="Getting them…" />],
  ['a rate', <RateNow key="rate" code="EUR" lastKnown={lastKnown} tag="en-GB" words={rateWords} />],
];

it.each(waitings)('the placeholder of %s is hidden without script, because it would wait for ever', (_, waiting) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ account, bookings, desk, hotels }}>
      {waiting}
    </NextIntlClientProvider>,
  );
  expect(html).toMatch(/^<\w+ [^>]*class="[^"]*\bnoscript:hidden\b/);
});
