import 'server-only';
import { createHash } from 'node:crypto';
import { serverEnv, signUpsPerHour } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';
import { readBytes } from '@/lib/security/body/json-body';
import { secondsToWait } from '@/lib/security/rate-limit';
import { isOpenAuthRoute, isOpenCodeBody } from './open-auth';
import { readOpenRequest } from './open-rest';
import { isRefusal } from './rest-request';

/** In bytes. The longest thing a browser writes is a remark of the desk. */
const maxBytes = 64 * 1024;
const headersIn = [
  ...['apikey', 'authorization', 'content-type', 'prefer', 'user-agent', 'x-client-info', 'x-supabase-api-version'],
  'x-forwarded-for',
];
const headersOut = ['content-type', 'content-range', 'retry-after', 'x-sb-error-code', 'x-supabase-api-version'];
/** Others explain a query or write tables. */
const openAnswers = new Set(['*/*', 'application/json', 'application/vnd.pgrst.object+json']);

const read = createFetchWithTimeout(timeouts.supabaseProxy);
/** Not twice, as reading may be. */
const write: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeouts.supabaseProxy) });

/**
 * Passes a browser's request on to Supabase when the site's own code asks such things, and answers in the form that Supabase's client reads, in
 * time. Nothing of it may be cached, and no other site may read it.
 */
export async function proxySupabase(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = pathname.slice('/supabase'.length);
  const isAuth = path.startsWith('/auth/v1/');
  if (!isAuth && !path.startsWith('/rest/v1/'))
    return failureResponse(isAuth, 404, 'PGRST125', 'There is nothing at this address');
  const bytes = request.body ? await readBytes(request.body, maxBytes) : undefined;
  if (bytes === null) return failureResponse(isAuth, 413, 'PGRST100', 'The request is too large');
  const body = readJson(bytes);
  if (body === 'not JSON') return failureResponse(isAuth, 400, isAuth ? 'bad_json' : 'PGRST102', 'The body is not valid JSON');
  if (isAuth) {
    const route = `${request.method} ${path.slice('/auth/v1'.length)}`;
    if (!isOpenAuthRoute(route, searchParams) || !isOpenCodeBody(route, body)) {
      return failureResponse(isAuth, 404, 'not_found', 'There is nothing at this address');
    }
    const wait = await secondsOfAuth(route, request, body);
    if (wait > 0) return failureResponse(isAuth, 429, 'over_request_rate_limit', 'Request rate limit reached', wait);
  } else {
    const question = readOpenRequest(request.method, path, search.slice(1), body);
    if (isRefusal(question)) return failureResponse(isAuth, question.status, question.code, question.message);
  }
  try {
    const ask = bytes ? write : read;
    const answer = await ask(serverEnv().SUPABASE_URL.replace(/\/$/, '') + path + search, {
      method: request.method,
      headers: headersToSend(request.headers),
      body: (bytes as Uint8Array<ArrayBuffer> | undefined) ?? null,
      redirect: 'manual',
      cache: 'no-store',
    });
    const text = answer.body ? await answer.arrayBuffer() : null;
    if (isAuth && hidesAccount(path, answer)) return Response.json({}, { headers: { 'cache-control': 'no-store' } });
    return new Response(text?.byteLength ? text : null, { status: answer.status, headers: headersToResponse(answer.headers) });
  } catch (error) {
    logError('supabase-not-reached', { cause: describeError(error) });
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate) return failureResponse(isAuth, 504, isAuth ? 'request_timeout' : 'PGRST003', 'There was no answer in time');
    return failureResponse(isAuth, 503, isAuth ? 'unexpected_failure' : 'PGRST000', 'The service cannot be reached at present');
  }
}

const hour = 60 * 60;
/** Wrong codes for one e-mail address: Supabase itself counts none. */
const codeTries = { name: 'sign-in-code-tries-an-hour', uses: 20, seconds: hour };

/** Supabase limits only what it mails, and sees one network address for all visitors. */
async function secondsOfAuth(route: string, request: Request, body: unknown): Promise<number> {
  // The answer says whether the address is registered.
  if (route === 'POST /signup') {
    return secondsToWait(request, { name: 'sign-ups-an-hour', uses: signUpsPerHour(), seconds: hour });
  }
  // Each may send a mail.
  if (route === 'POST /otp') {
    return secondsToWait(request, { name: 'sign-in-codes-an-hour', uses: signUpsPerHour(), seconds: hour });
  }
  if (route !== 'POST /verify') return 0;
  const { email } = body as { email: string };
  return secondsToWait(request, codeTries, createHash('sha256').update(email.toLowerCase()).digest('hex'));
}

/** Supabase refuses a code for an unknown address, and a second one within a minute for a known one: neither may be told from a sent one. */
function hidesAccount(path: string, { headers, status }: Response): boolean {
  const code = headers.get('x-sb-error-code') ?? '';
  return path === '/auth/v1/otp' && status >= 400 && ['otp_disabled', 'over_email_send_rate_limit'].includes(code);
}

/** Undefined without a body. */
function readJson(bytes: Uint8Array | undefined): unknown {
  if (!bytes?.byteLength) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return 'not JSON';
  }
}

function headersToSend(given: Headers): Headers {
  const headers = new Headers();
  for (const name of headersIn) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  const accept = given.get('accept') ?? '';
  headers.set('accept', openAnswers.has(accept) ? accept : 'application/json');
  return headers;
}

function headersToResponse(given: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of headersOut) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** An error in the form of Supabase Auth, or of PostgREST. */
function failureResponse(isAuth: boolean, status: number, code: string, message: string, wait = 0): Response {
  const body = isAuth ? { code: status, error_code: code, msg: message } : { code, message, details: null, hint: null };
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    ...(isAuth && { 'x-sb-error-code': code }),
    ...(wait > 0 && { 'retry-after': String(wait) }),
  };
  return Response.json(body, { status, headers });
}
