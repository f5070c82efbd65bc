import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const prefix = '/supabase';
/** The only addresses for WebSockets. */
const realtimePaths = /^\/supabase\/realtime\/v1\/[\w/]*(?:\?|$)/;
const answerWithinMs = 10_000;
/** Realtime clients send a heartbeat every 25 seconds. */
const silentForMs = 90_000;

export function isRealtime(url: string | undefined): boolean {
  return realtimePaths.test(url ?? '');
}

/** Answers an upgrade request in one line and closes its socket, without waiting for the other side. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Unlike end(), which waits for the other side to close too.
  (socket as Socket).destroySoon();
}

/** Connects an upgrade request to the Realtime of the Supabase at `supabaseUrl`. Both sockets close when either does. */
export function proxyRealtime(request: IncomingMessage, socket: Socket, head: Buffer, supabaseUrl: string, chain: string): void {
  const target = new URL(supabaseUrl.replace(/\/$/, '') + (request.url ?? '').slice(prefix.length));
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { ...request.headers, host: target.host, 'x-forwarded-for': chain };
  const call = ask(target, { headers, agent: false, timeout: answerWithinMs });
  const giveUp = (status: string) => {
    call.destroy();
    refuseUpgrade(socket, status);
  };
  socket.on('error', () => socket.destroy());
  socket.once('close', () => call.destroy());
  call.once('timeout', () => giveUp('504 Gateway Timeout'));
  call.once('error', () => giveUp('502 Bad Gateway'));
  call.once('response', (answer) => giveUp(`${answer.statusCode ?? 502} ${answer.statusMessage ?? 'Bad Gateway'}`));
  call.once('upgrade', (answer, backend: Socket, backendHead: Buffer) => {
    if (socket.destroyed) return backend.destroy();
    call.removeAllListeners('timeout');
    for (const [end, other] of [
      [socket, backend],
      [backend, socket],
    ] as const) {
      end.on('error', () => end.destroy());
      end.once('close', () => other.destroy());
      end.setTimeout(silentForMs, () => end.destroy());
    }
    socket.write(answerHead(answer));
    if (backendHead.length > 0) socket.write(backendHead);
    if (head.length > 0) backend.write(head);
    backend.pipe(socket).pipe(backend);
  });
  call.end();
}

function answerHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let index = 0; index < rawHeaders.length; index += 2) lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
