import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lastModified } from '@/content/last-modified.generated';
import { sections } from '@/lib/sitemap/sections';
import { singlePages } from '@/lib/sitemap/single-pages';
import { hashOfText } from '../../../scripts/lib/text-hash.mjs';

const listed = Object.values(sections).flat();

/** Every page file: its address with the names of its dynamic parts, and whether it is noindex. */
const pageFiles = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => ({
    route: `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`,
    isHidden: /robots: \{ index: false|unlistedMetadata/.test(readFileSync(`app/[locale]/${file}`, 'utf8')),
  }));

describe('the site map', () => {
  it('lists each address once, in exactly one section', () => {
    const paths = listed.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has a day for every page, from existing files', () => {
    const sources = [...new Set(listed.flatMap((page) => page.sources))];
    expect(listed.filter((page) => page.sources.length === 0)).toEqual([]);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    expect(
      sources.filter((file) => !/^\d{4}-\d{2}-\d{2}$/.test(lastModified[file]?.[0] ?? '')),
      'run node scripts/last-modified.mjs',
    ).toEqual([]);
  });

  it('has the day of the current texts', () => {
    const sources = [...new Set(listed.flatMap((page) => page.sources))];
    const changed = sources.filter((file) => hashOfText(readFileSync(file, 'utf8')) !== lastModified[file]?.[1]);
    expect(changed, 'run node scripts/last-modified.mjs and commit the file it writes').toEqual([]);
  });

  it('has every public page, and no other', () => {
    const shown = pageFiles.filter(({ isHidden }) => !isHidden).map(({ route }) => route);
    const hidden = pageFiles.filter(({ isHidden }) => isHidden).map(({ route }) => route);
    expect(hidden).toEqual(expect.arrayContaining(['/login', '/coming-soon', '/booking/confirmation', '/dashboard']));
    const isListed = (route: string) => {
      const address = new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
      return listed.some(({ path }) => address.test(path));
    };
    expect(shown.filter((route) => !isListed(route))).toEqual([]);
    expect(hidden.filter(isListed)).toEqual([]);
  });

  it('lists only existing single pages', () => {
    const routes = new Set(pageFiles.map(({ route }) => route.replace(/\/travel\/category\/\[category\]/, '/travel/category')));
    const paths = Object.values(singlePages)
      .flat()
      .map(({ path }) => path.replace(/^\/travel\/category\/.+/, '/travel/category'));
    expect(paths.filter((path) => !routes.has(path))).toEqual([]);
  });
});
