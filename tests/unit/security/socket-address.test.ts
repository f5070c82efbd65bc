import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordSocketAddresses } from '@/lib/security/socket-address';

let server: Server;

beforeAll(async () => {
  recordSocketAddresses();
  // Hot reload calls it again: it must not add the socket twice.
  recordSocketAddresses();
  server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function forwardedFor(headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    }).once('error', reject);
  });
}

it('adds the address of the socket after the claimed addresses', async () => {
  expect(await forwardedFor({})).toBe('127.0.0.1');
  expect(await forwardedFor({ 'X-Forwarded-For': '6.6.6.6' })).toBe('6.6.6.6, 127.0.0.1');
});
