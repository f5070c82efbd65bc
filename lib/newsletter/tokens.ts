import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

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
  return `${id}.${signatureOf(id).toString('base64url')}`;
}

/** The id in a token with a valid signature; null for any other text. */
export function subscriptionOf(token: string): string | null {
  const [id = '', seal = ''] = token.split('.');
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const given = Buffer.from(seal, 'base64url');
  const ours = signatureOf(id);
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

function signatureOf(id: string): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(`newsletter-unsubscribe:${id}`).digest();
}
