import { expect, it, vi } from 'vitest';
import { fetchStatus } from '@/lib/flight-status/fetch-status';

const ask = (status: number, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status, headers }));
  return fetchStatus({ flight: 'QR7', date: '2026-11-21' }, new AbortController().signal);
};

it('distinguishes a used-up day from a short wait', async () => {
  expect(await ask(429, { 'Retry-After': '40' })).toEqual({ ok: false, failure: 'busy' });
  expect(await ask(503, { 'Retry-After': '60' })).toEqual({ ok: false, failure: 'busy' });
  expect(await ask(429, { 'Retry-After': '43200' })).toEqual({ ok: false, failure: 'usedUp' });
});

it('distinguishes a slow answer from a failure', async () => {
  expect(await ask(504)).toEqual({ ok: false, failure: 'slow' });
  expect(await ask(502)).toEqual({ ok: false, failure: 'failed' });
});
