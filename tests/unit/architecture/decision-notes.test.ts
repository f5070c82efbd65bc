import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** In this order; others may be between them. */
const needed = ['Context', 'Decision', 'Consequences'];
/** About a page. */
const mostWords = 750;

function errorsIn(file: string): string[] {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)]
    .map(([, heading = '']) => heading)
    .filter((heading) => needed.includes(heading));
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ...(text.startsWith(`# ${Number(file.slice(0, 4))}. `) ? [] : ['its title does not begin with its number and a dot']),
    ...(headings.join() === needed.join() ? [] : [`its headings are not ${needed.join(', ')}, once each in this order`]),
    ...(words <= mostWords ? [] : [`it has ${words} words, a page has ${mostWords}`]),
  ].map((error) => `${file}: ${error}`);
}

it('a decision note has its number, a context, a decision and consequences, on about a page', () => {
  expect(notes.length).toBeGreaterThan(60);
  expect(notes.flatMap(errorsIn)).toEqual([]);
});

/** Files of Next.js that a note mentions because we do not use them. */
const notOurs = ['proxy.ts', 'sitemap.ts', 'app/[locale]/loading.tsx'];

const files = globSync('{app,components,content,lib,scripts,supabase,tests}/**/*.{ts,tsx,mjs,sql}').concat(
  globSync('*.{ts,mjs}'),
);

it('a file named in a decision note exists', () => {
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const missing = notes.flatMap((note) =>
    [...readFileSync(`${folder}/${note}`, 'utf8').matchAll(/`([^`\s{*<…]+\.(?:tsx?|mjs|sql))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !notOurs.includes(name) && !isThere(name))
      .map((name) => `${note}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

/** Paths may begin at any folder, and leave out the ending; addresses of pages begin with a slash. */
it('a file or a folder named in the architecture exists', () => {
  const named = readFileSync('docs/architecture.md', 'utf8').matchAll(/`([^`\s{*<…/]+(?:\/[^`\s{*<…]+|\.(?:tsx?|mjs|sql)))`/g);
  const names = [...named].map(([, name = '']) => name);
  const isThere = (name: string) =>
    files.some((file) => `/${file.replace(/\.\w+$/, '')}/`.includes(`/${name.replace(/\.\w+$/, '')}/`));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !existsSync(name) && !isThere(name))).toEqual([]);
});
