import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { kickOutbox, mailSender } from '@/lib/mail-transport/mail-sender';
import { failure, type Result, success } from '@/lib/result';
import type { NewsletterError, Outcome } from '@/lib/routes/newsletter-outcomes';
import { sharedState } from '@/lib/state/shared-state';
import { createAdminClient } from '@/lib/supabase/admin';
import { contact } from '@/lib/text/contact';

/** The most mails to one address per day, from all visitors together. */
const mailsPerAddress = { name: 'newsletter-mail', uses: 5, seconds: 24 * 60 * 60 };

const answers = z.tuple([z.object({ outcome: z.enum(['confirm', 'already', 'wait']), id: z.string() })]);

/**
 * Stores the subscription of `typed` and enqueues a mail with a link to confirm it. The answer does not reveal whether the address was known, or
 * whether a mail was already enqueued. "unsent": stored, but this site cannot send mail. Never rejects.
 */
export async function subscribe(
  typed: string,
  locale: Locale,
  requestId: string,
  mailBase: string | null = null,
): Promise<Result<Extract<Outcome, 'sent' | 'unsent'>, NewsletterError>> {
  const checked = contact.shape.email.safeParse(typed);
  if (!checked.success) return failure('emailInvalid');
  const email = checked.data.toLowerCase();
  let isMailed = false;
  // Counted before sending, so that parallel requests count, and undone when sending fails.
  const wait = await sharedState().countUse(mailsPerAddress, email);
  try {
    const canSend = mailSender() !== null;
    if (wait > 0) return success(canSend ? 'sent' : 'unsent');
    const { token, hash } = newConfirmToken();
    const { data, error } = await createAdminClient().rpc('request_newsletter', {
      address: email,
      language: locale,
      token_hash: hash,
    });
    if (error) throw new Error('The subscription is not stored', { cause: error });
    const [{ outcome, id }] = answers.parse(data);
    if (canSend && outcome === 'wait') return success('sent');
    if (canSend) {
      const data = { id, base: mailBase, ...(outcome === 'confirm' && { token }) };
      isMailed = await enqueue(outcome, { email, locale, data, hash }).catch(async (error) => {
        await allowRetry(id);
        throw error;
      });
      kickOutbox();
      return success('sent');
    }
    await allowRetry(id);
    return success('unsent');
  } catch (error) {
    logError('newsletter-not-stored', { requestId, cause: describeError(error) });
    return failure('notStored');
  } finally {
    if (!isMailed) await sharedState().clearUse(mailsPerAddress, email);
  }
}

/** A retry need not wait for a mail that was never sent. */
async function allowRetry(id: string): Promise<void> {
  await createAdminClient().from('newsletter_subscriptions').update({ mailed_at: null }).eq('id', id);
}

interface NewMail {
  email: string;
  locale: Locale;
  data: Record<string, string | null>;
  /** Of the token of this request, whether or not it is mailed. */
  hash: string;
}

/** False when the mail is held back, because the address has had too many. Rejects when the outbox does not accept it. */
async function enqueue(outcome: string, { email, locale, data, hash }: NewMail): Promise<boolean> {
  const { data: isTaken, error } = await createAdminClient().rpc('enqueue_mail', {
    kind: `newsletter_${outcome}`,
    recipient: email,
    language: locale,
    data,
    dedupe_key: `newsletter ${hash}`,
  });
  if (error) throw new Error('The mail is not enqueued', { cause: error });
  return isTaken === true;
}

/** Confirms the subscription that `token` belongs to, and returns its id; null when the token is not valid. Rejects when the database does not answer. */
export async function confirmSubscription(token: string): Promise<string | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const { data, error } = await createAdminClient().rpc('confirm_newsletter', { token_hash: confirmHash(token) });
  if (error) throw new Error('The subscription is not confirmed', { cause: error });
  return z.nullable(z.string()).parse(data);
}

/** Ends a subscription; `mail` is the mail of a campaign that the reader came from. Rejects when the database does not confirm. */
export async function endSubscription(id: string, mail: string | null = null): Promise<void> {
  const { error } = await createAdminClient().rpc('end_newsletter', { subscription: id, ...(mail && { mail }) });
  if (error) throw new Error('The subscription is not ended', { cause: error });
}

/** A rejected form. Cached here and not put in the address, which appears in logs and histories. */
interface CachedForm {
  email: string;
  error: NewsletterError;
}

const halfAnHour = 30 * 60_000;
const longest = 300;
const keyOf = (token: string) => `newsletter-form-2:${token}`;

/** Caches a form for the page that shows it again. Returns a token that only the sender knows. */
export async function cacheForm({ email, error }: CachedForm): Promise<string> {
  const token = randomUUID();
  await sharedState().write(keyOf(token), JSON.stringify({ email: email.slice(0, longest), error }), halfAnHour);
  return token;
}

export async function cachedForm(token: string): Promise<CachedForm | null> {
  const text = /^[\da-f-]{36}$/.test(token) ? await sharedState().read(keyOf(token)) : null;
  // Only this module writes under these keys.
  return text ? (JSON.parse(text) as CachedForm) : null;
}

/** A new token for a confirmation link, and its hash, which is stored. */
function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: confirmHash(token) };
}

/** SHA-256 in hex. */
export function confirmHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
