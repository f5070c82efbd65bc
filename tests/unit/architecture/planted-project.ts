import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const manifest = JSON.stringify({
  dependencies: { react: '1', 'server-only': '1', next: '1' },
  devDependencies: { vitest: '1' },
});

/** Writes a small project to a temporary folder, which is deleted after the test, and returns its path. */
export function plantProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'karam-planted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, source] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}
