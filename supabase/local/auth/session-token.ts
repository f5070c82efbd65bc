import { decodeJwt } from 'jose';
import type { Database } from '../database/database.ts';
import { authError } from './auth-errors.ts';

export interface SessionOf {
  userId: string;
  sessionId: string;
}

/** For a token that lite has made or accepted: it is not verified here. */
export function sessionOfToken(token: string): SessionOf | null {
  try {
    const { sub, session_id: sessionId } = decodeJwt(token);
    return sub && typeof sessionId === 'string' ? { userId: sub, sessionId } : null;
  } catch {
    return null;
  }
}

/** The session in an answer of lite; the answer can still be sent. */
export async function sessionOfResponse(answer: Response): Promise<SessionOf | null> {
  const body = (await answer.clone().json()) as { access_token?: unknown };
  return typeof body.access_token === 'string' ? sessionOfToken(body.access_token) : null;
}

/**
 * A refresh token is used once. Sent again after `reuseSeconds`, it has been stolen, or its successor has: the session ends for whoever has it, as at
 * hosted Supabase. Null for another token. Lite would answer each time with the present one.
 */
export async function refuseReusedToken(token: unknown, reuseSeconds: number, db: Database): Promise<Response | null> {
  if (typeof token !== 'string') return null;
  const found = await db.query<{ session_id: string | null }>(
    `select session_id from auth.refresh_tokens
     where token = $1 and revoked and updated_at <= now() - make_interval(secs => $2)`,
    [token, reuseSeconds],
  );
  const [used] = found.rows;
  if (!used) return null;
  await db.query('delete from auth.sessions where id = $1', [used.session_id]);
  return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

/**
 * True while the session of a token is open: a token is valid for an hour, but its session may end sooner. Also true for a token without
 * a session, such as an API key, which is checked later.
 */
export async function isSessionOpen(token: string, db: Pick<Database, 'query'>): Promise<boolean> {
  const session = sessionOfToken(token);
  if (!session) return true;
  const found = await db.query('select from auth.sessions where id::text = $1 and user_id::text = $2', [
    session.sessionId,
    session.userId,
  ]);
  return found.rows.length > 0;
}
