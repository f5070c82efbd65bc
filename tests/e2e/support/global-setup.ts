import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { startStack } from '../../../scripts/lib/stack.mjs';
import { backendPort, outboxVariable, sitePort } from './site.ts';

/** Serves the production build on a backend with fresh data, and takes both away when the tests are through. */
export default async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'karam-e2e-'));
  mkdirSync('test-results', { recursive: true });
  await ensureBuilt();
  const stack = await startStack({ port: sitePort, backendPort, dataDir, logFile: 'test-results/site.log' });
  if (stack.outboxUrl) process.env[outboxVariable] = stack.outboxUrl;
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  };
}
