import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import { fillTemplate } from '../mail/outbox.ts';
import type { AuthContext } from './auth-request.ts';
import { confirmationMail } from './auth-settings.ts';

interface AuthUser {
  id: string;
  email: string;
  confirmed_at: string | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: string;
}

/** To a sign-up for a confirmed address, as hosted Supabase answers it: with a user without identities. Null for every other address. */
export async function registeredResponse(email: string, { db }: AuthContext): Promise<Response | null> {
  const user = await findUser(db, email);
  if (!user?.confirmed_at) return null;
  const appMetadata = { provider: 'email', providers: ['email'] };
  const shape = userShape(email, new Date().toISOString());
  return Response.json({ ...shape, id: randomUUID(), role: '', app_metadata: appMetadata, user_metadata: {}, identities: [] });
}

/**
 * Lite answers 429 to a sign-up or resend for a known address. An unconfirmed one is mailed again unless `tooSoon` says that the last mail was
 * sent just now.
 */
export async function answerKnownAddress(
  route: string,
  { email, type }: Record<string, unknown>,
  context: AuthContext,
  tooSoon: Response | null,
): Promise<Response | null> {
  if (typeof email !== 'string') return null;
  const user = await findUser(context.db, email.toLowerCase());
  if (!user) return null;
  if (tooSoon) return tooSoon;
  const isSignUp = route === 'POST /signup';
  if (!isSignUp && route !== 'POST /resend') return null;
  if (!user.confirmed_at && (isSignUp || type === 'signup')) await mailConfirmation(user, context);
  return Response.json(isSignUp ? knownUser(user) : {});
}

/** The sign-up data of the user with this present or requested address: mail is in their language. */
export async function readUserData(db: Database, address: string): Promise<Record<string, unknown>> {
  const found = await db.query<Pick<AuthUser, 'raw_user_meta_data'>>(
    'select raw_user_meta_data from auth.users where email = $1 or email_change = $1 limit 1',
    [address.toLowerCase()],
  );
  return found.rows[0]?.raw_user_meta_data ?? {};
}

export async function findUser(db: Database, email: string): Promise<AuthUser | undefined> {
  const found = await db.query<AuthUser>(
    'select id, email, confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at from auth.users where email = $1',
    [email],
  );
  return found.rows[0];
}

export async function mailConfirmation(user: AuthUser, { db, outbox, siteUrl }: AuthContext): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // The form in which lite stores a token.
  const tokenHash = createHash('sha256')
    .update(user.email + code)
    .digest('hex');
  await db.query('update auth.users set confirmation_token = $1, confirmation_sent_at = $2 where id = $3', [
    tokenHash,
    new Date().toISOString(),
    user.id,
  ]);
  const values = { SiteURL: siteUrl, TokenHash: tokenHash, Token: code, Email: user.email };
  const html = fillTemplate(await readFile(confirmationMail.content_path, 'utf8'), values);
  await outbox.send({ to: user.email, subject: confirmationMail.subject, html });
}

/** One shape for every accepted sign-up, whether its address is new or waits for its confirmation. */
export async function asNewUser(answer: Response): Promise<Response> {
  const { id, email, created_at, app_metadata } = (await answer.json()) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof created_at !== 'string') return answer;
  const user = { id, email, created_at, confirmed_at: null };
  return Response.json(
    knownUser({
      ...user,
      raw_app_meta_data: app_metadata as AuthUser['raw_app_meta_data'],
      raw_user_meta_data: {},
    }),
  );
}

function knownUser(user: AuthUser): object {
  const identity = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { email: user.email, sub: user.id },
    provider: 'email',
    created_at: user.created_at,
    updated_at: user.created_at,
    email: user.email,
  };
  return {
    ...userShape(user.email, user.created_at),
    id: user.id,
    role: 'authenticated',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [identity],
  };
}

function userShape(email: string, createdAt: string) {
  return {
    aud: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: new Date().toISOString(),
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  };
}
