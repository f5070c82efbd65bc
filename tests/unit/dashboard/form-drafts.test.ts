import { beforeEach, expect, it } from 'vitest';
import { emptySavedTraveller } from '@/lib/bookings/saved-travellers';
import { profileTyped, travellerTyped } from '@/lib/dashboard/form-drafts';
import { stubTabStorage } from '../stubs';

beforeEach(() => {
  stubTabStorage();
});

const birthDate = '٥//';
const profile = { firstName: 'نورة', lastName: '', phone: '+974 5', birthDate, locale: 'ar' } as const;
const traveller = { id: null, draft: { ...emptySavedTraveller, givenNames: 'Amina', passportNumber: 'qx 1' } };

it('typed values are restored after a reload, only for the same user, until they are saved', () => {
  profileTyped.save('a', profile);
  travellerTyped.save('a', traveller);
  expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([profile, traveller]);
  expect([profileTyped.read('b'), travellerTyped.read('b')]).toEqual([null, null]);
  profileTyped.clear('a');
  expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([null, traveller]);
  travellerTyped.clear('a');
  expect(travellerTyped.read('a')).toBeNull();
});

it.each(['{"id":null}', '{"id":null,"draft":{"givenNames":5}}', '{"firstName":"x"}', '[]', '{'])('%s is no draft', (stored) => {
  for (const name of ['profile', 'traveller']) sessionStorage.setItem(`karam.${name}.a.v1`, stored);
  expect([profileTyped.read('a'), travellerTyped.read('a')]).toEqual([null, null]);
});
