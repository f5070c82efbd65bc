import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The pinned Node 24, which runs our TypeScript unchanged, whatever Node the machine has. */
export const pinnedNode = join(projectRoot, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const nextCli = join(projectRoot, 'node_modules', 'next', 'dist', 'bin', 'next');
export const siteEntry = join(projectRoot, 'scripts', 'lib', 'run-site.mjs');
export const backendEntry = join(projectRoot, 'supabase', 'local', 'main.ts');

export const defaultPorts = { site: 3000, backend: 54321 };

/** A condition that the user can fix: shown as one line, without a stack. */
export class StartError extends Error {}

/** @param {number} began a moment, in milliseconds */
export const secondsSince = (began) => Math.round((Date.now() - began) / 1000);
