import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Returns a function that requests a page from `handle` without a network. It rejects when there is no answer. */
export function askInProcess(handle: Handle): (address: string) => Promise<Answer> {
  const server = createServer((asked, response) => {
    handle(asked, response).catch(() => response.destroy());
  });
  return (address) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const call = request({
        path: address,
        headers: { host: 'localhost', 'accept-encoding': 'identity', 'x-forwarded-for': '127.0.0.1' },
        createConnection: () => near,
        timeout: timeoutMs,
      });
      call.once('timeout', () => call.destroy(new Error('The page did not come.')));
      call.once('error', reject);
      call.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() });
        });
      });
      call.end();
    });
}

/** In milliseconds; a prerendered page is read from a file. */
const timeoutMs = 10_000;
