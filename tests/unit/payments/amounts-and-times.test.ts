import { describe, expect, it } from 'vitest';
import { isOpenPayment } from '@/lib/bookings/model/payment-row';
import { timeLeft } from '@/lib/bookings/payments/time-left';
import { type DeskRefund, readDeposit, readRiyals, refundable, refundIssue, refundSplit } from '@/lib/desk/payments';

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
      ...{ id: '1', amount, cause, status, asks: 1, first_asked_at: null, settled: null, part_id: null },
      ...{ contradicted_at: null, created_at: '' },
    });
    const paid = { id: '1', status: 'paid', amount: 1000, refunded: 0, pay_by: '', paid_at: null, link_key: '' } as const;
    const payment = { ...paid, choice: null, payment_parts: [], payment_charges: [] };
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
      refundSplit({ amount: 1000, payment_parts, payment_refunds: [{ ...back, part_id: 'gift' }] }, amount).map((one) => [
        one.part?.id ?? 'card',
        one.amount,
      ]);
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
