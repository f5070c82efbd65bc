import { describe, expect, it } from 'vitest';
import { isPartial, secondsUntilRetry } from '@/supabase/functions/_shared/contracts/partial-answer';
import { supplierStatuses } from '@/supabase/functions/_shared/contracts/supplier-report';

const searchedAt = '2026-11-21T08:00:00.000Z';
const at = (seconds: number) => Date.parse(searchedAt) + seconds * 1000;

describe('an answer without one supplier', () => {
  it('is partial when the supplier failed, not when it refused', () => {
    const partial = supplierStatuses.filter((status) =>
      isPartial({
        suppliers: [
          { name: 'one', sandbox: false, status: 'ok', offers: 3, milliseconds: 10 },
          { name: 'other', sandbox: false, status, offers: 0, milliseconds: 10 },
        ],
      }),
    );
    expect(partial).toEqual(['failed', 'tooSlow', 'busy', 'paused']);
    expect(isPartial({ suppliers: [] })).toBe(false);
  });

  it.each([
    [0, 30],
    [12.4, 18],
    [30, 0],
    [3_600, 0],
    [-3_600, 30],
  ])('%d s old may be requested again in %d s', (age, seconds) => {
    expect(secondsUntilRetry(searchedAt, at(age))).toBe(seconds);
  });
});
