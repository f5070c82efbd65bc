/**
 * `npm run test:art`: the tests of the drawings, when something changed that they depend on since they last passed; `checked.txt` has its hash.
 * `npm test` runs it; `npm run test:deep` runs the tests always.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const record = join(import.meta.dirname, 'checked.txt');

function hashOfDrawings(): string {
  const hash = createHash('sha256');
  const files = globSync(['art/**/*.ts', 'public/art/**/*.svg', 'content/art.ts'], { cwd: root });
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'))
      .update('\0');
  return hash.digest('hex');
}

const hash = hashOfDrawings();
if (readFileSync(record, 'utf8').trim() === hash) {
  console.log('The drawings are as when their tests last passed.');
} else {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'art'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status === 0) {
    writeFileSync(record, `${hash}\n`);
    console.log('Commit art/checked.txt with the drawings.');
  }
}
