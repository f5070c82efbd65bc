import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from './npm.mjs';
import { projectRoot, secondsSince } from './project.mjs';

const sources = [
  ...['app', 'components', 'content', 'lib', 'messages', 'public', 'supabase/functions/_shared'],
  ...[
    'middleware.ts',
    'instrumentation.ts',
    'next.config.mjs',
    'postcss.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
];
/** Settings that become part of prerendered pages and their scripts; those in `.env` files count with the files. */
export const bakedSettings =
  /^(NEXT_PUBLIC_.*|SITE_URL|SEARCH_PAUSED|TAG_MANAGER_ID|SOCIAL_PIXEL_ID|HOTEL_PHOTO_HOSTS|STREET_MAP_STYLE)$/;

const buildFolder = join(projectRoot, '.next');
const stampFile = join(buildFolder, 'build-stamp');

/**
 * Builds the site when its sources or the settings baked into it differ from those of the build at hand.
 * @param {{ say?: (line: string) => void, output?: number }} [options] `output` is an open file for what the build says
 */
export async function ensureBuilt({ say = console.log, output } = {}) {
  const sum = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sum)) return;
  rmSync(stampFile, { force: true });
  say('Building the site (about a minute, only when something changed) …');
  const began = Date.now();
  await runNpm(['run', '--silent', 'build'], { NEXT_TELEMETRY_DISABLED: '1' }, 'Building the site', output);
  say(`Built in ${secondsSince(began)} s.`);
  writeFileSync(stampFile, stampOf(sum));
}

/** Identifies the build too: a manual build is not taken for ours. */
function stampOf(sum) {
  const buildId = join(buildFolder, 'BUILD_ID');
  return existsSync(buildId) ? `${sum} ${readFileSync(buildId, 'utf8')}` : '';
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesUnder(join(projectRoot, name)))) {
    hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  const settings = Object.entries(process.env).filter(([name, value]) => value && bakedSettings.test(name));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
