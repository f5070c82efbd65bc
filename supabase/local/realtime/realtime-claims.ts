import { jwtVerify } from 'jose';

/** Verified claims of a subscriber's token. */
export type Claims = Record<string, unknown>;

export type ClaimsReader = (token: unknown) => Promise<Claims | null>;

/** Reads an API key or a session token; `roles` has the role of each key. Null for an invalid token. */
export function createClaimsReader(jwtSecret: string, roles: Record<string, string>): ClaimsReader {
  const secret = new TextEncoder().encode(jwtSecret);
  return async (token) => {
    if (typeof token !== 'string') return null;
    if (Object.hasOwn(roles, token)) return { role: roles[token] };
    return jwtVerify(token, secret, { algorithms: ['HS256'] }).then(
      ({ payload }) => payload,
      () => null,
    );
  };
}

/** Whether the token of the claims expired before `now`. */
export function isExpired(claims: Claims, now = Date.now()): boolean {
  return typeof claims['exp'] === 'number' && claims['exp'] * 1000 < now;
}
