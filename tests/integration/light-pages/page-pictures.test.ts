import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import { isApplicationPage } from '@/lib/routes/streamed-pages';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import { PageRules } from '@/lib/site-server/page-store/page-rules';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { projectRoot } from '../../../scripts/lib/project.mjs';

/** A picture on more pages than this is a decoration, and no longer shows what a page is about. */
const mostPages = 6;

/** The gallery of components, and pages that robots do not list. */
const outside = /^\/(?:ui|coming-soon|email-landing|page-not-found|login|reset-password|newsletter)(?:\/|$)/;

/** English pages that are read, each with the pictures in its content; those of the menu stand on every page. */
let pages: Map<string, Set<string>>;

function picturesOf(html: string): Set<string> {
  const found = new Set<string>();
  let inMain = 0;
  const parser = new Parser({
    onopentag(name, { src = '', style = '' }) {
      if (name === 'main') inMain += 1;
      if (inMain === 0) return;
      // Of two layers the lower is only seen when the upper one fails to load.
      const file = name === 'img' ? src : (/url\(([^)]+)\)/.exec(style)?.[1] ?? '');
      const picture = /^\/art\/(.+?)(?:-(?:card|hero|share)-(?:ltr|rtl))?\.svg$/.exec(file)?.[1];
      if (picture) found.add(picture);
    },
    onclosetag(name) {
      if (name === 'main') inMain -= 1;
    },
  });
  parser.end(html);
  return found;
}

beforeAll(async () => {
  await ensureBuilt();
  const build = readBuild(path.join(projectRoot, '.next'));
  if (!build) throw new Error('The manifests of the build have another shape.');
  const rules = new PageRules(build);
  const addresses = rules.addresses().filter((address) => !/^\/ar(?:\/|$)/.test(address));
  pages = new Map(
    addresses
      .filter((address) => !isApplicationPage(address) && !outside.test(address))
      .map((address) => {
        const route = rules.routeFor({ method: 'GET', url: address, headers: {} }) ?? '';
        return [address, picturesOf(readFileSync(path.join(projectRoot, '.next/server/app', `${route}.html`), 'utf8'))];
      }),
  );
});

it('no picture stands on more than six pages', () => {
  const standing = new Map<string, string[]>();
  for (const [address, pictures] of pages)
    for (const picture of pictures) standing.set(picture, [...(standing.get(picture) ?? []), address]);
  expect(pages.size).toBeGreaterThan(100);
  const tooOften = [...standing].filter(([, addresses]) => addresses.length > mostPages);
  expect(Object.fromEntries(tooOften)).toEqual({});
});

it('every page that is read has a picture', () => {
  const bare = [...pages].filter(([, pictures]) => pictures.size === 0).map(([address]) => address);
  expect(bare.toSorted()).toEqual([]);
});
