import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaymentCard } from '@/components/bookings/payments/payment-card';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { loadMessages } from '@/lib/i18n/messages';

// A payment is rendered only in a browser, where it reads the session.
beforeEach(() => void vi.stubGlobal('document', { cookie: '' }));

const payment: OpenedPayment = {
  ...{
    status: 'paid',
    failure: null,
    amount: 105_800,
    refunded: 0,
    total: 105_800,
    paid: 105_800,
    due: 0,
    unrefunded: 105_800,
    isByHand: false,
    returned: 0,
  },
  ...{
    payBy: '2027-01-01T10:00:00Z',
    paidAt: '2026-12-31T10:00:00Z',
    isConfirmed: false,
    isTicketed: false,
    isOff: false,
    isMismatched: false,
    isChanged: false,
    isUndecided: false,
    reference: 'KT-222222',
  },
  ...{ kind: 'flight', title: null, firstDay: '2027-01-23', choice: null, isChoiceDone: false, parts: [], rest: 105_800 },
};

it.each(['en', 'ar'] as const)('money that is being refunded is not a deposit (%s)', async (locale) => {
  const messages = await loadMessages(locale, ['payments']);
  const { state } = messages.payments.page;
  const shown = (more: Partial<OpenedPayment>) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <PaymentCard payment={{ ...payment, ...more }} points={null} linkKey={'a'.repeat(32)} onChanged={async () => undefined} />
      </NextIntlClientProvider>,
    );
  expect(shown({})).toContain(state.paidRequest.title);
  expect(shown({ unrefunded: 0 })).toContain(state.returning.title);
  // Cash payments and refunds by transfer do not involve a card.
  const returned = (isByHand: boolean) =>
    shown({ status: 'refunded', isByHand }).includes(locale === 'ar' ? 'إلى البطاقة التي' : 'to the card you');
  expect([returned(false), returned(true)]).toEqual([true, false]);
  const deposit = { amount: 30_000, unrefunded: 30_000, paid: 30_000, isConfirmed: true };
  expect(shown({ ...deposit, due: 75_800 })).toContain(state.paidDeposit.title);
  expect(shown({ ...deposit, due: 75_800 })).toContain(messages.payments.page.stillDue);
  // The other payment of the trip covered the rest, and a part of it was refunded.
  expect(shown({ ...deposit, paid: 100_000, isTicketed: true })).toContain(state.paidTicketed.title);
  expect(shown({ ...deposit, paid: 100_000 })).not.toContain(messages.payments.page.stillDue);
  const bags = { choice: 'extras', isConfirmed: true, isTicketed: true } as const;
  expect(shown(bags)).toContain(state.extras.paid.title);
  expect(shown({ ...bags, isChoiceDone: true })).toContain(state.extras.done.title);
  expect(shown({ isConfirmed: true, isTicketed: true })).toContain(state.paidTicketed.text);
  // Another amount than this was charged.
  const failed = { status: 'failed', failure: 'abandoned' } as const;
  expect(shown(failed)).toContain(state.abandoned.text);
  for (const other of [{ isMismatched: true }, { returned: 500 }])
    expect(shown({ ...failed, ...other })).toContain(state.mismatched.text);
  // An agent looks into it before the customer pays again.
  const unclear = shown({ status: 'pending', isMismatched: true });
  expect(unclear).toContain(state.unclear.text);
  expect(unclear).not.toContain(messages.payments.page.goOn);
  expect(shown({ status: 'pending' })).toContain(messages.payments.page.goOn);
  // Cash that never arrived: nothing goes back to a card.
  expect(shown({ status: 'cancelled', isByHand: true, paidAt: null })).toContain(state.mistaken.text);
  const { changed } = messages.payments.page;
  expect(shown({ ...failed, isChanged: true })).toContain(changed);
  expect(shown({ isChanged: true })).not.toContain(changed);
  // Nor flights that the airline has cancelled, or that are sold out.
  for (const more of [{ isTicketed: true }, { isTicketed: false }])
    expect(shown({ ...more, isConfirmed: true, isUndecided: true })).toContain(state.undecided.text);
  expect(shown({ ...bags, isChoiceDone: true, isUndecided: true })).toContain(state.extras.done.title);
  // A cancelled trip must not be shown as being booked.
  expect(shown({ isOff: true })).toContain(state.off.text);
  expect(shown({ isOff: true, unrefunded: 0 })).toContain(state.returning.title);
});

it.each(['en', 'ar'] as const)(
  'the text of a payment is right for late money, issued tickets, and a new choice (%s)',
  async (locale) => {
    const messages = await loadMessages(locale, ['payments']);
    const { state } = messages.payments.page;
    const shown = (more: Partial<OpenedPayment>) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <PaymentCard
            payment={{ ...payment, ...more }}
            points={null}
            linkKey={'a'.repeat(32)}
            onChanged={async () => undefined}
          />
        </NextIntlClientProvider>,
      );
    const closed = { paidAt: null, paid: 0, unrefunded: 0 };
    for (const status of ['expired', 'cancelled'] as const) {
      expect(shown({ ...closed, status })).toContain(state[status].title);
      expect(shown({ ...closed, status, returned: 105_800 })).toContain(state.late.title);
      // The provider refused the refund, and it was paid back another way.
      const byHand = shown({ ...closed, status, returned: 105_800, isByHand: true });
      expect(byHand).toContain(state.late.title);
      expect(byHand).not.toContain(locale === 'ar' ? 'إلى البطاقة التي' : 'to the card you');
    }
    expect(shown({ ...closed, status: 'cancelled', choice: 'extras' })).toContain(state.cancelled.title);
    expect(shown({ ...closed, status: 'expired', choice: 'extras' })).toContain(state.extras.over.text);
    const ticketed = { isConfirmed: true, isTicketed: true, amount: 75_800, paid: 30_000 };
    expect(shown({ ...closed, ...ticketed, status: 'created', due: 75_800 })).toContain(state.rest.title);
    expect(shown({ ...ticketed, amount: 30_000, unrefunded: 30_000, due: 75_800 })).toContain(state.paidTicketed.title);
  },
);

it.each(['en', 'ar'] as const)('gift cards and points are listed before the card, which pays the rest (%s)', async (locale) => {
  const messages = await loadMessages(locale, ['payments']);
  const { split, pay } = messages.payments.page;
  const parts = [
    { id: '2', amount: 20_000, points: 2000, last_digits: null },
    { id: '1', amount: 30_000, points: null, last_digits: '1234' },
  ];
  const shown = (more: Partial<OpenedPayment>) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <PaymentCard
          payment={{ ...payment, status: 'created', paidAt: null, parts, rest: 55_800, ...more }}
          points={{ points: 500, most: 0, part: '2' }}
          linkKey={'a'.repeat(32)}
          onChanged={async () => undefined}
        />
      </NextIntlClientProvider>,
    ).replace(/\s|\p{Cf}/gu, ' ');
  expect(shown({})).toMatch(new RegExp(`1234.*300.*2,000.*200.*${split.rest}.*558.*${pay.split(' ')[0]}.*558`));
  // They cannot be changed while a charge is at the provider.
  expect(shown({})).toContain(split.remove);
  expect(shown({ status: 'pending' })).not.toContain(split.remove);
  expect(shown({ rest: 0, parts: [{ id: '1', amount: 105_800, points: null, last_digits: '1234' }] })).toContain(split.safe);
});
