import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HotelPicture } from '@/components/hotels/results/card/hotel-picture';
import { photoHosts, photoPatterns } from '@/lib/hotels/results/photo-hosts';
import { isShownPhoto } from '@/lib/hotels/results/photos';

const photo = 'https://static.cupid.travel/hotels/100001.jpg';

function sourceOf(uri: string, locale: 'en' | 'ar' = 'en'): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <HotelPicture uri={uri} className="size-20" />
    </NextIntlClientProvider>,
  );
  expect(html).toMatch(/<img alt="" |<img .* alt=""/);
  return /\bsrc="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

describe('the hosts of photographs', () => {
  it('are those of the supplier and of the setting, without invalid ones', () => {
    expect(photoHosts(undefined)).toContain('static.cupid.travel');
    const added = photoHosts(' Photos.Example.com ,https://evil.test,*, a b.c,localhost,');
    expect(added.filter((host) => !photoHosts('').includes(host))).toEqual(['photos.example.com']);
    expect(photoPatterns('photos.example.com')).toContainEqual({
      protocol: 'https',
      hostname: 'photos.example.com',
      port: '',
      search: '',
    });
  });
});

it.each([
  [photo, true],
  ['http://static.cupid.travel/a.jpg', false],
  ['https://static.cupid.travel:8443/a.jpg', false],
  ['https://static.cupid.travel/a.jpg?size=max', false],
  ['https://user@static.cupid.travel/a.jpg', false],
  ['https://static.cupid.travel.evil.test/a.jpg', false],
  ['https://evil.test/static.cupid.travel.jpg', false],
  ['//static.cupid.travel/a.jpg', false],
  ['hotel-city', false],
  ['', false],
])('%s is shown: %s', (uri, isShown) => {
  expect(isShownPhoto(uri)).toBe(isShown);
});

describe('the picture of a hotel', () => {
  it('is its photograph, served by our own server', () => {
    expect(sourceOf(photo)).toMatch(
      /^\/_next\/image\?url=https%3A%2F%2Fstatic\.cupid\.travel%2Fhotels%2F100001\.jpg&w=\d+&q=\d+$/,
    );
  });

  it.each(['https://evil.test/a.jpg', 'http://static.cupid.travel/a.jpg', '../../secret', '', 'javascript:alert(1)'])(
    'is our drawing for %j',
    (uri) => {
      expect(sourceOf(uri)).toBe('/art/stays/stay-lobby-1.svg');
    },
  );

  it('is its drawing, mirrored for Arabic', () => {
    expect(sourceOf('hotel-desert', 'ar')).toBe('/art/hotel-desert-card-rtl.svg');
  });
});
