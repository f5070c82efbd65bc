import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { art } from '@/content/art';
import { readShareAddress, shareAddress } from '@/lib/seo/share-address';
import { readShareImage } from '@/lib/seo/share-cache';
import { drawShareWords } from '@/lib/seo/share-image';
import { findSharePage, sharePaths } from '@/lib/seo/share-pages';
import { sections } from '@/lib/sitemap/sections';

const listed = Object.values(sections)
  .flat()
  .map(({ path }) => path);

describe('the picture a link is shared with', () => {
  test('is there for every page search engines may list', () => {
    expect(listed.filter((path) => !findSharePage(path))).toEqual([]);
  });

  test('has a title of its own in both languages, and a picture that exists', () => {
    for (const path of sharePaths()) {
      const page = findSharePage(path);
      expect(page && art[page.art], path).toBeDefined();
      expect(page?.title.en.length, path).toBeGreaterThan(2);
      expect(page?.title.ar, path).toMatch(/[\u0600-\u06FF]/);
    }
  });

  test.each(['en', 'ar'] as const)('has an address that leads back to its page, %s', (locale) => {
    for (const path of sharePaths()) {
      expect(readShareAddress(shareAddress(path, locale).replace('/share/', ''))).toEqual({ locale, path });
    }
  });

  test.each(['about.jpg', 'fr/about.jpg', 'en/about.png', 'en/../x.jpg', 'en/about.jpg/x', 'en/%00.jpg', ''])(
    'is not looked for at %j',
    (rest) => {
      expect(readShareAddress(rest)).toBeNull();
    },
  );

  test.each([
    ['/', 'ar'],
    ['/explore/destinations/greece', 'en'],
    ['/explore/hotels/makkah-clock-royal-tower', 'ar'],
    ['/services/umrah', 'en'],
    ['/blog/first-umrah-from-doha', 'ar'],
  ] as const)('of %s is 1200 × 630 and light, %s', async (path, locale) => {
    const image = await readShareImage(path, locale);
    expect(image?.byteLength).toBeGreaterThan(10_000);
    expect(image?.byteLength).toBeLessThanOrEqual(300_000);
    expect(await sharp(image ?? undefined).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('is not drawn for a page nobody knows', async () => {
    expect(await readShareImage('/atlantis', 'en')).toBeNull();
  });

  test('sets the first Arabic word at the right, where reading starts', async () => {
    const start = async (title: string) => {
      const words = { title: { en: 'x', ar: title }, line: { en: 'x', ar: 'الوجهات' } };
      const svg = Buffer.from(await drawShareWords(words, 'ar'));
      return sharp(svg)
        .flatten({ background: '#000' })
        .extract({ left: 1040, top: 400, width: 100, height: 180 })
        .raw()
        .toBuffer();
    };
    const [alone, followed, led] = await Promise.all([start('مدينة'), start('مدينة ل'), start('ل مدينة')]);
    const difference = (other: Buffer) =>
      other.reduce((sum, value, at) => sum + Math.abs(value - (alone[at] ?? 0)), 0) / alone.length;
    expect(difference(followed)).toBeLessThan(2);
    expect(difference(led)).toBeGreaterThan(10);
  });
});
