import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/share/[...address]/route';
import type { Picture } from '@/content/picture';
import { drawShareImage } from '@/lib/seo/share/share-image';

const ask = (address: string) =>
  GET(new Request(`http://site.test/share/${address}`), { params: Promise.resolve({ address: address.split('/') }) });

const sample = [
  'en.jpg',
  'ar.jpg',
  'en/explore/destinations/france.jpg',
  'ar/explore/destinations/turkey.jpg',
  'en/explore/hotels/ciragan-palace-kempinski.jpg',
  'ar/explore/hotels/sharq-village-spa.jpg',
  'en/travel/package/samarkand.jpg',
  'ar/travel/booking/paris.jpg',
  'en/services/visa.jpg',
  'ar/services/umrah.jpg',
  'en/blog/packing-for-the-alps-from-the-gulf.jpg',
  'ar/branches/al-khor.jpg',
];

describe('a share image', () => {
  it.each(sample)('at /share/%s is a JPEG of 1200 by 630 pixels and at most 300 kB', async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
    const image = Buffer.from(await response.arrayBuffer());
    expect(image.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('of one branch shows another place than that of the next', async () => {
    const pictures = ['al-sadd', 'west-bay'].map(async (slug) => {
      const response = await ask(`en/branches/${slug}.jpg`);
      return sharp(await response.arrayBuffer())
        .extract({ left: 730, top: 0, width: 470, height: 630 })
        .raw()
        .toBuffer();
    });
    const [first, second] = await Promise.all(pictures);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });

  it.each(['en/no-such-page.jpg', 'fr/about.jpg', 'en/login.jpg', 'en/about.png', 'en/explore/destinations/atlantis.jpg'])(
    'does not exist at /share/%s',
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  // The brightest posters, and one card.
  it.each<Picture>(['hotel-alpine', 'switzerland', 'greece', 'cruises'])('has enough contrast for text over %s', async (art) => {
    const none = { en: '', ar: '' };
    for (const locale of ['en', 'ar'] as const) {
      const image = await drawShareImage({ title: none, line: none, art }, locale);
      const column = { left: locale === 'ar' ? 516 : 64, top: 180, width: 620, height: 386 };
      const { channels } = await sharp(await sharp(image).extract(column).blur(2).toBuffer()).stats();
      const brightest = luminance(channels.map(({ max }) => max));
      expect((luminance([0xf7, 0xf1, 0xe6]) + 0.05) / (brightest + 0.05)).toBeGreaterThan(4.5);
    }
  });
});

/** Relative luminance of a colour in sRGB, as WCAG defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
