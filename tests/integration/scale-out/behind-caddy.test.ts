import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { type Server, startServer, waitUntilReady } from '../../../scripts/lib/child-process.mjs';
import { siteEntry } from '../../../scripts/lib/project.mjs';
import { temporaryFolder } from '../backend/test-backend.ts';
import { freePort } from '../free-port.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.warn('SKIPPED: tests of the Caddyfile. Put caddy on the PATH to run them.');

const data = temporaryFolder();
const servers: Pick<Server, 'stop'>[] = [];
const instances: number[] = [];
let proxy: number;

/** The built site on a backend that does not answer: no prerendered page needs one. */
async function startInstance(): Promise<number> {
  const port = await freePort();
  const env = {
    ...{ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_PUBLISHABLE_KEY: 'none', SUPABASE_SECRET_KEY: 'none' },
    ...{ OFFER_SIGNING_SECRET: 'x'.repeat(32), PORT: String(port), NODE_ENV: 'production', TRUSTED_PROXY_COUNT: '1' },
  };
  const output = openSync(path.join(data.folder, `site-${port}.log`), 'a');
  const server = startServer({ name: 'An instance', args: [siteEntry], env: { ...process.env, ...env }, output });
  servers.push(server);
  await waitUntilReady(server, `http://localhost:${port}/api/health?probe=alive`, 180_000);
  return port;
}

async function startProxy(): Promise<number> {
  const [port, admin] = [await freePort(), await freePort()];
  const caddy = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://:${port}`,
      SITE_INSTANCES: instances.map((instance) => `127.0.0.1:${instance}`).join(' '),
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      XDG_DATA_HOME: data.folder,
      XDG_CONFIG_HOME: data.folder,
    },
    stdio: ['ignore', 'ignore', openSync(path.join(data.folder, 'caddy.log'), 'a')],
  });
  const ended = new Promise<void>((resolve) => caddy.once('exit', () => resolve()));
  servers.push({
    async stop() {
      caddy.kill('SIGKILL');
      await ended;
    },
  });
  await vi.waitFor(async () => expect((await ask(port, '/about')).status).toBe(200), { interval: 100 });
  return port;
}

beforeAll(async () => {
  if (!hasCaddy) return;
  await ensureBuilt();
  instances.push(...(await Promise.all([startInstance(), startInstance()])));
  proxy = await startProxy();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop(5_000)));
  data.remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Does not decompress answers. */
function ask(port: number, address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: address, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.once('error', reject);
    call.end();
  });
}

/** Headers that depend on the connection and the time. */
const ofTheMoment = new Set(['connection', 'keep-alive', 'date', 'server', 'transfer-encoding']);

function said({ status, headers }: Answer): Record<string, unknown> {
  return { status, ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheMoment.has(name))) };
}

describe.runIf(hasCaddy)('two instances behind the shipped Caddyfile (needs caddy)', () => {
  it.each(['br', 'gzip', 'zstd, br, gzip', 'gzip, deflate, br, zstd', 'zstd', 'identity'])(
    'a page requested with "%s" is passed on as sent by the instances',
    async (encoding) => {
      for (const address of ['/', '/ar', '/services/visa', '/ar/explore/destinations/turkey']) {
        const asked = { 'accept-encoding': encoding };
        const answers = await Promise.all([...instances, proxy, proxy].map((port) => ask(port, address, asked)));
        const [first] = answers as [Answer];
        expect(first.status).toBe(200);
        for (const answer of answers) {
          expect(said(answer), address).toEqual(said(first));
          expect(answer.body.equals(first.body), address).toBe(true);
        }
      }
    },
  );

  it('is compressed once', async () => {
    const [brotli, gzip] = await Promise.all([
      ask(proxy, '/about', { 'accept-encoding': 'br, gzip, zstd' }),
      ask(proxy, '/about', { 'accept-encoding': 'gzip, zstd' }),
    ]);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const html = brotliDecompressSync(brotli.body).toString();
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
  });

  it('a browser that has the page gets 304 from either instance', async () => {
    for (const encoding of ['br', 'gzip', 'zstd', 'identity']) {
      const { headers } = await ask(proxy, '/about', { 'accept-encoding': encoding });
      for (const port of [...instances, proxy, proxy]) {
        const again = await ask(port, '/about', { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' });
        expect(again, encoding).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag: headers.etag } });
        expect(again.headers).not.toHaveProperty('content-encoding');
      }
    }
  });

  it('HEAD has the same headers as GET', async () => {
    for (const encoding of ['br', 'gzip', 'zstd', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      const [head, whole] = [await ask(proxy, '/ar/about', asked, 'HEAD'), await ask(proxy, '/ar/about', asked)];
      expect(said(head)).toEqual(said(whole));
      expect(head.body).toHaveLength(0);
    }
  });

  it('the data of a page is available from the instance that has not rendered it', async () => {
    const address = '/ar/blog';
    const page = await ask(instances[0] ?? 0, address);
    const flight = /\/_flight\/[^" ]+/.exec(page.body.toString())?.[0] ?? '';
    expect(flight).toContain('/ar/blog');
    const asked = { 'accept-encoding': 'br' };
    const [other, own, ...proxied] = await Promise.all(
      [instances[1] ?? 0, instances[0] ?? 0, proxy, proxy].map((port) => ask(port, flight, asked)),
    );
    expect(other?.headers['cache-control']).toContain('immutable');
    for (const answer of [own, ...proxied]) {
      expect(said(answer as Answer)).toEqual(said(other as Answer));
      expect(answer?.body.equals(other?.body as Buffer)).toBe(true);
    }
  });

  it('scripts, styles and answers of the API are compressed once too', async () => {
    const page = await ask(proxy, '/login');
    const script = /\/_next\/static\/[^"]+\.js/.exec(page.body.toString())?.[0] ?? '';
    const style = /\/_next\/static\/[^"]+\.css/.exec(page.body.toString())?.[0] ?? '';
    for (const address of [script, style, '/sitemap.xml', '/robots.txt', '/api/health?probe=alive', '/made/up']) {
      const asked = { 'accept-encoding': 'gzip, zstd, br' };
      const [direct, proxied] = await Promise.all([ask(instances[0] ?? 0, address, asked), ask(proxy, address, asked)]);
      if (!address.startsWith('/api/')) expect(direct.headers['content-encoding'], address).toMatch(/^(?:br|gzip)$/);
      expect(proxied.headers['content-encoding'], address).toBe(direct.headers['content-encoding']);
      expect(proxied.body.equals(direct.body), address).toBe(true);
    }
  });
});
