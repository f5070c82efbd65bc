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

/** Headers for the next server only, in lower case. */
export const ofHop = /^(?:connection|keep-alive|upgrade|expect|te|trailer|proxy-.*)$/;
/** The same, and those that tell how a body is sent, for a body that is sent in another way. */
export const ofConnection = /^(?:connection|keep-alive|upgrade|expect|te|trailer|proxy-.*|transfer-encoding|content-length)$/;

/** In bytes. A redirect repeats the address, which is at most 16 kB, with every odd character as three. */
export const maxHeaderSize = 128 * 1024;

/** Requests an address from `handle` without a network, and returns its whole answer, not compressed. Rejects as `handle` does, or without an answer. */
export async function askInProcess(handle: Handle, path: string, options: AskOptions = {}): Promise<Answer> {
  return wholeAnswer(await callInProcess(handle, path, options));
}

export async function wholeAnswer(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

/** The same, as soon as the answer begins. Reading it to its end may fail. */
export function callInProcess(handle: Handle, path: string, options: AskOptions = {}): Promise<IncomingMessage> {
  const { headers = {}, left, timeout } = options;
  return new Promise((resolve, reject) => {
    let begun: IncomingMessage | undefined;
    const fail = (error: Error) => (begun ? begun.destroy(error) : reject(error));
    const server = createServer({ maxHeaderSize }, (asked, response) => {
      handle(asked, response).catch((error) => {
        fail(error);
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
    call.once('error', fail);
    call.once('response', (answer) => {
      begun = answer;
      resolve(answer);
    });
    call.end();
  });
}
