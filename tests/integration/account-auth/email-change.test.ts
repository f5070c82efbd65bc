import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newAddress, password, signedInUser, testBackend, tokenHashFor } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt } from '../bookings/site-on-backend.ts';
import { pressLink } from './press-link.ts';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

const backend = testBackend();

beforeEach(() => {
  pointSiteAt(backend);
  jar.current = new CookieJar();
});

async function ask() {
  const { client, email: before } = await signedInUser(backend, 'moves');
  const after = newAddress('moved');
  expect((await client.auth.updateUser({ email: after })).error).toBeNull();
  return { client, before, after };
}

const hashOf = (address: string) => tokenHashFor(backend, address);
const open = (hash: string) => pressLink(`token_hash=${hash}&type=email_change`);
const canSignIn = async (email: string) => !(await backend.client().auth.signInWithPassword({ email, password })).error;

describe('a change of an account’s address', () => {
  it.each(['the old mailbox first', 'the new mailbox first'])('is made when both mailboxes have confirmed, %s', async (order) => {
    const { before, after } = await ask();
    const hashes = [await hashOf(before), await hashOf(after)];
    const [first = '', second = ''] = order.startsWith('the old') ? hashes : hashes.toReversed();

    expect(await open(first)).toBe('/mailed-link?state=half');
    expect(jar.current).toHaveProperty('getAll');
    expect((jar.current as CookieJar).getAll()).toEqual([]);
    expect([await canSignIn(before), await canSignIn(after)]).toEqual([true, false]);
    // The same link twice does not confirm both mailboxes.
    expect(await open(first)).toBe('/mailed-link?state=emailUsed');
    expect(await canSignIn(after)).toBe(false);

    expect(await open(second)).toBe('/dashboard');
    expect([await canSignIn(before), await canSignIn(after)]).toEqual([false, true]);
    expect(await open(second)).toBe('/mailed-link?state=emailUsed');
  });

  it('does not replace the session of another user', async () => {
    const { before, after } = await ask();
    await open(await hashOf(before));
    const { email } = await signedInUser(backend, 'stays');
    await (jar.current as CookieJar).signIn(backend, email, password);
    const held = (jar.current as CookieJar).getAll();
    expect(await open(await hashOf(after))).toBe('/mailed-link?state=changed');
    expect((jar.current as CookieJar).getAll()).toEqual(held);
    expect(await canSignIn(after)).toBe(true);
  });

  it('says in both mails that both mailboxes must confirm', async () => {
    const { before, after } = await ask();
    for (const address of [before, after]) {
      const [mail] = await backend.mailTo(address);
      expect(mail?.text).toContain('both addresses');
      expect(mail?.text).toContain('البريدين');
      expect(mail?.text).toContain(before);
      expect(mail?.text).toContain(after);
      expect(mail?.html).not.toContain('{{');
    }
    expect(await hashOf(before)).not.toBe(await hashOf(after));
  });

  it('does not count as confirmed before: a booking made with it cannot be claimed', async () => {
    const { client, before, after } = await ask();
    await open(await hashOf(before));
    const user = (await client.auth.getUser()).data.user;
    expect([user?.email, user?.new_email]).toEqual([before, after]);
  });

  it('replaces the earlier request, whose links are invalid', async () => {
    const { client, before, after } = await ask();
    const old = [await hashOf(before), await hashOf(after)];
    await open(old[0] ?? '');
    const other = newAddress('other');
    await client.auth.updateUser({ email: other });
    for (const hash of old) expect(await open(hash)).toBe('/mailed-link?state=emailUsed');
    expect(await open(await hashOf(other))).toBe('/mailed-link?state=half');
    expect(await canSignIn(other)).toBe(false);
  });

  it('is given only to the first of two users who requested it', async () => {
    const { before, after } = await ask();
    await backend.client().auth.signUp({ email: after, password: 'somebody-else' });
    const [link] = (await backend.mailTo(after)).filter((mail) => mail.link?.includes('type=email_change'));
    await open(await hashOf(before));
    const hash = new URL(link?.link ?? '').searchParams.get('token_hash') ?? '';
    expect(await open(hash)).toBe('/mailed-link?state=emailUsed');
    expect(await canSignIn(before)).toBe(true);
  });

  it('that is already registered gets the usual answer, and no account changes', async () => {
    const owner = await signedInUser(backend, 'has-it');
    const { client } = await signedInUser(backend, 'wants-it');
    const shapeOf = async (email: string) => {
      const { data, error } = await client.auth.updateUser({ email });
      return { error, wish: data.user?.new_email, keys: Object.keys(data.user ?? {}).sort() };
    };
    const free = await shapeOf(newAddress('free'));
    const taken = await shapeOf(owner.email);
    expect(taken).toEqual({ ...free, wish: owner.email });
    expect((await client.auth.getUser()).data.user?.new_email).toBe(owner.email);
    expect(await canSignIn(owner.email)).toBe(true);
  });

  it('is not confirmed by a link of another kind, nor by a code', async () => {
    const { before, after } = await ask();
    const { auth } = backend.client();
    for (const type of ['signup', 'recovery', 'magiclink'] as const) {
      expect((await auth.verifyOtp({ type, token_hash: await hashOf(after) })).error?.code).toBe('otp_expired');
    }
    expect((await auth.verifyOtp({ type: 'email_change', email: after, token: '123456' })).error?.code).toBe('otp_expired');
    const answer = await fetch(`${backend.url}/auth/v1/verify?type=email_change&token=${await hashOf(before)}`, {
      headers: { apikey: backend.publishableKey },
      redirect: 'manual',
    });
    expect(answer.status).toBe(404);
    expect(await canSignIn(after)).toBe(false);
  });
});
