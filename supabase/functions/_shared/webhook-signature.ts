type Encoding = 'hex' | 'base64';

/** HMAC-SHA256, as providers sign their webhooks. */
export async function hmacOf(secret: string, text: string, encoding: Encoding = 'hex'): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
  if (encoding === 'base64') return btoa(String.fromCharCode(...signature));
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time, so that the duration does not reveal how much matches. */
export async function isSignedBy(secret: string, text: string, signature: string, encoding: Encoding = 'hex'): Promise<boolean> {
  const expected = await hmacOf(secret, text, encoding);
  const said = encoding === 'hex' ? signature.trim().toLowerCase() : signature.trim();
  let difference = said.length ^ expected.length;
  for (let place = 0; place < expected.length; place++) difference |= expected.charCodeAt(place) ^ (said.charCodeAt(place) || 0);
  return difference === 0;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}
