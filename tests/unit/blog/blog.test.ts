import { describe, expect, it } from 'vitest';
import type { Post } from '@/content/post';
import { blogFeed } from '@/lib/blog/feed';
import { byCategory, newestFirst, relatedPosts } from '@/lib/blog/order-posts';
import { countWords, readingMinutes } from '@/lib/blog/queries';

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
    expect(slugsOf(relatedPosts(umrah, all, 2))).toEqual(['snow', 'visa']);
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
