import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { readSigned, signText } from '@/lib/security/signed-text';

/** A new token for a confirmation link, and its hash, which is stored. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: confirmHash(token) };
}

/** SHA-256 in hex. */
export function confirmHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The unsubscribe token of a subscription. It is signed and not stored: it never expires, and a copy of the database contains none. */
export function unsubscribeToken(id: string): string {
  return signText('newsletter-unsubscribe', id);
}

/** The id in a token with a valid signature; null for any other text. */
export function subscriptionOf(token: string): string | null {
  return /^[\da-f-]{36}\./.test(token) ? readSigned('newsletter-unsubscribe', token) : null;
}
