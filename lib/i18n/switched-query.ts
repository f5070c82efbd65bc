/**
 * The query for a page whose language is switched. Without script the link is a bare `?lang=…`; the rest of the query comes from `referer` when that
 * is the same page (`isSameOrigin` from Sec-Fetch-Site).
 */
export function switchedQuery(
  pathname: string,
  query: URLSearchParams,
  referer: string | null,
  isSameOrigin: boolean,
): URLSearchParams {
  const lang = query.get('lang');
  if (!lang || query.size !== 1 || !isSameOrigin || !referer || !URL.canParse(referer)) return query;
  const page = new URL(referer);
  if (page.pathname !== pathname) return query;
  const whole = new URLSearchParams(page.search);
  whole.set('lang', lang);
  return whole;
}
