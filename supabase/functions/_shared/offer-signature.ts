/**
 * Signs an offer of flights or hotels with HMAC-SHA256, so that it cannot be altered before booking. Uses only Web Crypto, which all runtimes
 * have.
 */

/** In milliseconds: enough to choose and to fill in the travellers. */
export const signatureLifetimeMs = 30 * 60_000;

/** JSON with sorted keys and without undefined values: equal objects give equal text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

export async function signingKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function sealedText(offer: object, search: object, expiresAt: string, markup?: string): BufferSource {
  return new TextEncoder().encode(canonicalJson({ offer, search, expiresAt, markup }));
}

/**
 * The signature of `offer` for this search: "<expiresAt>.<base64url>", where `expiresAt` is an ISO instant in UTC. `markup`, sealed by `sealMarkup`,
 * follows after "~".
 */
export async function signOffer(
  key: CryptoKey,
  offer: object,
  search: object,
  expiresAt: string,
  markup?: string,
): Promise<string> {
  const seal = new Uint8Array(await crypto.subtle.sign('HMAC', key, sealedText(offer, search, expiresAt, markup)));
  return `${expiresAt}.${toBase64Url(seal)}${markup ? `~${markup}` : ''}`;
}

/** When a signature expires, as an ISO instant. Does not verify it: `checkOfferSignature` does. */
export function signedUntil(signature: string): string {
  return signature.slice(0, Math.max(signature.lastIndexOf('.'), 0));
}

export type SignatureCheck = 'valid' | 'expired' | 'altered';

/** Whether `signature` is ours for exactly this offer and search, and still valid at `now`. */
export async function checkOfferSignature(
  key: CryptoKey,
  offer: object,
  search: object,
  signature: string,
  now: Date = new Date(),
): Promise<SignatureCheck> {
  const expiresAt = signedUntil(signature);
  const [sealText = '', markup] = signature.slice(signature.lastIndexOf('.') + 1).split('~');
  const seal = fromBase64Url(sealText);
  if (!seal || !(await crypto.subtle.verify('HMAC', key, seal, sealedText(offer, search, expiresAt, markup)))) return 'altered';
  return Date.parse(expiresAt) > now.getTime() ? 'valid' : 'expired';
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
