import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const done = Symbol.for('karam.decodable-paths');

/**
 * Next.js fails on a path with invalid percent encoding before any of our handlers run. Escaping the percent signs makes it an unknown path with
 * the usual answer. Valid paths stay as they are.
 */
export function makePathsDecodable(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.includes('%')) request.url = decodablePath(request.url);
  });
}

/** The address with a decodable path; the query, which is read leniently, stays as it is. */
export function decodablePath(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length);
  }
}
