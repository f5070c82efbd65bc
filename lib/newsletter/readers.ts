import 'server-only';
import { readSigned, signText } from '@/lib/security/signed-text';
import { createAdminClient } from '@/lib/supabase/admin';

/** The unsubscribe token of a subscription. It is signed and not stored: it never expires, and a copy of the database contains none. */
export function unsubscribeToken(id: string): string {
  return signText('newsletter-unsubscribe', id);
}

/** For whoever has just confirmed the address: only they may allow that opened mails are counted. A mail may be passed on, and its link with it. */
export function opensToken(id: string): string {
  return signText('newsletter-opens', id);
}

/** In the picture of one mail of a campaign. */
export function openedToken(mail: string): string {
  return signText('campaign-opened', mail);
}

const isToken = (token: string) => /^[\da-f-]{36}\./.test(token);

/** The id in a token with a valid signature; null for any other text. */
export function subscriptionOf(token: string): string | null {
  return isToken(token) ? readSigned('newsletter-unsubscribe', token) : null;
}

export function confirmedSubscriptionOf(token: string): string | null {
  return isToken(token) ? readSigned('newsletter-opens', token) : null;
}

export function openedMailOf(token: string): string | null {
  return isToken(token) ? readSigned('campaign-opened', token) : null;
}

/** Whether the reader allows us to count opened mails. Rejects when the database does not answer. */
export async function areOpensAllowed(id: string): Promise<boolean> {
  const { data, error } = await createAdminClient()
    .from('newsletter_subscriptions')
    .select('opens_allowed_at')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The subscription cannot be read', { cause: error });
  return Boolean(data?.opens_allowed_at);
}

/** Stores the consent with its instant, or its withdrawal. Rejects when the database does not confirm. */
export async function allowOpens(id: string, isAllowed: boolean): Promise<void> {
  const change = createAdminClient()
    .from('newsletter_subscriptions')
    .update({ opens_allowed_at: isAllowed ? new Date().toISOString() : null })
    .eq('id', id);
  // Allowed twice, it was allowed the first time.
  const { error } = await (isAllowed ? change.eq('status', 'confirmed').is('opens_allowed_at', null) : change);
  if (error) throw new Error('The consent is not stored', { cause: error });
}

/** Rejects when the database does not confirm. */
export async function countOpened(mail: string): Promise<void> {
  const { error } = await createAdminClient().rpc('count_opened', { mail });
  if (error) throw new Error('The opened mail is not counted', { cause: error });
}
