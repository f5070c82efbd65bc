import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface AskOptions {
  headers?: IncomingHttpHeaders;
  /** The visitor has left. */
  left?: AbortSignal;
  /** In milliseconds. */
  timeout?: number;
}

/** The headers of one connection, which are not passed on to another. */
export const ofConnection = /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|te|trailer|proxy-.*|content-length)$/;

/** In bytes. A redirect repeats the address, which is at most 16 kB, with every odd character as three. */
const maxHeaderSize = 128 * 1024;

/** Requests an address from `handle` without a network, and returns its whole answer, not compressed. Rejects as `handle` does, or without an answer. */
export function askInProcess(handle: Handle, path: string, { headers = {}, left, timeout }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize }, (asked, response) => {
      handle(asked, response).catch((error) => {
        reject(error);
        response.destroy();
      });
    });
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const passedOn = Object.entries(headers).filter(([name]) => !ofConnection.test(name));
    const call = request({
      path,
      headers: { host: 'localhost', ...Object.fromEntries(passedOn), 'accept-encoding': 'identity' },
      createConnection: () => near,
      maxHeaderSize,
      ...(left && { signal: left }),
      ...(timeout && { timeout }),
    });
    call.once('timeout', () => call.destroy(new Error('The page did not come.')));
    call.once('error', reject);
    call.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.end();
  });
}
