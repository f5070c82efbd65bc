import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, HEAD } from '@/app/auth/confirm/route';
import {
  newAddress,
  password,
  startTestBackend,
  type TestBackend,
  temporaryFolder,
  tokenHashFor,
} from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';
import { readSession } from './session-cookie-text.ts';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

let backend: TestBackend;
let cookies: CookieJar;
const data = temporaryFolder();

beforeAll(async () => {
  backend = await startTestBackend(data.folder);
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

beforeEach(() => {
  pointSiteAt(backend, signingSecretOf(data.folder));
  cookies = new CookieJar();
  jar.current = cookies;
});

async function open(query: string): Promise<string | null> {
  const response = await GET(new Request(`http://localhost/auth/confirm?${query}`));
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.headers.get('location');
}

async function signUp(): Promise<{ email: string; hash: string }> {
  const email = newAddress('confirms');
  await backend.client().auth.signUp({ email, password });
  return { email, hash: await tokenHashFor(backend, email) };
}

describe('a link from a mail', () => {
  it('confirms the address, signs in and leads to the dashboard', async () => {
    const { hash } = await signUp();
    expect(await open(`token_hash=${hash}&type=signup`)).toBe('/dashboard?account=created');
    expect(readSession(cookies).access_token).toBeTruthy();
  });

  it('works once, and then leads to where a new one is asked for, in the language of the mail', async () => {
    const { hash } = await signUp();
    expect(await open(`token_hash=${hash}&type=signup&lang=ar`)).toBe('/ar/dashboard?account=created');
    cookies.clear();
    expect(await open(`token_hash=${hash}&type=signup&lang=ar`)).toBe('/ar/login?mode=resend&notice=link-expired');
    expect(cookies.getAll()).toEqual([]);
  });

  it('is not used up by those who only look at it', async () => {
    const { hash } = await signUp();
    expect(HEAD().status).toBe(200);
    expect(await open(`token_hash=${hash}&type=signup`)).toBe('/dashboard?account=created');
  });

  it('leads to the choice of a new password, signed in', async () => {
    const { email, hash } = await signUp();
    await open(`token_hash=${hash}&type=signup`);
    cookies.clear();
    await backend.client().auth.resetPasswordForEmail(email);
    expect(await open(`token_hash=${await tokenHashFor(backend, email)}&type=recovery`)).toBe('/reset-password');
    expect(readSession(cookies).access_token).toBeTruthy();
  });

  it.each([
    ['', '/login?notice=link-expired'],
    ['type=signup', '/login?notice=link-expired'],
    [`token_hash=${'a'.repeat(64)}&type=recovery`, '/login?mode=forgot&notice=link-expired'],
    [`token_hash=${'a'.repeat(64)}&type=signup&next=https://evil.example`, '/login?mode=resend&notice=link-expired'],
  ])('made up as "%s" leads to %s', async (query, page) => {
    expect(await open(query)).toBe(page);
  });

  it('stays good while Supabase is out of reach', async () => {
    const { hash } = await signUp();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    expect(await open(`token_hash=${hash}&type=signup`)).toBe('/login?notice=unreachable');
    vi.stubEnv('SUPABASE_URL', backend.url);
    expect(await open(`token_hash=${hash}&type=signup`)).toBe('/dashboard?account=created');
  });
});
