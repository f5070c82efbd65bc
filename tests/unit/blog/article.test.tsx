import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleText } from '@/components/blog/article-text';
import type { Post } from '@/content/post';
import { blogFeed, byCategory, newestFirst, relatedPosts } from '@/lib/blog/posts';
import { countWords, readingMinutes } from '@/lib/blog/queries';
import type { Locale } from '@/lib/i18n/locales';
import ui from '@/messages/en/ui.json';

describe('article text', () => {
  /** The markup of a Markdown text without the classes. */
  function markupOf(text: string, locale: Locale = 'en'): string {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ ui }}>
        <ArticleText>{text}</ArticleText>
      </NextIntlClientProvider>,
    );
    return html.replace(/ class="[^"]*"/g, '');
  }

  describe('the text of an article', () => {
    it('links inside the site in the language of the page', () => {
      expect(markupOf('[visa](/services/visa)')).toContain('<a href="/services/visa">visa</a>');
      expect(markupOf('[تأشيرة](/services/visa#papers)', 'ar')).toContain('<a href="/ar/services/visa#papers">');
    });

    it('opens other sites in their own tab, without access to our window', () => {
      expect(markupOf('[Nusuk](https://www.nusuk.sa)')).toContain('href="https://www.nusuk.sa" target="_blank" rel="noopener"');
    });

    it('gives headings anchors in their own script', () => {
      expect(markupOf('## Day or night?')).toContain('<h2 id="day-or-night">');
      expect(markupOf('## نهارًا أم ليلًا؟')).toContain('<h2 id="نهارا-أم-ليلا">');
    });

    it('shows HTML as text and drops addresses that run scripts', () => {
      expect(markupOf('a <script>alert(1)</script> b')).not.toContain('<script');
      expect(markupOf('[x](javascript:alert(1))')).not.toContain('javascript');
    });

    it('keeps the direction of codes', () => expect(markupOf('مطار `IST` في')).toContain('<bdi>IST</bdi>'));
  });

  describe('a table', () => {
    const table = '| Age | What it **means** |\n|---|:---:|\n| Under 2 | On your [lap](/blog), *free* |\n| 2 to 11 | |';

    it('has a row of headings and rows of cells', () => {
      const html = markupOf(table);
      expect(html).toContain('<th scope="col">Age</th><th scope="col">What it <strong>means</strong></th>');
      expect(html).toContain('<td>Under 2</td><td>On your <a href="/blog">lap</a>, <em>free</em></td>');
      expect(html.match(/<tr>/g)).toHaveLength(3);
      expect(html).not.toContain('---');
    });

    it('is not made from a sentence with a bar', () => {
      expect(markupOf('one | two')).toContain('<p>one | two</p>');
    });
  });
});

describe('blog', () => {
  const post = (slug: string, category: Post['category'], published: string): Post => ({
    slug,
    category,
    published,
    art: 'doha',
    title: { en: `About ${slug} & more`, ar: `عن ${slug}` },
    description: { en: `All of ${slug}`, ar: `كل شيء عن ${slug}` },
    quote: { en: 'On', ar: 'التالي' },
    next: { href: '/', label: { en: 'On', ar: 'التالي' } },
  });
  const snow = post('snow', 'family', '2026-11-15');
  const umrah = post('umrah', 'faith', '2026-08-16');
  const flights = post('flights', 'family', '2026-09-06');
  const visa = post('visa', 'planning', '2026-11-01');
  const all = [umrah, flights, snow, visa];
  const slugsOf = (posts: readonly Post[]) => posts.map(({ slug }) => slug);

  describe('the order of the articles', () => {
    it('is newest first', () => expect(slugsOf(newestFirst(all))).toEqual(['snow', 'visa', 'flights', 'umrah']));

    it('puts the category of the newest article first', () => {
      expect(byCategory(all).map(([category, group]) => [category, slugsOf(group)])).toEqual([
        ['family', ['snow', 'flights']],
        ['planning', ['visa']],
        ['faith', ['umrah']],
      ]);
    });

    it('recommends the same category, then new articles, never the article itself', () => {
      expect(slugsOf(relatedPosts(flights, all))).toEqual(['snow', 'visa', 'umrah']);
      expect(slugsOf(relatedPosts(umrah, all))).toEqual(['snow', 'visa', 'flights']);
    });
  });

  describe('the reading time', () => {
    it('counts words, not marks and addresses', () => {
      expect(countWords('## Day one\n\n- **Two** [words more](/services/visa)\n\n| a | b |\n|---|---|')).toBe(7);
      expect(countWords('نهارًا أم ليلًا؟ «لا» فرق، و30,000 يورو.')).toBe(7);
    });

    it('takes 200 words a minute in English, 180 in Arabic, and never less than one', () => {
      expect(readingMinutes('word '.repeat(800), 'en')).toBe(4);
      expect(readingMinutes('كلمة '.repeat(720), 'ar')).toBe(4);
      expect(readingMinutes('word', 'en')).toBe(1);
    });
  });

  describe('the feed', () => {
    const words = { title: 'The blog', description: 'Articles' };

    it('has every article, newest first, with its whole address', () => {
      const xml = blogFeed(all, 'en', 'https://karam.example', words);
      expect([...xml.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link)).toEqual([
        'https://karam.example/blog',
        'https://karam.example/blog/snow',
        'https://karam.example/blog/visa',
        'https://karam.example/blog/flights',
        'https://karam.example/blog/umrah',
      ]);
      expect(xml).toContain('href="https://karam.example/blog/feed.xml" rel="self"');
      expect(xml).toContain('<pubDate>Sun, 15 Nov 2026 06:00:00 GMT</pubDate>');
    });

    it('is in Arabic for Arabic readers', () => {
      const xml = blogFeed(all, 'ar', 'https://karam.example', words);
      expect(xml).toContain('<language>ar-QA</language>');
      expect(xml).toContain('https://karam.example/ar/blog/snow');
      expect(xml).toContain('عن snow');
    });
  });
});
