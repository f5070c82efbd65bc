import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cancellation } from '@/components/hotels/results/card/cancellation';
import { RateFacts } from '@/components/hotels/results/card/hotel-facts';
import { HotelOfferCard } from '@/components/hotels/results/card/hotel-offer-card';
import { HotelPicture } from '@/components/hotels/results/card/hotel-picture';
import { FoundHotelsProvider } from '@/components/hotels/results/results-context';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { photoHosts, photoPatterns } from '@/lib/hotels/results/photo-hosts';
import { isShownPhoto } from '@/lib/hotels/results/photos';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import arabic from '@/messages/ar/hotels.json';
import english from '@/messages/en/hotels.json';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { gulfPlaces } from '@/supabase/functions/_shared/hotel-places/gulf';
import { answerOf, makeHotel, summarize, today } from './hotels';

describe('cancellation', () => {
  type Sent = HotelOffer['cancellation'];

  /** The lines on a day, without direction marks. */
  function read(sent: Sent, today = '2027-01-01', locale: 'en' | 'ar' = 'en'): string[] {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'en' ? english : arabic }}>
        <Cancellation terms={cancellationTerms(sent, today)} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text]) =>
      (text ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' '),
    );
  }

  const sent: Sent = {
    freeUntil: '2027-01-12',
    fees: [
      { after: '2027-01-12T18:00', amount: '350.00', part: 'firstNight' },
      { after: '2027-01-14T23:59', amount: '1050.00', part: 'wholeStay' },
    ],
  };

  describe('the cancellation of a rate', () => {
    it('shows until what time at the hotel it is free, and the cost afterwards', () => {
      expect(read(sent)).toEqual([
        'Free cancellation until Tue 12 Jan, 18:00 (hotel’s time)',
        'After that: QAR 350 (the first night)',
        'After Thu 14 Jan, 23:59: QAR 1,050 (the whole stay)',
      ]);
      expect(read(sent, '2027-01-01', 'ar')[0]).toBe('إلغاء مجاني حتى الثلاثاء، 12 يناير الساعة 18:00 (بتوقيت الفندق)');
    });

    it('is no longer free once the day has passed', () => {
      expect(read(sent, '2027-01-13')).toEqual([
        'Cancelling costs QAR 350 (the first night)',
        'After Thu 14 Jan, 23:59: QAR 1,050 (the whole stay)',
      ]);
      expect(read(sent, '2027-01-15')).toEqual(['Non-refundable']);
    });

    it('shows the end of the day if the supplier sends no time, and "not stated" if it sends nothing', () => {
      expect(read({ freeUntil: '2027-01-12' })).toEqual(['Free cancellation until Tue 12 Jan, 23:59 (hotel’s time)']);
      expect(read({ freeUntil: null })).toEqual(['Cancellation terms not stated']);
      expect(read({ freeUntil: '2026-12-12' })).toEqual(['Cancellation terms not stated']);
    });

    it('shows that a non-refundable rate costs the whole stay', () => {
      const fees = [{ after: null, amount: '900.00', part: 'wholeStay' as const }];
      expect(read({ freeUntil: null, fees })).toEqual(['Non-refundable']);
    });
  });
});

