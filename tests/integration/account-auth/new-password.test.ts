import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recoveryCookie } from '@/lib/account/mailed-link/recovery-cookie';
import { signUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';
import { sessionIdOf } from '@/lib/account/session/session-types';
import { middleware } from '@/middleware';
import { password, signedInUser, testBackend, tokenHashFor } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt } from '../bookings/site-on-backend.ts';
import { pressLink } from './press-link.ts';
import { cookieHeader, readSession } from './session-cookie-text.ts';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

const backend = testBackend();

let cookies: CookieJar;
beforeEach(() => {
  // Supabase's client reports a deleted session.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  pointSiteAt(backend);
  cookies = new CookieJar();
  jar.current = cookies;
});

/** Opens the latest link as a visitor, and returns a client with the session that it began. */
async function openLink(email: string, type: string) {
  await pressLink(`token_hash=${await tokenHashFor(backend, email)}&type=${type}`);
  const session = readSession(cookies);
  const client = backend.client();
  await client.auth.setSession(session);
  return { client, session };
}

async function otherDevice(email: string) {
  const client = backend.client();
  await client.auth.signInWithPassword({ email, password });
  return client;
}

const markOf = () => cookies.getAll().find(({ name }) => name === recoveryCookie)?.value;
const sentTo = async (session: object) =>
  (await middleware(new NextRequest('http://localhost/dashboard', { headers: { cookie: cookieHeader(session) } }))).headers.get(
    'location',
  );

describe('a new password', () => {
  it('is set from the mail, once: the page knows its session, and all other devices are signed out', async () => {
    const { email } = await signedInUser(backend, 'forgot');
    const other = await otherDevice(email);
    const saved = (await other.auth.getSession()).data.session;
    await backend.client().auth.resetPasswordForEmail(email);
    const { client, session } = await openLink(email, 'recovery');
    expect(markOf()).toBe(sessionIdOf(session.access_token));

    expect((await client.auth.updateUser({ password: 'brand-new-1' })).error).toBeNull();
    expect(await sentTo(session)).toBeNull();
    expect((await other.auth.getUser()).data.user).toBeNull();
    const refresh = await backend.client().auth.refreshSession({ refresh_token: saved?.refresh_token ?? '' });
    expect(refresh.error?.code).toBe('refresh_token_not_found');
    expect(await sentTo({ ...saved })).toContain('/login');
    expect((await backend.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await backend.client().auth.signInWithPassword({ email, password: 'brand-new-1' })).error).toBeNull();
    // The link is used up.
    expect((await client.auth.updateUser({ password: 'brand-new-2' })).error?.code).toBe('current_password_required');
  });

  it('needs the current password in a session without the mailed link', async () => {
    const { email, client } = await signedInUser(backend, 'open-device');
    const [other, signedIn] = [await otherDevice(email), await otherDevice(email)];
    for (const session of [client, signedIn]) {
      expect((await session.auth.updateUser({ password: 'stolen-1' })).error?.code).toBe('current_password_required');
      const guess = { password: 'stolen-1', current_password: 'not this' };
      expect((await session.auth.updateUser(guess)).error?.code).toBe('invalid_credentials');
    }
    expect((await signedIn.auth.updateUser({ password: 'chosen-1', current_password: password })).error).toBeNull();
    expect((await signedIn.auth.getUser()).data.user?.email).toBe(email);
    expect((await other.auth.getUser()).data.user).toBeNull();
  });

  it('limits guesses at the current password too', async () => {
    const { client } = await signedInUser(backend, 'guessed-here');
    const codes = [];
    for (let turn = 0; turn < 12; turn++) {
      const { error } = await client.auth.updateUser({ password: 'stolen-1', current_password: `guess-${turn}` });
      codes.push(error?.code);
    }
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), ...Array(2).fill('over_request_rate_limit')]);
  });

  it('cannot be set with the link of a sign-up', async () => {
    const { email } = await signedInUser(backend, 'fresh');
    const secondEmail = `later-${email}`;
    const { data } = await backend.client().auth.signUp({ email: secondEmail, password });
    cookies.set(signUpCookie, JSON.stringify({ id: data.user?.id, next: null }));
    const { client } = await openLink(secondEmail, 'signup');
    expect(markOf()).toBeUndefined();
    expect((await client.auth.updateUser({ password: 'brand-new-1' })).error?.code).toBe('current_password_required');
  });

  it('of more than 72 bytes is refused, at sign-up as well', async () => {
    const { client } = await signedInUser(backend, 'long');
    const long = 'س'.repeat(37);
    const change = await client.auth.updateUser({ password: long, current_password: password });
    const signUp = await backend.client().auth.signUp({ email: 'long@example.com', password: long });
    for (const { error } of [change, signUp])
      expect([error?.status, error?.message]).toEqual([400, expect.stringContaining('longer than 72')]);
  });

  it('invalidates earlier links', async () => {
    const { email, client } = await signedInUser(backend, 'links');
    await client.auth.resetPasswordForEmail(email);
    const hash = await tokenHashFor(backend, email);
    await client.auth.updateUser({ password: 'brand-new-1', current_password: password });
    expect((await backend.client().auth.verifyOtp({ type: 'recovery', token_hash: hash })).error?.code).toBe('otp_expired');
  });
});

describe('a token of a deleted account', () => {
  it('opens nothing, neither at the guard nor in the database', async () => {
    const { email, id, client } = await signedInUser(backend, 'leaves');
    await client.from('saved_travellers').select();
    await cookies.signIn(backend, email, password);
    const session = readSession(cookies);
    expect(await sentTo(session)).toBeNull();
    expect((await backend.admin().rpc('delete_account', { account: id })).data).toBe(true);
    expect(await sentTo(session)).toContain('/login');
    expect(await sentTo({ ...session, expires_at: 1 })).toContain('/login');
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.from('profiles').select()).data ?? []).toEqual([]);
    const traveller = { given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
    const row = { ...traveller, passport_number: 'QX100000', passport_expiry: '2031-01-01' };
    expect((await client.from('saved_travellers').insert(row)).error).not.toBeNull();
  });
});
