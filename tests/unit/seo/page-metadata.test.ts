import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/seo/page-metadata';

const words = { title: 'A tab', description: 'What a search engine shows.' };

describe('the metadata of a page', () => {
  it('names its picture with size, kind and what it says and shows, to Open Graph and to Twitter', () => {
    const alt = expect.stringMatching(/^فرنسا: ابدأ بباريس ثم اركب القطار\. .*إيفل/);
    const url = '/share/ar/explore/destinations/france.jpg';
    expect(pageMetadata('ar', '/explore/destinations/france', words)).toMatchObject({
      openGraph: {
        url: '/ar/explore/destinations/france',
        siteName: 'كرم للسفر',
        locale: 'ar_QA',
        alternateLocale: 'en_GB',
        images: [{ url, alt, width: 1200, height: 630, type: 'image/jpeg' }],
      },
      twitter: { card: 'summary_large_image', ...words, images: [{ url, alt }] },
    });
  });

  it('shares a page without a picture of its own under that of the home page', () => {
    expect(pageMetadata('en', '/login', words)).toMatchObject({ openGraph: { images: [{ url: '/share/en.jpg' }] } });
  });

  it('sets no full stop after a question', () => {
    expect(pageMetadata('en', '/', words)).toMatchObject({
      twitter: { images: [{ alt: expect.stringMatching(/^Where would you like to go\? Doha/) }] },
    });
  });
});

it('programs that read no page find the icon of the home screen under its old name', () => {
  expect(readFileSync('public/apple-touch-icon.png').equals(readFileSync('app/apple-icon.png'))).toBe(true);
});
