import 'server-only';
import { isAuthApiError, type Session } from '@supabase/supabase-js';
import { createAdminClient } from '@/lib/supabase/admin';
import { createPublicClient } from '@/lib/supabase/public';
import { createSessionClient } from '@/lib/supabase/server';
import type { ConfirmLink, ConfirmOutcome, PasswordRequest } from './confirm-link';

const timeLimitMs = 10_000;
/** In characters. A larger cookie would make every request fail. A real session has about a third of this. */
const longestSession = 8_000;

export interface RedeemedLink {
  outcome: ConfirmOutcome | { question: PasswordRequest };
  /** The session that the link started, now in the cookies of the answer. */
  session: Session | null;
}

interface RedeemOptions {
  /** Id of the signed-in user. */
  presentId: string | null;
  /** Id of the account that was created in this browser. */
  madeHere: string | null;
  /** The password of a sign-up made in another browser. */
  password: string | null;
  /** The visitor did not sign up, or forgot the password: the values of the sign-up are discarded. */
  mayDiscardSignUp: boolean;
}

/** Redeems a mailed link. A session it starts replaces the present one, except after an address change of another user. */
export async function redeemLink(
  { type, tokenHash }: NonNullable<ConfirmLink['token']>,
  { presentId, madeHere, password, mayDiscardSignUp }: RedeemOptions,
): Promise<RedeemedLink> {
  const ended = (outcome: RedeemedLink['outcome']): RedeemedLink => ({ outcome, session: null });
  try {
    const elsewhere = type === 'signup' && !mayDiscardSignUp ? await signUpElsewhere(tokenHash, madeHere) : null;
    const question = elsewhere && (await questionFor(elsewhere, password));
    if (question === 'unreachable') return ended('unreachable');
    if (question) return ended({ question });
    const mustChoose = type === 'signup' && !elsewhere && (await clearSignUp(tokenHash, madeHere));
    const { data, error } = await createPublicClient(timeLimitMs).auth.verifyOtp({ type, token_hash: tokenHash });
    if (error) {
      if (!isAuthApiError(error) || error.status >= 500) return ended('unreachable');
      return ended(presentId ? 'used' : 'expired');
    }
    const { session, user } = data;
    if (!session) return ended('half');
    if (type === 'email_change' && presentId && presentId !== user?.id) return ended('changed');
    if (JSON.stringify(session).length > longestSession) return ended('expired');
    const { error: sessionError } = await (await createSessionClient()).auth.setSession(session);
    if (sessionError) return ended('unreachable');
    return { outcome: mustChoose ? 'choosePassword' : 'confirmed', session };
  } catch {
    return ended('unreachable');
  }
}

/** The address of a sign-up that waits for this link and was made in another browser. Throws when it cannot be known. */
export async function signUpElsewhere(link: string, madeHere: string | null): Promise<string | null> {
  const { data, error } = await createAdminClient().rpc('sign_up_elsewhere', { link, made_here: madeHere });
  if (error) throw error;
  return typeof data === 'string' ? data : null;
}

/**
 * Null when the password is that of the sign-up: only the owner has both the password and the mail. Supabase checks the password before it
 * reports an unconfirmed address.
 */
async function questionFor(email: string, password: string | null): Promise<PasswordRequest | 'unreachable' | null> {
  if (!password) return 'ask';
  const { error } = await createPublicClient(timeLimitMs).auth.signInWithPassword({ email, password });
  if (!error || error.code === 'email_not_confirmed') return null;
  if (!isAuthApiError(error) || error.status >= 500) return 'unreachable';
  return error.status === 429 ? 'tooMany' : 'wrong';
}

/** Whether a new password is required: somebody else may have signed up with this address and know the present one. */
async function clearSignUp(link: string, madeHere: string | null): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('clear_sign_up', { link, made_here: madeHere });
  if (error) throw error;
  return data === true;
}
