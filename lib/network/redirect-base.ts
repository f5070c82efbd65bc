/** Domains of hosting services on which branches are previewed. */
const previewDomains = ['vercel.app', 'netlify.app', 'pages.dev'];
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The base of mailed links (DECISIONS 19), without a trailing slash: the origin of the page; for a preview and for localhost, the configured preview
 * host if there is one.
 */
export function authRedirectBase(origin: string, previewHost: string | null): string {
  if (!previewHost) return origin;
  const { hostname } = new URL(origin);
  const isPreview = [previewHost, ...previewDomains].some((domain) => hostname.endsWith(`.${domain}`));
  return isPreview || ownMachine.has(hostname) ? `https://${previewHost}` : origin;
}

/** The configured preview's address when it is the base for mail about something on `origin`, else null. */
export function previewBase(origin: string, previewHost: string | null): string | null {
  const base = authRedirectBase(origin, previewHost);
  return previewHost !== null && base === `https://${previewHost}` ? base : null;
}

/** Redirects the browser by GET (303) to another page of this site: `location` is a path, or the address of Supabase that starts a sign-in. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
