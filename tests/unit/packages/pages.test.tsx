import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceTable } from '@/components/packages/price-table';
import { airports } from '@/content/airports';
import { art } from '@/content/art';
import { offerCategories, offersPage } from '@/content/offer-pages';
import { packageCountries } from '@/content/packages';
import { offerIncludes } from '@/content/packages/offer-includes';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { popularOffers } from '@/content/popular';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { countedLine } from '@/lib/packages/counted-line';
import { cheapestOfEachCountry, packagesForTheme, packagesWithTour } from '@/lib/packages/find-package';
import { findPackage, packagesOf, packagesOfFiles } from '@/lib/packages/on-sale/on-sale';
import { packageThemes } from '@/lib/packages/package-content';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { withTourPrice } from '@/lib/packages/tour-price';
import { resolveAlias } from '@/lib/routes/locale-redirect';
import home from '@/messages/en/home.json';
import packages from '@/messages/en/packages.json';

describe('price table', () => {
  function draw(id: string): string {
    const found = findPackage(id);
    if (!found) throw new Error(`No package ${id}`);
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{ packages }} timeZone="Asia/Qatar">
        <PriceTable rates={ratesOf(found)} asOf="2026-11-21" />
      </NextIntlClientProvider>,
    );
  }

  it('says what a child pays, or that children under twelve pay nothing', () => {
    expect(draw('paris')).toContain('55% from 6 to 11');
    expect(draw('dubai-family')).toContain('Children under 12 pay nothing');
    expect(draw('dubai-family')).not.toMatch(/\b0%/);
  });
});

describe('programme', () => {
  const holidays = packagesOfFiles.map(({ holiday }) => holiday);
  const programme = packageCountries.flatMap(({ cities }) => cities);
  const texts = holidays.flatMap((holiday) => [holiday.en, holiday.ar]);
  const arabicLetter = /\p{Script=Arabic}/u;

  describe('the holiday programme', () => {
    it('has the nine countries of the specification with three cities each', () => {
      expect(packageCountries.map(({ slug }) => slug)).toEqual([
        'saudi-arabia',
        'moscow',
        'switzerland',
        'france',
        'uzbekistan',
        'greece',
        'south-korea',
        'morocco',
        'turkey',
      ]);
      expect(programme).toHaveLength(27);
      expect(holidays).toHaveLength(29);
    });

    it('gives every holiday its own address and picture', () => {
      expect(new Set(holidays.map(({ id }) => id)).size).toBe(29);
      expect(new Set(holidays.map((holiday) => holiday.art)).size).toBe(29);
      for (const { id } of holidays) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const holiday of holidays) expect(art[holiday.art].crops).toContain('hero');
      // A picture of a hotel belongs to the hotel that is described under it.
      for (const holiday of holidays) expect(holiday.art).not.toMatch(/^hotel-/);
      for (const country of packageCountries) expect(country.cities.map((holiday) => holiday.art)).not.toContain(country.art);
    });

    it('costs from QAR 1,400 to QAR 5,500', () => {
      const prices = programme.map(({ price }) => price);
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([1400, 5500]);
    });

    it('has airports of the flight search', () => {
      const codes = new Set(airports.map(({ code }) => code));
      for (const { gateway } of packageCountries) expect(codes).toContain(gateway);
    });

    it('has a different text on every page', () => {
      for (const key of ['title', 'description', 'lead'] as const) expect(new Set(texts.map((text) => text[key])).size).toBe(58);
    });
  });

  describe.each(holidays)('the holiday $id', (holiday) => {
    it.each(['en', 'ar'] as const)('has one more day than nights in %s', (locale) => {
      expect(holiday[locale].days).toHaveLength(holiday.nights + 1);
    });

    it.each(['en', 'ar'] as const)('fits title and description into a search result in %s', (locale) => {
      expect(holiday[locale].title.length).toBeLessThanOrEqual(45);
      expect(holiday[locale].description.length).toBeLessThanOrEqual(160);
    });

    it('includes breakfast, transfers and a tour, and mentions that flights are extra', () => {
      expect(holiday.en.included).toHaveLength(3);
      expect(holiday.en.included.join()).toMatch(/Breakfast.*transfers.*(tour|walk)/i);
      expect(holiday.en.notIncluded.join()).toContain('Flights');
    });

    it('has the same content in Arabic', () => {
      for (const key of ['days', 'included', 'notIncluded', 'goodToKnow'] as const)
        expect(holiday.ar[key]).toHaveLength(holiday.en[key].length);
      for (const text of textsIn(holiday.ar)) expect(text).toMatch(arabicLetter);
      for (const text of textsIn(holiday.en)) expect(text).not.toMatch(arabicLetter);
    });
  });

  describe('a seasonal offer', () => {
    it.each(popularOffers.filter(({ request }) => request.startsWith('/travel/package/')))(
      '$id leads to a holiday of its name and price',
      ({ request, title, startingPrice }) => {
        const found = findPackage(request.replace('/travel/package/', ''));
        expect(found?.holiday.price).toBe(startingPrice);
        if (found?.country.slug !== 'switzerland') expect(found?.holiday.name).toEqual(title);
      },
    );

    it('for families costs the same for two adults with two children under twelve as for two adults', () => {
      const found = findPackage('dubai-family');
      if (!found) throw new Error('no family weekend');
      const rooms = [{ adults: 2, childAges: [11, 4] }];
      expect(priceOf(ratesOf(found), { departureDate: '2027-05-10', extraNights: 0, rooms, extras: [] }).total).toBe(2400);
    });

    it('without a holiday leads to a form, and the desk gets the price that was shown', () => {
      const tour = withTourPrice({ kind: 'cityTour', details: { tourDay: '2027-05-10', travelers: 3, pickUp: 'Hotel' } });
      expect(tour.details).toMatchObject({ tour: 'dubai-city', quotedPrice: 1050 });
      expect(withTourPrice({ kind: 'umrah', details: { travelers: 3 } }).details).toEqual({ travelers: 3 });
    });
  });

  describe('looking up a holiday', () => {
    it('finds a holiday with its country', () => {
      expect(findPackage('kazan')?.country.slug).toBe('moscow');
      expect(findPackage('atlantis')).toBeUndefined();
    });

    it('finds the holidays of a country', () => {
      expect(packagesOf('france').map(({ id }) => id)).toEqual(['paris', 'nice', 'lyon']);
      expect(packagesOf('spain')).toEqual([]);
    });
  });

  /** Every text in a tree of texts. */
  function textsIn(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }
});

