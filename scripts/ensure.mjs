// Brings node_modules and, with --build, .next up to date, and does nothing when they are.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { StartProblem } from './lib/project.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  await ensureInstalled();
  if (process.argv.includes('--build')) await ensureBuilt({ env: readSettings() });
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
