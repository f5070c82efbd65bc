/** The functions answer only the site's server, which limits visitors: some suppliers bill each request (docs/engineering/suppliers.md). */
import { type Environment, readEnvironment, settingOf } from './environment.ts';
import { errorResponse } from './json-http.ts';
import { fromBase64Url, signingKey, toBase64Url } from './offer-signature.ts';

/** The header that proves that a request comes from the site. */
export const siteProofHeader = 'x-site-proof';

const statement = new TextEncoder().encode('The site asks');

/** The value of the header: an HMAC with the secret that site and functions share, base64url. */
export async function siteProof(secret: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await signingKey(secret), statement)));
}

/** `handler` for requests with the proof; others get 401. Throws when OFFER_SIGNING_SECRET is not set. */
export function onlyFromSite(
  handler: (request: Request) => Promise<Response>,
  environment: Environment = readEnvironment,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const proof = fromBase64Url(request.headers.get(siteProofHeader) ?? '');
    const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
    const isProved = proof !== null && (await crypto.subtle.verify('HMAC', key, proof, statement));
    return isProved ? handler(request) : errorResponse(401, 'notTheSite', 'Only the site may ask');
  };
}

interface DenoServer {
  Deno?: { serve(handler: (request: Request) => Promise<Response>): unknown };
}

/** Serves `handler` to the site when the function runs in Deno. Importing a function in a test serves nothing. */
export function serveSite(handler: (request: Request) => Promise<Response>): void {
  (globalThis as DenoServer).Deno?.serve(onlyFromSite(handler));
}