describe('travel pages', () => {
  const allPlaces = [...places, ...plannedPlaces];
  const pages = [...allPlaces, offersPage, ...Object.values(offerCategories)].flatMap(({ en, ar }) => [en, ar]);

  describe('the pages under /travel', () => {
    it('have one page for each country of the programme and for each place of an offer', () => {
      const slugs = allPlaces.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs).toEqual(expect.arrayContaining(packageCountries.map(({ slug }) => slug)));
      const targets = popularOffers.map(({ link }) => resolveAlias(link) ?? link);
      for (const target of targets.filter((path) => path.startsWith('/travel/')))
        expect(slugs).toContain(target.replace('/travel/destination/', ''));
    });

    it('search flights to known airports', () => {
      const codes = new Set(airports.map(({ code }) => code));
      for (const { airport } of allPlaces) expect(codes).toContain(airport);
    });

    it('have titles and descriptions of their own that fit a search result', () => {
      for (const { title, description } of pages) {
        expect(title.length, title).toBeLessThanOrEqual(45);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
      expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
      expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    });
  });

  describe('selections of holidays', () => {
    it('list the cheapest of each country and nine with a tour', () => {
      expect(cheapestOfEachCountry().map(({ id }) => id)).toEqual([
        'riyadh',
        'kazan',
        'lucerne',
        'lyon',
        'tashkent',
        'athens',
        'busan',
        'casablanca',
        'istanbul',
      ]);
      expect(packagesWithTour()).toHaveLength(9);
    });

    it('find something for every theme', () => {
      for (const theme of packageThemes) expect(packagesForTheme(theme).length, theme).toBeGreaterThan(2);
    });
  });

  describe('the seasonal offers', () => {
    it('have the badges, kinds and prices of the specification', () => {
      expect(popularOffers.map(({ startingPrice }) => startingPrice)).toEqual([2500, 500, 350, 1200, 1800, 3200]);
      const badges = popularOffers.map(({ badge }) => badge);
      expect(badges.toSorted()).toEqual(['bestValue', 'familyBundle', 'hotDeal', 'premium', 'summerOffer', 'topSeller']);
      expect(Object.values(home.offers.badges)).toEqual([
        'Summer Offer',
        'Family Bundle',
        'Top Seller',
        'Best Value',
        'Hot Deal',
        'Premium',
      ]);
      expect(new Set(popularOffers.map(({ category }) => category))).toEqual(new Set(['holidays', 'visas', 'tours']));
    });

    it('have their content in both languages', () => {
      expect(Object.keys(offerIncludes).toSorted()).toEqual(popularOffers.map(({ id }) => id).toSorted());
      for (const { en, ar } of Object.values(offerIncludes)) expect([en.length, ar.length]).toEqual([3, 3]);
    });
  });
});

describe('counted line', () => {
  async function said(locale: Locale, key: string, quantity: number, amount: number): Promise<string | null> {
    const messages = await loadMessages(locale, ['packages']);
    const t = createTranslator({ locale, messages, namespace: 'packages.request' });
    const counted = countedLine({ key, quantity, amount }, t, intlTag(locale));
    return counted && `${counted.label}: ${counted.sum}`.replace(/[\u2066-\u2069\u200f]/g, '').replaceAll('\u00a0', ' ');
  }

  it.each([
    ['adult', 2, 11_000, '2 adults, QAR 5,500 each: QAR 11,000', 'بالغان، 5,500 ر.ق. للشخص: 11,000 ر.ق.'],
    ['adult', 1, 5_500, '1 adult: QAR 5,500', 'بالغ واحد: 5,500 ر.ق.'],
    ['adult', 3, 3_000, '3 adults, QAR 1,000 each: QAR 3,000', '3 بالغين، 1,000 ر.ق. للشخص: 3,000 ر.ق.'],
    ['infant', 2, 0, '2 children under 2: free', 'طفلان دون العامين: مجانًا'],
    [
      ...(['extraNight', 11, 3_850] as const),
      '11 extra nights in a room, QAR 350 a night: QAR 3,850',
      '11 ليلة إضافية للغرفة، 350 ر.ق. لليلة: 3,850 ر.ق.',
    ],
  ] as const)('%s × %d for QAR %d shows the single price and the total', async (key, quantity, amount, english, arabic) => {
    expect(await said('en', key, quantity, amount)).toBe(english);
    expect(await said('ar', key, quantity, amount)).toBe(arabic);
  });

  it('leaves out items of an earlier version', async () => {
    expect(await said('en', 'camelRide', 1, 100)).toBeNull();
  });

  it('has a label for every line of a price', async () => {
    for (const locale of ['en', 'ar'] as const) {
      const { counted, lines } = (await loadMessages(locale, ['packages'])).packages.request;
      expect(Object.keys(counted)).toEqual(Object.keys(lines));
    }
  });
});
