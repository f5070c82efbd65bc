import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const done = Symbol.for('karam.socket-address');

/**
 * Appends the socket's address to X-Forwarded-For of every request this process receives, as each proxy does. Next.js sets the header only when
 * it is missing, so a visitor could otherwise send any address.
 */
export function recordSocketAddresses(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
  });
}
