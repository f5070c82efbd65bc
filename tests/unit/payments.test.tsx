import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentCard } from '@/components/bookings/payments/payment-card';
import type { BookingState } from '@/lib/bookings/model/booking-state';
import { isOpenPayment, splitOf } from '@/lib/bookings/model/payment-row';
import { instalmentsOf } from '@/lib/bookings/payments/methods/instalments';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { timeLeft } from '@/lib/bookings/payments/time-left';
import { type DeskRefund, readDeposit, readRiyals, refundable, refundIssue, refundSplit } from '@/lib/desk/payments';
import { loadMessages } from '@/lib/i18n/messages';

describe('amounts and times', () => {
  it.each([
    ['3210', 321_000],
    [' 3,210.50 ', 321_050],
    ['٣٢١٠٫٥', 321_050],
    ['1', 100],
    // A comma before one or two digits is a decimal comma.
    ['12,5', 1250],
    ['1.250,50', 125_050],
    ['12,50,00', null],
    ['\u200F٥٠٠\u200E', 50_000],
    ['0.99', null],
    ['-5', null],
    ['1.234', null],
    ['1e5', null],
    ['', null],
    ['1000000.01', null],
  ])('%j is %s dirhams', (typed, dirhams) => {
    expect(readRiyals(typed)).toBe(dirhams);
  });

  it('a remaining amount below a riyal can be refunded', () => {
    expect([readRiyals('0.5', 1), readRiyals('0', 1)]).toEqual([50, null]);
  });

  const now = Date.parse('2026-11-23T12:00:00Z');

  it.each([
    ['2026-11-26T12:00:00Z', 'days', 3],
    ['2026-11-25T12:00:00Z', 'days', 2],
    ['2026-11-25T11:59:00Z', 'hours', 47],
    ['2026-11-23T14:00:00Z', 'hours', 2],
    ['2026-11-23T13:59:00Z', 'minutes', 119],
    ['2026-11-23T12:00:01Z', 'minutes', 1],
    ['2026-11-22T12:00:00Z', 'minutes', 0],
  ])('until %s there are %s: %i', (until, unit, count) => {
    expect(timeLeft(until, now)).toEqual({ unit, count });
  });

  describe('a payment', () => {
    it('can be paid until its deadline, and while the customer is at the provider', () => {
      const [soon, past] = ['2026-11-23T12:01:00Z', '2026-11-23T11:59:00Z'];
      for (const status of ['created', 'failed'] as const) {
        expect(isOpenPayment({ status, pay_by: soon }, now)).toBe(true);
        expect(isOpenPayment({ status, pay_by: past }, now)).toBe(false);
      }
      expect(isOpenPayment({ status: 'pending', pay_by: past }, now)).toBe(true);
      expect(isOpenPayment({ status: 'paid', pay_by: soon }, now)).toBe(false);
    });

    it('can be refunded up to the rest: failed and repeated refunds do not count', () => {
      const refund = (amount: number, cause: 'desk' | 'twice', status: 'done' | 'failed') => ({
        id: '1',
        amount,
        cause,
        status,
        asks: 1,
        first_asked_at: null,
        settled: null,
        part_id: null,
        contradicted_at: null,
        created_at: '',
      });
      const paid = { id: '1', status: 'paid', amount: 1000, refunded: 0, pay_by: '', paid_at: null, link_key: '' } as const;
      const payment = { ...paid, choice: null, method: null, price_before: null, payment_parts: [], payment_charges: [] };
      const payment_refunds = [refund(300, 'desk', 'done'), refund(200, 'desk', 'failed'), refund(1000, 'twice', 'done')];
      expect(refundable({ ...payment, payment_refunds })).toBe(700);
    });

    it('is refunded first to gift cards, then as points, then to the card, up to what each has paid', () => {
      const part = (id: string, amount: number, points: number | null) => ({
        id,
        amount,
        points,
        last_digits: points ? null : '1234',
      });
      const payment_parts = [part('points', 200, 20), part('gift', 300, null)];
      const back = {
        id: '1',
        amount: 250,
        cause: 'desk',
        status: 'done',
        asks: 0,
        first_asked_at: null,
        settled: null,
        contradicted_at: null,
        created_at: '',
      } as const;
      const split = (amount: number) =>
        refundSplit({ amount: 1000, method: null, payment_parts, payment_refunds: [{ ...back, part_id: 'gift' }] }, amount).map(
          (one) => [one.part?.id ?? 'card', one.amount],
        );
      expect(split(40)).toEqual([['gift', 40]]);
      expect(split(750)).toEqual([
        ['gift', 50],
        ['points', 200],
        ['card', 500],
      ]);
    });
  });

  it('a pending refund is read again after a while, and sent again when its key has expired', () => {
    const known = { id: '1', amount: 100, cause: 'desk', settled: null, contradicted_at: null, part_id: null } as const;
    const refund = (
      status: 'new' | 'pending' | 'done' | 'failed',
      asks: number,
      first: string | null = '2026-11-23T11:00:00Z',
      more: Partial<DeskRefund> = {},
      others: DeskRefund[] = [],
    ) => {
      const one = { ...known, status, asks, first_asked_at: first, created_at: '1', ...more };
      return refundIssue(one, { payment_refunds: [one, ...others], payment_charges: [] }, now);
    };
    expect(refund('new', 2)).toBe('none');
    expect(refund('done', 9)).toBe('none');
    expect(refund('new', 3)).toBe('waiting');
    expect(refund('new', 3, '2026-11-22T15:00:00Z')).toBe('lost');
    // The provider has said that it knows it.
    expect(refund('pending', 30, '2026-11-22T15:00:00Z')).toBe('waiting');
    expect(refund('failed', 1)).toBe('refused');
    expect(refund('failed', 1, null, { settled: 'notSent' })).toBe('none');
    expect(refund('failed', 1, null, {}, [{ ...known, status: 'new', asks: 0, first_asked_at: null, created_at: '2' }])).toBe(
      'none',
    );
    // Refused at the same time as another, of which the amount was sent again since.
    const another = {
      ...known,
      amount: 300,
      status: 'failed',
      asks: 1,
      first_asked_at: null,
      created_at: '2',
      failed_at: '4',
    } as const;
    const again = { ...another, status: 'done', created_at: '5', failed_at: null } as const;
    expect(refund('failed', 1, null, { failed_at: '3' }, [another, again])).toBe('refused');
    expect(refund('failed', 1, null, { failed_at: '3' }, [another, again, { ...again, amount: 100 }])).toBe('none');
    // Another charge was paid too late as well, and goes back.
    expect(refund('failed', 1, null, { cause: 'late', charge_id: 'a' }, [{ ...again, cause: 'late', charge_id: 'b' }])).toBe(
      'refused',
    );
    expect(refund('done', 3, null, { settled: 'byHand', contradicted_at: '2026-11-22T15:00:00Z' })).toBe('contradicted');
  });

  it.each([
    ['800', 80_000],
    ['٢٠٠٠', 200_000],
    ['2000.01', 'aboveDue'],
    ['20000', 'aboveDue'],
    ['', 'amount'],
    ['much', 'amount'],
  ])('a deposit of %s riyals, with 2,000 due, is read as %s', (typed, read) => {
    expect(readDeposit(typed, 200_000)).toBe(read);
  });
});

