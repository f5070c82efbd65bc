import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env';
import { readSigned, signText } from '@/lib/security/signed-text';

const sender = 'gift-card-sender';

/**
 * The PIN of a bought card. Computed, not stored: a mail that is written again, because nobody knows whether it was sent, has the same one, and
 * no copy of the database has any.
 */
export function pinOf(giftId: string, version: number): string {
  const { OFFER_SIGNING_SECRET } = serverEnv();
  const drawn = createHmac('sha256', OFFER_SIGNING_SECRET).update(`gift-card-pin:${giftId}:${version}`).digest().readUIntBE(0, 6);
  return String(drawn % 1_000_000).padStart(6, '0');
}

/** The token of the link in the sender's receipt, which leads to where the card goes. */
export const giftToken = (giftId: string): string => signText(sender, giftId);

/** The id in a token with a valid signature; null for any other text. */
export const giftOf = (token: string): string | null => readSigned(sender, token);
