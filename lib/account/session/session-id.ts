/** The session id in a token, which stays the same when the token is renewed; null for any other text. Nothing is verified. */
export function sessionIdOf(accessToken: string): string | null {
  try {
    const part = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    const id = typeof claims === 'object' && claims && 'session_id' in claims ? claims.session_id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
