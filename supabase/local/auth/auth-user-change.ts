import type { Exclusive } from '../database/database.ts';
import { isPasswordOf, prepareNewPassword } from '../passwords/passwords.ts';
import { authError, mailTooSoon, tooManyRequests } from './auth-errors.ts';
import type { AuthContext, AuthRequest } from './auth-request.ts';
import { mailNewAddress, wishForTakenAddress } from './email-change.ts';
import { endOldAccess, readPasswordOwner, refusePasswordChange } from './password-change.ts';
import { type SessionOf, sessionOfToken } from './session-token.ts';

interface SignedIn {
  email: string;
  email_change_sent_at?: string;
}

/** A change of address is mailed to both addresses. A change of password requires the present one and ends all other sessions. */
export async function handleUserChange(request: AuthRequest, context: AuthContext, exclusive: Exclusive): Promise<Response> {
  const { body, headers, lite, askUser } = request;
  const { email, password } = body;
  if (email === undefined && password === undefined) return exclusive(lite);
  const asked = await exclusive(askUser);
  const session = sessionOfToken(headers.get('authorization')?.slice('Bearer '.length) ?? '');
  if (!asked.ok || !session) return asked.ok ? exclusive(lite) : asked;
  const user = (await asked.json()) as SignedIn;

  // Both at once would conflict: a new password invalidates the links for the new address.
  if (email !== undefined && password !== undefined) return authError(422, 'validation_failed', 'Change one at a time');
  if (password !== undefined) return changePassword(password, { ...request, user, session }, context, exclusive);
  return exclusive(() => changeAddress(email, { ...request, user, session }, context));
}

type Change = AuthRequest & { user: SignedIn; session: SessionOf };

/** The passwords are checked between its two turns with the database. */
async function changePassword(
  password: unknown,
  { body, address, lite, user, session }: Change,
  { db, limits }: AuthContext,
  exclusive: Exclusive,
): Promise<Response> {
  const wait = limits.countPassword(user.email, address);
  if (wait > 0) return tooManyRequests(wait);
  const owner = await exclusive(() => readPasswordOwner(session, db));
  const refusal = await refusePasswordChange(owner, body['current_password']);
  if (refusal) return refusal;
  limits.forgivePassword(user.email, address);
  if (typeof password === 'string') {
    // Lite checks whether it equals the old one.
    if (owner?.encrypted_password) await isPasswordOf(owner.encrypted_password, password);
    await prepareNewPassword(password);
  }
  return exclusive(async () => {
    const answer = await lite();
    if (answer.ok) await endOldAccess(session, db);
    return answer;
  });
}

async function changeAddress(
  email: unknown,
  { lite, askUser, user, session }: Change,
  { db, limits, outbox, siteUrl }: AuthContext,
): Promise<Response> {
  const isNewAddress = typeof email === 'string' && email !== '' && email.toLowerCase() !== user.email.toLowerCase();
  const wait = isNewAddress ? limits.waitSince(Date.parse(user.email_change_sent_at ?? '') || 0) : 0;
  if (wait > 0) return mailTooSoon(wait);
  const answer = await lite();
  if (answer.ok && isNewAddress) await mailNewAddress(session.userId, db, outbox, siteUrl);
  if (!isNewAddress || !(await isTaken(answer))) return answer;
  // Answered like any other, so that addresses cannot be probed; its links do not work.
  await wishForTakenAddress({ userId: session.userId, email: email.toLowerCase() }, db, outbox, siteUrl);
  return askUser();
}

async function isTaken(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false;
  const { error_code } = (await answer.clone().json()) as { error_code?: string };
  return error_code === 'email_exists';
}
