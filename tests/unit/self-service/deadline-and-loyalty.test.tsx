import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstExpiry, Progress } from '@/components/bookings/confirmation/progress';
import { BookingFound } from '@/components/self-service/booking/booking-found';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { foundBooking } from '@/lib/self-service/found';
import { familySearch, offerFor } from '../bookings/booking-fixture';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

async function textOf(status: string, locale: 'en' | 'ar' = 'en', paidAs?: string, rest: object = {}): Promise<string> {
  const { selfService, bookings, states, ui } = await loadMessages(locale, ['selfService', 'bookings', 'states', 'ui']);
  const paymentRequirements = { requiresInstantPayment: false, paymentRequiredBy: '2026-11-26T15:00:00Z' };
  const booking = foundBooking.parse({
    reference: 'KT-FLY247',
    kind: 'flight',
    status,
    total: 900,
    isClaimed: true,
    changes: [],
    offer: { ...offerFor(familySearch), paymentRequirements, expiresAt: '2026-11-21T15:00:00Z', signature: 'seal' },
    firstDay: '2027-01-14',
    lastDay: '2027-01-18',
    requestedAt: '2026-11-20T22:30:00+00:00',
    ...(paidAs && {
      payments: [
        {
          id: 'p',
          status: paidAs,
          amount: 90_000,
          refunded: 0,
          pay_by: '2026-11-25T12:00:00Z',
          paid_at: null,
          link_key: 'a'.repeat(32),
        },
      ],
    }),
    travellers: [
      { type: 'adult', name: 'Layla Doe', loyalty: { airline: 'QR', ending: '731' } },
      { type: 'adult', name: 'Yousef Doe' },
    ],
    ...rest,
  });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Qatar"
      messages={{ selfService, states, bookings: { progress: bookings.progress }, ui: { date: ui.date } }}
    >
      <BookingFound
        {...{ booking, lastName: 'Doe', itinerary: () => null, facts: () => null, payments: () => null }}
        progress={({ kind, requestedAt, offer: { flights } }) => (
          <Progress {...{ kind, status, requestedAt }} heldUntil={firstExpiry(flights)} />
        )}
        onAgain={() => undefined}
        saveCalendar={async () => undefined}
      />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>|[\u2066-\u2069]/g, ' ').replace(/\s+/g, ' ');
}

it('only a confirmed booking shows its deadline of payment', async () => {
  expect(await textOf('confirmed')).toMatch(/Pay by Thu, 26 Nov 2026, 18:00 ?, Qatar time/);
  expect(await textOf('confirmed', 'ar')).toMatch(/آخر موعد للدفع .*الساعة 18:00 ?بتوقيت قطر/);
  expect(await textOf('ticketed')).not.toMatch(/Pay by \w+, \d/);
  vi.setSystemTime(new Date('2026-11-26T15:00:00Z'));
  expect(await textOf('confirmed')).not.toMatch(/Pay by \w+, \d/);
});

it('nobody who has paid, or is asked to pay at once, reads that nothing is paid or is asked for the payment', async () => {
  for (const locale of locales) {
    const { sheet } = (await loadMessages(locale, ['selfService'])).selfService.booking;
    expect(await textOf('requested', locale)).toContain(sheet.unpaid);
    for (const status of ['created', 'paid']) expect(await textOf('requested', locale, status)).not.toContain(sheet.unpaid);
  }
  expect(await textOf('confirmed', 'en', 'created')).toMatch(/Pay by \w+, \d/);
  expect(await textOf('confirmed', 'en', 'paid')).not.toMatch(/Pay by \w+, \d/);
});

it('the printed sheet sends nobody to an agent who has paid here, or is asked to pay here', async () => {
  const { sheet } = (await loadMessages('en', ['selfService'])).selfService.booking;
  for (const status of ['confirmed', 'ticketed'] as const) {
    expect(await textOf(status)).toContain(sheet.agent);
    for (const payment of ['created', 'paid']) expect(await textOf(status, 'en', payment)).not.toContain(sheet.agent);
  }
});

it('only the last characters of a frequent flyer number are shown', async () => {
  expect(await textOf('confirmed')).toMatch(/Layla Doe Frequent flyer, Qatar Airways: •••731 Yousef Doe(?! Frequent)/);
});

it('a change of date can be requested in one place only', async () => {
  const { selfService } = await loadMessages('en', ['selfService']);
  const [{ changeDate }, { kinds }] = [selfService.booking, selfService.change];
  const ticketed = await textOf('ticketed');
  expect([ticketed.includes(changeDate), ticketed.includes(kinds.date)]).toEqual([true, false]);
  // Before the confirmation, no airline is asked.
  const requested = await textOf('requested');
  expect([requested.includes(changeDate), requested.includes(kinds.date)]).toEqual([false, true]);
});

it('a request shows its progress, when it is answered and how long its price is held; an ended one shows none of these', async () => {
  vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
  expect(await textOf('requested')).toMatch(/2 Being checked .*We’ll answer by Sat, 21 Nov 2026, 20:00 ?, Qatar time\./);
  expect(await textOf('requested')).toMatch(/The airline holds this price until Sat, 21 Nov 2026, 18:00 ?, Qatar time\./);
  expect(await textOf('requested', 'ar')).toMatch(/نردّ عليك قبل السبت، 21 نوفمبر 2026، الساعة 20:00 ?بتوقيت قطر/);
  expect(await textOf('ticketed')).not.toMatch(/We’ll answer by/);
  expect(await textOf('cancelled')).not.toMatch(/Being checked/);
});

it('a booking that its customer cancels shows no progress', async () => {
  const asked = { changes: [{ kind: 'cancellation', status: 'open', askedAt: '2026-11-23' }] };
  const cancelled = { orders: [{ pnr: 'ABC123', tickets: [], status: 'cancelled' }] };
  for (const locale of locales) {
    const { checking } = (await loadMessages(locale, ['bookings'])).bookings.progress;
    expect(await textOf('ticketed', locale)).toContain(checking);
    for (const more of [asked, cancelled]) expect(await textOf('ticketed', locale, undefined, more)).not.toContain(checking);
  }
});

it('the wish to cancel a booking is answered once the booking is cancelled', async () => {
  const { status } = (await loadMessages('en', ['selfService'])).selfService.change;
  const changes = [{ kind: 'cancellation', status: 'open', askedAt: '2026-11-21' }];
  expect(await textOf('ticketed', 'en', undefined, { changes })).toContain(status.open);
  const cancelled = await textOf('cancelled', 'en', undefined, { changes });
  expect([cancelled.includes(status.open), cancelled.includes(status.answered)]).toEqual([false, true]);
});
