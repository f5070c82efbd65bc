import { expect, it, vi } from 'vitest';
import { newAddress, password, signedInUser, testBackend, tokenHashFor } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt } from '../bookings/site-on-backend.ts';
import { pressLink } from './press-link.ts';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

const backend = testBackend();

const junk = { junk: 'y'.repeat(60_000), last_name: { x: 'y'.repeat(60_000) }, locale: 'y'.repeat(60_000) };

it('the data of a stranger’s sign-up does not fill the owner’s cookie', async () => {
  const email = newAddress('owner');
  const signUp = await backend.client().auth.signUp({ email, password, options: { data: { ...junk, first_name: 'Noor' } } });
  expect(signUp.error).toBeNull();
  // A sign-up does not reveal what is stored.
  expect(signUp.data.user?.user_metadata).toEqual({});
  expect(JSON.stringify(signUp.data).length).toBeLessThan(2_000);

  pointSiteAt(backend);
  const cookies = new CookieJar();
  jar.current = cookies;
  const hash = await tokenHashFor(backend, email);
  expect(await pressLink(`token_hash=${hash}&type=signup`, { discard: true })).toBe('/reset-password');
  const size = cookies.getAll().reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThan(6_000);
});

it('an account stores its names and its language, shortened, and nothing else', async () => {
  const { client, id } = await signedInUser(backend, 'owner');
  const wanted = { first_name: 'نورة'.repeat(100), last_name: 'Al Example', locale: 'ar' };
  const saved = { ...wanted, first_name: 'نورة'.repeat(15) };
  const change = await client.auth.updateUser({ data: { ...wanted, x: 'y'.repeat(300_000) } });
  expect(change.data.user?.user_metadata).toEqual(saved);
  expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(saved);
  expect((await client.auth.refreshSession()).data.session?.user).toMatchObject({ id, user_metadata: saved });
});
