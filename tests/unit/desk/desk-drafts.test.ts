import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraftsOf } from '@/lib/storage/desk-drafts';
import { readTab, writeTab } from '@/lib/storage/tab-storage';

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
const draft = 'karam.desk-content.package.nice.v1';

beforeEach(() => vi.stubGlobal('sessionStorage', Object.create(methods)));
afterEach(() => vi.unstubAllGlobals());

it('what one account typed is not shown to the next one in the same tab, and is there when it comes back', () => {
  openDraftsOf('huda');
  writeTab(draft, 'of Huda');
  writeTab('karam.trip', 'of anybody');
  openDraftsOf('huda');
  expect(readTab(draft)).toBe('of Huda');
  openDraftsOf('noor');
  expect([readTab(draft), readTab('karam.trip')]).toEqual([null, 'of anybody']);
  writeTab(draft, 'of Noor');
  openDraftsOf('huda');
  expect(readTab(draft)).toBe('of Huda');
  openDraftsOf('noor');
  expect(readTab(draft)).toBe('of Noor');
});

it('never throws', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => openDraftsOf('huda')).not.toThrow();
});
