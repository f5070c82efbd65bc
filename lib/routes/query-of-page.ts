/** What Next.js hands to a page as `searchParams`, as a query. */
export function queryOfPage(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) for (const text of [value ?? []].flat()) query.append(key, text);
  return query;
}
