import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createSiteServer, type SiteServerOptions } from '@/lib/site-server/site-server';

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Returns its port. */
async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function startSite(options: Partial<SiteServerOptions> = {}): Promise<number> {
  const handle = async (_request: IncomingMessage, response: ServerResponse) => void response.end('handled');
  return listen(createSiteServer({ handle, supabaseUrl: 'http://127.0.0.1:9', trustedProxies: 0, ...options }));
}

/** Refuses every body after its first chunk, like handlers that read it as a web stream. */
async function refuseAfterFirstPart(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') await Readable.toWeb(request).getReader().read();
  response.statusCode = request.method === 'POST' ? 413 : 200;
  response.end();
}

/** What the server sends until it closes the connection, or until all of `expected` came. */
function converse(port: number, text: string, expected?: RegExp): Promise<{ said: string; wasClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const end = (wasClosed: boolean) => {
      resolve({ said, wasClosed });
      socket.destroy();
    };
    socket.on('data', (part) => {
      said += part;
      if (expected?.test(said)) end(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
    socket.write(text);
  });
}

const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
const upgrade = (path: string) =>
  head(
    `GET ${path} HTTP/1.1`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );

it.each(['/dashboard', '/flights', '/desk', '/', '/ar', '/supabase/auth/v1/user', '/supabase/realtime/../auth/v1/user'])(
  'an upgrade of %s is answered and its socket closed immediately, even if the other side keeps it open',
  async (path) => {
    const { said, wasClosed } = await converse(await startSite(), upgrade(path));
    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expect(wasClosed).toBe(true);
  },
);

it('2,000 upgrades leave no open connection', async () => {
  const server = createSiteServer({
    handle: async (_request, response) => void response.end(),
    supabaseUrl: 'http://127.0.0.1:9',
    trustedProxies: 0,
  });
  const port = await listen(server);
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 100 }, () => converse(port, upgrade('/dashboard'))));
  }
  const count = await new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
  expect(count).toBe(0);
});

