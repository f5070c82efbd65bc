import { expect, it } from 'vitest';
import { type Profile, readProfile, saveProfile } from '@/lib/dashboard/profile';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();

const typed: Profile = { first_name: 'Sara', last_name: null, phone: null, birth_date: null, locale: 'ar' };

it('a session that was ended elsewhere reads and writes nothing, although its token is valid for an hour', async () => {
  const { client, id, email } = await signedInUser(backend, 'elsewhere');
  expect(await saveProfile(client, id, { ...typed, first_name: 'Noor' })).toBe(true);
  const other = backend.client();
  await other.auth.signInWithPassword({ email, password });
  await other.auth.signOut({ scope: 'others' });
  await expect(saveProfile(client, id, typed)).rejects.toBeInstanceOf(SignedOutError);
  await expect(readProfile(client, id)).rejects.toThrow();
  expect(await readProfile(other, id)).toMatchObject({ first_name: 'Noor' });
});

it('a request without a session is refused as signed out', async () => {
  const { client, id } = await signedInUser(backend, 'gone');
  await client.auth.signOut({ scope: 'local' });
  await expect(saveProfile(client, id, typed)).rejects.toBeInstanceOf(SignedOutError);
});
