import { beforeEach, expect, it, vi } from 'vitest';
import { clearChangeDraft, readChangeDraft, saveChangeDraft } from '@/lib/self-service/change-draft';
import { stubTabStorage } from '../stubs';

const empty = { kind: null, day: '', message: '' };

beforeEach(() => {
  stubTabStorage();
});

it('a change comes back after a reload, for its own booking alone, until it is stored', () => {
  const draft = { kind: 'date', day: '2030-02-01', message: 'A week later\nإن أمكن' } as const;
  saveChangeDraft('KT-FLY247', draft);
  expect(readChangeDraft('KT-FLY247')).toEqual(draft);
  expect(readChangeDraft('KT-TRY248')).toEqual(empty);
  clearChangeDraft('KT-FLY247');
  expect(readChangeDraft('KT-FLY247')).toEqual(empty);
});

it.each(['{"kind":"upgrade","day":5,"message":null}', '[]', '"text"', '{', 'null'])('%s in the storage is no draft', (kept) => {
  sessionStorage.setItem('karam.change.KT-FLY247.v1', kept);
  expect(readChangeDraft('KT-FLY247')).toEqual(empty);
});

it('a browser that keeps nothing costs the reload alone', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveChangeDraft('KT-FLY247', { ...empty, message: 'x' });
  expect(readChangeDraft('KT-FLY247')).toEqual(empty);
});
