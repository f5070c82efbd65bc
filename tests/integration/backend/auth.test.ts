import { createServerClient } from '@supabase/ssr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newAddress,
  password,
  signedInUser,
  siteUrl,
  startTestBackend,
  type TestBackend,
  temporaryFolder,
  tokenHashFor,
} from './test-backend.ts';

let backend: TestBackend;
const data = temporaryFolder();

beforeAll(async () => {
  backend = await startTestBackend(data.folder);
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

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

  it('takes a link only once', async () => {
    const client = backend.client();
    const email = newAddress('once');
    await client.auth.signUp({ email, password });
    const token_hash = await tokenHashFor(backend, email);
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    expect((await backend.client().auth.verifyOtp({ type: 'signup', token_hash })).error?.code).toBe('otp_expired');
  });

  it('refuses a password under six characters', async () => {
    const { error } = await backend.client().auth.signUp({ email: newAddress('short'), password: '12345' });
    expect(error?.code).toBe('weak_password');
  });

  it('answers a user without identities for a confirmed address, and keeps the old password', async () => {
    const { email } = await signedInUser(backend, 'taken');
    const mailsBefore = await backend.mailTo(email);
    const again = await backend.client().auth.signUp({ email: email.toUpperCase(), password: 'another-1' });
    expect(again.error).toBeNull();
    expect(again.data.user?.identities).toEqual([]);
    expect(again.data.session).toBeNull();
    expect(await backend.mailTo(email)).toHaveLength(mailsBefore.length);
    expect((await backend.client().auth.signInWithPassword({ email, password: 'another-1' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await backend.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('mails an unconfirmed address anew, and that link works', async () => {
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

  it('resends to an unconfirmed address and tells nothing about others', async () => {
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
