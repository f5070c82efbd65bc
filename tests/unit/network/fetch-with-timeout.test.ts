import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('createBoundedFetch', () => {
  it('gives up on a server that never answers', async () => {
    const address = await serve(() => undefined);
    await expect(createFetchWithTimeout(50)(address)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives up on a server that never ends its answer', async () => {
    const address = await serve((_, response) => response.write('{"data":'));
    const read = createFetchWithTimeout(500)(address).then((response) => response.json());
    await expect(read).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('observes the signal of its caller', async () => {
    const address = await serve(() => undefined);
    const signal = AbortSignal.abort();
    await expect(createFetchWithTimeout(10_000)(address, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('retries with the same body when the connection was reset', async () => {
    const bodies: string[] = [];
    const address = await serve(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      bodies.push(body);
      if (bodies.length === 1) request.socket.resetAndDestroy();
      else response.end('here');
    });
    const response = await createFetchWithTimeout(10_000)(address, { method: 'POST', body: 'hello' });
    expect(await response.text()).toBe('here');
    expect(bodies).toEqual(['hello', 'hello']);
  });

  it('does not retry when half of the time is over, because the retry would not finish in time', async () => {
    let asked = 0;
    const address = await serve((request) => {
      asked += 1;
      setTimeout(() => request.socket.resetAndDestroy(), 300);
    });
    await expect(createFetchWithTimeout(550)(address, { method: 'POST', body: 'hello' })).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
