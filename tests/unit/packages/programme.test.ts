import { describe, expect, it } from 'vitest';
import { airports } from '@/content/airports';
import { art } from '@/content/art';
import { packageCountries } from '@/content/packages';
import { popularOffers } from '@/content/popular';
import { allPackages, findPackage, packagesOf } from '@/lib/packages/find-package';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { withTourPrice } from '@/lib/packages/tour-price';

const holidays = allPackages.map(({ holiday }) => holiday);
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
