import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { describeError } from '@/lib/log';

/** The answer of Supabase's client when fetch failed with `failure`. */
async function answerFor(failure: Error): Promise<unknown> {
  const global = { fetch: () => Promise.reject(failure) };
  return (await createClient('http://nobody.test', 'key', { db: { retry: false }, global }).rpc('claim_mail')).error;
}

it('an unanswered request to Supabase is described without its text', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  expect(describeError(await answerFor(new TypeError('fetch failed', { cause: refused })))).toBe('TypeError < ECONNREFUSED');
  expect(describeError(await answerFor(new DOMException('The operation was aborted', 'TimeoutError')))).toBe('TimeoutError');
});

it('an answer of the database has its code', () => {
  expect(describeError({ message: 'duplicate key', details: null, hint: null, code: '23505' })).toBe('answer 23505');
  expect(describeError(new Error('No', { cause: { message: 'TimeoutError: late', details: '', code: '' } }))).toBe(
    'Error < TimeoutError',
  );
});
