import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldErrors } from '@/lib/network/http';
import { stepsOf } from '@/lib/self-service/progress';
import { bookingLookUp, changeRequest, refundLookUp } from '@/lib/self-service/requests';
import { giftCardSecret } from '@/lib/text/gift-card';

const paths = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  fieldErrors(result.error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);

describe('a look-up request', () => {
  it('is normalized', () => {
    expect(bookingLookUp.parse({ reference: 'fly 247', lastName: ' Al-Namuthaj\u200f ' })).toEqual({
      reference: 'KT-FLY247',
      lastName: 'Al-Namuthaj',
    });
    expect(refundLookUp.parse({ reference: 'kr-rfd246', email: ' Layla@example.com ' }).reference).toBe('KR-RFD246');
  });

  it('is refused field by field', () => {
    expect(paths(bookingLookUp.safeParse({ reference: '', lastName: ' ' }))).toEqual([
      'reference: reference',
      'lastName: lastName',
    ]);
    expect(paths(bookingLookUp.safeParse({ reference: 'KT-FLY247'.repeat(99), lastName: 'x'.repeat(81) }))).toEqual([
      'reference: reference',
      'lastName: lastName',
    ]);
    expect(paths(refundLookUp.safeParse({ reference: 'KR-RFD246', email: 'a\nb@example.com' }))).toEqual(['email: emailInvalid']);
    expect(paths(giftCardSecret.safeParse({ number: 5, pin: null }))).toEqual(['number: number', 'pin: pin']);
    expect(paths(giftCardSecret.safeParse(null))).toHaveLength(1);
    for (const mistyped of ['400020261221', '400020216121', '40002026112']) {
      expect(paths(giftCardSecret.safeParse({ number: mistyped, pin: '246810' })), mistyped).toEqual(['number: number']);
    }
    expect(giftCardSecret.parse({ number: '٤٠٠٠ 2026 1121', pin: '246810' }).number).toBe('400020261121');
  });
});

describe('a change', () => {
  const base = { reference: 'KT-FLY247', lastName: 'Al-Namuthaj', message: '' };
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
  it.each([
    [{ kind: 'cancellation' }, []],
    [{ kind: 'date' }, ['wishedDay: wishedDay']],
    [{ kind: 'date', wishedDay: '2027-02-30' }, ['wishedDay: unreadable']],
    [{ kind: 'date', wishedDay: '31/11/2026' }, ['wishedDay: noSuchDay']],
    [{ kind: 'date', wishedDay: '1/12/26' }, ['wishedDay: shortYear']],
    [{ kind: 'date', wishedDay: '' }, ['wishedDay: wishedDay']],
    [{ kind: 'date', wishedDay: '2027-02-28' }, []],
    [{ kind: 'date', wishedDay: '2026-11-21' }, []],
    [{ kind: 'date', wishedDay: '1900-01-01' }, ['wishedDay: past']],
    [{ kind: 'date', wishedDay: '2026-11-20' }, ['wishedDay: past']],
    [{ kind: 'date', wishedDay: '2028-11-22' }, ['wishedDay: tooFar']],
    [{ kind: 'date', wishedDay: '9999-12-31' }, ['wishedDay: tooFar']],
    [{ kind: 'other', message: '\u200b\u2060\u200d' }, ['message: message']],
    [{ kind: 'name', message: ' \u200f ' }, ['message: message']],
    [{ kind: 'other', message: 'A cot' }, []],
    [{ kind: 'other', message: 'ع'.repeat(1001) }, ['message: messageTooLong']],
    [{ kind: 'upgrade' }, ['kind: kind']],
  ])('%j has these errors: %j', (change, errors) => {
    expect(paths(changeRequest.safeParse({ ...base, ...change }))).toEqual(errors);
  });
});

describe('the steps of a progress', () => {
  const stages = ['a', 'b', 'c'] as const;
  it('are past, current or future', () => {
    expect(stepsOf(stages, 'b', [{ stage: 'a', day: '2026-11-01' }])).toEqual([
      { key: 'a', day: '2026-11-01', state: 'done' },
      { key: 'b', state: 'now' },
      { key: 'c', state: 'next' },
    ]);
  });
  it('lose their day when they are in the future again', () => {
    expect(stepsOf(stages, 'a', [{ stage: 'c', day: '2026-11-01' }]).at(-1)).toEqual({ key: 'c', state: 'next' });
  });
});
