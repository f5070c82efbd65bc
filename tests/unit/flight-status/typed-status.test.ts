import { beforeEach, expect, it } from 'vitest';
import { loadTyped, saveTyped } from '@/lib/flight-status/typed-status';
import { writeTab } from '@/lib/storage/tab-storage';
import { stubTabStorage } from '../stubs';

beforeEach(() => {
  stubTabStorage();
});

const today = '2026-11-21';
const route = { by: 'route', flight: 'QR 7', from: 'DOH', to: '', date: '2026-11-22' } as const;

it('typed values are restored in this tab, without a day in the past', () => {
  expect(loadTyped(today)).toBeNull();
  saveTyped(route);
  expect(loadTyped(today)).toEqual(route);
  expect(loadTyped('2026-12-21')).toEqual({ ...route, date: '' });
});

it('other stored values are ignored', () => {
  writeTab('karam.flight-status.v1', { by: 'number', flight: 7 });
  expect(loadTyped(today)).toBeNull();
});
