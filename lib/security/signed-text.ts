import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** What a signature of a link is for: a signature for one thing is none for another. */
type Purpose =
  | 'booking-names'
  | 'newsletter-unsubscribe'
  | 'newsletter-opens'
  | 'campaign-opened'
  | 'visa-papers'
  | 'gift-card-sender'
  | 'trip-plan'
  | 'new-trip-plan'
  | 'trip-plan-device';

/** A key for a mailed link: a text without dots, and its signature. It is not stored, so a copy of the database contains none. */
export function signText(purpose: Purpose, text: string): string {
  return `${text}.${signatureOf(purpose, text).toString('base64url')}`;
}

/** The text in a key with a valid signature; null for anything else. */
export function readSigned(purpose: Purpose, key: string): string | null {
  const [text = '', seal = ''] = key.slice(0, 200).split('.');
  const given = Buffer.from(seal, 'base64url');
  const ours = signatureOf(purpose, text);
  return given.length === ours.length && timingSafeEqual(given, ours) ? text : null;
}

function signatureOf(purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(`${purpose}:${text}`).digest();
}
