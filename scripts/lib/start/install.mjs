import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../npm.mjs';
import { pinnedNode, projectRoot, secondsSince } from '../project.mjs';

const lockFile = join(projectRoot, 'package-lock.json');
const modules = join(projectRoot, 'node_modules');
const stampFile = join(modules, '.installed-lock');

/**
 * Installs the dependencies when they are missing or not those of package-lock.json: without those of development, what building and
 * running need; with them, the tools of tests and `npm run dev` as well.
 * @param {{ development: boolean, say?: (line: string) => void }} options
 */
export async function ensureInstalled({ development, say = console.log }) {
  const lock = readFileSync(lockFile);
  const stamp = (kind) => `${kind} ${createHash('sha256').update(lock).digest('hex')}`;
  const [whole, running] = [stamp('whole'), stamp('running')];
  const stamped = existsSync(pinnedNode) && existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamped === whole || (!development && stamped === running)) return;
  const { packages } = JSON.parse(lock.toString());
  if (!holds(packages, { development })) {
    say(
      `Installing ${development ? 'the dependencies and the tools of tests' : 'what the site needs to run'} (only when it changed) …`,
    );
    const began = Date.now();
    // Independent of NODE_ENV.
    const kind = development ? '--include=dev' : '--omit=dev';
    await runNpm(['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'], {}, 'Installing the dependencies');
    say(`Installed in ${secondsSince(began)} s.`);
  }
  writeFileSync(stampFile, holds(packages, { development: true }) ? whole : running);
}

/**
 * Whether npm's own record of what it installed holds what the lock asks for: so after a plain `npm install`.
 * @param {Record<string, { version: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }>} wanted
 * @param {{ development: boolean }} options
 */
function holds(wanted, { development }) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(pinnedNode) || !existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional, link }]) => {
    // A workspace is a folder of the project and needs no installation.
    if (link || !path.startsWith('node_modules/')) return true;
    const present = installed[path];
    if (present) return present.version === version;
    return optional === true || (!development && (dev || devOptional) === true);
  });
}
