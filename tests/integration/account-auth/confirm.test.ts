import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD, POST } from '@/app/auth/confirm/route';
import { signUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';
import { newAddress, password, testBackend, tokenHashFor } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt } from '../bookings/site-on-backend.ts';
import { openLink, pressLink } from './press-link.ts';
import { readSession } from './session-cookie-text.ts';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

let cookies: CookieJar;
const backend = testBackend();

beforeEach(() => {
  pointSiteAt(backend);
  cookies = new CookieJar();
  jar.current = cookies;
});

const arrival = () => cookies.getAll().find(({ name }) => name === 'karam-arrival')?.value;
const canSignIn = async (email: string, secret: string) =>
  !(await backend.client().auth.signInWithPassword({ email, password: secret })).error;

/** In this browser, which gets the cookie. */
async function signUp(next: string | null = null): Promise<{ email: string; hash: string; id: string }> {
  const email = newAddress('confirms');
  const { data } = await backend.client().auth.signUp({ email, password, options: { data: { first_name: 'Noor' } } });
  const id = data.user?.id ?? '';
  cookies.set(signUpCookie, JSON.stringify({ id, next }));
  return { email, hash: await tokenHashFor(backend, email), id };
}

describe('a link from a mail', () => {
  it('confirms the address, signs in and leads to the dashboard', async () => {
    const { hash } = await signUp();
    expect(await pressLink(`token_hash=${hash}&type=signup`)).toBe('/dashboard');
    expect(readSession(cookies).access_token).toBeTruthy();
    expect(arrival()).toBe('created');
  });

  it('works once, and then leads to the page for a new one, in the language of the mail', async () => {
    const { hash } = await signUp();
    expect(await pressLink(`token_hash=${hash}&type=signup&lang=ar`)).toBe('/ar/dashboard');
    cookies.clear();
    expect(await pressLink(`token_hash=${hash}&type=signup&lang=ar`)).toBe('/ar/login?mode=resend&notice=link-expired');
    expect(cookies.getAll()).toEqual([]);
  });

  it('is not used up by a mail scanner', async () => {
    const { hash } = await signUp();
    expect(HEAD().status).toBe(200);
    const page = `/ar/mailed-link?token_hash=${hash}&type=signup`;
    for (let look = 0; look < 2; look++) expect(await openLink(`token_hash=${hash}&type=signup&lang=ar`)).toBe(page);
    expect(cookies.getAll()).toHaveLength(1);
    expect(await pressLink(`token_hash=${hash}&type=signup`)).toBe('/dashboard');
  });

  it('is not used up by a browser that keeps no cookies, which is told so', async () => {
    const { hash } = await signUp();
    const query = `token_hash=${hash}&type=signup`;
    expect(await pressLink(query, { keepsNothing: true })).toBe(`/mailed-link?${query}&cookies=refused`);
    expect(await pressLink(query)).toBe('/dashboard');
  });

  it('leads to the choice of a new password, signed in', async () => {
    const { email, hash } = await signUp();
    await pressLink(`token_hash=${hash}&type=signup`);
    cookies.clear();
    await backend.client().auth.resetPasswordForEmail(email);
    expect(await pressLink(`token_hash=${await tokenHashFor(backend, email)}&type=recovery`)).toBe('/reset-password');
    expect(readSession(cookies).access_token).toBeTruthy();
  });

  it.each([
    ['', '/login?notice=link-expired'],
    ['type=signup', '/login?notice=link-expired'],
    [`token_hash=${'a'.repeat(64)}&type=recovery`, '/login?mode=forgot&notice=link-expired'],
    [`token_hash=${'a'.repeat(64)}&type=signup&next=https://evil.example`, '/login?mode=resend&notice=link-expired'],
  ])('forged as "%s" leads to %s', async (query, page) => {
    expect(await pressLink(query)).toBe(page);
  });

  it('stays valid while Supabase cannot be reached', async () => {
    const { hash } = await signUp();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    expect(await pressLink(`token_hash=${hash}&type=signup`)).toBe('/login?notice=unreachable');
    vi.stubEnv('SUPABASE_URL', backend.url);
    expect(await pressLink(`token_hash=${hash}&type=signup`)).toBe('/dashboard');
  });

  it('is not used up by a page of another site', async () => {
    const { hash } = await signUp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    const body = `token_hash=${hash}&type=signup`;
    const answer = await POST(new Request('http://localhost/auth/confirm', { method: 'POST', headers, body }));
    expect(answer.status).toBe(403);
    expect(await pressLink(body)).toBe('/dashboard');
  });

  it.each([
    ['/en/karam-club', '/ar/karam-club'],
    ['//evil.example', '/ar/dashboard'],
    [null, '/ar/dashboard'],
  ])('continues to the page saved at sign-up: %s', async (next, page) => {
    const { hash } = await signUp(next?.replace('/en', '') ?? null);
    expect(await pressLink(`token_hash=${hash}&type=signup&lang=ar`)).toBe(page);
  });

  it('does not replace another user’s session without confirmation', async () => {
    const first = await signUp();
    await pressLink(`token_hash=${first.hash}&type=signup`);
    const session = readSession(cookies).refresh_token;
    const query = `token_hash=${(await signUp()).hash}&type=signup`;
    const asking = `/mailed-link?${query}&signed-in=1`;
    expect([await openLink(query), await pressLink(query)]).toEqual([asking, asking]);
    expect(readSession(cookies).refresh_token).toBe(session);
    expect(await pressLink(query, { replace: true })).toBe('/dashboard');
    expect(readSession(cookies).refresh_token).not.toBe(session);
    expect(await pressLink(query, { replace: true })).toBe('/mailed-link?state=used');
  });
});

