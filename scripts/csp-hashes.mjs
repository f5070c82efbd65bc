/** Runs after `next build`: gives every prerendered page a strict Content Security Policy (lib/security/page-policy.ts). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPolicy } from '../lib/security/page-policy.ts';
import { projectRoot } from './lib/project.mjs';

const serverFolder = join(projectRoot, '.next', 'server');

const { routes } = JSON.parse(readFileSync(join(projectRoot, '.next', 'prerender-manifest.json'), 'utf8'));
const pages = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
for (const name of pages) {
  const route = `/${name.replace(/^(app|pages)\//, '').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  if (routes[route]?.initialRevalidateSeconds)
    throw new Error(`${route} revalidates: its next render would come without a policy`);
  const file = join(serverFolder, name);
  writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
}
console.log(`Content Security Policy written into ${pages.length} pages.`);
