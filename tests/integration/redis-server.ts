import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const given = process.env['REDIS_TEST_URL'];
const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** Whether a real Redis is available; logs when it is not. */
export const hasRedis = Boolean(given) || isInstalled;
if (!hasRedis) console.warn('SKIPPED: tests with a real Redis. Put redis-server on the PATH or set REDIS_TEST_URL to run them.');

/** Whether `stop` ends it: not for an external Redis. */
export const ownsRedis = hasRedis && !given;

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** The Redis of REDIS_TEST_URL, or a new one without files. Tests use unique keys. */
export async function startRedis(port?: number): Promise<TestRedis> {
  if (given) return { url: given, stop: async () => undefined };
  const ownPort = port ?? (await freePort());
  const options = ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    async stop() {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
