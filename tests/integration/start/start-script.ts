import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode, projectRoot } from '../../../scripts/lib/project.mjs';

export interface StartRun {
  process: ChildProcess;
  /** Resolves with what was printed so far once `text` is in it; rejects when the script ends first. */
  says(text: string): Promise<string>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** `npm start` without npm, with the given settings and none of the developer's own. */
export function runStartScript(settings: Record<string, string>): StartRun {
  const script = path.join(projectRoot, 'scripts', 'start.mjs');
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', SUPABASE_URL: '', ...settings };
  const child = spawn(pinnedNode, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
  const says = (text: string) =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => output.includes(text) && resolve(output));
      void ended.then(() => reject(new Error(`ended before saying "${text}":\n${output}${errors}`)));
    });
  return { process: child, says, ended };
}

/** Resolves when the port is free. */
export async function portCloses(port: number): Promise<void> {
  while (await isOpen(port)) await delay(50);
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
