/**
 * The markup of an offer, encrypted within its signature: the functions and the site's server can derive the supplier's price from it, the
 * browser that carries the offer cannot.
 */
import * as z from 'zod/mini';
import { convertedFrom } from '../contracts/converted-price.ts';
import { fromBase64Url, toBase64Url } from '../offer-signature.ts';

const amount = z.int().check(z.nonnegative());

/** A list, because each of some hundred offers has one. */
const sealed = z.tuple([amount, z.array(amount), amount, amount, z.nullable(convertedFrom), z.nullable(z.array(z.string()))]);

/** Amounts in dirhams, a hundred per riyal. */
export interface Markup {
  /** For the whole party or stay. */
  total: number;
  /** For a flight, per traveller type; for a stay, per room. */
  each: number[];
  /** The rule, as it was. */
  basisPoints: number;
  fixedAmount: number;
  /** The supplier's price in its own currency. */
  convertedFrom: z.infer<typeof convertedFrom> | null;
  /** The supplier's cancellation fees of a stay, where there are any. */
  fees: string[] | null;
}

const nonceBytes = 12;

export async function sealMarkup(key: CryptoKey, { total, each, basisPoints, fixedAmount, ...rest }: Markup): Promise<string> {
  const text = JSON.stringify([total, each, basisPoints, fixedAmount, rest.convertedFrom, rest.fees]);
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(key), new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
}

/** The markup of the offer with this signature; null without one. Rejects when it was encrypted with another key. */
export async function readMarkup(key: CryptoKey, signature: string): Promise<Markup | null> {
  const [, text] = signature.split('~');
  if (!text) return null;
  const bytes = fromBase64Url(text);
  if (!bytes) throw new TypeError('A markup that is not base64url');
  const iv = bytes.slice(0, nonceBytes);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await cipherKey(key), bytes.slice(nonceBytes));
  const [total, each, basisPoints, fixedAmount, from, fees] = z.parse(sealed, JSON.parse(new TextDecoder().decode(plain)));
  return { total, each, basisPoints, fixedAmount, convertedFrom: from, fees };
}

/** Derived, so that site and functions need no second secret. */
async function cipherKey(key: CryptoKey): Promise<CryptoKey> {
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('The markup of an offer'));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
