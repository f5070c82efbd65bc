/** After the build: the prerendered not-found pages are answered with status 404. Next serves what the page's .meta file says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

for (const locale of ['en', 'ar']) {
  const file = join(projectRoot, '.next/server/app', locale, 'page-not-found.meta');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), status: 404 }, null, 2));
}
