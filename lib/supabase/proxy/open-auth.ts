import * as z from 'zod/mini';

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

/** What the site and the embedded backend accept as a code, whatever the visitor typed around it. */
export const signInCode = z.string().check(z.regex(/^\d{6}$/));

/** What Supabase's client adds by itself. */
const byClient = { gotrue_meta_security: z.optional(z.unknown()) };

/** A browser asks for a code for an account that exists, never for a new one: that is what the form of sign-ups is for. */
const codeAsked = z.strictObject({
  ...byClient,
  email: z.string(),
  create_user: z.literal(false),
  data: z.optional(z.strictObject({})),
  code_challenge: z.optional(z.nullable(z.string())),
  code_challenge_method: z.optional(z.nullable(z.string())),
});

/** A browser redeems codes only. Mailed links are redeemed by the site's server. */
const codeEntered = z.strictObject({ ...byClient, type: z.literal('email'), email: z.string(), token: signInCode });

/** False for a body with which a browser would use these two endpoints for anything but codes by mail. */
export function isOpenCodeBody(route: string, body: unknown): boolean {
  if (route === 'POST /otp') return codeAsked.safeParse(body).success;
  return route !== 'POST /verify' || codeEntered.safeParse(body).success;
}
