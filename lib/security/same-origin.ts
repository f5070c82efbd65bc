import { siteUrl } from '@/lib/env';
import { errorResponse } from '@/lib/network/http';

/**
 * Refuses a request that a browser sends for a page of another site; null for our own pages and for programs. Browsers without Sec-Fetch-Site
 * send the page's origin.
 */
export function refuseOtherSites(request: Request): Response | null {
  const site = request.headers.get('sec-fetch-site');
  const isOurs = site === null ? isOwnOrigin(request) : site === 'same-origin' || site === 'none';
  if (isOurs) return null;
  return errorResponse(403, { error: 'This address is for the pages of this site.', code: 'otherSite' });
}

/** No page can make a browser forge the Origin or Host headers. A page without an origin sends "null", which is not a host. */
function isOwnOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const hosts = [headers.get('x-forwarded-host'), headers.get('host') ?? new URL(url).host, new URL(siteUrl()).host];
  return hosts.includes(new URL(origin).host);
}
