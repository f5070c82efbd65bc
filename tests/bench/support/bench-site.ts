import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { startStack } from '../../../scripts/lib/start/stack.mjs';
import { freePort } from '../../integration/free-port.ts';

interface BenchSite {
  url: string;
  port: number;
  pid: number | undefined;
  /** The settings of the site. */
  env: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string; OFFER_SIGNING_SECRET: string };
  stop: () => Promise<void>;
}

/** The built site on its own backend. The weather and rates services always fail. */
export async function startBenchSite(): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karam-bench-'));
  await ensureBuilt();
  const outside = createServer((_request, response) => void response.writeHead(500).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => outside.once('listening', resolve));
  const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const port = await freePort();
  const stack = await startStack({
    port,
    backendPort: await freePort(),
    dataDir,
    env: {
      WEATHER_SERVICE_URL: outsideUrl,
      RATES_SERVICE_URL: outsideUrl,
      SEARCHES_PER_DAY: '1000000',
      SIGN_UPS_PER_HOUR: '1000000',
      AUTH_REQUESTS_PER_ADDRESS: '1000000',
    },
    logFile: join(dataDir, 'bench.log'),
  });
  return {
    url: stack.siteUrl,
    port,
    pid: stack.sitePid,
    env: stack.env as BenchSite['env'],
    async stop() {
      await stack.stop();
      outside.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