it('an upgrade to another protocol is ignored: the request is answered normally', async () => {
  const { said } = await converse(await startSite(), head('GET /ar HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c'), /handled/);
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['with its length', (body: string) => head('POST /api/x HTTP/1.1', `Content-Length: ${body.length}`) + body],
  [
    'in pieces',
    (body: string) =>
      `${head('POST /api/x HTTP/1.1', 'Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
])('after a body that was refused half-read, sent %s, the connection can be used for the next request', async (_how, post) => {
  const port = await startSite({ handle: refuseAfterFirstPart });
  const next = head('GET /next HTTP/1.1');
  const { said } = await converse(port, post('x'.repeat(2_000_000)) + next, /413 [\s\S]*200 /);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

const answerUnread = async (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(413).end();

it('after an unread body, the connection can be used for the next request', async () => {
  const port = await startSite({ handle: answerUnread });
  const post = head('POST /api/x HTTP/1.1', 'Content-Length: 2000000') + 'x'.repeat(2_000_000);
  const { said } = await converse(port, post + head('GET /next HTTP/1.1'), /413 [\s\S]*413 /);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
});

it.each([
  ['refused half-read', refuseAfterFirstPart],
  ['that nobody reads', answerUnread],
])('a body without end %s is answered, and its connection closed after the limit', async (_how, handle) => {
  const port = await startSite({ handle, limits: { drain: { maxBytes: 1_000_000, milliseconds: 5_000 } } });
  const socket: Socket = connect(port, '127.0.0.1');
  let said = '';
  let sent = 0;
  socket.on('data', (part) => {
    said += part;
  });
  socket.on('error', () => undefined);
  socket.write(head('POST /api/x HTTP/1.1', 'Transfer-Encoding: chunked'));
  const part = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && sent < 1_000_000_000) {
      sent += part.byteLength;
      if (!socket.write(part)) return void socket.once('drain', send);
    }
  };
  send();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  // The content of the buffers of two sockets is added to that.
  expect(sent).toBeLessThan(50_000_000);
});

it('a slow body is closed after its timeout', async () => {
  const port = await startSite({ handle: refuseAfterFirstPart, limits: { drain: { maxBytes: 1_000_000, milliseconds: 50 } } });
  const { said, wasClosed } = await converse(port, `${head('POST /api/x HTTP/1.1', 'Content-Length: 1000')}x`);
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  expect(wasClosed).toBe(true);
});

it('a client that sends "Expect: 100-continue" is refused before it sends its body', async () => {
  const expecting = head('POST /dashboard HTTP/1.1', 'Content-Length: 1000', 'Expect: 100-continue');
  expect((await converse(await startSite(), expecting, /\r\n\r\n/)).said).toMatch(/^HTTP\/1\.1 405 /);
});

it('an address has a limited number of connections, which it can use again after closing them', async () => {
  const port = await startSite({ limits: { connectionsPerAddress: 3 } });
  const sockets = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );
  const ask = () => converse(port, head('GET / HTTP/1.1'), /handled/);
  await expect.poll(async () => (await ask()).wasClosed).toBe(true);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask()).wasClosed).toBe(false);
});

it('connections from a proxy are not counted', async () => {
  const port = await startSite({ trustedProxies: 1, limits: { connectionsPerAddress: 0 } });
  expect((await converse(port, head('GET / HTTP/1.1'), /handled/)).said).toMatch(/^HTTP\/1\.1 200 /);
});

it('keeps an idle connection longer than proxies do, and has a timeout for headers', () => {
  const server = createSiteServer({ handle: async () => undefined, supabaseUrl: 'http://127.0.0.1:9', trustedProxies: 0 });
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect(server.timeout).toBeGreaterThan(server.keepAliveTimeout);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(180_000);
});

it('a failing handler affects only its own request, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = await startSite({ handle: (request, response) => failOn('/bad', request, response) });
  expect((await converse(port, head('GET /bad HTTP/1.1'), /\r\n\r\n/)).said).toMatch(/^HTTP\/1\.1 500 /);
  expect((await converse(port, head('GET /good HTTP/1.1'), /\r\n\r\n/)).said).toMatch(/^HTTP\/1\.1 200 /);
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'request-not-handled', cause: 'TypeError' }]);
});

it('a form post is never a server action', async () => {
  const port = await startSite({
    handle: async (request, response) => void response.end(`headers: ${Object.keys(request.headers)}.`),
  });
  const post = head('POST /api/nothing HTTP/1.1', 'RSC: 1', 'Next-Action: 00', 'Content-Length: 0');
  expect((await converse(port, post, /headers: .*\./)).said).toContain('headers: host,content-length,x-forwarded-for.');
});

it('a request reaches Next.js with its socket’s address after the claimed ones, and a path that can be decoded', async () => {
  const port = await startSite({
    handle: async ({ url, headers }, response) => void response.end(`${url} from ${headers['x-forwarded-for']}.`),
  });
  const claimed = head('GET /api/%E0%A4%A HTTP/1.1', 'X-Forwarded-For: 6.6.6.6');
  expect((await converse(port, claimed, / from .*\./)).said).toContain('/api/%25E0%25A4%25A from 6.6.6.6, 127.0.0.1.');
  expect((await converse(port, head('GET /ar/%E0%A4%A HTTP/1.1'), / from .*\./)).said).toContain(
    '/ar/page-not-found from 127.0.0.1.',
  );
});

async function failOn(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === path) throw new TypeError('a fault');
  response.end();
}

/** A fake Realtime that answers in capitals and records the client addresses. */
async function startRealtime() {
  const chains: (string | string[] | undefined)[] = [];
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/realtime/v1/websocket' });
  sockets.on('connection', (client, request) => {
    chains.push(request.headers['x-forwarded-for']);
    client.on('message', (text) => client.send(String(text).toUpperCase()));
  });
  const port = await listen(http);
  return { url: `http://127.0.0.1:${port}`, chains, sockets };
}

const socketTo = (port: number) => new WebSocket(`ws://127.0.0.1:${port}/supabase/realtime/v1/websocket?apikey=k&vsn=2.0.0`);
const outcomeOf = (client: WebSocket) =>
  new Promise<string>((resolve) => {
    client.once('open', () => resolve('open'));
    client.once('error', ({ message }) => resolve(message));
  });

it('a Realtime socket is forwarded to Supabase with the client’s address, and both ends close together', async () => {
  const realtime = await startRealtime();
  const client = socketTo(await startSite({ supabaseUrl: `${realtime.url}/` }));
  expect(await outcomeOf(client)).toBe('open');
  expect(realtime.chains).toEqual(['127.0.0.1']);
  const answer = new Promise((resolve) => client.once('message', (text) => resolve(String(text))));
  client.send('hello');
  expect(await answer).toBe('HELLO');

  const closed = new Promise((resolve) => client.once('close', resolve));
  for (const other of realtime.sockets.clients) other.terminate();
  await closed;
});

it('a visitor who disconnects leaves no socket at Supabase', async () => {
  const realtime = await startRealtime();
  const client = socketTo(await startSite({ supabaseUrl: realtime.url }));
  await outcomeOf(client);
  client.terminate();
  await expect.poll(() => realtime.sockets.clients.size).toBe(0);
});

it('an address has a limited number of sockets, counted separately behind a proxy', async () => {
  const realtime = await startRealtime();
  const port = await startSite({ supabaseUrl: realtime.url, trustedProxies: 1, limits: { realtimePerAddress: 1 } });
  const from = (address: string) =>
    new WebSocket(`ws://127.0.0.1:${port}/supabase/realtime/v1/websocket`, { headers: { 'x-forwarded-for': address } });
  const first = from('203.0.113.1');
  expect(await outcomeOf(first)).toBe('open');
  expect(await outcomeOf(from('203.0.113.1'))).toContain('429');
  expect(await outcomeOf(from('203.0.113.2'))).toBe('open');
  first.terminate();
  await expect.poll(() => outcomeOf(from('203.0.113.1'))).toBe('open');
});

it('without an answer from Supabase, the visitor gets an error', async () => {
  expect(await outcomeOf(socketTo(await startSite()))).toContain('502');
  const refusing = createServer((_request, response) => void response.writeHead(401).end());
  expect(await outcomeOf(socketTo(await startSite({ supabaseUrl: `http://127.0.0.1:${await listen(refusing)}` })))).toContain(
    '401',
  );
});

/** A site whose handler waits at `/api/slow`, with one pending request there on an open connection. */
async function startBusySite(options: { closeWithin?: number; startsResponse?: boolean } = {}) {
  let arrived: (response: ServerResponse) => void;
  const arrival = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  const server = createSiteServer({
    handle: async (request, response) => {
      if (request.url !== '/api/slow') return void response.end('handled');
      if (options.startsResponse) response.write('begun');
      arrived(response);
    },
    supabaseUrl: 'http://127.0.0.1:9',
    trustedProxies: 0,
    limits: options.closeWithin ? { closeWithin: options.closeWithin } : {},
  });
  const port = await listen(server);
  const conversation = converse(port, head('GET /api/slow HTTP/1.1'));
  return { server, port, conversation, response: await arrival };
}

const closing = (server: Server) => new Promise((resolve) => server.close(resolve));

it('a pending request is answered when the server closes, and its connection then closed', async () => {
  const { server, port, conversation, response } = await startBusySite();
  const closed = closing(server);
  response.end('late');
  const { said, wasClosed } = await conversation;
  expect(said).toMatch(/^HTTP\/1\.1 200 [\s\S]*late/);
  expect(said).toMatch(/^Connection: close\r$/m);
  expect(wasClosed).toBe(true);
  await closed;
  expect((await converse(port, head('GET / HTTP/1.1'))).said).toBe('');
});

it('an answer in progress is completed when the server closes, and its connection closed', async () => {
  const { server, conversation, response } = await startBusySite({ startsResponse: true });
  const closed = closing(server);
  response.end('late');
  const { said, wasClosed } = await conversation;
  expect(said).toMatch(/begun[\s\S]*late[\s\S]*0\r\n\r\n$/);
  expect(wasClosed).toBe(true);
  await closed;
});

it('a visitor who keeps sending requests does not delay closing', async () => {
  const { server, port, response } = await startBusySite();
  const socket = connect(port, '127.0.0.1');
  const begin = head('GET / HTTP/1.1');
  let said = '';
  socket.on('data', (part) => {
    said += part;
    socket.write(begin);
  });
  socket.on('error', () => undefined);
  socket.write(begin);
  await expect.poll(() => said).toContain('handled');
  const closed = closing(server);
  response.end();
  await closed;
  await expect.poll(() => socket.destroyed).toBe(true);
});

it('a request that never ends is cut after close()', async () => {
  const { server, conversation } = await startBusySite({ closeWithin: 50 });
  await closing(server);
  expect((await conversation).wasClosed).toBe(true);
});
