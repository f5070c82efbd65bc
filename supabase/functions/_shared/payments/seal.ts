/** HMAC-SHA256 in hexadecimal, as providers seal their news. */
export async function sealOf(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const seal = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
  return [...seal].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares all of it, so that the time it takes says nothing of how much fits. */
export async function isSealedBy(secret: string, text: string, seal: string): Promise<boolean> {
  const expected = await sealOf(secret, text);
  const said = seal.trim().toLowerCase();
  let difference = said.length ^ expected.length;
  for (let place = 0; place < expected.length; place++) difference |= expected.charCodeAt(place) ^ (said.charCodeAt(place) || 0);
  return difference === 0;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}
