import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startServer, waitUntilReady } from '../../../scripts/lib/child-process.mjs';
import { nextCli, projectRoot } from '../../../scripts/lib/project.mjs';
import { barePort } from './site.ts';

/** The least a Next.js site can be, with the versions this project uses: what our own weight is measured against. */
const files = {
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.js': `export default function Page() {
  return <main><h1>Bare</h1><p>Static text.</p></main>;
}
`,
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve(projectRoot))} } };
`,
};

const folder = join(projectRoot, '.next-bare');

/** Builds the bare site unless these versions have been built already, serves it and answers its address and how to end it. */
export async function startBareSite(port = barePort): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const stamp = JSON.stringify([packageVersion('next'), packageVersion('react'), files]);
  const stampFile = join(folder, 'built');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await promisify(execFile)(process.execPath, [nextCli, 'build', folder], { env });
    writeFileSync(stampFile, stamp);
  }
  const url = `http://localhost:${port}`;
  const args = [nextCli, 'start', folder, '-p', String(port)];
  const server = startServer({ name: 'The bare site', args, env, output: 'inherit' });
  await waitUntilReady(server, url, 180_000);
  return { url, stop: () => server.stop(1_000) };
}

function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
}