describe('hotel card', () => {
  /** The Kaaba, and the green dome. */
  const mosques: Record<string, { latitude: number; longitude: number }> = {
    makkah: { latitude: 21.42251, longitude: 39.82616 },
    madinah: { latitude: 24.46713, longitude: 39.61115 },
  };

  const search = {
    destination: 'istanbul',
    checkIn: '2027-01-20',
    checkOut: '2027-01-23',
    rooms: [{ adults: 2, childrenAges: [] }],
  };

  function cardOf(hotel: HotelOffer, cityCode = 'istanbul'): string {
    const found = answerOf([hotel]);
    const answer = { ...found, searchParams: { ...found.searchParams, cityCode } };
    const [summary] = summarizeHotels(answer, today);
    if (!summary) throw new Error('No hotel');
    const flags = { isActive: false, isExpired: false, isCompared: false, isComparisonFull: false };
    const ignore = () => undefined;
    const handlers = {
      onPoint: ignore,
      onCompare: ignore,
      onOpen: ignore,
      onBook: ignore,
      onRequest: ignore,
      onSearchAgain: ignore,
    };
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ hotels: english }}>
        <FoundHotelsProvider search={search} near={null} answer={answer} written={[]}>
          <ul>
            <HotelOfferCard summary={summary} {...flags} {...handlers} />
          </ul>
        </FoundHotelsProvider>
      </NextIntlClientProvider>,
    );
  }

  it('the card shows the distance to a named landmark when the position of the hotel is known', () => {
    expect(cardOf(makeHotel({ geoCode: { latitude: 41.1, longitude: 29 } }), 'nowhere')).toContain(
      '11 km from the centre of Istanbul',
    );
    expect(cardOf(makeHotel({ geoCode: null }), 'nowhere')).not.toContain('from the centre');
  });

  it('the card shows guest rating and times if the supplier sends them, and what is due at the property', () => {
    const card = cardOf(
      makeHotel({
        due: 60,
        guestRating: { score: 8.4, reviews: 213 },
        times: { checkInFrom: '15:00', checkOutUntil: '12:00' },
      }),
    );
    expect(card).toContain('Guests give it 8.4 out of 10 in 213 reviews');
    expect(card).toContain('Check-in from 15:00, check-out until 12:00');
    expect(card).toMatch(/<bdi[^>]*>QAR\s60<\/bdi> at the hotel.*<bdi[^>]*>QAR\s1,060<\/bdi> in all/);
    expect(cardOf(makeHotel())).not.toMatch(/out of 10|Check-in from/);
  });

  it('the price comes before the facts, and one link of the card is a button', () => {
    const card = cardOf(makeHotel());
    expect(card.indexOf('QAR')).toBeLessThan(card.indexOf('Amenities'));
    expect(card.match(/<a [^>]*tabindex="-1"/gi)).toHaveLength(1);
    expect(card.match(/<a /g)).toHaveLength(4);
    expect(card.match(/<a [^>]*bg-accent-fill/g)).toHaveLength(1);
  });

  it.each([
    ['makkah', 'from the Haram'],
    ['madinah', 'from the Prophet’s Mosque'],
  ])('in %s the distance is measured %s, which is in its centre', (cityCode, words) => {
    const place = gulfPlaces.find(({ id }) => id === cityCode);
    if (!place) throw new Error('No such place');
    const { latitude, longitude } = mosques[cityCode] ?? { latitude: 0, longitude: 0 };
    expect(kilometresBetween(place, { latitude, longitude })).toBeLessThan(0.2);
    expect(cardOf(makeHotel(), cityCode)).toContain(words);
  });
});

describe('photos', () => {
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

    it('is a drawing with one file for both directions', () => {
      expect(sourceOf('places/rome', 'ar')).toBe('/art/places/rome.svg');
    });

    it('is its drawing, mirrored for Arabic', () => {
      expect(sourceOf('hotel-desert', 'ar')).toBe('/art/hotel-desert-card-rtl.svg');
    });
  });
});

describe('rate facts', () => {
  /** The facts of the rate as text. */
  function read(convertedFrom: HotelOffer['price']['convertedFrom'], locale: 'en' | 'ar' = 'en'): string[] {
    const hotel = makeHotel();
    const [summary] = summarize({ ...hotel, price: { ...hotel.price, ...(convertedFrom && { convertedFrom }) } });
    if (!summary) throw new Error('No hotel');
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'en' ? english : arabic }}>
        <RateFacts summary={summary} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/<li.*?>(.*?)<\/li>/g)].map(([, text]) => (text ?? '').replaceAll(/<[^>]+>/g, ''));
  }

  const pounds = { currency: 'GBP', total: '1204.5', asOf: '2026-11-21' };

  it('a converted price shows its original amount and the exchange rate, on the card and in the summary of the request', () => {
    expect(read(pounds)).toContain('Price converted from GBP 1,204.5 at the rate of 21/11/2026');
    expect(read({ currency: 'KWD', total: '99.750', asOf: null })).toContain('Price converted from KWD 99.750 at the fixed rate');
    expect(read(pounds, 'ar')).toContain('السعر محوّل من GBP 1,204.5 بسعر الصرف ليوم 21/11/2026');
  });

  it('a price in riyals does not', () => {
    expect(read(undefined)).toEqual(['Room only', 'Cancellation terms not stated']);
  });
});
