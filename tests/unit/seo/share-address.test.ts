import { describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress } from '@/lib/seo/share/share-address';
import { sharePaths } from '@/lib/seo/share/share-pages';

describe('the address of a share image', () => {
  it.each([
    ['/', 'en', '/share/en.jpg'],
    ['/', 'ar', '/share/ar.jpg'],
    ['/explore/destinations/france', 'ar', '/share/ar/explore/destinations/france.jpg'],
  ] as const)('of %s in %s is %s, and leads back', (path, locale, address) => {
    expect(shareAddress(path, locale)).toBe(address);
    expect(readShareAddress(address.slice('/share/'.length))).toEqual({ locale, path });
  });

  it.each(['en', 'ar'] as const)('leads back to its page, for every page in %s', (locale) => {
    const back = sharePaths().map((path) => readShareAddress(shareAddress(path, locale).slice('/share/'.length)));
    expect(back).toEqual(sharePaths().map((path) => ({ locale, path })));
  });

  it.each([
    'fr/about.jpg',
    'en/about',
    'en/about.png',
    'about.jpg',
    'en/../about.jpg',
    'english.jpg',
    'en/.jpg.jpg',
    'en/%00.jpg',
    '',
  ])('is not "%s"', (rest) => {
    expect(readShareAddress(rest)).toBeNull();
  });
});