describe('ways to pay', () => {
  it.each([
    [500_000, 125_000, 125_000],
    [321_050, 80_262, 80_264],
    [103, 25, 28],
  ])('%i dirhams in instalments are parts of %i and a last one of %i', (amount, each, last) => {
    expect(instalmentsOf(amount)).toEqual({ each, last });
    expect(each * 3 + last).toBe(amount);
  });

  it('a payment by another way than a card names it, beside gift cards too', () => {
    const gift = { id: 'gift', amount: 300, points: null, last_digits: '1234' };
    expect(splitOf(1000, [])).toEqual([]);
    expect(splitOf(1000, [], 'tabby')).toEqual([{ part: null, method: 'tabby', amount: 1000 }]);
    expect(splitOf(1000, [gift], 'naps')).toEqual([
      { part: gift, method: null, amount: 300 },
      { part: null, method: 'naps', amount: 700 },
    ]);
  });
});

describe('payment state', () => {
  // A payment is rendered only in a browser, where it reads the session.
  beforeEach(() => void vi.stubGlobal('document', { cookie: '' }));

  const payment: OpenedPayment = {
    status: 'paid',
    failure: null,
    gift: null,
    amount: 105_800,
    refunded: 0,
    total: 105_800,
    paid: 105_800,
    due: 0,
    unrefunded: 105_800,
    isByHand: false,
    returned: 0,
    payBy: '2027-01-01T10:00:00Z',
    paidAt: '2026-12-31T10:00:00Z',
    isConfirmed: false,
    isTicketed: false,
    isOff: false,
    isMismatched: false,
    isChanged: false,
    isUndecided: false,
    state: 'booking',
    reference: 'KT-222222',
    kind: 'flight',
    title: null,
    firstDay: '2027-01-23',
    choice: null,
    method: null,
    methods: [],
    difference: null,
    unordered: null,
    isChoiceDone: false,
    dropped: 0,
    issued: null,
    extras: null,
    takesExtras: false,
    parts: [],
    rest: 105_800,
  };

  it.each(['en', 'ar'] as const)('money that is being refunded is not a deposit (%s)', async (locale) => {
    const messages = await loadMessages(locale, ['payments', 'states', 'tickets']);
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
    expect(shown({})).toContain(state.paidRequest.title);
    const { unordered, officeHours } = messages.payments.page;
    const expired = shown({
      status: 'expired',
      state: 'requested',
      unordered: { why: 'unpaid', again: '/flights/results?from=DOH' },
    });
    expect(expired).toContain(unordered.unpaid);
    expect(expired).toContain(unordered.again);
    // Another is looked for only where something was paid, and days are left.
    const again = '/flights/results?from=DOH';
    const soldOut = (more: Partial<OpenedPayment>) => shown({ unordered: { why: 'soldOut', again }, ...more });
    for (const [html, isLooking] of [
      [soldOut({ status: 'refunded', unrefunded: 0 }), true],
      [soldOut({ status: 'cancelled' }), false],
      [soldOut({ status: 'refunded', unordered: { why: 'soldOut', again: null } }), false],
      [soldOut({ status: 'refunded', unordered: { why: 'priceChanged', again } }), false],
    ] as const)
      expect(html.includes(unordered.looking)).toBe(isLooking);
    expect(soldOut({ status: 'refunded' })).toContain(again);
    const byAgent = shown({ status: 'created', state: 'requestedToPayByAgent', isConfirmed: false });
    expect(byAgent).toContain(state.requestedByAgent.title);
    expect(byAgent).toContain(officeHours.split('{')[0]);
    const { receipt, title } = messages.payments.page;
    // The title of the printed page.
    expect([shown({}).includes(`>${receipt}<`), shown({ status: 'created' }).includes(`>${receipt}<`)]).toEqual([true, false]);
    expect(shown({ status: 'created' })).toContain(`>${title}<`);
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
    // Another way to pay is offered only once the first has certainly failed.
    const ways = { methods: ['tabby'], rest: 105_800 } as const;
    const { methods, pending, dropped } = messages.payments.page;
    const offers = (status: 'pending' | 'failed') =>
      shown({ ...ways, methods: [...ways.methods], status }).includes(methods.title);
    expect([offers('pending'), offers('failed')]).toEqual([false, true]);
    expect(shown({ status: 'pending' })).toContain(pending.look);
    // A price that fell before it was booked leaves it paid, whether its difference is on the way or sent.
    const issued = { pnr: 'K1AAAA', tickets: [{ number: '1250001', passengers: [1] }] };
    const fell = { isConfirmed: true, isTicketed: true, dropped: 5_000, unrefunded: 100_800, total: 100_800, issued };
    for (const refund of [{}, { status: 'partly_refunded', refunded: 5_000 } as const]) {
      const html = shown({ ...fell, ...refund });
      expect(html).toContain(state.paidTicketed.title);
      expect(html.replace(/\s/g, ' ')).toContain(dropped.split('<')[0]);
      expect(html).toMatch(/<bdi dir="ltr"[^>]*>K1AAAA.*<bdi dir="ltr"[^>]*>1250001/);
    }
    expect(shown({ ...fell, status: 'partly_refunded', refunded: 9_000 })).toContain(state.partly_refunded.title);
    // Cash that never arrived: nothing goes back to a card.
    expect(shown({ status: 'cancelled', isByHand: true, paidAt: null })).toContain(state.mistaken.text);
    const { changed } = messages.payments.page;
    expect(shown({ ...failed, isChanged: true })).toContain(changed);
    expect(shown({ isChanged: true })).not.toContain(changed);
    // Nor flights that the airline has cancelled, or that are sold out.
    for (const more of [{ isTicketed: true }, { isTicketed: false }])
      expect(shown({ ...more, isConfirmed: true, isUndecided: true })).toContain(state.undecided.title);
    expect(shown({ ...bags, isChoiceDone: true, isUndecided: true })).toContain(state.extras.done.title);
    // Why nothing was paid comes before what follows once it is; and nothing is said twice.
    const { sentences } = messages.states;
    const text = shown({ ...failed, state: 'requestedToPay' });
    expect(text.indexOf(state.abandoned.text)).toBeLessThan(text.indexOf(sentences.requestedToPay));
    const off = { status: 'refunded', unrefunded: 0, isConfirmed: true, isOff: true } as const;
    const banks = (of: BookingState) => shown({ ...off, state: of }).split(locale === 'ar' ? 'البنك' : 'Banks').length - 1;
    expect([banks('cancelledReturned'), banks('issued')]).toEqual([1, 1]);
    const writes = shown({ unrefunded: 0, isOff: true, state: 'cancelledReturning' });
    expect(writes.split(locale === 'ar' ? 'نراسلك' : /we(?:’ll| will) write/i)).toHaveLength(2);
    // A cancelled trip must not be shown as being booked.
    expect(shown({ isOff: true })).toContain(state.off.title);
    expect(shown({ isOff: true, unrefunded: 0 })).toContain(state.returning.title);
  });

  it.each(['en', 'ar'] as const)(
    'the text of a payment is right for late money, issued tickets, and a new choice (%s)',
    async (locale) => {
      const messages = await loadMessages(locale, ['payments', 'states']);
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
    const messages = await loadMessages(locale, ['payments', 'states']);
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
});
