/** The way to Next.js, which runs in a process of its own: who reads a page from the cache does not wait while another page is rendered. */
import { Agent, createServer, type IncomingMessage, request as open, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { dropLeftoverBody } from './leftover-bodies.ts';
import { type Handle, maxHeaderSize, ofHop } from './page-store/ask-next.ts';
import { maxBodyBytes } from './request-rules.ts';
import { failureResponse } from './site-server.ts';

/** Where the renderer listens: `next` answers as Next.js does, `finished` with pages as they are sent. */
export function rendererSockets(folder: string) {
  const at = (name: string) =>
    process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}-${name}` : join(folder, `${name}.sock`);
  return { next: at('next'), finished: at('finished') };
}

/** The server of the renderer. The server in front keeps its connections, and closes them when it leaves. */
export function createRenderer(handle: Handle): Server {
  return createServer({ maxHeaderSize, keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
    // An unread body would hide that its connection was closed, and keep it open.
    dropLeftoverBody(request, response, { maxBytes: maxBodyBytes, milliseconds: 20_000 });
    void handle(request, response).catch((error) => failureResponse(response, error));
  });
}

/** A renderer may be being started again. */
const connectTimeoutMs = 10_000;

/** Passes requests on to the renderer at `socketPath`. Rejects when it is not there, or ends before its answer begins. */
export function createPassage(socketPath: string): { handle: Handle; close: () => void } {
  const agent = new Agent({ keepAlive: true });

  function call(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    const { method, url, headers } = request;
    const asked = Object.entries(headers).filter(([name]) => !ofHop.test(name));
    return new Promise((resolve, reject) => {
      const call = open({ socketPath, agent, method, path: url, headers: Object.fromEntries(asked), maxHeaderSize }, resolve);
      call.once('error', reject);
      const leave = () => call.destroy();
      response.once('close', leave);
      call.once('close', () => response.off('close', leave));
      // Not before somebody takes the body: without a renderer it is sent again.
      call.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => request.pipe(call));
        else request.pipe(call);
      });
    });
  }

  async function callOrWait(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    const end = performance.now() + connectTimeoutMs;
    for (;;) {
      // Its event of leaving has passed.
      if (response.destroyed) throw new Error('The visitor has left');
      try {
        return await call(request, response);
      } catch (error) {
        const isAbsent = /^(?:ENOENT|ECONNREFUSED)$/.test((error as NodeJS.ErrnoException).code ?? '');
        if (!isAbsent || performance.now() > end) throw error;
        await delay(100);
      }
    }
  }

  return {
    async handle(request, response) {
      const answer = await callOrWait(request, response);
      response.writeHead(answer.statusCode ?? 500, answer.statusMessage, headersOf(answer));
      // The beginning of a page that waits for a supplier.
      if (answer.headers['content-length'] === undefined) response.flushHeaders();
      // The rest of a body that the answer did not wait for is dropped by leftover-bodies.ts.
      answer.once('end', () => request.unpipe());
      await pipeline(answer, response);
    },
    close: () => agent.destroy(),
  };
}

/** As they were written: names and values in turns. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  const isPassedOn = (name = '') => !ofHop.test(name) && name !== 'transfer-encoding';
  return rawHeaders.filter((_, index) => isPassedOn(rawHeaders[index - (index % 2)]?.toLowerCase()));
}
