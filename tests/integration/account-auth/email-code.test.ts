import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { proxySupabase } from '@/lib/supabase/proxy/proxy-supabase';
import {
  newAddress,
  password,
  signedInUser,
  startTestBackend,
  type TestBackend,
  temporaryFolder,
  testBackend,
} from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';

const backend = testBackend();

const ask = (email: string, from = backend) => from.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
const enter = (email: string, token: string, from = backend) => from.client().auth.verifyOtp({ type: 'email', email, token });

/** The code in the latest mail. */
async function codeFor(email: string, from = backend): Promise<string> {
  const [mail] = await from.mailTo(email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function asked(name: string, from: TestBackend = backend) {
  const { email, id } = await signedInUser(from, name);
  expect((await ask(email, from)).error).toBeNull();
  return { email, id, code: await codeFor(email, from) };
}

/** Another code of six digits. */
const wrong = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');
const expired = { code: 'otp_expired', status: 403, message: 'Token has expired or is invalid' };

describe('a code by mail', () => {
  it('signs in whoever has it, in any browser and with an address in capitals, once', async () => {
    const { email, id, code } = await asked('code');
    const first = await enter(email.toUpperCase(), code);
    expect(first.data.user?.id).toBe(id);
    expect((await enter(email, code)).error).toMatchObject(expired);
  });

  it('does not stop working for a wrong one, which tells nothing', async () => {
    const { email, code } = await asked('clumsy');
    expect((await enter(email, wrong(code))).error).toMatchObject(expired);
    expect((await enter(newAddress('nobody'), code)).error).toMatchObject(expired);
    for (const odd of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
      expect((await enter(email, odd)).error?.code).toBe('otp_expired');
    expect((await enter(email, code)).data.session).not.toBeNull();
  });

  it('is replaced by the next one', async () => {
    const { email, code } = await asked('again');
    expect((await ask(email)).error).toBeNull();
    const next = await codeFor(email);
    if (next !== code) expect((await enter(email, code)).error).toMatchObject(expired);
    expect((await enter(email, next)).data.session).not.toBeNull();
  });

  it('can be tried five times, then only another one helps; the same for an unknown address', async () => {
    const { email, code } = await asked('guessed');
    const nobody = newAddress('nobody');
    await ask(nobody);
    for (const address of [email, nobody]) {
      for (let step = 1; step <= 5; step += 1) expect((await enter(address, wrong(code, step))).error).toMatchObject(expired);
      expect((await enter(address, code)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    }
    expect((await ask(email)).error).toBeNull();
    expect((await enter(email, await codeFor(email))).data.session).not.toBeNull();
  });

  it('is no link for a new password, and does not survive one', async () => {
    const { email, code } = await asked('changes');
    const { data } = await backend.client().auth.signInWithPassword({ email, password });
    const client = backend.client();
    await client.auth.setSession(data.session as NonNullable<typeof data.session>);
    const change = { password: 'another calm sea', current_password: password };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect((await enter(email, code)).error).toMatchObject(expired);
    await ask(email);
    const inside = backend.client();
    await inside.auth.verifyOtp({ type: 'email', email, token: await codeFor(email) });
    expect((await inside.auth.updateUser({ password: 'stolen by code' })).error?.code).toBe('current_password_required');
  });

  it('expires after an hour, also across a restart', async () => {
    const data = temporaryFolder();
    const earlier = await startTestBackend(data.folder);
    const [early, late] = [await asked('early', earlier), await asked('late', earlier)];
    await earlier.stop();
    const preload = path.resolve('tests/setup/moved-clock.cjs');
    for (const [{ email, code }, minutes] of [
      [early, 55],
      [late, 65],
    ] as const) {
      const restarted = await startTestBackend(data.folder, {
        NODE_OPTIONS: `--require=${JSON.stringify(preload)}`,
        TEST_CLOCK_SHIFT_MS: String(Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0) + minutes * 60_000),
      });
      const { error } = await enter(email, code, restarted);
      expect(error?.code ?? null, `after ${minutes} minutes`).toBe(minutes > 60 ? 'otp_expired' : null);
      await restarted.stop();
    }
    data.remove();
  });
});

describe('the mail with the code', () => {
  it.each([
    ['en', 'Your sign-in code', 'It is valid for one hour', 'Not you? Ignore this message'],
    ['ar', 'رمز تسجيل الدخول', 'صالح لمدة ساعة', 'تجاهل هذه الرسالة'],
  ])('begins in the language of the account (%s) and says how long it holds', async (locale, heading, ...said) => {
    const { email, client } = await signedInUser(backend, 'language');
    await client.auth.updateUser({ data: { locale } });
    await ask(email);
    const [mail] = await backend.mailTo(email);
    expect(mail?.text.split('\n')[1]).toBe(heading);
    // Whole in both languages, and with nothing to open.
    expect(mail?.text.match(/\b\d{6}\b/g)).toHaveLength(2);
    expect(new Set(mail?.text.match(/\b\d{6}\b/g)).size).toBe(1);
    expect(mail?.link).toBeNull();
    expect(mail?.html).not.toContain('{{');
    for (const part of locale === 'ar' ? said : ['valid for one hour and works once', 'ignore this message']) {
      expect(mail?.text).toContain(part);
    }
  });

  it('goes to nobody without an account, whatever the request says', async () => {
    const nobody = newAddress('nobody');
    const { error } = await backend.client().auth.signInWithOtp({ email: nobody, options: { shouldCreateUser: true } });
    expect(error?.code).toBe('otp_disabled');
    expect(await backend.mailTo(nobody)).toEqual([]);
    expect((await backend.client().auth.signInWithPassword({ email: nobody, password })).error?.code).toBe('invalid_credentials');
  });

  it('is the link of the sign-up for an account that is not confirmed: its password may be a stranger’s', async () => {
    const email = newAddress('waiting');
    await backend.client().auth.signUp({ email, password });
    expect((await ask(email)).error).toBeNull();
    const [mail] = await backend.mailTo(email);
    expect(mail?.link).toContain('type=signup');
    expect(await codeFor(email)).toBe('');
  });
});

describe('through the site', () => {
  beforeEach(() => pointSiteAt(backend));

  const post = async (route: string, body: object, address = '192.0.2.30') => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address };
    const request = new Request(`http://site.test/supabase/auth/v1/${route}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer = await proxySupabase(request);
    return [answer.status, await answer.json()] as const;
  };

  it('nobody learns whether an address is registered, once or twice', async () => {
    const { email } = await signedInUser(backend, 'private');
    for (const address of [email, newAddress('nobody')]) {
      for (const turn of [1, 2]) {
        expect(await post('otp', { email: address, create_user: false }), `${address} ${turn}`).toEqual([200, {}]);
      }
    }
    expect(await codeFor(email)).toMatch(/^\d{6}$/);
  });

  it('only codes pass: no new accounts, links or phones', async () => {
    const { email, code } = await asked('narrow');
    const refused = [404, expect.objectContaining({ error_code: 'not_found' })];
    for (const body of [
      { email },
      { email, create_user: true },
      { phone: '+97440000000', create_user: false },
      { create_user: false },
    ]) {
      expect(await post('otp', body)).toEqual(refused);
    }
    for (const body of [
      { type: 'recovery', token_hash: 'x'.repeat(40) },
      { type: 'recovery', email, token: code },
      { type: 'email', email },
    ]) {
      expect(await post('verify', body)).toEqual(refused);
    }
    expect(await post('verify', { type: 'email', email, token: code })).toEqual([
      200,
      expect.objectContaining({ token_type: 'bearer' }),
    ]);
  });

  it('an e-mail address has twenty tries an hour, from wherever they come', async () => {
    const { email, code } = await asked('besieged');
    for (let turn = 1; turn <= 20; turn += 1)
      await post('verify', { type: 'email', email, token: wrong(code, turn) }, `198.51.100.${turn}`);
    await ask(email);
    const answer = await post('verify', { type: 'email', email, token: await codeFor(email) }, '203.0.113.1');
    expect(answer).toEqual([429, expect.objectContaining({ error_code: 'over_request_rate_limit' })]);
  });
});
