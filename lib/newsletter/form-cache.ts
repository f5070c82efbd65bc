import 'server-only';
import { randomUUID } from 'node:crypto';
import type { NewsletterError } from '@/lib/routes/newsletter-outcomes';
import { sharedState } from '@/lib/state/shared-state';

/** A rejected form. Cached here and not put in the address, which appears in logs and histories. */
export interface CachedForm {
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

/** The form cached under `token`, or null. */
export async function cachedForm(token: string): Promise<CachedForm | null> {
  const text = /^[\da-f-]{36}$/.test(token) ? await sharedState().read(keyOf(token)) : null;
  // Only this module writes under these keys.
  return text ? (JSON.parse(text) as CachedForm) : null;
}
