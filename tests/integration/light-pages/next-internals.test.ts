import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { replaceScripts } from '@/lib/security/page-policy';
import {
  type Build,
  isPrerendered,
  markup,
  minified,
  openNewAddresses,
  openRoutes,
  readBuild,
} from '@/lib/site-server/page-store/next-internals';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { projectRoot } from '../../../scripts/lib/project.mjs';

/** Each holds one thing that lib/site-server/page-store/next-internals.ts takes for granted. The message says what breaks without it. */

let build: Build | null;
let html: string;
let headers: Record<string, string>;
const attributes: string[] = [];
const inline: string[] = [];

beforeAll(async () => {
  await ensureBuilt();
  build = readBuild(join(projectRoot, '.next'));
  const page = join(projectRoot, '.next/server/app/en/about');
  html = readFileSync(`${page}.html`, 'utf8');
  ({ headers } = JSON.parse(readFileSync(`${page}.meta`, 'utf8')));
  replaceScripts(html, (script) => {
    if (script.text === '') attributes.push(script.attributes);
    else if (script.attributes === '') inline.push(script.text);
    return script.whole;
  });
});

it('the manifests list prerendered pages and the matchers of the middleware', () => {
  const broken = 'Nothing is cached: every page is served by Next.js, with its scripts, at about 90 requests a second.';
  expect(build?.routes, broken).toHaveProperty('/en/about');
  expect(build?.matchers[0], broken).toMatchObject({ regexp: expect.any(String), has: [{ type: 'query', key: 'lang' }] });
});

it('the manifest says whether pages are made that the build did not know', () => {
  const file = join(projectRoot, '.next/prerender-manifest.json');
  const fallbacks = () => {
    const { dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8'));
    return openRoutes.map((route) => dynamicRoutes[route].fallback);
  };
  for (const fallback of fallbacks()) expect([false, null], 'What the desk adds has no page: 404.').toContain(fallback);
  openNewAddresses(join(projectRoot, '.next'));
  expect(fallbacks()).toEqual([null, null]);
  expect(build?.previewId, 'Editors see no draft of a new holiday.').toMatch(/^[\da-f]{32}$/);
});

it('an answer says that it is prerendered', () => {
  // The header is written at run time, as those of the build are: light-pages.test.ts compares whole answers.
  expect(headers, 'The headers of a prerendered page have moved: look for x-nextjs-prerender.').toMatchObject({
    'x-nextjs-stale-time': expect.any(String),
  });
  expect(isPrerendered({ 'x-nextjs-prerender': '1' })).toBe(true);
});

it('what React starts from stands in inline scripts, the first of which makes the list', () => {
  const broken = 'lighten() returns null and logs page-not-light: pages are sent with their data and scripts.';
  const flight = inline.filter((text) => markup.flight.test(text));
  expect(flight.length, broken).toBeGreaterThan(1);
  expect(flight[0]?.startsWith(markup.firstFlight), broken).toBe(true);
  expect(
    inline
      .filter((text) => !markup.flight.test(text))
      .join()
      .includes(markup.flightName),
    broken,
  ).toBe(false);
});

it('every script file is one of ours or a polyfill, and one of them starts React', () => {
  const broken = 'lighten() returns null, or the loader starts React before its parts are there.';
  const others = attributes.filter((text) => !markup.runtimeSource.test(text) && !markup.polyfill.test(text));
  expect(others, broken).toEqual([]);
  const sources = attributes.map((text) => markup.runtimeSource.exec(text)?.[1]).filter((source) => source !== undefined);
  expect(
    [...new Set(sources)].filter((source) => markup.runtime.test(source)),
    broken,
  ).toHaveLength(1);
});

it('a page begins with its head and ends as expected', () => {
  expect(html, 'withPolicy() cannot put the policy before all that it governs.').toContain('<head><meta charSet="utf-8"/>');
  expect(html.endsWith(markup.end), 'lighten() returns null: it cannot put the loader last.').toBe(true);
});

it('scripts are preloaded in the form that is taken out', () => {
  const left = html.replace(markup.preload, '');
  expect(left, 'Reading pages load scripts before anybody touches them.').not.toMatch(/<link [^>]*as="script"/);
});

it('the minifier is there', async () => {
  const broken = 'Every page is 0.8 kB heavier: the loader stands in it with long names.';
  expect(await minified('{ const longName = 1; alert(longName); alert(longName); }'), broken).not.toContain('longName');
});
