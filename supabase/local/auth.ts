import { setTimeout as pause } from 'node:timers/promises';
import { answerKnownAddress } from './auth-answers.ts';
import { authError, linkExpired, mailTooSoon, tooManyRequests } from './auth-errors.ts';
import type { AuthLimits } from './auth-limits.ts';
import { answerSignIn } from './auth-sign-in.ts';
import { answerUserChange } from './auth-user-change.ts';
import type { Database, Exclusive } from './database.ts';
import { answerEmailLink } from './email-change.ts';
import type { Outbox } from './mail.ts';
import { markRecovery } from './password-change.ts';
import { isPasswordTooLong } from './passwords.ts';
import { sessionOfAnswer } from './session-token.ts';

export interface AuthContext {
  db: Database;
  outbox: Outbox;
  siteUrl: string;
  limits: AuthLimits;
  isApiKey: (key: string) => boolean;
}

export interface AuthRequest {
  /** The path below /auth/v1 and how it is asked for, e.g. "POST /token". */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
  /** The network address to count by. */
  address: string;
  /** Lite's own answer. */
  lite: () => Promise<Response>;
  /** Lite's answer to who it is that asks. */
  askUser: () => Promise<Response>;
}

/** What our site uses. Lite has more, some of it unlike hosted Supabase: a magic link to anybody makes a confirmed account. */
const open = new Set([
  ...['POST /signup', 'POST /token', 'POST /verify', 'POST /recover', 'POST /resend', 'POST /logout'],
  ...['GET /user', 'PUT /user', 'GET /settings', 'GET /health', 'GET /.well-known/jwks.json'],
]);
const costly = new Set(['POST /signup', 'POST /verify', 'POST /recover', 'POST /resend']);
const grants = new Set(['password', 'refresh_token']);
/** Mail takes its time only when there is somebody to write to; the answer must not tell. */
const mailAnswerMs = 200;

/** Supabase Auth in front of lite's: the answers of hosted Supabase where lite's differ, and its limits. */
export async function answerAuth(request: AuthRequest, context: AuthContext, exclusive: Exclusive): Promise<Response> {
  const { route, query, headers, address } = request;
  const isPreflight = route.startsWith('OPTIONS ');
  const grant = query.get('grant_type') ?? '';
  if (!isPreflight && (!open.has(route) || (route === 'POST /token' && !grants.has(grant)))) {
    return authError(404, 'not_found', 'Not found');
  }
  const key = headers.get('apikey') ?? query.get('apikey') ?? '';
  // Lite refuses who has no key.
  if (isPreflight || !context.isApiKey(key)) return exclusive(() => request.lite());
  if (isSetPassword(route) && isPasswordTooLong(request.body['password'])) {
    return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  const isCostly = costly.has(route) || grant === 'password' || (route === 'PUT /user' && !isOnlyData(request.body));
  const wait = isCostly ? context.limits.countRequest(address) : 0;
  if (wait > 0) return tooManyRequests(wait);
  const answer = exclusive(() => answerOpen(request, context));
  if (route === 'POST /recover' || route === 'POST /resend') await pause(mailAnswerMs);
  return answer;
}

async function answerOpen(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { route, query, body } = request;
  if (route === 'POST /token' && query.get('grant_type') === 'password') return answerSignIn(request, context);
  if (route === 'PUT /user') return answerUserChange(request, context);
  if (route === 'POST /verify') return answerLink(request, context);
  if (route !== 'POST /signup' && route !== 'POST /recover' && route !== 'POST /resend') return request.lite();
  return answerMailed(route, typeof body['email'] === 'string' ? body['email'].toLowerCase() : '', request, context);
}

/** Our mail has links and no codes, which somebody might guess. */
async function answerLink({ body, lite }: AuthRequest, { db }: AuthContext): Promise<Response> {
  const { token_hash: tokenHash, type } = body;
  if (typeof tokenHash !== 'string' || tokenHash === '') return linkExpired();
  const first = type === 'email_change' ? await answerEmailLink(tokenHash, db) : null;
  if (first) return first;
  const answer = await lite();
  const session = type === 'recovery' && answer.ok ? await sessionOfAnswer(answer) : null;
  if (session) await markRecovery(session.sessionId, db);
  return answer;
}

/** The pause counts for every address, known or not; a sign-up meets it only where it would mail an unconfirmed account again. */
async function answerMailed(route: string, email: string, request: AuthRequest, context: AuthContext): Promise<Response> {
  const { limits } = context;
  const kind = route === 'POST /recover' ? 'recovery' : 'confirmation';
  const wait = limits.mailWait(kind, email);
  if (wait > 0 && route !== 'POST /signup') return mailTooSoon(wait);
  let answer = await request.lite();
  if (answer.status === 429) {
    answer = (await answerKnownAddress(route, request.body, context, wait > 0 ? mailTooSoon(wait) : null)) ?? answer;
  }
  if (answer.ok) limits.noteMail(kind, email);
  return answer;
}

/** Where a password is set, rather than said: one that was set before the limit must still open its account. */
function isSetPassword(route: string): boolean {
  return route === 'POST /signup' || route === 'PUT /user';
}

function isOnlyData(body: Record<string, unknown>): boolean {
  return body['password'] === undefined && body['email'] === undefined;
}
