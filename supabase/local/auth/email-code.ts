import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signInCode } from '../../../lib/supabase/proxy/open-auth.ts';
import type { Exclusive } from '../database/database.ts';
import { fillTemplate } from '../mail/outbox.ts';
import { authError, codeExpired, mailTooSoon, tooManyRequests } from './auth-errors.ts';
import type { AuthContext, AuthRequest } from './auth-request.ts';
import { findUser, mailConfirmation } from './auth-responses.ts';
import { authSettings } from './auth-settings.ts';

/**
 * Mails a code to sign in with, as hosted Supabase does. It refuses an unknown address, which the site hides. An unconfirmed one gets its confirmation
 * again: a code would confirm an account whose password somebody else may have chosen.
 */
export async function mailCode(email: string, context: AuthContext): Promise<Response> {
  const { db, limits, outbox, siteUrl, codeSecret } = context;
  if (email === '') return authError(400, 'validation_failed', 'One of email or phone must be set');
  const wait = limits.mailWait('code', email);
  if (wait > 0) return mailTooSoon(wait);
  limits.noteMail('code', email);
  limits.forgiveCode(email);
  const user = await findUser(db, email);
  if (!user) return authError(422, 'otp_disabled', 'Signups not allowed for otp');
  if (!user.confirmed_at) {
    await mailConfirmation(user, context);
    return Response.json({});
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // As in hosted Supabase, the column is that of the link for a new password: one of the two is valid at a time.
  await db.query('update auth.users set recovery_token = $1, recovery_sent_at = $2 where id = $3', [
    seal(email, code, codeSecret),
    new Date().toISOString(),
    user.id,
  ]);
  const { subject, content_path } = authSettings.email.template.magic_link;
  const html = fillTemplate(await readFile(content_path, 'utf8'), { SiteURL: siteUrl, Token: code, Email: email });
  await outbox.send({ to: email, subject, html });
  return Response.json({});
}

/** Begins a session with a mailed code, once. Lite checks its age and uses it up. */
export async function answerCode(
  { body, address, liteWith }: AuthRequest,
  { db, limits, codeSecret }: AuthContext,
  exclusive: Exclusive,
): Promise<Response> {
  const { email, token } = body;
  if (typeof email !== 'string' || !signInCode.safeParse(token).success) return codeExpired();
  const account = email.toLowerCase();
  const wait = limits.countPassword(account, address) || limits.countCode(account);
  if (wait > 0) return tooManyRequests(wait);
  return exclusive(async () => {
    const found = await db.query<{ recovery_token: string | null }>(
      'select recovery_token from auth.users where email = $1 and confirmed_at is not null',
      [account],
    );
    const stored = found.rows[0]?.recovery_token ?? '';
    const typed = seal(account, String(token), codeSecret);
    if (!isSame(stored, typed)) return codeExpired();
    const answer = await liteWith({ type: 'magiclink', token_hash: typed });
    if (answer.ok) limits.forgivePassword(account, address);
    return answer.ok ? answer : codeExpired();
  });
}

/** Six digits are found from a plain hash at once, so the hash has a key. */
function seal(email: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`${email} ${code}`).digest('hex');
}

function isSame(stored: string, typed: string): boolean {
  return stored.length === typed.length && timingSafeEqual(Buffer.from(stored), Buffer.from(typed));
}
