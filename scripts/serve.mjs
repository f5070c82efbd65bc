/**
 * `node scripts/serve.mjs`: the site alone, from the build at hand, on the Supabase of the environment. It installs nothing, builds
 * nothing and needs no development dependency: what a container or a host with build steps of its own runs
 * (docs/operations/deploying.md). Needs Node 24.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnv } from '../lib/env.ts';
import { projectRoot } from './lib/project.mjs';
import { readSettings, runOptions } from './lib/start/settings.mjs';

try {
  const settings = readSettings();
  Object.assign(process.env, settings, { NODE_ENV: 'production' });
  serverEnv();
  if (!existsSync(join(projectRoot, '.next', 'BUILD_ID'))) throw new Error('There is no build: npm run build makes one.');
  if (!settings.SITE_URL)
    console.warn('SITE_URL is not set: links in mail, shared links and the site map will lead to localhost.');
  // React chooses its build by NODE_ENV when it is loaded.
  const { runSite } = await import('./lib/run-site.mjs');
  await runSite(runOptions(settings).port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
