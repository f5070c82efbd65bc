import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '@/content/posts';
import { articleContent } from '@/lib/blog/article-content';
import { articleKind, contentOfFile } from '@/lib/blog/article-kind';
import { headingsOf } from '@/lib/blog/posts';
import { readPosts, readTextFile } from '@/lib/blog/queries';
import { type ArticleContent, findPost, postOfDesk, shownPosts } from '@/lib/blog/shown/shown-posts';
import { contentOf, fieldsOf, groupsOf, typedOf } from '@/lib/content/fields';
import { isUnknownOfDesk } from '@/lib/routes/unknown-pages';
import { updatedOn } from '@/lib/seo/last-change';
import { findSharePage } from '@/lib/seo/share/share-pages';
import { sectionMap, sitemapIndex } from '@/lib/sitemap/xml';
import { setPublished } from '@/lib/state/published-content';

const files = await Promise.all(
  posts.map(async (post) => {
    const [en, ar] = await Promise.all([readTextFile(post.slug, 'en'), readTextFile(post.slug, 'ar')]);
    return { slug: post.slug, post, content: contentOfFile(post, { en, ar }) };
  }),
);
const fields = fieldsOf(articleContent);
const [first] = files;
if (!first) throw new Error('No articles');

describe.each(files)('$slug', ({ slug, post, content }) => {
  it('is as the desk wants it, and the same after it stood in the form', () => {
    expect(articleContent.safeParse(content).error?.issues).toBeUndefined();
    expect(articleContent.parse(contentOf(fields, typedOf(fields, content)))).toEqual(content);
  });

  it('is the same article when it is published as it is', () => {
    const { fromDesk, ...published } = postOfDesk(slug, content, '2026-11-30T21:30:00Z');
    expect({ ...published, stops: published.stops ?? undefined }).toEqual({
      ...{ ...post, stops: post.stops ?? undefined, destinations: post.destinations ?? [] },
      tab: post.tab ?? post.title,
    });
    expect(fromDesk?.day).toBe('2026-12-01');
  });
});

describe('the form of an article', () => {
  const { content } = first;
  const wrong = (change: object) =>
    articleContent.safeParse({ ...content, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const inEnglish = (change: object) => wrong({ en: { ...content.en, ...change } });
  const withText = (more: string) => inEnglish({ body: `${content.en.body}\n\n${more}` });

  it('has the editor for the text, in both languages side by side', () => {
    expect(fields.filter(({ look }) => look === 'markdown').map(({ path }) => path)).toEqual(['en.body', 'ar.body']);
    expect(groupsOf(fields).find(({ name }) => name === 'body')).toMatchObject({ en: {}, ar: {} });
    expect(fields.find(({ path }) => path === 'category')?.look).toBe('select');
    expect(articleKind.choiceOf('destinations', 'greece')?.en).toBe('Greece');
  });

  it('refuses what is not on the list, and names it', () => {
    const html = articleContent.safeParse({
      ...content,
      en: { ...content.en, body: `${content.en.body}\n\n<script>x</script>` },
    });
    expect(html.error?.issues).toMatchObject([{ path: ['en', 'body'], message: 'html', params: { what: '<script>x</script>' } }]);
    expect(withText('![a](https://a.example/a.png)')).toEqual(['en.body image']);
    expect(withText('[a](javascript:alert(1))')).toEqual(['en.body link']);
    expect(withText('{clock:Asia/Atlantis}')).toEqual(['en.body clock']);
    expect(withText('{clock:Asia/Seoul}')).toBeUndefined();
    expect(withText(content.en.body.match(/^## .*$/m)?.[0] ?? '')).toEqual(['en.body headingTwice']);
  });

  it('has titles as long as search engines show, and a quote from the text', () => {
    expect(inEnglish({ headline: 'a'.repeat(61) })).toEqual(['en.headline tooLong']);
    expect(inEnglish({ headline: 'a'.repeat(46), title: '' })).toEqual(['en.title titleMissing']);
    expect(inEnglish({ description: 'a'.repeat(161) })).toEqual(['en.description tooLong']);
    expect(inEnglish({ quote: 'Nobody says so.' })).toEqual(['en.quote quote']);
    expect(wrong({ published: '2999-01-01' })).toEqual(['published dayAhead']);
    expect(wrong({ next: { ...content.next, link: 'https://a.example' } })).toEqual(['next.link path']);
  });
});

describe('an article of the desk', () => {
  const slug = 'where-to-see-the-stars';
  const content: ArticleContent = { ...first.content, destinations: ['greece'] };
  const at = '2026-12-24T08:00:00Z';
  beforeEach(() => setPublished('article', slug, { version: 1, at, content }, []));
  afterEach(() => setPublished('article', slug, null, []));

  it('is listed with those of the files, in maps and on shared links, and gone when it is taken back', () => {
    expect(isUnknownOfDesk(`/ar/blog/${slug}`)).toBe(false);
    expect(findPost(slug)?.title).toEqual({ en: content.en.headline, ar: content.ar.headline });
    expect(shownPosts()).toHaveLength(posts.length + 1);
    expect(sectionMap('blog')).toMatch(new RegExp(`/blog/${slug}</loc><lastmod>2026-12-24<`));
    expect(sectionMap('blog')).toMatch(/\/blog<\/loc><lastmod>2026-12-24</);
    expect(sitemapIndex()).toMatch(/blog\.xml<\/loc><lastmod>2026-12-24</);
    expect(findSharePage(`/blog/${slug}`)?.title.en).toBe(content.en.headline);
    setPublished('article', slug, null, []);
    expect(findPost(slug)).toBeUndefined();
    expect([`/blog/${slug}`, '/blog/feed.xml', `/blog/${first.slug}`].map(isUnknownOfDesk)).toEqual([true, false, false]);
    expect(shownPosts()).toHaveLength(posts.length);
    expect(findSharePage(`/blog/${slug}`)).toBeUndefined();
  });

  it('takes the place of a file until it is taken back', async () => {
    const [known] = posts;
    if (!known) return;
    setPublished(
      'article',
      known.slug,
      { version: 2, at, content: { ...content, en: { ...content.en, body: '## One\n\nTwo' } } },
      [],
    );
    const found = findPost(known.slug) ?? known;
    expect((await readPosts([found], 'en'))[0]?.text).toBe('## One\n\nTwo');
    expect(updatedOn(found)).toBe('2026-12-24');
    setPublished('article', known.slug, null, []);
    expect(findPost(known.slug)).toEqual(known);
  });

  it('is made again with whatever shows it, where it stood before as well', () => {
    const paths = articleKind.pathsOf(slug, [{ ...content, destinations: ['turkey'] }, content]);
    expect(paths[0]).toBe(`/blog/${slug}`);
    expect(paths).toEqual(
      expect.arrayContaining(['/blog', '/blog/feed.xml', '/explore/destinations/turkey', '/explore/destinations/greece']),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('a heading is called what readers see', () => {
  expect(headingsOf('## R\\&B, 2\\_3')).toEqual([{ id: 'r-b-2-3', heading: 'R&B, 2_3' }]);
});
