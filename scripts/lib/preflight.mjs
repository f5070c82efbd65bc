import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockHolder } from '../../supabase/local/folder-lock.mjs';
import { StartProblem } from './project.mjs';

/**
 * Throws a StartProblem for whatever would stop the start, before anything is installed, built or opened.
 * @param {{ port: number, backendPort: number, dataDir: string, embedded: boolean }} options
 */
export async function assertCanStart({ port, backendPort, dataDir, embedded }) {
  if (embedded) {
    assertWritable(dataDir);
    const holder = lockHolder(dataDir);
    if (holder) throw new StartProblem(alreadyRunning(dataDir, holder.pid));
    await assertPortFree(backendPort, '127.0.0.1', `The port of the local backend, ${backendPort},`, 'SUPABASE_LOCAL_PORT');
  }
  await assertPortFree(port, undefined, `Port ${port}`, 'PORT');
}

function alreadyRunning(dataDir, pid) {
  return `Already running on the data in ${dataDir} (process ${pid}). Stop that copy first, or set KARAM_DATA_DIR to another folder.`;
}

function assertWritable(dataDir) {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartProblem(`The data folder ${dataDir} cannot be written (${error.code}). Set KARAM_DATA_DIR to one that can.`);
  }
}

/** @returns {Promise<void>} */
function assertPortFree(port, host, what, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new StartProblem(`${what} ${reason}. Stop what uses it, or set ${setting} to another port.`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
