import { createServerClient } from '@supabase/ssr';
import { describe, expect, it } from 'vitest';
import { newAddress, password, signedInUser, siteUrl, testBackend, tokenHashFor } from './test-backend.ts';

const backend = testBackend();

describe('signing up', () => {
  it('leaves the visitor signed out until the address is confirmed through the mailed link', async () => {
    const client = backend.client();
    const email = newAddress('noor');
    const signUp = await client.auth.signUp({ email, password, options: { data: { first_name: 'Noor' } } });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect(signUp.data.user?.identities).toHaveLength(1);

    const early = await client.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');

    const [mail] = await backend.mailTo(email);
    expect(mail?.link).toMatch(new RegExp(`^${siteUrl}/auth/confirm\\?token_hash=[0-9a-f]{64}&type=signup$`));
    const confirmed = await client.auth.verifyOtp({ type: 'signup', token_hash: await tokenHashFor(backend, email) });
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.session?.user.user_metadata['first_name']).toBe('Noor');

    const signIn = await backend.client().auth.signInWithPassword({ email, password });
    expect(signIn.error).toBeNull();
    expect(signIn.data.user?.email_confirmed_at).toBeTruthy();
  });

  it('accepts a link only once', async () => {
    const client = backend.client();
    const email = newAddress('once');
    await client.auth.signUp({ email, password });
    const token_hash = await tokenHashFor(backend, email);
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    expect((await backend.client().auth.verifyOtp({ type: 'signup', token_hash })).error?.code).toBe('otp_expired');
  });

  it.each(['five5', '   five5   ', 'Password1!', '12345678', 'qwertyuiop', 'karamtravel2026', 'aaaaaaaaaa'])(
    'refuses the password %j: too short, or one of the commonest',
    async (weak) => {
      const { error } = await backend.client().auth.signUp({ email: newAddress('short'), password: weak });
      expect(error?.code).toBe('weak_password');
    },
  );

  it.each([
    ['a NUL in the address', { email: 'a\u0000b@example.com', password }],
    ['a NUL in the password', { email: 'a@example.com', password: 'secret\u0000-1-long' }],
    ['a NUL in a name', { email: 'nul-name@example.com', password, data: { first_name: 'A\u0000' } }],
    ['an address that is a list', { email: ['a@example.com'], password }],
    ['an address of a thousand characters', { email: `${'a'.repeat(1000)}@example.com`, password }],
    ['half a character in the address', { email: 'a\ud800@example.com', password }],
    ['names that are a text', { email: 'data-text@example.com', password, data: 'x' }],
    ['a password that is a number', { email: 'number@example.com', password: 12345678 }],
    ['a list for a body', []],
    ['nothing', null],
  ])('answers %s without an error of its own', async (_what, body) => {
    for (const path of ['signup', 'token?grant_type=password', 'recover', 'resend', 'verify', 'token?grant_type=refresh_token']) {
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  it.each([password, 'another-1'])(
    'says of a registered address that it is one, with the password %s, as hosted Supabase: with a user without identities',
    async (tried) => {
      const { email } = await signedInUser(backend, 'taken');
      const mails = (await backend.mailTo(email)).length;
      const again = await backend.client().auth.signUp({ email: email.toUpperCase(), password: tried });
      expect(again.error).toBeNull();
      expect(again.data.user?.identities).toEqual([]);
      expect(again.data.session).toBeNull();
      expect(await backend.mailTo(email)).toHaveLength(mails);
      expect((await backend.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    },
  );

  it('mails an unconfirmed address again, and that link works', async () => {
    const email = newAddress('again');
    const client = backend.client();
    await client.auth.signUp({ email, password });
    const first = await tokenHashFor(backend, email);
    const again = await client.auth.signUp({ email, password });
    expect(again.error).toBeNull();
    expect(again.data.user?.identities).toHaveLength(1);
    const second = await tokenHashFor(backend, email);
    expect(second).not.toBe(first);
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash: second })).error).toBeNull();
  });

  it('resends to an unconfirmed address and reveals nothing about others', async () => {
    const client = backend.client();
    const email = newAddress('resend');
    await client.auth.signUp({ email, password });
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await backend.mailTo(email)).toHaveLength(2);
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash: await tokenHashFor(backend, email) })).error).toBeNull();

    const nobody = newAddress('nobody');
    expect((await client.auth.resend({ type: 'signup', email: nobody })).error).toBeNull();
    expect(await backend.mailTo(nobody)).toHaveLength(0);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signedInUser(backend, 'known');
    const wrong = await backend.client().auth.signInWithPassword({ email, password: 'not-this' });
    const unknown = await backend.client().auth.signInWithPassword({ email: newAddress('unknown'), password });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect(unknown.error?.code).toBe(wrong.error?.code);
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  it('sets a new password through the recovery link', async () => {
    const { email } = await signedInUser(backend, 'forgetful');
    const client = backend.client();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const [mail] = await backend.mailTo(email);
    expect(mail?.link).toContain('&type=recovery');
    await client.auth.verifyOtp({ type: 'recovery', token_hash: await tokenHashFor(backend, email) });
    expect((await client.auth.updateUser({ password: 'brand-new-1' })).error).toBeNull();
    expect((await backend.client().auth.signInWithPassword({ email, password: 'brand-new-1' })).error).toBeNull();
  });

  it('keeps a server-side session in the cookies of @supabase/ssr', async () => {
    const { email } = await signedInUser(backend, 'cookies');
    const jar = new Map<string, string>();
    const serverClient = () =>
      createServerClient(backend.url, backend.publishableKey, {
        cookies: {
          getAll: () => [...jar].map(([name, value]) => ({ name, value })),
          setAll: (cookies) => {
            for (const { name, value } of cookies)
              if (value) jar.set(name, value);
              else jar.delete(name);
          },
        },
      });
    await serverClient().auth.signInWithPassword({ email, password });
    expect((await serverClient().auth.getUser()).data.user?.email).toBe(email);
    expect((await serverClient().auth.getClaims()).data?.claims['role']).toBe('authenticated');
    await serverClient().auth.signOut();
    expect((await serverClient().auth.getUser()).data.user).toBeNull();
  });
});
