import { expect, it } from 'vitest';
import { openFunctions, openTables } from '@/lib/supabase/proxy/open-rest';
import { signedInStaff, testBackend } from './test-backend.ts';

const backend = testBackend();

const oddValues: unknown[] = [
  null,
  '',
  'x',
  '\u0000',
  '\ud800',
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[[]]],
  { a: { b: 1 } },
  'x'.repeat(20_000),
];
const parameters = [
  ...['wanted_subject', 'search', 'wanted_status', 'page_number', 'by_deadline', 'item', 'seen', 'wanted', 'remark', 'mail'],
  ...['booking', 'only_booking', 'known', 'issued'],
];
const parametersOf: Record<string, readonly string[]> = {
  desk_list: ['wanted_subject', 'search', 'wanted_status', 'page_number', 'by_deadline'],
  desk_booking_life: ['booking'],
  desk_deadlines: ['only_booking'],
  desk_set_status: ['wanted_subject', 'item', 'seen', 'wanted', 'remark'],
  desk_issue_by_hand: ['booking', 'seen', 'remark', 'known', 'issued'],
  desk_add_remark: ['wanted_subject', 'item', 'remark'],
  desk_retry_mail: ['mail'],
};

it('no value that staff or anybody sends to a function or a table is an error of the server', async () => {
  const { client } = await signedInStaff(backend);
  const token = (await client.auth.getSession()).data.session?.access_token;
  const failures: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500)
      failures.push(
        `${method} ${path.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 120)}: ${answer.status} ${text.slice(0, 200)}`,
      );
  };
  for (const name of openFunctions) {
    for (const value of oddValues) {
      await ask('POST', `rpc/${name}`, value);
      await ask('POST', `rpc/${name}`, Object.fromEntries((parametersOf[name] ?? parameters).map((key) => [key, value])));
    }
  }
  for (const [name, { by = [], update = [], insert = [] }] of Object.entries(openTables)) {
    for (const value of ['', '\u0000', -1, 1e300, [], 'x'.repeat(2_000)]) {
      for (const column of by) {
        const text = encodeURIComponent(
          (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\ud800/, '%'),
        ).slice(0, 3_000);
        await ask('GET', `${name}?${column}=eq.${text}`);
        await ask('GET', `${name}?${column}=in.(${text})&order=${column}.desc`);
        if (update.length > 0)
          await ask('PATCH', `${name}?${column}=eq.${text}`, Object.fromEntries(update.map((key) => [key, value])));
      }
      if (insert.length > 0) await ask('POST', name, Object.fromEntries(insert.map((key) => [key, value])));
    }
  }
  expect(failures).toEqual([]);
}, 180_000);
