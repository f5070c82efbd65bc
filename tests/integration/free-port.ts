import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take a free port before the test listens on it. */
const lowest = 20_000;
const highest = 32_000;

/** A free port. */
export function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
