import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import robots from '@/app/robots';
import { about } from '@/content/company-pages/about';
import { lastModified } from '@/content/last-modified.generated';
import { lastChange } from '@/lib/seo/last-change';
import { openSearchDescription } from '@/lib/sitemap/open-search';
import { sectionNames, singlePages } from '@/lib/sitemap/single-pages';
import { siteGuide } from '@/lib/sitemap/site-guide';
import { sectionMap, sections, sitemapIndex } from '@/lib/sitemap/xml';
import { hashOfText } from '../../scripts/lib/text-hash.mjs';

describe('documents', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://karam.example/');
  });

  const count = (text: string, part: string) => text.split(part).length - 1;

  it('the index lists every section with a day', () => {
    const index = sitemapIndex();
    for (const name of sectionNames) {
      expect(index).toMatch(
        new RegExp(`<loc>https://karam\\.example/sitemaps/${name}\\.xml</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`),
      );
    }
  });

  it.each(sectionNames)('%s has each page in both languages, with all three alternates', (name) => {
    const map = sectionMap(name);
    const pages = sections[name].length;
    expect(count(map, '<loc>')).toBe(pages * 2);
    expect(count(map, '<lastmod>')).toBe(pages * 2);
    for (const tag of ['en', 'ar', 'x-default']) expect(count(map, `hreflang="${tag}"`)).toBe(pages * 2);
    expect(map).not.toMatch(/&(?!amp;|lt;|quot;)/);
  });

  it('the home page is listed with the address where it is served', () => {
    const map = sectionMap('pages');
    expect(map).toContain('<loc>https://karam.example/</loc>');
    expect(map).toContain('<loc>https://karam.example/ar</loc>');
    expect(map).toContain('hreflang="x-default" href="https://karam.example/"');
  });

  it('the newest of several files gives the day of a page, and a file without a day stops the build', () => {
    expect(lastChange(['content/hotels.ts', 'content/stays.ts'])).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(() => lastChange(['content/nobody.ts'])).toThrow('last-modified.mjs');
  });

  it('search engines may read everything except API answers and searches; preview robots may read shared searches', () => {
    const { rules, sitemap } = robots();
    const closed = ['/api/', '/auth/', '/supabase/'];
    expect(rules).toEqual([
      { userAgent: '*', allow: '/', disallow: [...closed, '/*?*view='] },
      { userAgent: expect.arrayContaining(['facebookexternalhit', 'WhatsApp', 'Twitterbot']), allow: '/', disallow: closed },
    ]);
    expect(sitemap).toBe('https://karam.example/sitemap.xml');
  });

  it('llms.txt links only to pages of the site', () => {
    const guide = siteGuide('A sentence.');
    const addresses = Array.from(guide.matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address);
    expect(addresses.every((address) => address.startsWith('https://karam.example/'))).toBe(true);
    expect(guide).toMatch(/^# Karam Travel\n\n> A sentence\.\n/);
    const known = new Set(Object.values(sections).flatMap((pages) => pages.map(({ path }) => path)));
    const paths = addresses.map((address) => new URL(address).pathname).filter((path) => !path.endsWith('.xml'));
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('llms.txt has the same number of branches as the pages', () => {
    const counted = (text: string) => Array.from(text.matchAll(/(\d+) (?:branches|offices)/g), ([, count]) => count);
    const reported = counted(siteGuide('A sentence.'));
    expect(reported).toEqual(counted(about.en.who.paragraphs.join(' ')));
    expect(reported).not.toEqual([]);
  });

  it('the search description tells browsers the address of a search', () => {
    expect(openSearchDescription()).toContain('template="https://karam.example/?from=DOH&amp;to={searchTerms}"');
  });
});

describe('sections', () => {
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
});
