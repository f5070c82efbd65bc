import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/currency-rates/route';
import type { Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { ratesForFunctions } from '@/supabase/functions/_shared/exchange-rates/rates-for-functions';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

const backend = testBackend();
let isDown = false;
const service = createServer((_request, response) => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const day = { time_last_update_unix: seconds('2026-11-20T00:02:31Z'), time_next_update_unix: seconds('2026-11-21T00:02:31Z') };
  response.writeHead(isDown ? 503 : 200);
  response.end(JSON.stringify({ result: 'success', base_code: 'USD', ...day, rates: { USD: 1, EUR: 0.8 } }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  service.close();
});

beforeEach(() => {
  isDown = false;
  pointSiteAt(backend);
  vi.stubEnv('RATES_SERVICE_URL', `http://127.0.0.1:${(service.address() as AddressInfo).port}/`);
});

/** They are stored after the answer is sent. */
const storedDays = async () => backend.admin().from('last_rates').select('as_of');

/** Like a site that has just started: without anything in memory. */
async function askAfterRestart(): Promise<Rates> {
  Reflect.deleteProperty(globalThis, Symbol.for('karam.shared-state'));
  const answer = await GET(new Request('http://localhost/api/currency-rates', { headers: { 'x-forwarded-for': newVisitor() } }));
  return answer.json();
}

it('a site that starts while the service is down shows the last rates with their date, else those of the release', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isDown = true;
  expect(await askAfterRestart()).toEqual(shippedRates);
  isDown = false;
  const fresh = await askAfterRestart();
  expect(fresh).toMatchObject({ asOf: '2026-11-20', riyalPerUnit: { EUR: 3.64 / 0.8 } });
  await vi.waitFor(async () => expect((await storedDays()).data).toHaveLength(1));
  isDown = true;
  expect(await askAfterRestart()).toEqual(fresh);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(await askAfterRestart()).toEqual(shippedRates);
  expect(logged.mock.calls.flat().join('\n')).toContain('currency-rates-not-read');
});

it('newer rates replace earlier ones', async () => {
  await backend
    .admin()
    .from('last_rates')
    .upsert({ currency: 'QAR', as_of: '2020-01-01', per_unit: { EUR: 4 } });
  await askAfterRestart();
  await vi.waitFor(async () => expect((await storedDays()).data).toEqual([{ as_of: '2026-11-20' }]));
});

it('a function that starts while the service is down uses the rates that the site stored last', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const settings: Record<string, string> = {
    RATES_SERVICE_URL: 'http://127.0.0.1:9/',
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.publishableKey,
  };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const stored = { currency: 'QAR', as_of: yesterday, per_unit: { QAR: 1, EUR: 4.1 } };
  await backend.admin().from('last_rates').upsert(stored);
  expect(await ratesForFunctions((name) => settings[name])()).toEqual({ asOf: yesterday, riyalPerUnit: stored.per_unit });
  expect(logged.mock.calls.flat().join('\n')).toContain(`"used":"${yesterday}"`);
});
