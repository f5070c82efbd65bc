/**
 * The endpoints of Supabase Auth that the site uses, by method and path below /auth/v1: the site passes on no others, and the embedded backend has no
 * others. It has no imports, so that both can use it.
 */
export const openAuthRoutes: ReadonlySet<string> = new Set([
  ...['POST /signup', 'POST /token', 'POST /verify', 'POST /recover', 'POST /resend', 'POST /logout', 'POST /otp'],
  ...['GET /user', 'PUT /user', 'GET /settings', 'GET /health', 'GET /.well-known/jwks.json'],
]);

const grants: ReadonlySet<string | null> = new Set(['password', 'refresh_token']);

export function isOpenAuthRoute(route: string, query: URLSearchParams): boolean {
  return openAuthRoutes.has(route) && (route !== 'POST /token' || grants.has(query.get('grant_type')));
}
