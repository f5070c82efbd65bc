import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedOffers } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import type { ReadOffer } from '@/supabase/functions/_shared/suppliers/duffel/to-offer';

type Asked = Parameters<Parameters<typeof listedOffers>[0]['ask']>[0];
type Answer = readonly string[] | Error;
interface Page {
  answer: Answer;
  /** Milliseconds. */
  after?: number;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lists of entries for the requested trip, or "other" for another trip. */
async function listed(main: readonly Page[], nonStop: readonly Page[] = [{ answer: [] }]): Promise<string[]> {
  const ask = async ({ filters, after = '0' }: Asked) => {
    const pages = filters ? nonStop : main;
    const page = pages[Number(after)] ?? { answer: [] };
    if (page.after) await new Promise((resolve) => setTimeout(resolve, page.after));
    if (page.answer instanceof Error) throw page.answer;
    return { data: page.answer, meta: { after: Number(after) + 1 < pages.length ? String(Number(after) + 1) : null } };
  };
  const read = (entry: unknown) => (entry === 'other' ? { leftOut: 'otherTrip' } : { offer: entry }) as unknown as ReadOffer;
  const asked = listedOffers({ ask, read }).then((entries) =>
    entries.flatMap((each) => ('offer' in each ? [String(each.offer)] : [])),
  );
  const outcome = Promise.allSettled([asked]);
  await vi.runAllTimersAsync();
  await outcome;
  return asked;
}

const broken = new Error('500');
const many = (count: number, name = 'other') => Array.from({ length: count }, () => name);

describe('the two lists of a search', () => {
  it('are merged, also when one is empty', async () => {
    expect(await listed([{ answer: ['a'] }], [{ answer: ['b'] }])).toEqual(['a', 'b']);
    expect(await listed([{ answer: ['a'], after: 9_000 }])).toEqual(['a']);
    expect(await listed([{ answer: many(150) }, { answer: ['a'], after: 9_000 }])).toEqual(['a']);
  });

  it('keep the offers of one when the other fails or is late', async () => {
    expect(await listed([{ answer: ['a'] }], [{ answer: broken }])).toEqual(['a']);
    expect(await listed([{ answer: broken }], [{ answer: ['b'] }])).toEqual(['b']);
    expect(await listed([{ answer: ['a'] }], [{ answer: ['b'], after: 5_000 }])).toEqual(['a']);
  });

  it('keep the pages before one that fails or is late', async () => {
    const first = { answer: ['a', ...many(149)] };
    expect(await listed([first, { answer: broken }])).toEqual(['a']);
    expect(await listed([first, { answer: ['b'], after: 5_000 }])).toEqual(['a']);
    expect(await listed([first, { answer: ['b'], after: 3_000 }])).toEqual(['a', 'b']);
  });

  it('fail when nothing is found and a part was not read, because there may be flights', async () => {
    await expect(listed([{ answer: broken }])).rejects.toThrow('500');
    await expect(listed([{ answer: many(150) }, { answer: broken }])).rejects.toThrow('500');
    await expect(listed(many(8).map(() => ({ answer: many(150) })))).rejects.toThrow('none of those');
    expect(await listed([{ answer: many(150) }, { answer: many(20) }])).toEqual([]);
  });
});
