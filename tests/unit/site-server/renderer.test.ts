import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPassage, createRenderer, rendererSockets } from '@/lib/site-server/renderer';
import { createSiteServer } from '@/lib/site-server/site-server';

let folder: string;
let passage: ReturnType<typeof createPassage>;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karam-test-'));
  passage = createPassage(rendererSockets(folder).finished);
});

afterEach(() => {
  passage.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startRenderer(listener: (...each: Parameters<RequestListener>) => unknown): Promise<Server> {
  const server = createRenderer(async (request, response) => void (await listener(request, response)));
  servers.push(server);
  server.listen(rendererSockets(folder).finished);
  await once(server, 'listening');
  return server;
}

/** The address of a site in front of the renderer. */
async function startSite(): Promise<string> {
  const site = createSiteServer({ handle: passage.handle, supabaseUrl: 'http://127.0.0.1:9', trustedProxies: 0 });
  servers.push(site);
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

const longBody = 'تذكرة '.repeat(50_000);

it('method, address, headers and body arrive, and so does the answer', async () => {
  await startRenderer(async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(201, { 'X-Asked': `${method} ${url} ${headers['x-asked']} ${headers['content-type']}` });
    response.end(await text(request));
  });
  const answer = await fetch(`${await startSite()}/api/enquiries?from=%D9%82`, {
    method: 'POST',
    headers: { 'x-asked': 'yes', 'content-type': 'text/plain' },
    body: longBody,
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-asked')).toBe('POST /api/enquiries?from=%D9%82 yes text/plain');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe(longBody);
});

it('the beginning of an answer does not wait for its end', async () => {
  let end = () => {};
  await startRenderer((_request, response) => {
    response.write('first');
    end = () => response.end('last');
  });
  const { body } = await fetch(`${await startSite()}/api/slow`);
  const reader = body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  end();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

it.each<[string, (request: IncomingMessage) => unknown]>([
  ['nobody reads', () => undefined],
  ['is read in part', (request) => Readable.toWeb(request).getReader().read()],
])('an answer to a body that %s arrives, so does the next one, and no connection stays', async (_, read) => {
  const server = await startRenderer(async (request, response) => {
    await read(request);
    response.writeHead(413).end('too large');
  });
  const site = await startSite();
  for (const turn of [1, 2, 3]) {
    const answer = await fetch(`${site}/api/enquiries?${turn}`, { method: 'POST', body: longBody });
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
  }
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
});

it('the renderer notices who leaves', async () => {
  const left = new Promise<void>((resolve) => {
    void startRenderer((_request, response) => response.once('close', resolve).write('first'));
  });
  const visit = new AbortController();
  await fetch(`${await startSite()}/api/slow`, { signal: visit.signal });
  visit.abort();
  await left;
});

it('who has left before is not passed on', async () => {
  const asked = vi.fn();
  await startRenderer(asked);
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  await expect(passage.handle(new IncomingMessage(new Socket()), response)).rejects.toThrow('left');
  expect(asked).not.toHaveBeenCalled();
});

it('who comes while the renderer starts waits for it, and no letter of the body is lost', async () => {
  const site = await startSite();
  const arrived = once(servers[0] as Server, 'request');
  const answer = fetch(`${site}/api/enquiries`, { method: 'POST', body: longBody });
  await arrived;
  await startRenderer(async (request, response) => response.end(await text(request)));
  expect(await (await answer).text()).toBe(longBody);
});

it('a renderer that ends fails what it was doing, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = await startRenderer((request) => request.url === '/api/last' && first.closeAllConnections());
  const site = await startSite();
  expect((await fetch(`${site}/api/last`)).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  first.close();
  await startRenderer((_request, response) => void response.end('back'));
  expect(await (await fetch(`${site}/api/next`)).text()).toBe('back');
});
