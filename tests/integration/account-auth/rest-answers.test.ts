import { expect, it } from 'vitest';
import { signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();

it.each([
  [{ birth_date: '2999-01-01' }, 'The date of birth is in the future or too long ago'],
  [{ birth_date: '1899-12-31' }, 'The date of birth is in the future or too long ago'],
  [{ phone: 'x' }, 'The row breaks a rule of its table'],
  [{ first_name: {} }, 'The row breaks a rule of its table'],
  [{ locale: 'fr' }, 'The row breaks a rule of its table'],
  [{ birth_date: 'not a day' }, 'invalid input syntax for type date'],
])('a profile with %j is refused with 400, without a word of how the table is made', async (change, message) => {
  const { client, id } = await signedInUser(backend, 'rest');
  const { error, status } = await client.from('profiles').update(change).eq('user_id', id);
  expect(status).toBe(400);
  expect(error?.message).toContain(message);
  expect(JSON.stringify(error)).not.toMatch(/constraint|profiles_/);
});

it.each([
  [{ date_of_birth: '2050-01-01' }, 'The date of birth is in the future or too long ago'],
  [{ date_of_birth: '-infinity' }, 'The date of birth is in the future or too long ago'],
  [{ passport_expiry: 'infinity' }, 'The row breaks a rule of its table'],
  [{ nationality: 'ZZ' }, 'The row breaks a rule of its table'],
])('a saved traveller with %j is refused with 400', async (change, message) => {
  const { client } = await signedInUser(backend, 'rest');
  const traveller = { given_names: 'Sara', surname: 'Example', date_of_birth: '2015-01-01', nationality: 'QA' };
  const { error, status } = await client
    .from('saved_travellers')
    .insert({ ...traveller, passport_number: 'QX200000', passport_expiry: '2031-01-01', ...change });
  expect({ status, message: error?.message }).toEqual({ status: 400, message });
});

it('a voucher without the points for it is refused with 400, in words', async () => {
  const { id } = await signedInUser(backend, 'rest');
  const { error, status } = await backend.admin().rpc('award_points', { user_id: id, points: -1000, reason: 'voucher' });
  expect({ status, message: error?.message }).toEqual({ status: 400, message: 'There are not enough points for a voucher' });
});
