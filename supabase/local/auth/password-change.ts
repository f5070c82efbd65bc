import type { Database } from '../database/database.ts';
import { isPasswordOf } from '../passwords/passwords.ts';
import { authError } from './auth-errors.ts';
import type { SessionOf } from './session-token.ts';

const recovery = 'recovery';

/** Stores that a session began with the link for a forgotten password. */
export async function markRecovery(sessionId: string, db: Database): Promise<void> {
  await db.query('update auth.sessions set tag = $2 where id = $1', [sessionId, recovery]);
}

interface PasswordOwner {
  encrypted_password: string | null;
  recovered: boolean;
}

/** The data for `refusePasswordChange`; `recovered` when the session began with a mailed link within the last hour. */
export async function readPasswordOwner({ userId, sessionId }: SessionOf, db: Database): Promise<PasswordOwner | undefined> {
  const found = await db.query<PasswordOwner>(
    `select encrypted_password, coalesce(tag = $3 and sessions.created_at > now() - interval '1 hour', false) as recovered
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id = $2 where users.id = $1`,
    [userId, sessionId, recovery],
  );
  return found.rows[0];
}

/**
 * Changing a password requires the current one, or a mailed link used within the last hour. A session alone is not enough: the device may have
 * been left unlocked. Null when the change is allowed. Needs no database.
 */
export async function refusePasswordChange(owner: PasswordOwner | undefined, current: unknown): Promise<Response | null> {
  // A user without a password cannot enter the present one: see the function clear_sign_up.
  if (owner?.recovered || owner?.encrypted_password === '') return null;
  if (typeof current !== 'string') {
    return authError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  if (await isPasswordOf(owner?.encrypted_password, current)) return null;
  return authError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** What hosted Supabase does on a new password: ends all other sessions, and invalidates pending links. */
export async function endOldAccess({ userId, sessionId }: SessionOf, db: Database): Promise<void> {
  await db.query('delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2', [userId, sessionId]);
  await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
  await db.query('update auth.sessions set tag = null where id = $1', [sessionId]);
  await db.query(
    `update auth.users set confirmation_token = null, recovery_token = null, reauthentication_token = null,
       email_change = null, email_change_token_current = null, email_change_token_new = null where id = $1`,
    [userId],
  );
}
