import { answerError } from '@/lib/http';

/** The answer to a request that a page of another site has made a browser send; null for our own pages and for programs. */
export function refuseOtherSites(request: Request): Response | null {
  const site = request.headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin' || site === 'none') return null;
  return answerError(403, { error: 'This address is for the pages of this site.', code: 'otherSite' });
}
