import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
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
export async function startBareSite(): Promise<{ url: string; stop: () => void }> {
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
  const server = spawn(process.execPath, [nextCli, 'start', folder, '-p', String(barePort)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Ready') && ready());
    server.once('exit', (code) => failed(new Error(`The bare site ended with code ${code}`)));
  });
  return { url: `http://localhost:${barePort}`, stop: () => server.kill() };
}

function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
}
