import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { pinnedNode, projectRoot } from './project.mjs';

const lockFile = join(projectRoot, 'package-lock.json');
const modules = join(projectRoot, 'node_modules');
const stampFile = join(modules, '.installed-lock');

/**
 * Installs the dependencies when they are missing or not those of package-lock.json.
 * @param {{ say?: (line: string) => void }} [options]
 */
export async function ensureInstalled({ say = console.log } = {}) {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedMatchesLock()) {
    say('Installing the dependencies (about a minute, only when they changed) …');
    // Building needs the development ones too, whatever NODE_ENV says.
    await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {}, 'Installing the dependencies');
  }
  writeFileSync(stampFile, stamp);
}

/** Whether npm's own record of what it installed holds everything the lock asks for: so after a plain `npm install`. */
function installedMatchesLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(pinnedNode) || !existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    // A workspace is a folder of the project: there is nothing to install.
    if (link || !path.startsWith('node_modules/')) return true;
    const present = installed[path];
    return present ? present.version === version : optional === true;
  });
}
