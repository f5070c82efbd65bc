import { randomUUID } from 'node:crypto';

/** The request id from the proxy when it is well-formed, else a new one. It links the log lines of a request. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
