import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardFile } from '@/content/card-file';
import { destinations } from '@/content/destinations';
import { isPicture } from '@/content/picture';
import { postPictures } from '@/content/post-pictures';
import { posts } from '@/content/posts';
import { headingsOf, relatedPosts } from '@/lib/blog/posts';
import { countWords, readPosts } from '@/lib/blog/queries';
import { locales } from '@/lib/i18n/locales';
import { isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const slugs = posts.map(({ slug }) => slug);
const readAll = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await readPosts(posts, locale)] as const)),
);
const articles = locales.flatMap((locale) =>
  (readAll[locale] ?? []).map((article) => ({ ...article, slug: article.post.slug, locale })),
);

const sections = [
  '/services',
  '/support',
  '/business',
  '/travel',
  '/explore/hotels',
  '/explore/experiences',
  '/explore/destinations',
];
const pages = ['/', '/contact', '/about', '/branches', '/karam-club', '/loyalty-partners', '/blog'];
const isOrIsBelow = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/** Whether the site has this page: sections by a list, articles and destinations by name. */
function isKnown(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  const [, article] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (article) return slugs.includes(article);
  const [, destination] = /^\/explore\/destinations\/(.+)$/.exec(path) ?? [];
  if (destination) return destinations.some(({ slug }) => slug === destination);
  return pages.includes(path) || sections.some((section) => isOrIsBelow(path, section));
}

describe('the articles', () => {
  it('have an address, a title and a description of their own', () => {
    const words = posts.flatMap(({ title, description }) => [title.en, title.ar, description.en, description.ar]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(words).size).toBe(words.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(articles)('$slug contains its quote word for word ($locale)', ({ post, text, locale }) => {
    expect(text).toContain(post.quote[locale]);
    expect(post.quote[locale].length).toBeLessThanOrEqual(100);
    // The quote is not directly above the same sentence.
    const sections = text.split(/^(?=## )/m);
    const below = sections[Math.ceil(sections.length / 2)]?.replace(/^## .*\n+/, '');
    expect(below?.slice(0, 30)).not.toContain(post.quote[locale].slice(0, 20));
  });

  it('are the folders of content/posts', () => {
    const folders = readdirSync('content/posts', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(posts)('$slug has a picture and a day that has come', ({ art: picture, published }) => {
    expect(isPicture(picture)).toBe(true);
    expect(isCalendarDay(published)).toBe(true);
    expect(published <= todayInQatar()).toBe(true);
  });

  it.each(posts)('$slug fits into a search result', ({ title, tab = title, description }) => {
    for (const locale of locales) {
      expect(tab[locale].length).toBeLessThanOrEqual(45);
      expect(description[locale].length).toBeLessThanOrEqual(160);
    }
  });

  it('are each recommended by about three others', () => {
    const named = posts.flatMap((post) => relatedPosts(post, posts));
    for (const post of posts) {
      expect(relatedPosts(post, posts), post.slug).toHaveLength(3);
      expect(named.filter((other) => other === post).length, post.slug).toBeLessThanOrEqual(4);
    }
  });

  it.each(posts)('$slug leads to an existing page', ({ next }) => expect(isKnown(next.href)).toBe(true));
});

describe.each(articles)('$slug in $locale', ({ text, slug, locale }) => {
  it('is long enough for a page', () => expect(countWords(text)).toBeGreaterThanOrEqual(600));

  it('has sections with plain headings, none of the first level', () => {
    const ids = headingsOf(text).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).not.toMatch(/^# /m);
    expect(text).not.toMatch(/^#{1,6} .*[*_`[]/m);
  });

  it('links to existing pages, and not to itself', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !href.startsWith('https://') && !isKnown(href))).toEqual([]);
    expect(links).not.toContain(`/blog/${slug}`);
    expect(links.length).toBeGreaterThan(0);
  });

  it('is written in its language, without HTML', () => {
    expect(/\p{Script=Arabic}/u.test(text)).toBe(locale === 'ar');
    expect(text).not.toMatch(/<[a-z/]/i);
    if (locale === 'ar') expect(text).not.toMatch(/[٠-٩]|\p{Script=Arabic}[,;?]/u);
  });
});

it.each(locales)('the days on which Ramadan begins are those of the calendar (%s)', (locale) => {
  const text = articles.find((article) => article.slug === 'travelling-in-ramadan' && article.locale === locale)?.text ?? '';
  const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', day: 'numeric', month: 'numeric' });
  const month = locale === 'ar' ? { يناير: 1, فبراير: 2 } : { January: 1, February: 2 };
  const named = [...text.matchAll(/(\d{1,2}) (\p{L}+) (20\d\d)/gu)].map(([, day, name = '', year]) =>
    Date.UTC(Number(year), (month[name as keyof typeof month] ?? 0) - 1, Number(day)),
  );
  expect(named).toHaveLength(3);
  expect(named.map((day) => hijri.format(day).replace(/ [A-Z]+$/, ''))).toEqual(['9/1', '9/1', '9/1']);
});

it('pictures are files, in a section with enough words to stand beside, and none is the one at the top of its article', () => {
  for (const [slug, pictures] of Object.entries(postPictures)) {
    const own = articles.filter((article) => article.slug === slug);
    expect(own, slug).toHaveLength(locales.length);
    for (const { post, locale, text } of own) {
      const sections = text.split(/^(?=## )/m);
      expect(text.startsWith('## '), slug).toBe(false);
      for (const { section, picture } of pictures) {
        const file = cardFile(picture, locale === 'ar' ? 'rtl' : 'ltr');
        expect(existsSync(`public${file}`), file).toBe(true);
        expect(picture).not.toBe(post.art);
        expect(sections[section]?.length, `${slug} ${section}`).toBeGreaterThan(200);
      }
    }
  }
});
