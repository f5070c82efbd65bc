/** Redirects the browser by GET (303) to another page of this site: `location` is a path, or the address of Supabase that starts a sign-in. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
