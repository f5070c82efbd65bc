import type { AuthContext, AuthRequest } from './auth.ts';
import { authError, mailTooSoon, tooManyRequests } from './auth-errors.ts';
import { mailNewAddress } from './email-change.ts';
import { endOldAccess, refusePasswordChange } from './password-change.ts';
import { sessionOfToken } from './session-token.ts';

interface SignedIn {
  email: string;
  email_change_sent_at?: string;
}

/** A change of address is mailed to both addresses, a change of password asks for the present one and ends all other sessions. */
export async function answerUserChange(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { body, headers, address, lite, askUser } = request;
  const { db, limits, outbox, siteUrl } = context;
  const { email, password } = body;
  if (email === undefined && password === undefined) return lite();
  const asked = await askUser();
  const session = sessionOfToken(headers.get('authorization')?.slice('Bearer '.length) ?? '');
  if (!asked.ok || !session) return asked.ok ? lite() : asked;
  const user = (await asked.json()) as SignedIn;

  // Together they would undo each other: the links of the new address end with the old password.
  if (email !== undefined && password !== undefined) return authError(422, 'validation_failed', 'Change one at a time');
  const isNewAddress = typeof email === 'string' && email !== '' && email.toLowerCase() !== user.email.toLowerCase();
  const mailWait = isNewAddress ? limits.waitSince(Date.parse(user.email_change_sent_at ?? '') || 0) : 0;
  if (mailWait > 0) return mailTooSoon(mailWait);
  if (password !== undefined) {
    const wait = limits.countPassword(user.email, address);
    if (wait > 0) return tooManyRequests(wait);
    const refusal = await refusePasswordChange({ ...session, current: body['current_password'] }, db);
    if (refusal) return refusal;
    limits.forgivePassword(user.email, address);
  }
  const answer = await lite();
  if (!answer.ok) return answer;
  if (password !== undefined) await endOldAccess(session, db);
  if (isNewAddress) await mailNewAddress(session.userId, db, outbox, siteUrl);
  return answer;
}
