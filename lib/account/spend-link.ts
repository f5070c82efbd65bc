import 'server-only';
import { isAuthApiError, type Session } from '@supabase/supabase-js';
import { createAdminClient } from '@/lib/supabase/admin';
import { createPublicClient } from '@/lib/supabase/public';
import { createSessionClient } from '@/lib/supabase/server';
import type { ConfirmLink, ConfirmOutcome } from './confirm-link';

const timeLimitMs = 10_000;
/** A cookie of more would have every page refused; an honest session takes a third of it. */
const longestSession = 8_000;

export interface UsedLink {
  outcome: ConfirmOutcome;
  /** The one that began with the link, and is in the cookies of the answer. */
  session: Session | null;
}

interface Circumstances {
  /** Who is signed in. */
  presentId: string | null;
  /** The account that was made in this browser. */
  madeHere: string | null;
}

/** Uses up a mailed link. A session that it begins takes the place of the present one, but for a change of somebody else's address. */
export async function spendLink(
  { type, tokenHash }: NonNullable<ConfirmLink['token']>,
  { presentId, madeHere }: Circumstances,
): Promise<UsedLink> {
  const ended = (outcome: ConfirmOutcome): UsedLink => ({ outcome, session: null });
  try {
    const mustChoose = type === 'signup' && (await forgetSignUp(tokenHash, madeHere));
    const { data, error } = await createPublicClient(timeLimitMs).auth.verifyOtp({ type, token_hash: tokenHash });
    if (error) {
      if (!isAuthApiError(error) || error.status >= 500) return ended('unreachable');
      return ended(presentId ? 'used' : 'expired');
    }
    const { session, user } = data;
    if (!session) return ended('half');
    if (type === 'email_change' && presentId && presentId !== user?.id) return ended('changed');
    if (JSON.stringify(session).length > longestSession) return ended('expired');
    const { error: notKept } = await (await createSessionClient()).auth.setSession(session);
    if (notKept) return ended('unreachable');
    return { outcome: mustChoose ? 'choosePassword' : 'confirmed', session };
  } catch {
    return ended('unreachable');
  }
}

/** Whether a password has to be chosen: the one of the account may be that of a stranger, who signed up with this address. */
async function forgetSignUp(link: string, madeHere: string | null): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('forget_sign_up', { link, made_here: madeHere });
  if (error) throw error;
  return data === true;
}
