import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearChangeDraft, readChangeDraft, saveChangeDraft } from '@/lib/self-service/change-draft';
import { firstTyped } from '@/lib/self-service/first-typed';
import { postChange } from '@/lib/self-service/post-change';
import { stubTabStorage } from '../stubs';

describe('change draft', () => {
  const empty = { kind: null, day: '', message: '' };

  beforeEach(() => {
    stubTabStorage();
  });

  it('a change is restored after a reload, only for its own booking, until it is stored', () => {
    const draft = { kind: 'date', day: '2030-02-01', message: 'A week later\nإن أمكن' } as const;
    saveChangeDraft('KT-FLY247', draft);
    expect(readChangeDraft('KT-FLY247')).toEqual(draft);
    expect(readChangeDraft('KT-TRY248')).toEqual(empty);
    clearChangeDraft('KT-FLY247');
    expect(readChangeDraft('KT-FLY247')).toEqual(empty);
  });

  it.each(['{"kind":"upgrade","day":5,"message":null}', '[]', '"text"', '{', 'null'])(
    '%s in the storage is not a draft',
    (saved) => {
      sessionStorage.setItem('karam.change.KT-FLY247.v1', saved);
      expect(readChangeDraft('KT-FLY247')).toEqual(empty);
    },
  );

  it('without storage, only the restoring fails', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveChangeDraft('KT-FLY247', { ...empty, message: 'x' });
    expect(readChangeDraft('KT-FLY247')).toEqual(empty);
  });
});

const request = { reference: 'KT-TRY248', lastName: 'Al-Namuthaj', kind: 'name', message: 'Leila, not Layla' } as const;
const changes = [{ kind: 'name', status: 'open', askedAt: '2026-11-21' }];

/** Our API, with answers by name; records the requests in order. */
function api(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    asked.push(name);
    return name in answers ? Response.json({ found: answers[name] }) : new Response(null, { status: 502 });
  });
  return asked;
}

it('looks up the stored request when there is one already', async () => {
  api({ change: 'open', booking: { changes } });
  expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: changes });
});

it('reports an existing request even when it cannot be looked up', async () => {
  api({ change: 'open' });
  expect(await postChange(request)).toEqual({ answer: { ok: true, found: 'open' }, stored: null });
});

it('looks up nothing for a request that is new, too late or not sent', async () => {
  for (const found of ['created', 'over', null]) {
    const asked = api({ change: found });
    expect(await postChange(request)).toEqual({ answer: { ok: true, found }, stored: null });
    expect(asked).toEqual(['change']);
  }
  api({});
  expect(await postChange(request)).toEqual({ answer: { ok: false, reason: 'failed' }, stored: null });
});

describe('the initial values of a look-up', () => {
  it('are those typed before hydration, then those saved in the tab', () => {
    const inPage = { reference: 'KT-FLY247', lastName: 'Haddad' };
    expect(firstTyped(inPage, { reference: 'KT-OLD222', lastName: 'Else' }, null)).toEqual(inPage);
    expect(firstTyped({ reference: '', lastName: 'Haddad' }, { reference: 'KT-OLD222' }, null)).toEqual({
      reference: 'KT-OLD222',
      lastName: 'Haddad',
    });
    expect(firstTyped({ number: '4000', pin: '24' }, null, null)).toEqual({ number: '4000', pin: '24' });
  });

  it('are those of a link, without the name typed for another booking', () => {
    const saved = { reference: 'KT-OLD222', lastName: 'Else' };
    expect(firstTyped({ reference: '', lastName: '' }, saved, 'KT-FLY247')).toEqual({ reference: 'KT-FLY247' });
    expect(firstTyped({}, saved, 'KT-OLD222')).toEqual(saved);
    expect(firstTyped({}, saved, 'x'.repeat(99))).toEqual({ reference: 'x'.repeat(20) });
  });

  it('are only texts', () => {
    expect(firstTyped({}, { reference: 5, lastName: 'Else' }, null)).toEqual({ lastName: 'Else' });
    for (const saved of ['text', null, 7]) expect(firstTyped({}, saved, '')).toEqual({});
  });
});
