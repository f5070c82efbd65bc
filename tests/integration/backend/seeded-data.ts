import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../../scripts/lib/start/stack.mjs';
import { makeHostedDatabase } from '../account/hosted-database.ts';
import { freePort } from '../free-port.ts';
import { siteUrl, temporaryFolder } from './test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the data of a backend that was started once and stopped. */
    seededData: string;
    /** A database with all migrations, like a hosted project, without rows: its folder or, on a server, its name. */
    hostedDatabase?: string;
    /** Address of a PostgreSQL server with the database `seeded`, in the project that runs on one. */
    postgres?: string;
  }
}

const seeded = temporaryFolder();
const hosted = temporaryFolder();

/** Migrates and seeds a database once for all files: each starts its own backend on a copy, which is much quicker. */
export async function setup(project: TestProject): Promise<void> {
  const { folder } = seeded;
  const logFile = path.join(folder, 'backend.log');
  const backend = await startBackend({ backendPort: await freePort(), dataDir: folder, siteUrl, logFile });
  await backend.stop();
  rmSync(logFile);
  project.provide('seededData', folder);
  // Nearly all files that need it are in this project.
  if (project.name !== 'integration') return;
  const place = path.join(hosted.folder, 'postgres');
  await (await makeHostedDatabase(place)).close();
  project.provide('hostedDatabase', place);
}

export function teardown(): void {
  seeded.remove();
  hosted.remove();
}
