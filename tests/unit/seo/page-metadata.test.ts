import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/seo/page-metadata';

const words = { title: 'A tab', description: 'What a search engine shows.' };

describe('the metadata of a page', () => {
  it('has its picture with size, type and description for Open Graph and Twitter', () => {
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

  it('uses the picture of the home page for a page without its own', () => {
    expect(pageMetadata('en', '/login', words)).toMatchObject({ openGraph: { images: [{ url: '/share/en.jpg' }] } });
  });

  it('adds no full stop after a question', () => {
    expect(pageMetadata('en', '/', words)).toMatchObject({
      twitter: { images: [{ alt: expect.stringMatching(/^Where would you like to go\? Doha/) }] },
    });
  });
});

it('programs that do not read pages find the home screen icon under its old name', () => {
  expect(readFileSync('public/apple-touch-icon.png').equals(readFileSync('app/apple-icon.png'))).toBe(true);
});
