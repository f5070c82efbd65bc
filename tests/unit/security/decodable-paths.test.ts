import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as rulesOf } from '@/app/api/visa-rules/[passport]/route';
import { decodablePath, makePathsDecodable } from '@/lib/security/decodable-paths';

let server: Server;

beforeAll(async () => {
  makePathsDecodable();
  // Hot reload calls it again: it must not change a request twice.
  makePathsDecodable();
  server = createServer((request, response) => response.end(request.url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function arrives(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    }).once('error', reject);
  });
}

it.each([
  ['/api/visa-rules/%E0%A4%A', '/api/visa-rules/%25E0%25A4%25A'],
  ['/share/%E0%A4%A.jpg?v=%', '/share/%25E0%25A4%25A.jpg?v=%'],
  ['/%', '/%25'],
])('%s is changed to a decodable path', async (asked, mended) => {
  expect(await arrives(asked)).toBe(mended);
  expect(() => decodeURIComponent(mended.split('?')[0] ?? '')).not.toThrow();
});

it.each(['/', '/about', '/blog/%D9%82%D8%B7%D8%B1', '/a%20b?q=100%', '/api/flight-status?flight=%E0%A4%A'])(
  '%s is not changed',
  (address) => {
    expect(decodablePath(address)).toBe(address);
  },
);

it('and gets the answer for an unknown name', async () => {
  const passport = decodeURIComponent(decodablePath('/%E0%A4%A').slice(1));
  const answer = await rulesOf(new Request('http://localhost'), { params: Promise.resolve({ passport }) });
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'unknownPassport' })]);
});
