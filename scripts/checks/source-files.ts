import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'public', 'coverage', 'test-results', 'playwright-report']);

/** Files of the project with one of `extensions`, as sorted paths relative to `root` with forward slashes. */
export function listSourceFiles(root: string, extensions: readonly string[]): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return entry.name.startsWith('.') || skippedFolders.has(entry.name) ? [] : walk(path);
      return extensions.some((extension) => path.endsWith(extension)) ? [path] : [];
    });
  return walk('').sort();
}
