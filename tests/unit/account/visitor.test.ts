import {
  AuthApiError,
  AuthError,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { askVisitor } from '@/lib/supabase/account/visitor';

const clientThat = (getUser: () => Promise<unknown>) => ({ auth: { getUser } }) as unknown as SupabaseClient;
const withError = (error: unknown) => clientThat(async () => ({ data: { user: null }, error }));

it('is somebody when Supabase confirms the session', async () => {
  const user = { id: 'u' };
  expect(await askVisitor(clientThat(async () => ({ data: { user }, error: null })))).toEqual({ status: 'signedIn', user });
});

it.each([
  ['there is no session', new AuthSessionMissingError()],
  ['the session has ended', new AuthApiError('gone', 403, 'session_not_found')],
  ['the refresh token was used', new AuthApiError('used', 400, 'refresh_token_already_used')],
  ['the token is forged', new AuthInvalidJwtError('forged')],
])('is nobody when %s', async (_why, error) => {
  expect(await askVisitor(withError(error))).toEqual({ status: 'signedOut' });
});

it.each([
  ['Supabase is away', new AuthRetryableFetchError('away', 502)],
  ['the network fails', new AuthRetryableFetchError('failed', 0)],
  ['too many ask', new AuthApiError('too many', 429, 'over_request_rate_limit')],
  ['Supabase fails', new AuthApiError('failed', 500, 'unexpected_failure')],
  ['the answer is not of Supabase', new AuthUnknownError('a page of a proxy', new SyntaxError('Unexpected token'))],
  ['the client gave up', new AuthError('discarded', 409)],
  ['nobody says why', null],
])('is unknown, and not nobody, when %s', async (_why, error) => {
  expect(await askVisitor(withError(error))).toEqual({ status: 'unknown' });
});

it('is unknown without an answer in time, and nobody with a cookie that holds no session', async () => {
  const late = clientThat(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await askVisitor(late)).toEqual({ status: 'unknown' });
  expect(await askVisitor(clientThat(() => Promise.reject(new TypeError('no token'))))).toEqual({ status: 'signedOut' });
});
