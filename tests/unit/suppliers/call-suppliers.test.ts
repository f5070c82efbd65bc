import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefusalCode } from '@/supabase/functions/_shared/contracts/search-failure';
import { createLog } from '@/supabase/functions/_shared/function-log';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { callSuppliers } from '@/supabase/functions/_shared/suppliers/call-suppliers';
import { failureResponse, isOk, metaOf } from '@/supabase/functions/_shared/suppliers/supplier-outcome';

interface Test extends Source {
  find: () => Promise<number>;
  refuses?: RefusalCode;
}

const delayed = (milliseconds: number, found: number) => () =>
  new Promise<number>((resolve) => setTimeout(() => resolve(found), milliseconds));
const hangs = () => new Promise<never>(() => undefined);

function named(name: string, find: Test['find'], more: Partial<Test> = {}): Test {
  return { name, sandbox: false, timeLimitMs: 20_000, questionsAtOnce: 2, find, ...more };
}

const lines = vi.fn();

/** Asks all of them; `found` is the number of offers of each. */
function ask(...sources: Test[]) {
  const question = {
    kind: 'search',
    refuses: ({ refuses }: Test) => refuses ?? null,
    ask: (source: Test) => source.find(),
    countOf: (found: number) => found,
  };
  const around = { signal: new AbortController().signal, limitMs: 20_000, log: createLog('test', 'request-1') };
  return callSuppliers(
    sources.map((source) => createResilientSupplier(source)),
    question,
    around,
  );
}

const statuses = (outcomes: Awaited<ReturnType<typeof ask>>) => outcomes.map(({ source, status }) => `${source.name} ${status}`);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines(JSON.parse(String(line))));
  lines.mockReset();
});

async function within<Value>(milliseconds: number, pending: Promise<Value>): Promise<Value> {
  const isSettled = vi.fn();
  void pending.then(isSettled);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(isSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  return pending;
}

describe('several suppliers', () => {
  it('are asked in parallel, and reported in the order of the setting', async () => {
    const outcomes = await within(900, ask(named('one', delayed(900, 3)), named('two', delayed(500, 2))));
    expect(statuses(outcomes)).toEqual(['one ok', 'two ok']);
    expect(outcomes.map(({ milliseconds }) => milliseconds)).toEqual([900, 500]);
  });

  it('have four more seconds after one has found something', async () => {
    const outcomes = await within(4_500, ask(named('slow', hangs), named('quick', delayed(500, 2))));
    expect(statuses(outcomes)).toEqual(['slow tooSlow', 'quick ok']);
  });

  it('get no shorter timeout because of the sandbox', async () => {
    const outcomes = await within(
      12_000,
      ask(named('real', delayed(12_000, 5)), named('sandbox', delayed(50, 40), { sandbox: true })),
    );
    expect(statuses(outcomes)).toEqual(['real ok', 'sandbox ok']);
  });

  it('are awaited until their timeout while the others have found nothing', async () => {
    const outcomes = await within(12_000, ask(named('slow', delayed(12_000, 5)), named('empty', delayed(500, 0))));
    expect(statuses(outcomes)).toEqual(['slow ok', 'empty ok']);
  });

  it('are not stopped when they are late, so that their own timeout decides whether they fail', async () => {
    const stopped = vi.fn();
    const late = named('late', hangs);
    const guard = createResilientSupplier(late);
    const quick = createResilientSupplier(named('quick', delayed(100, 1)));
    const question = {
      kind: 'search',
      ask: (source: Test, signal: AbortSignal) => {
        if (source === late) signal.addEventListener('abort', stopped);
        return source.find();
      },
      countOf: (found: number) => found,
    };
    const around = { signal: new AbortController().signal, limitMs: 20_000, log: createLog('test', 'request-1') };
    await within(4_100, callSuppliers([guard, quick], question, around));
    expect(stopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(stopped).toHaveBeenCalled();
  });

  it('that do not sell to such a party are not asked', async () => {
    const find = vi.fn(async () => 1);
    const outcomes = await ask(
      named('small', find, { refuses: 'partyTooLarge' }),
      named('large', async () => 1),
    );
    expect(find).not.toHaveBeenCalled();
    expect(outcomes[0]).toMatchObject({ status: 'refused', code: 'partyTooLarge' });
  });
});

describe('the log', () => {
  it('has a line for each failure and one for the search, with the same request id', async () => {
    const refuse = () => Promise.reject(new SupplierRefusal('supplierRefused'));
    const pending = ask(
      named('one', () => Promise.reject(new Error('the service answered 500'))),
      named('two', refuse),
      named('three', delayed(50, 7)),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await pending;
    const common = { function: 'test', requestId: 'request-1', kind: 'search' };
    expect(lines.mock.calls.map(([line]) => line)).toEqual([
      {
        ...common,
        at: expect.any(String),
        event: 'supplier-question',
        supplier: 'two',
        status: 'refused',
        milliseconds: 0,
        cause: expect.stringContaining('supplierRefused'),
      },
      {
        ...common,
        at: expect.any(String),
        event: 'supplier-question',
        supplier: 'one',
        status: 'failed',
        milliseconds: expect.any(Number),
        cause: 'Error: the service answered 500',
      },
      {
        ...common,
        at: expect.any(String),
        event: 'suppliers-asked',
        suppliers: 'one failed, two refused, three ok',
        offers: 7,
        milliseconds: expect.any(Number),
      },
    ]);
  });
});

describe('the suppliers in an answer', () => {
  it('are those with offers, and the outcomes of the others', async () => {
    const pending = ask(
      named('one', delayed(10, 2)),
      named('two', delayed(20, 1), { sandbox: true }),
      named('three', () => Promise.reject(new SupplierRefusal('supplierRefused'))),
    );
    await vi.advanceTimersByTimeAsync(20);
    const outcomes = await pending;
    expect(metaOf(outcomes, [{ supplier: 'one' }, { supplier: 'one' }])).toEqual({
      supplier: 'one',
      sandbox: false,
      suppliers: [
        { name: 'one', sandbox: false, status: 'ok', offers: 2, milliseconds: 10 },
        { name: 'two', sandbox: true, status: 'ok', offers: 0, milliseconds: 20 },
        { name: 'three', sandbox: false, status: 'refused', offers: 0, milliseconds: 0 },
      ],
    });
    expect(metaOf(outcomes, [{ supplier: 'two' }, { supplier: 'one' }])).toMatchObject({ supplier: 'one+two', sandbox: true });
    expect(metaOf(outcomes, [])).toMatchObject({ supplier: 'one+two' });
  });

  const lost = (...each: string[]) =>
    each.map((status) => ({
      source: named(status, hangs),
      status: status === 'partyTooLarge' ? 'refused' : status,
      ...(status === 'partyTooLarge' && { code: status }),
      milliseconds: 1,
    })) as Parameters<typeof failureResponse>[0];

  it.each<[string[], number, string]>([
    [['refused'], 502, 'supplierRefused'],
    [['refused', 'partyTooLarge'], 502, 'partyTooLarge'],
    [['tooSlow', 'refused'], 504, 'supplierTooSlow'],
    [['tooSlow', 'failed'], 502, 'supplierFailed'],
    [['failed'], 502, 'supplierFailed'],
    [['busy'], 502, 'supplierBusy'],
    [['paused', 'busy'], 502, 'supplierBusy'],
    [['paused', 'tooSlow'], 502, 'supplierFailed'],
  ])('%j is %i %s', async (each, status, code) => {
    const response = failureResponse(lost(...each));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(lost(...each).some(isOk)).toBe(false);
  });
});
