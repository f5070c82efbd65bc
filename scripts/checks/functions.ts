/** Runs `deno check` on every Edge Function: they must run where they are deployed, without the rest of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const folder = 'supabase/functions';
const entries = readdirSync(folder, { withFileTypes: true })
  .map(({ name }) => `${folder}/${name}/index.ts`)
  .filter((path) => existsSync(path));

if (entries.length === 0) {
  console.error(`No function found in ${folder}.`);
  process.exitCode = 1;
} else {
  const deno = spawnSync('deno', ['check', '--quiet', '--no-lock', ...entries], {
    stdio: 'inherit',
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  });
  if (deno.status === 0) console.log(`${entries.length} ${entries.length === 1 ? 'function' : 'functions'} checked`);
  process.exitCode = deno.status ?? 1;
}
