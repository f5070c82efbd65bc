import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** A new token for a link to confirm, and the hash of it that is stored. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: confirmHash(token) };
}

/** SHA-256 in hex. */
export function confirmHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The unsubscribe token of a subscription. Signed rather than stored: every mail can carry it without expiry, and a copy of the database contains
 * none.
 */
export function unsubscribeToken(id: string): string {
  return `${id}.${sealOf(id).toString('base64url')}`;
}

/** The id in a token that we have sealed; null for any other text. */
export function subscriptionOf(token: string): string | null {
  const [id = '', seal = ''] = token.split('.');
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const given = Buffer.from(seal, 'base64url');
  const ours = sealOf(id);
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

function sealOf(id: string): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(`newsletter-unsubscribe:${id}`).digest();
}
