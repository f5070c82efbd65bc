import { randomUUID } from 'node:crypto';

/** The id a proxy gave this request when it looks like one, else a new one: what the lines about it in a log have in common. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
