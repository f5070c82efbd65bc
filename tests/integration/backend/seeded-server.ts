import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../../scripts/lib/start/stack.mjs';
import { makeHostedDatabase } from '../account/hosted-database.ts';
import { freePort } from '../free-port.ts';
import { runSql, startPostgres, type TestServer, whyNoPostgres } from '../postgres-server.ts';
import { siteUrl, temporaryFolder } from './test-backend.ts';

const seeded = temporaryFolder();
let server: TestServer | undefined;

/** Like seeded-data.ts, on a PostgreSQL server: each file gets its own database, copied from `seeded` or `hosted`. */
export async function setup(project: TestProject): Promise<void> {
  if (whyNoPostgres) return;
  server = await startPostgres();
  await runSql(server.urlOf('postgres'), 'create database seeded');
  await runSql(server.urlOf('postgres'), 'create database hosted template template0');
  await (await makeHostedDatabase(server.urlOf('hosted'))).close();
  project.provide('hostedDatabase', 'hosted');
  const { folder } = seeded;
  const logFile = path.join(folder, 'backend.log');
  const env = { DATABASE_URL: server.urlOf('seeded') };
  const backend = await startBackend({ backendPort: await freePort(), dataDir: folder, siteUrl, logFile, env });
  await backend.stop();
  rmSync(logFile);
  project.provide('seededData', folder);
  project.provide('postgres', server.urlOf('').replace(/\/$/, ''));
}

export async function teardown(): Promise<void> {
  await server?.stop();
  seeded.remove();
}