describe('a link that is opened in another browser than the one that signed up', () => {
  it('asks for the password of the sign-up, and nothing else', async () => {
    const { email, hash, id } = await signUp();
    cookies.clear();
    const query = `token_hash=${hash}&type=signup&lang=ar`;
    const asking = `/ar/mailed-link?token_hash=${hash}&type=signup&password=`;
    expect([await openLink(query), await pressLink(query)]).toEqual([`${asking}ask`, `${asking}ask`]);
    expect(await pressLink(query, { password: 'not the one' })).toBe(`${asking}wrong`);
    expect(cookies.getAll()).toEqual([]);
    expect(await pressLink(query, { password })).toBe('/ar/dashboard');
    expect(arrival()).toBe('created');
    expect(await canSignIn(email, password)).toBe(true);
    const profile = await backend.admin().from('profiles').select('first_name').eq('user_id', id).single();
    expect(profile.data).toEqual({ first_name: 'Noor' });
  });

  it('says when there were too many attempts', async () => {
    const { hash } = await signUp();
    cookies.clear();
    const query = `token_hash=${hash}&type=signup`;
    let answer: string | null = '';
    for (let turn = 0; turn < 40 && !answer?.endsWith('tooMany'); turn++)
      answer = await pressLink(query, { password: `guess ${turn}` });
    expect(answer).toBe(`/mailed-link?token_hash=${hash}&type=signup&password=tooMany`);
  });
});

describe('an address that somebody else signed up with first', () => {
  it('belongs to the person who opens its link: the other password and name are gone', async () => {
    const { email, hash, id } = await signUp();
    cookies.clear();
    // The owner signs up too: Supabase keeps the first sign-up, so this browser gets no cookie.
    expect(await pressLink(`token_hash=${hash}&type=signup`, { discard: true })).toBe('/reset-password');
    expect(arrival()).toBeUndefined();
    expect(await canSignIn(email, password)).toBe(false);
    expect(await canSignIn(email, '')).toBe(false);

    const owner = backend.client();
    await owner.auth.setSession(readSession(cookies));
    expect((await owner.auth.getUser()).data.user?.user_metadata['first_name']).toBeUndefined();
    expect((await owner.from('profiles').select('first_name').eq('user_id', id).single()).data).toEqual({ first_name: null });
    expect((await owner.auth.updateUser({ password: 'of the owner', data: { first_name: 'Sara' } })).error).toBeNull();
    expect([await canSignIn(email, password), await canSignIn(email, 'of the owner')]).toEqual([false, true]);
  });

  it('does not accept the cookie of another account', async () => {
    const { hash } = await signUp();
    cookies.set(signUpCookie, JSON.stringify({ id: crypto.randomUUID(), next: null }));
    expect(await pressLink(`token_hash=${hash}&type=signup`)).toContain('password=ask');
  });
});
