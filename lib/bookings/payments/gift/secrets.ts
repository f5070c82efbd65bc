import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/**
 * The PIN of a bought card. Computed, not stored: a mail that is written again, because nobody knows whether it was sent, has the same one, and
 * no copy of the database has any.
 */
export function pinOf(giftId: string, version: number): string {
  const drawn = hmac(`gift-card-pin:${giftId}:${version}`).readUIntBE(0, 6);
  return String(drawn % 1_000_000).padStart(6, '0');
}

/** The token of the link in the sender's receipt, which leads to where the card goes. Signed and not stored. */
export function giftToken(giftId: string): string {
  return `${giftId}.${hmac(`gift-card-sender:${giftId}`).toString('base64url')}`;
}

/** The id in a token with a valid signature; null for any other text. */
export function giftOf(token: string): string | null {
  const [id = '', seal = ''] = token.split('.');
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const given = Buffer.from(seal, 'base64url');
  const ours = hmac(`gift-card-sender:${id}`);
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

function hmac(text: string): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(text).digest();
}
