import { expect, it, vi } from 'vitest';
import { answerSearchFailure } from '@/lib/flights/search/search-answers';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { answerHotelSearchFailure } from '@/lib/hotels/search/search-answers';
import { explainFailure } from '@/lib/search/search-failure';
import { readFunctionFailure } from '@/lib/supabase/cached-function';
import type { SupplierFailure } from '@/supabase/functions/_shared/contracts/search-failure';
import { answerFailure } from '@/supabase/functions/_shared/suppliers/supplier-outcome';
import { oneWay } from '../unit/flights/results/offers';

type Status = Parameters<typeof answerFailure>[0][number]['status'];

const source = { name: 'one', sandbox: false, timeLimitMs: 1_000, questionsAtOnce: 1 };

/** The answer of a function whose only supplier had this outcome. */
async function functionAnswer(status: Exclude<Status, 'ok'>): Promise<{ status: number; body: { code: SupplierFailure } }> {
  const response = answerFailure([{ source, status, milliseconds: 1 }]);
  return { status: response.status, body: await response.json() };
}

it.each<[Exclude<Status, 'ok'>, SupplierFailure]>([
  ['refused', 'supplierRefused'],
  ['failed', 'supplierFailed'],
  ['busy', 'supplierBusy'],
  ['paused', 'supplierBusy'],
  ['tooSlow', 'supplierTooSlow'],
])('a supplier that is %s is %s in the function, the API and the browser', async (status, code) => {
  const answer = await functionAnswer(status);
  expect(answer.body.code).toBe(code);
  const failure = readFunctionFailure(answer.status, answer.body);
  expect(failure).toBe(code);
  expect(await answerHotelSearchFailure(failure).json()).toMatchObject({ code });

  vi.stubGlobal('fetch', async () => answerSearchFailure(failure));
  const error = await searchFlights(oneWay, new AbortController().signal).catch((thrown: unknown) => thrown);
  expect(explainFailure(error).code).toBe(code);
});
