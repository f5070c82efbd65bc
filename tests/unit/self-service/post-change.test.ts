import { expect, it, vi } from 'vitest';
import { postChange } from '@/lib/self-service/post-change';

const request = { reference: 'KT-TRY248', lastName: 'Al-Namuthaj', kind: 'name', message: 'Leila, not Layla' } as const;
const changes = [{ kind: 'name', status: 'open', askedAt: '2026-11-21' }];

/** Our API, answering by name; what it was asked for, in order. */
function api(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    asked.push(name);
    return name in answers ? Response.json({ found: answers[name] }) : new Response(null, { status: 502 });
  });
  return asked;
}

it('looks up what is stored when such a request is there already', async () => {
  api({ change: 'open', booking: { changes } });
  expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: changes });
});

it('says that it is there already even when it cannot be looked up', async () => {
  api({ change: 'open' });
  expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: null });
});

it('looks nothing up for a request that is new, too late or not sent', async () => {
  for (const found of ['created', 'over', null]) {
    const asked = api({ change: found });
    expect(await postChange(request)).toEqual({ answer: { ok: true, found }, stored: null });
    expect(asked).toEqual(['change']);
  }
  api({});
  expect(await postChange(request)).toEqual({ answer: { ok: false, reason: 'failed' }, stored: null });
});
