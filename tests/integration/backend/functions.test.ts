import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FunctionsHost } from '../../../supabase/local/functions/functions-host.ts';
import { temporaryFolder } from './test-backend.ts';

const folder = temporaryFolder();
let host: FunctionsHost;

const sources = {
  echo: `Deno.serve(async (request: Request) => Response.json(
    { address: request.headers.get('x-forwarded-for'), body: await request.json(), secret: Deno.env.get('OFFER_SIGNING_SECRET') },
    { status: 201, headers: { 'x-kind': 'echo' } }));`,
  environment: `Deno.serve({ port: 1 }, () => Response.json(
    ['PATH', 'SUPABASE_JWT_SECRET', 'FLIGHT_SUPPLIER'].map((name) => Deno.env.get(name) ?? null)));`,
  throws: `Deno.serve(() => { throw new Error('card number 4111'); });`,
  crashes: `Deno.serve(() => new Promise(() => setTimeout(() => { throw new Error('later'); })));`,
  leaves: `Deno.serve(() => { process.exit(3); });`,
  broken: `import './missing.ts'; Deno.serve(() => new Response());`,
};

beforeAll(() => {
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.join(folder.folder, name));
    writeFileSync(path.join(folder.folder, name, 'index.ts'), source);
  }
  mkdirSync(path.join(folder.folder, '_shared'));
  host = new FunctionsHost({
    folder: folder.folder,
    env: { OFFER_SIGNING_SECRET: 's', FLIGHT_SUPPLIER: 'sandbox' },
    reload: false,
  });
});

afterAll(async () => {
  await host.close();
  folder.remove();
});

function call(name: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://127.0.0.1/functions/v1/${name}`, { method: 'POST', headers });
  return host.call(request, new TextEncoder().encode(JSON.stringify(body)).buffer);
}

describe('the functions host', () => {
  it('runs an unmodified function with its body, its headers and its secrets', async () => {
    const answer = await call('echo', { from: 'DOH' }, { 'x-forwarded-for': '203.0.113.9' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-kind')).toBe('echo');
    expect(await answer.json()).toEqual({ address: '203.0.113.9', body: { from: 'DOH' }, secret: 's' });
  });

  it('gives a function only its own environment', async () => {
    expect(await (await call('environment')).json()).toEqual([null, null, 'sandbox']);
  });

  it.each(['throws', 'crashes', 'leaves', 'broken'])(
    'answers 500 without the cause when a function %s, and continues',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const answer = await call(name);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ error: 'Internal server error' });
      expect((await call('echo')).status).toBe(201);
    },
  );

  it.each(['nothing', '_shared', '..%2f..'])('answers 404 for %s', async (name) => {
    expect((await call(name)).status).toBe(404);
  });
});
