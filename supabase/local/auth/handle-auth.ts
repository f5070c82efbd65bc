import { setTimeout as pause } from 'node:timers/promises';
import { isCommonPassword } from '../../../lib/account/common-passwords.ts';
import { isOpenAuthRoute } from '../../../lib/supabase/proxy/open-auth.ts';
import type { Exclusive } from '../database/database.ts';
import { isPasswordTooLong, PasswordsBusy, prepareNewPassword } from '../passwords/passwords.ts';
import { authError, linkExpired, mailTooSoon, tooManyRequests } from './auth-errors.ts';
import type { AuthContext, AuthRequest } from './auth-request.ts';
import { answerKnownAddress, asNewUser, registeredResponse } from './auth-responses.ts';
import { authSettings } from './auth-settings.ts';
import { handleSignIn } from './auth-sign-in.ts';
import { handleUserChange } from './auth-user-change.ts';
import { handleEmailLink } from './email-change.ts';
import { answerCode, mailCode } from './email-code.ts';
import { markRecovery } from './password-change.ts';
import { refuseReusedToken, sessionOfResponse } from './session-token.ts';

const costly = new Set(['POST /signup', 'POST /verify', 'POST /recover', 'POST /resend', 'POST /otp']);
/** In milliseconds. Mail is sent to known addresses only; the duration of the answer must not reveal that. */
const mailAnswerMs = 200;
const busySeconds = 5;

/**
 * Supabase Auth in front of lite's: the answers of hosted Supabase where lite's differ, and its limits. Lite has endpoints that are closed here, some
 * unlike hosted Supabase: a magic link to anybody creates a confirmed account.
 */
export async function handleAuth(request: AuthRequest, context: AuthContext, exclusive: Exclusive): Promise<Response> {
  const { route, query, headers, address } = request;
  const isPreflight = route.startsWith('OPTIONS ');
  const grant = query.get('grant_type') ?? '';
  if (!isPreflight && !isOpenAuthRoute(route, query)) {
    return authError(404, 'not_found', 'Not found');
  }
  const key = headers.get('apikey') ?? query.get('apikey') ?? '';
  // Lite refuses requests without a key.
  if (isPreflight || !context.isApiKey(key)) return exclusive(() => request.lite());
  const refusal = refuseInput(request);
  if (refusal) return refusal;
  const isCostly = costly.has(route) || grant === 'password' || (route === 'PUT /user' && !isOnlyData(request.body));
  const wait = isCostly ? context.limits.countRequest(address) : 0;
  if (wait > 0) return tooManyRequests(wait);
  try {
    return await handleWithPasswords(request, context, exclusive);
  } catch (error) {
    if (error instanceof PasswordsBusy) return tooManyRequests(busySeconds);
    throw error;
  }
}

/** A request with a password takes its own turns with the database, and none while hashing. */
async function handleWithPasswords(request: AuthRequest, context: AuthContext, exclusive: Exclusive): Promise<Response> {
  const { route, query, body } = request;
  if (route === 'POST /token' && query.get('grant_type') === 'password') return handleSignIn(request, context, exclusive);
  if (route === 'POST /verify' && body['type'] === 'email') return answerCode(request, context, exclusive);
  if (route === 'PUT /user') return handleUserChange(request, context, exclusive);
  // For lite, which hashes while it holds the database.
  if (route === 'POST /signup' && typeof body['password'] === 'string') await prepareNewPassword(body['password']);
  const answer = exclusive(() => answerOpen(request, context));
  if (isMailed(route)) await pause(mailAnswerMs);
  return answer;
}

async function answerOpen(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { route, body, query } = request;
  if (route === 'POST /token' && query.get('grant_type') === 'refresh_token') {
    const refusal = await refuseReusedToken(body['refresh_token'], context.refreshReuseSeconds, context.db);
    if (refusal) return refusal;
  }
  if (route === 'POST /verify') return answerLink(request, context);
  if (!isMailed(route)) return request.lite();
  const email = typeof body['email'] === 'string' ? body['email'].toLowerCase() : '';
  return route === 'POST /otp' ? mailCode(email, context) : answerMailed(email, request, context);
}

/** Links have no codes that could be guessed. */
async function answerLink({ body, lite }: AuthRequest, { db }: AuthContext): Promise<Response> {
  const { token_hash: tokenHash, type } = body;
  if (typeof tokenHash !== 'string' || tokenHash === '') return linkExpired();
  const first = type === 'email_change' ? await handleEmailLink(tokenHash, db) : null;
  if (first) return first;
  const answer = await lite();
  const session = type === 'recovery' && answer.ok ? await sessionOfResponse(answer) : null;
  if (session) await markRecovery(session.sessionId, db);
  return answer;
}

/**
 * A sign-up for a registered address says so (DECISIONS 33); the site limits how many are asked. The pause applies to every other address, known or
 * not; for a sign-up, only when it would mail an unconfirmed account again.
 */
async function answerMailed(email: string, request: AuthRequest, context: AuthContext): Promise<Response> {
  const { limits } = context;
  const { route } = request;
  const isSignUp = route === 'POST /signup';
  const registered = isSignUp ? await registeredResponse(email, context) : null;
  if (registered) return registered;
  const kind = route === 'POST /recover' ? 'recovery' : 'confirmation';
  const wait = limits.mailWait(kind, email);
  if (wait > 0 && !isSignUp) return mailTooSoon(wait);
  let answer = await request.lite();
  if (answer.status === 429) {
    answer = (await answerKnownAddress(route, request.body, context, wait > 0 ? mailTooSoon(wait) : null)) ?? answer;
  }
  if (answer.ok) limits.noteMail(kind, email);
  return isSignUp && answer.ok ? asNewUser(answer) : answer;
}

/** Mail is sent to known addresses only. */
function isMailed(route: string): boolean {
  return ['POST /signup', 'POST /recover', 'POST /resend', 'POST /otp'].includes(route);
}

/** Limits only new passwords: an older password must still work. */
function isSetPassword(route: string): boolean {
  return route === 'POST /signup' || route === 'PUT /user';
}

/** Values that no account can have: PostgreSQL stores no NUL, and lite would answer 500. */
function refuseInput({ route, query, body }: AuthRequest): Response | null {
  const { email, password, data } = body;
  const said = [...Object.values(body), ...query.values(), ...Object.values(isRecord(data) ? data : {})];
  if (JSON.stringify(said).includes('\\u0000'))
    return authError(400, 'validation_failed', 'The request holds a character that no text has');
  if (email !== undefined && !isAddress(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (password !== undefined && typeof password !== 'string') {
    return authError(400, 'validation_failed', 'A password is a text');
  }
  if (!isSetPassword(route) || password === undefined) return null;
  if (isPasswordTooLong(password)) return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  const isCommon =
    password.trim().length >= authSettings.minimum_password_length &&
    isCommonPassword(password, typeof email === 'string' ? email : '');
  if (isCommon)
    return authError(422, 'weak_password', 'Password is known to be weak and easy to guess, please choose a different one.');
  if (password.trim().length < authSettings.minimum_password_length) {
    return authError(422, 'weak_password', `Password should be at least ${authSettings.minimum_password_length} characters.`);
  }
  return null;
}

/** Empty addresses are refused elsewhere. Markup is in no address that anybody has, and some programs show mail as it comes. */
function isAddress(email: unknown): boolean {
  return typeof email === 'string' && email.length <= 254 && !/[\p{Cc}\p{Cs}<>"'()\\,;:[\]]|\s/u.test(email);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOnlyData(body: Record<string, unknown>): boolean {
  return body['password'] === undefined && body['email'] === undefined;
}
