import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { HotelPictures } from '@/components/hotels/hotel-pictures';
import { hotels } from '@/content/hotels';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { placesOf } from '@/lib/state/photos';
import { setPublished } from '@/lib/state/published-content';

const hotel = hotels.find(({ slug }) => slug === 'rixos-premium-belek');
if (!hotel) throw new Error('No hotel');
const places = placesOf(hotel.slug);

afterEach(() => {
  for (const place of places) setPublished('photo', place, null, []);
});

function publish(...credits: string[]): void {
  for (const [index, credit] of credits.entries()) {
    const words = { alt: `Pool ${index + 1}` };
    const content = { photo: '', focus: { x: 50, y: 50 }, blur: '', en: words, ar: words, credit, licence: 'Own', until: '' };
    setPublished('photo', places[index] ?? '', { version: 1, content, at: '2026-11-01' }, []);
  }
}

/** The lines below the pictures. */
async function linesBelow(locale: Locale): Promise<string[]> {
  const { hotels: words, common } = await loadMessages(locale, ['hotels', 'common']);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ hotels: words, common }} timeZone="Asia/Qatar">
      {hotel && <HotelPictures hotel={hotel} />}
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? '');
}

it('says of drawings that they are drawings, and of nothing else', async () => {
  expect(await linesBelow('en')).toEqual(['Drawings in the style of the place, not photographs of the hotel.']);
  publish('Huda');
  expect(await linesBelow('en')).toEqual([
    'Photograph 1: Huda',
    'The other pictures are drawings in the style of the place, not photographs of the hotel.',
  ]);
  publish('Huda', 'Huda', 'Huda', 'Huda');
  expect(await linesBelow('en')).toEqual(['Photographs 1, 2, 3, 4: Huda']);
});

it.each([
  ['en', ['Photographs 1, 3: Huda', 'Photograph 2: Omar']],
  ['ar', ['تصوير الصورتين 1، 3: Huda', 'تصوير الصورة 2: Omar']],
] as const)('says which photograph is whose (%s)', async (locale, lines) => {
  publish('Huda', 'Omar', 'Huda');
  expect(await linesBelow(locale)).toEqual(expect.arrayContaining([...lines]));
});
