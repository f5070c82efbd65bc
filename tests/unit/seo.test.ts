import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPicture } from '@/content/picture';
import { posts } from '@/content/posts';
import { formatQar } from '@/lib/money';
import { packagesOfFiles } from '@/lib/packages/on-sale/on-sale';
import { unknownPages } from '@/lib/routes/unknown-pages';
import { pageImage, pageMetadata } from '@/lib/seo/route-metadata';
import { drawShareWords } from '@/lib/seo/share/share-image';
import { readShareAddress, shareAddress } from '@/lib/seo/share/share-page';
import { findSharePage, sharePaths } from '@/lib/seo/share/share-pages';
import { setPublished } from '@/lib/state/published-content';

describe('page metadata', () => {
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

    it.each([
      ['en', 'A pool at noon.'],
      ['ar', 'مسبح وقت الظهيرة.'],
    ] as const)('has the words of a published photograph, and an address of its own (%s)', (locale, alt) => {
      const content = {
        ...{ photo: '', focus: { x: 50, y: 50 }, blur: '', credit: 'Huda', licence: 'Own', until: '' },
        ...{ en: { alt: 'A pool at noon.' }, ar: { alt: 'مسبح وقت الظهيرة.' } },
      };
      const path = '/explore/hotels/rixos-premium-belek';
      setPublished('photo', 'rixos-premium-belek', { version: 3, content, at: '2026-11-01' }, []);
      const { openGraph, twitter } = pageMetadata(locale, path, words);
      const caption = pageImage(path, locale);
      setPublished('photo', 'rixos-premium-belek', null, []);
      const url = `/share/${locale}${path}.jpg?photo=rixos-premium-belek.3`;
      expect(openGraph).toMatchObject({ images: [{ url, alt: expect.stringContaining(alt) }] });
      expect(twitter).toMatchObject({ images: [{ url, alt: expect.stringContaining(alt) }] });
      expect(caption).toMatchObject({ caption: expect.stringContaining(alt) });
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
});

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

describe('share pages', () => {
  /**
   * Pages without a share image of their own: behind a password, booking steps, search results, hotels of a supplier (their image is made on request),
   * and pages for developers. They use that of the home page.
   */
  const notShared =
    /^\/(login|reset-password|dashboard|booking(?!\/multi-city$)|page-not-found|ui|desk|enquiry|entry-rules|newsletter|mailed-link|prayer-times|trip-plan\/add|visa-papers|link-preview|(?:flight|hotel|multi-city|where)-results|explore\/hotels\/results|explore\/hotels\/stay)(\/|$)/;

  /** `/blog/[slug]` of app/[locale]/blog/[slug]/page.tsx. */
  const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

  /** By the path of a dynamic route, the values that have a page: `^/blog/…$`. */
  const families = new Map([
    ...unknownPages().map((source) => {
      const [, path = '', values = ''] = /^(.+)\/:unknown\(\(\?!\(\?:(.+?)\)\(/.exec(source) ?? [];
      return [path, values.split('|')] as const;
    }),
    ...['/travel/booking', '/travel/package'].map((path) => [path, packagesOfFiles.map(({ holiday }) => holiday.id)] as const),
    ['/blog', posts.map(({ slug }) => slug)] as const,
  ]);

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
      expect(isPicture(page?.art ?? '')).toBe(true);
    });

    it('have different texts for all pages of a language', () => {
      for (const locale of ['en', 'ar'] as const) {
        const said = sharePaths().map((path) => `${findSharePage(path)?.title[locale]} ${findSharePage(path)?.line[locale]}`);
        expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
      }
    });
  });
});

describe('share words', () => {
  const draw = (title: string, locale: 'en' | 'ar') =>
    drawShareWords({ title: { en: title, ar: title }, line: { en: '', ar: '' } }, locale);

  /** The area of the title, below the logo. */
  const titleArea = { left: 0, top: 170, width: 1200, height: 460 };

  /** The columns of the title with ink, from the left; runs less than `gap` pixels apart are merged. */
  async function inkedRuns(title: string, locale: 'en' | 'ar', gap: number): Promise<{ start: number; width: number }[]> {
    const svg = Buffer.from(await draw(title, locale));
    const { data, info } = await sharp(svg)
      .extract(titleArea)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((alpha) => alpha > 127),
    );
    const runs: { start: number; width: number }[] = [];
    for (const x of columns) {
      const last = runs.at(-1);
      if (last && x - (last.start + last.width) < gap) last.width = x - last.start + 1;
      else runs.push({ start: x, width: 1 });
    }
    return runs;
  }

  describe('the words of a share image', () => {
    it('go from right to left in Arabic, from the margin', async () => {
      const runs = await inkedRuns('ببببب ببب ب', 'ar', 6);
      expect(runs).toHaveLength(3);
      const [last, middle, first] = runs.map(({ width }) => width);
      expect(first).toBeGreaterThan(middle ?? 0);
      expect(middle).toBeGreaterThan(last ?? 0);
      const end = runs[2] ? runs[2].start + runs[2].width : 0;
      expect(end).toBeGreaterThan(1120);
      expect(end).toBeLessThanOrEqual(1136);
    });

    it('go from left to right in English, from the margin', async () => {
      const runs = await inkedRuns('mmmm mm i', 'en', 12);
      expect(runs).toHaveLength(3);
      const [first, middle, last] = runs.map(({ width }) => width);
      expect(first).toBeGreaterThan(middle ?? 0);
      expect(middle).toBeGreaterThan(last ?? 0);
      expect(runs[0]?.start).toBeGreaterThanOrEqual(64);
      expect(runs[0]?.start).toBeLessThan(80);
    });

    it('joins Arabic letters', async () => {
      expect(await inkedRuns('سسسس', 'ar', 1)).toHaveLength(1);
    });

    it('keeps the digits of a number in their order inside Arabic', async () => {
      const [number] = await inkedRuns('سسسس 1118', 'ar', 16);
      const [alone] = await inkedRuns('1118', 'en', 16);
      const digits = (await inkedRuns('سسسس 1118', 'ar', 1)).slice(0, 4).map(({ width }) => width);
      expect(digits).toEqual((await inkedRuns('1118', 'en', 1)).map(({ width }) => width));
      expect(number?.width).toBe(alone?.width);
    });

    it('leaves out vowel marks, which would overlap the dots', async () => {
      expect(await draw('رتّب خطوةً', 'ar')).toBe(await draw('رتب خطوة', 'ar'));
    });

    it('draws an amount as two words, because a no-break space would change its order in Arabic', async () => {
      expect(await draw(`من ${formatQar(3800, 'ar-u-nu-latn')}`, 'ar')).toBe(await draw('من 3,800 ر.ق.', 'ar'));
    });

    it('has every letter in the names of hotels', async () => {
      const missing = await draw('Çırağan Palace 東', 'en');
      expect(missing.length).toBeGreaterThan((await draw('Çırağan Palace', 'en')).length);
      const shapes = await Promise.all(['ğ', 'ı', 'Ç', 'ö', 'ü'].map((letter) => draw(letter, 'en')));
      expect(new Set([...shapes, await draw('東', 'en')]).size).toBe(6);
    });
  });
});
