import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art } from '@/content/art';
import { unknownPages } from '@/lib/routes/unknown-pages';
import { findSharePage, sharePaths } from '@/lib/seo/share/share-pages';

/** Pages one does not share: behind a password, steps of a booking, results of a search, hotels of a supplier (their picture is drawn when it is asked for), and what only the builders see. They go under the home page's. */
const notShared =
  /^\/(login|reset-password|dashboard|booking(?!\/multi-city$)|page-not-found|ui|desk|enquiry|newsletter|mailed-link|link-preview|explore\/hotels\/results|explore\/hotels\/stay)(\/|$)/;

/** `/blog/[slug]` of app/[locale]/blog/[slug]/page.tsx. */
const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

/** By the path of a family, the values that have a page: `^/blog/…$`. */
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
  it('belong to every page one shares, and to nothing else', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect([...sharePaths()].sort()).toEqual(pages.sort());
  });

  it.each([...sharePaths()])('of %s has its words in both languages and a picture that exists', (path) => {
    const page = findSharePage(path);
    expect(page?.title.ar).toMatch(/[\u0600-\u06ff]/);
    expect(page?.line.ar).toMatch(/[\u0600-\u06ff]/);
    expect(page?.title.en).toMatch(/^[^{}]{3,70}$/);
    expect(page?.title.ar).toMatch(/^[^{}]{3,70}$/);
    expect(page?.line.en).toMatch(/^[^{}]{3,45}$/);
    expect(art).toHaveProperty([page?.art ?? '']);
  });

  it('say of no two pages of a language the same', () => {
    for (const locale of ['en', 'ar'] as const) {
      const said = sharePaths().map((path) => `${findSharePage(path)?.title[locale]} ${findSharePage(path)?.line[locale]}`);
      expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
    }
  });
});
