import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art } from '@/content/art';
import { unknownPages } from '@/lib/routes/unknown-pages';
import { findSharePage, sharePaths } from '@/lib/seo/share/share-pages';

/**
 * Pages without a share image of their own: behind a password, booking steps, search results, hotels of a supplier (their image is made on request),
 * and pages for developers. They use that of the home page.
 */
const notShared =
  /^\/(login|reset-password|dashboard|booking(?!\/multi-city$)|page-not-found|ui|desk|enquiry|newsletter|mailed-link|link-preview|explore\/hotels\/results|explore\/hotels\/stay)(\/|$)/;

/** `/blog/[slug]` of app/[locale]/blog/[slug]/page.tsx. */
const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

/** By the path of a dynamic route, the values that have a page: `^/blog/…$`. */
const families = new Map(
  unknownPages().map((source) => {
    const [, path = '', values = ''] = /^(.+)\/:unknown\(\(\?!\(\?:(.+?)\)\(/.exec(source) ?? [];
    return [path, values.split('|')] as const;
  }),
);

const pages = routes
  .flatMap((route) => {
    const [path = '', hasValue] = route.split(/\/(?=\[)/);
    return hasValue ? (families.get(path) ?? [`unknown values of ${path}`]).map((value) => `${path}/${value}`) : [route];
  })
  .filter((page) => !notShared.test(page));

describe('share images', () => {
  it('exist for every page that is shared, and for no other', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect([...sharePaths()].sort()).toEqual(pages.sort());
  });

  it.each([...sharePaths()])('of %s has its texts in both languages and an existing picture', (path) => {
    const page = findSharePage(path);
    expect(page?.title.ar).toMatch(/[\u0600-\u06ff]/);
    expect(page?.line.ar).toMatch(/[\u0600-\u06ff]/);
    expect(page?.title.en).toMatch(/^[^{}]{3,70}$/);
    expect(page?.title.ar).toMatch(/^[^{}]{3,70}$/);
    expect(page?.line.en).toMatch(/^[^{}]{3,45}$/);
    expect(art).toHaveProperty([page?.art ?? '']);
  });

  it('have different texts for all pages of a language', () => {
    for (const locale of ['en', 'ar'] as const) {
      const said = sharePaths().map((path) => `${findSharePage(path)?.title[locale]} ${findSharePage(path)?.line[locale]}`);
      expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
    }
  });
});
