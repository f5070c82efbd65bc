/**
 * `node tests/bench/start-up.ts`: how long from a copy of the sources to the first page, compared with a small Next.js app of the same versions
 * (React, TypeScript, Tailwind, one page), both installed from npm and built in the same run. What is committed counts.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { freePort } from '../integration/free-port.ts';
import { judge } from './support/verdict.ts';

const longestMs = 30 * 60_000;
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const versions: Record<string, string> = { ...dependencies, ...devDependencies };
const pinned = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, versions[name]]));

const smallApp = {
  'package.json': JSON.stringify({
    private: true,
    scripts: { start: 'npm install --no-audit --no-fund && next build && next start' },
    dependencies: pinned(
      'next react react-dom typescript @types/node @types/react @types/react-dom tailwindcss @tailwindcss/postcss',
    ),
  }),
  'tsconfig.json': readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8'),
  'postcss.config.mjs': readFileSync(join(projectRoot, 'postcss.config.mjs'), 'utf8'),
  'next-env.d.ts': '/// <reference types="next" />\n',
  'next.config.mjs': `export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: import.meta.dirname } };\n`,
  'app/globals.css': `@import 'tailwindcss';\n`,
  'app/layout.tsx': `import './globals.css';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body className="antialiased">{children}</body></html>;
}
`,
  'app/page.tsx': `export default function Page() {
  return <main className="mx-auto max-w-xl p-8"><h1 className="text-3xl font-bold">Hello</h1></main>;
}
`,
};

function makeSmallApp(folder: string): void {
  for (const [path, text] of Object.entries(smallApp)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

interface Start {
  seconds: number;
  megabytes: number;
}

/** From nothing to the first page of `npm start`. */
async function firstPage(make: (folder: string) => void): Promise<Start> {
  const home = mkdtempSync(join(tmpdir(), 'karam-start-'));
  const folder = join(home, 'site');
  const [port, backendPort] = [await freePort(), await freePort()];
  const began = performance.now();
  make(folder);
  const run = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SUPABASE_LOCAL_PORT: String(backendPort),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that all of it can be stopped.
    detached: true,
  });
  let isOver = false;
  run.once('exit', () => {
    isOver = true;
  });
  try {
    while (
      !(await fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (isOver || performance.now() - began > longestMs) throw new Error(`No page came from ${folder}.`);
      await pause(200);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    const [kilobytes] = execFileSync('du', ['-sk', join(folder, 'node_modules')], { encoding: 'utf8' }).split('\t');
    return { seconds, megabytes: Math.round(Number(kilobytes) / 1024) };
  } finally {
    if (run.pid && !isOver) process.kill(-run.pid, 'SIGTERM');
    while (!isOver) await pause(100);
    rmSync(home, { recursive: true, force: true });
  }
}

const clone = (folder: string) => void execFileSync('git', ['clone', '--quiet', projectRoot, folder]);
const quicker = (one: Start, other: Start) => (one.seconds <= other.seconds ? one : other);
// In turns, the quicker of two: the first run fills the caches of npm and of the disk for the others.
const first = { small: await firstPage(makeSmallApp), ours: await firstPage(clone) };
const small = quicker(first.small, await firstPage(makeSmallApp));
const ours = quicker(first.ours, await firstPage(clone));
console.table({ 'a small app': small, 'this site': ours });
const seen = Number((ours.seconds / small.seconds).toFixed(1));
process.exit(judge([{ name: 'times as long as a small app to the first page', wanted: 2.5, seen, better: 'less' }]) ? 0 : 1);
