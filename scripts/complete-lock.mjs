/**
 * Adds to package-lock.json the optional packages for other platforms that npm left out, so that `npm ci` works on every system. Run it after
 * each `npm install`; prints only when it changed the file or failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

const systems = ['darwin', 'win32', 'linux', 'freebsd', 'netbsd', 'openbsd', 'android', 'openharmony', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const file = process.argv[2] ?? join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isResolvable(path, name)) continue;
    const entry = platformEntry(name, version);
    if (!entry) {
      console.error(`${name}@${version} of ${path || 'the project'} is not in the lock and its platform is unknown.`);
      process.exitCode = 1;
      continue;
    }
    lock.packages[`node_modules/${name}`] = entry;
    added.push(name);
  }
}
if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added to the lock for other platforms: ${added.join(', ')}`);
}

/** Whether Node would find `name` from `path`: beside it, or in a node_modules folder above. */
function isResolvable(path, name) {
  for (let folder = path; ; folder = parentOf(folder)) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder) {
  const cut = folder.lastIndexOf('node_modules/');
  return cut > 0 ? folder.slice(0, cut - 1) : '';
}

/** Null unless the version is exact and the name contains the platform of the package. */
function platformEntry(name, version) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (!/^\d/.test(version) || os.length + cpu.length === 0) return null;
  return { version, optional: true, ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) };
}
