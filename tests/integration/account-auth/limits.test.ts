import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newAddress,
  password,
  signedInUser,
  startTestBackend,
  type TestBackend,
  temporaryFolder,
} from '../backend/test-backend.ts';

let backend: TestBackend;
const data = temporaryFolder();

beforeAll(async () => {
  backend = await startTestBackend(data.folder, { AUTH_MAIL_PAUSE_SECONDS: '3', AUTH_REQUESTS_PER_ADDRESS: '60' });
});

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

function post(path: string, body: object, address?: string) {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  return fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: address ? { ...headers, 'x-forwarded-for': address } : headers,
    body: JSON.stringify(body),
  });
}

const signIn = (email: string, secret: string, address: string) =>
  post('token?grant_type=password', { email, password: secret }, address);
const codeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code;
/** Longer than the interval between two mails. */
const beyondPause = { interval: 250 };

describe('limits on passwords', () => {
  it('stop parallel guesses at one account, and affect nobody else', async () => {
    const { email } = await signedInUser(backend, 'guessed');
    const guesses = Array.from({ length: 30 }, (_, turn) => signIn(email, `guess-${turn}`, '198.51.100.1'));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused ?? new Response('{}'))).toBe('over_request_rate_limit');
    // There, not even the right password works; from another address it does, also with the e-mail address in capitals.
    expect((await signIn(email, password, '198.51.100.1')).status).toBe(429);
    expect((await signIn(email.toUpperCase(), password, '198.51.100.1')).status).toBe(429);
    expect((await signIn(email, password, '198.51.100.2')).status).toBe(200);
  });

  it('are the same for an unknown address', async () => {
    const nobody = newAddress('nobody');
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(nobody, 'guess', '198.51.100.3')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('are reset by the right password', async () => {
    const { email } = await signedInUser(backend, 'clumsy');
    for (let turn = 0; turn < 3; turn++) {
      for (let guess = 0; guess < 5; guess++) await signIn(email, 'oops', '198.51.100.4');
      expect((await signIn(email, password, '198.51.100.4')).status).toBe(200);
    }
  });

  it('count all requests of one network address together', async () => {
    const asks = Array.from({ length: 62 }, () => post('verify', { type: 'signup' }, '198.51.100.5'));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('limits on mail', () => {
  it('send one mail of a kind, and another after the interval', async () => {
    const { email } = await signedInUser(backend, 'forgets');
    const before = (await backend.mailTo(email)).length;
    const both = await Promise.all([post('recover', { email }, '198.51.100.6'), post('recover', { email }, '198.51.100.6')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = both.find(({ status }) => status === 429) ?? new Response('{}');
    expect(await refused.json()).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
    });
    expect(await backend.mailTo(email)).toHaveLength(before + 1);
    await expect.poll(async () => (await post('recover', { email }, '198.51.100.6')).status, beyondPause).toBe(200);
    expect(await backend.mailTo(email)).toHaveLength(before + 2);
  });

  it('send the confirmation again after the interval, not before, by resend or by a second sign-up', async () => {
    const email = newAddress('waits');
    const { auth } = backend.client();
    expect((await auth.signUp({ email, password })).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email })).error?.code).toBe('over_email_send_rate_limit');
    expect((await auth.signUp({ email, password })).error?.code).toBe('over_email_send_rate_limit');
    expect(await backend.mailTo(email)).toHaveLength(1);
    await expect.poll(async () => (await auth.resend({ type: 'signup', email })).error, beyondPause).toBeNull();
    expect(await backend.mailTo(email)).toHaveLength(2);
  });

  it('require an interval before another change of address', async () => {
    const { client } = await signedInUser(backend, 'restless');
    const [first, second] = [newAddress('first'), newAddress('second')];
    expect((await client.auth.updateUser({ email: first })).error).toBeNull();
    expect((await client.auth.updateUser({ email: second })).error?.code).toBe('over_email_send_rate_limit');
    expect(await backend.mailTo(second)).toEqual([]);
  });
});

describe('whether an address has an account', () => {
  const from = '198.51.100.7';

  it('is not revealed by a lost password or a confirmation, requested once or twice', async () => {
    const { email } = await signedInUser(backend, 'secret');
    const [waiting, sibling] = [newAddress('waiting'), newAddress('sibling')];
    for (const address of [waiting, sibling]) await backend.client().auth.signUp({ email: address, password });
    // When the later sign-up may get mail again, the earlier one may, too.
    const again = async () => (await backend.client().auth.resend({ type: 'signup', email: sibling })).error;
    await expect.poll(again, beyondPause).toBeNull();
    for (const path of ['recover', 'resend']) {
      const answers = [];
      for (const address of [email, waiting, newAddress('nobody')]) {
        const body = path === 'resend' ? { email: address, type: 'signup' } : { email: address };
        const [first, second] = [await post(path, body, from), await post(path, body, from)];
        answers.push([first.status, await first.text(), second.status, await codeOf(second)]);
      }
      expect(answers).toEqual(Array(3).fill([200, '{}', 429, 'over_email_send_rate_limit']));
    }
  });

  it('is not revealed by a wrong password, confirmed or not; the right one reports what is missing', async () => {
    const { email } = await signedInUser(backend, 'known');
    const waiting = newAddress('unconfirmed');
    await backend.client().auth.signUp({ email: waiting, password });
    const wrong = await Promise.all(
      [email, waiting, newAddress('nobody')].map(async (address) => {
        const answer = await signIn(address, 'not this one', from);
        return [answer.status, answer.headers.get('x-sb-error-code'), await answer.text()];
      }),
    );
    expect(new Set(wrong.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await codeOf(await signIn(waiting, password, from))).toBe('email_not_confirmed');
  });

  it('is not revealed by the duration', async () => {
    const { email } = await signedInUser(backend, 'timed');
    const msOf = async (answer: () => Promise<unknown>) => {
      const start = performance.now();
      await answer();
      return performance.now() - start;
    };
    // Measured in turns, with the minimum of each: other load slows both and speeds up neither.
    const times: { known: number; unknown: number }[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const known = await msOf(() => signIn(email, 'x', `203.0.113.${turn}`));
      times.push({ known, unknown: await msOf(() => signIn(newAddress('nobody'), 'x', `203.0.113.${turn}`)) });
    }
    const [known, unknown] = [Math.min(...times.map((time) => time.known)), Math.min(...times.map((time) => time.unknown))];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
    const asked = await msOf(() => post('recover', { email: newAddress('nobody') }, '203.0.113.9'));
    expect(asked).toBeGreaterThan(190);
  });
});

it.each([
  ['POST', 'magiclink', { email: 'stranger@example.com' }],
  ['POST', 'token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['GET', 'authorize?provider=github', null],
  ['GET', 'reauthenticate', null],
])('%s %s, which no page uses, is closed', async (method, path, body) => {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, { method, headers, body: body && JSON.stringify(body) });
  expect(answer.status).toBe(404);
  expect(await backend.mailTo('stranger@example.com')).toEqual([]);
});
