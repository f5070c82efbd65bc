import { expect, it } from 'vitest';
import { holdUntil } from '@/lib/flights/hold';

const now = Date.parse('2026-11-29T09:00:00Z');
const of = (paymentRequiredBy?: string, priceGuaranteedUntil?: string, requiresInstantPayment = false) =>
  holdUntil(
    {
      paymentRequirements: {
        requiresInstantPayment,
        ...(paymentRequiredBy && { paymentRequiredBy }),
        ...(priceGuaranteedUntil && { priceGuaranteedUntil }),
      },
    },
    now,
  )?.toISOString();

it('seats can be held until half an hour before the first of seats and price goes', () => {
  expect(of('2026-12-01T09:00:00Z', '2026-11-30T15:00:00Z')).toBe('2026-11-30T14:30:00.000Z');
  expect(of('2026-11-30T09:00:00Z', '2026-11-30T15:00:00Z')).toBe('2026-11-30T08:30:00.000Z');
});

it('and not where they must be paid at once, where the price may rise before, or for too short', () => {
  expect(holdUntil({}, now)).toBeNull();
  expect(of('2026-12-01T09:00:00Z', '2026-11-30T15:00:00Z', true)).toBeUndefined();
  expect(of('2026-12-01T09:00:00Z')).toBeUndefined();
  expect(of(undefined, '2026-12-01T09:00:00Z')).toBeUndefined();
  expect(of('2026-11-29T11:29:00Z', '2026-12-01T09:00:00Z')).toBeUndefined();
  expect(of('2026-11-29T11:30:00Z', '2026-12-01T09:00:00Z')).toBe('2026-11-29T11:00:00.000Z');
});
