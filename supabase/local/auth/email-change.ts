import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import { fillTemplate, type Outbox } from '../mail/outbox.ts';
import { linkExpired } from './auth-errors.ts';
import { authSettings } from './auth-settings.ts';

/** As otp_expiry in supabase/config.toml, in milliseconds. */
const linkLifeMs = 3600_000;
const accepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface Wish {
  id: string;
  email: string;
  email_change: string;
  email_change_token_current: string | null;
  email_change_token_new: string | null;
  email_change_sent_at: string | null;
}

const columns = 'id, email, email_change, email_change_token_current, email_change_token_new, email_change_sent_at';

/** Lite mails only the present address. Hosted Supabase mails the new one too. */
export async function mailNewAddress(userId: string, db: Database, outbox: Outbox, siteUrl: string): Promise<void> {
  const found = await db.query<Wish>(`select ${columns} from auth.users where id = $1`, [userId]);
  const wish = found.rows[0];
  if (!wish?.email_change || !wish.email_change_token_new) return;
  await db.query('update auth.users set email_change_confirm_status = 0 where id = $1', [userId]);
  const { subject, content_path } = authSettings.email.template.email_change;
  const values = {
    SiteURL: siteUrl,
    TokenHash: wish.email_change_token_new,
    Email: wish.email,
    NewEmail: wish.email_change,
    SendingTo: wish.email_change,
  };
  await outbox.send({ to: wish.email_change, subject, html: fillTemplate(await readFile(content_path, 'utf8'), values) });
}

/** Stores and mails what lite would for a free address. `handleEmailLink` refuses the last link for one that is taken. */
export async function wishForTakenAddress(
  { userId, email }: { userId: string; email: string },
  db: Database,
  outbox: Outbox,
  siteUrl: string,
): Promise<void> {
  const [current, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const changed = await db.query<Wish>(
    `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4, email_change_sent_at = $5,
       email_change_confirm_status = 0
     where id = $1 returning ${columns}`,
    [userId, email, current, next, new Date().toISOString()],
  );
  const [wish] = changed.rows;
  if (!wish) return;
  const { subject, content_path } = authSettings.email.template.email_change;
  const values = { SiteURL: siteUrl, TokenHash: current, Email: wish.email, NewEmail: email, SendingTo: wish.email };
  await outbox.send({ to: wish.email, subject, html: fillTemplate(await readFile(content_path, 'utf8'), values) });
}

/**
 * Lite changes the address when the old one confirms. Hosted Supabase waits for both, in any order. So the first link is answered here; null for
 * the second, which lite handles.
 */
export async function handleEmailLink(tokenHash: string, db: Database): Promise<Response | null> {
  const found = await db.query<Wish>(
    `select ${columns} from auth.users
     where email_change <> '' and (email_change_token_current = $1 or email_change_token_new = $1)`,
    [tokenHash],
  );
  const wish = found.rows[0];
  if (!wish || Date.parse(wish.email_change_sent_at ?? '') + linkLifeMs < Date.now()) return linkExpired();
  if (wish.email_change_token_current && wish.email_change_token_new) {
    await db.query(
      `update auth.users set email_change_confirm_status = 1,
         email_change_token_current = nullif(email_change_token_current, $2), email_change_token_new = nullif(email_change_token_new, $2)
       where id = $1`,
      [wish.id, tokenHash],
    );
    return Response.json({ code: '200', msg: accepted });
  }
  const taken = await db.query('select from auth.users where email = $1 and id <> $2', [wish.email_change, wish.id]);
  if (taken.rows.length > 0) return linkExpired();
  // The column in which lite looks for the last confirmation.
  await db.query(
    `update auth.users set email_change_confirm_status = 0, email_change_token_current = $2, email_change_token_new = null
     where id = $1`,
    [wish.id, tokenHash],
  );
  return null;
}
