import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const pages = globSync('docs/**/*.md').map(normalize).concat('README.md', 'art/README.md');
const textOf = (page: string) => readFileSync(page, 'utf8');
/** Markdown without examples of code, in which brackets are no links. */
const prose = (page: string) => textOf(page).replace(/^```.*?^```$/gms, '');

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function hasAnchor(page: string, anchor: string): boolean {
  return [...prose(page).matchAll(/^#{1,6} (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
}

it('every link of a document leads to a file, and to a heading in it', () => {
  const links = pages.flatMap((page) =>
    [...prose(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  );
  const broken = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    return !existsSync(target) || (anchor !== undefined && !hasAnchor(target, anchor));
  });
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

it('every document is in the index', () => {
  const index = textOf('docs/README.md');
  const listed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => join('docs', link));
  const unlisted = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md' && !listed.includes(page));
  expect(unlisted).toEqual([]);
});

const sources = listSourceFiles('.', ['.ts', '.tsx', '.mjs', '.js', '.sql', '.css']);

/** A file of Next.js that we do not use, and a package. */
const notOurs = ['proxy.ts', 'tesseract.js'];

/** Paths may begin at any folder. */
it('every source file that a document names exists', () => {
  const isThere = (name: string) => sources.some((path) => `/${path}`.endsWith(`/${name}`)) || existsSync(name);
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/(?<=`)[^`\s{*<…]+\.(?:tsx?|mjs|js|sql|css)(?=`)/g)].map(([name]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !notOurs.includes(name) && !isThere(name))).toEqual([]);
});

it('every document that the code names exists', () => {
  const named = [...sources, 'Dockerfile', 'compose.yaml', '.env.example'].flatMap((file) =>
    [...textOf(file).matchAll(/docs\/[\w/-]+\.md/g)].map(([name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
});
