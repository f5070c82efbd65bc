import { afterEach, describe, expect, it, vi } from 'vitest';
import { holidayCountries, packageCountries } from '@/content/packages';
import { countrySlugs, programmeSlugs } from '@/content/packages/country-slugs';
import { contentKinds } from '@/lib/content/kinds';
import { packageKeyOf, slugOf } from '@/lib/content/slug';
import { pastedPosition, positionOfAirport } from '@/lib/packages/city-position';
import { carouselOf, cheapestOfEachCountry, programme } from '@/lib/packages/find-package';
import { newPackage } from '@/lib/packages/new-package';
import { pricedOffers } from '@/lib/packages/offers/priced-offers';
import { findPackage, packagesOf } from '@/lib/packages/on-sale/on-sale';
import { packageContent } from '@/lib/packages/package-content';
import { packageKind } from '@/lib/packages/package-kind';
import { priceOf } from '@/lib/packages/price';
import { pricedOn, ratesOf } from '@/lib/packages/rates';
import { findSharePage } from '@/lib/seo/share/share-pages';
import { photosOf, pictureOf } from '@/lib/state/photos';
import { setPublished, takeOutdated } from '@/lib/state/published-content';

const file = packageKind.fileOf('istanbul');
if (!file) throw new Error('No holiday in Istanbul');
const seasons = { busy: { percent: 110, months: [6] }, peak: { percent: 200, months: [7] } };
const content = packageContent.parse({ ...file, price: 1450, seasons, name: { en: 'Two continents', ar: 'قارتان' } });

afterEach(() => {
  setPublished('package', 'istanbul', null, []);
  takeOutdated();
});

const publish = () =>
  setPublished('package', 'istanbul', { version: 3, at: '2027-03-01T22:00:00Z', content }, ['/en/travel/package/istanbul']);

describe('a published holiday', () => {
  it('is everywhere what was published, and the file again once it is taken back', () => {
    const found = () => findPackage('istanbul')?.holiday;
    const offer = () => pricedOffers().find(({ request }) => request === '/travel/package/istanbul')?.startingPrice;
    expect([found()?.price, offer()]).toEqual([file.price, file.price]);
    publish();
    expect(found()).toMatchObject({ id: 'istanbul', price: 1450, name: { ar: 'قارتان' }, published: { version: 3 } });
    expect(offer()).toBe(1450);
    expect(packagesOf('turkey').map(({ price }) => price)).toContain(1450);
    expect(programme().flatMap(({ cities }) => cities.map(({ name }) => name.en))).toContain('Two continents');
    expect(cheapestOfEachCountry().map(({ price }) => price)).toContain(1450);
    expect(findSharePage('/travel/package/istanbul')).toMatchObject({ title: { en: 'Two continents' } });
    setPublished('package', 'istanbul', null, []);
    expect(found()?.name).toEqual(file.name);
  });

  it('is charged by its own seasons, from the day it was published', () => {
    publish();
    const found = findPackage('istanbul');
    if (!found) throw new Error('No holiday in Istanbul');
    const rooms = [{ adults: 2, childAges: [] }];
    const inMonth = (month: string) =>
      priceOf(ratesOf(found), { departureDate: `2027-${month}-05`, extraNights: 0, rooms, extras: [] }).total;
    expect([inMonth('05'), inMonth('06'), inMonth('07')]).toEqual([2900, 3200, 5800]);
    expect(pricedOn(found.holiday)).toBe('2027-03-02');
  });

  it('names the pages that show something else by now, once', () => {
    publish();
    expect(takeOutdated()).toEqual(['/en/travel/package/istanbul']);
    expect(takeOutdated()).toEqual([]);
  });
});

describe('what is on sale', () => {
  const publishAs = (id: string, change: object = {}) =>
    setPublished('package', id, { version: 1, at: '2027-03-01T22:00:00Z', content: { ...content, ...change } }, []);
  const idsOf = (slug: string) => packagesOf(slug).map(({ id }) => id);

  afterEach(() => {
    vi.useRealTimers();
    for (const id of ['bali', 'istanbul']) setPublished('package', id, null, []);
  });

  it('grows by what the desk adds, and shrinks by what it takes out', () => {
    publishAs('bali');
    expect(idsOf('turkey')).toEqual(['istanbul', 'cappadocia', 'antalya', 'bali']);
    expect(packageKind.pathsOf('bali', [content])).toEqual(
      expect.arrayContaining(['/travel/package/bali', '/travel/package/antalya', '/travel/destination/turkey', '/']),
    );
    publishAs('bali', { onSale: false });
    expect(findPackage('bali')).toBeUndefined();
    publishAs('istanbul', { onSale: false });
    expect(idsOf('turkey')).toEqual(['cappadocia', 'antalya']);
    expect(pricedOffers().map(({ request }) => request)).not.toContain('/travel/package/istanbul');
  });

  it('ends after the last day in Qatar', () => {
    vi.useFakeTimers({ now: new Date('2027-03-31T20:59:00Z'), toFake: ['Date'] });
    publishAs('bali', { until: '2027-03-31' });
    expect(findPackage('bali')?.holiday.until).toBe('2027-03-31');
    vi.setSystemTime('2027-03-31T21:00:00Z');
    expect(findPackage('bali')).toBeUndefined();
  });

  it('has a card in the carousel and among the offers where the desk wants it', () => {
    const inCarousel = () => programme().flatMap(({ cities }) => carouselOf(cities).map(({ id }) => id));
    expect(inCarousel()).toHaveLength(27);
    publishAs('bali', { carousel: false, offer: 'none' });
    publishAs('istanbul', { carousel: false, offer: 'none' });
    expect(inCarousel()).not.toContain('bali');
    expect(inCarousel()).not.toContain('istanbul');
    publishAs('bali', { offer: 'premium' });
    expect(inCarousel()).toContain('bali');
    expect(pricedOffers().map(({ request, badge }) => `${request} ${badge}`)).toContain('/travel/package/bali premium');
    expect(pricedOffers().map(({ request }) => request)).not.toContain('/travel/package/istanbul');
  });

  it('has countries that the schema knows, with the programme first', () => {
    expect(holidayCountries.map(({ slug }) => slug)).toEqual([...countrySlugs]);
    expect(packageCountries.map(({ slug }) => slug)).toEqual(programmeSlugs);
  });

  it('has addresses made of names', () => {
    expect(slugOf('  Île de Ré, 4 nights & more! ')).toBe('ile-de-re-4-nights-more');
    const addresses = ['bali', 'bali-2', 'bali-02', 'eid-2027', 'doha', 'istanbul', 'Bali', 'a--b', 'x'];
    expect(addresses.filter(packageKind.takesKey)).toEqual(['bali', 'bali-02', 'eid-2027']);
    expect(['Winter in Bursa 2', 'Eid break 2027'].map(packageKeyOf)).toEqual(['winter-in-bursa-02', 'eid-break-2027']);
  });

  it('shows photographs of its own before its poster', () => {
    const photo = { until: '', en: { alt: 'A terrace' }, ar: { alt: 'مدرّج' } };
    const holiday = { id: 'bali', art: 'istanbul' };
    expect(pictureOf(holiday)).toBe('istanbul');
    for (const place of ['bali-3', 'bali-7', 'bali-2']) setPublished('photo', place, { version: 1, at: '', content: photo }, []);
    expect(pictureOf(holiday)).toBe('bali-2');
    expect(photosOf('bali').map(({ slug }) => slug)).toEqual(['bali-2', 'bali-3']);
    for (const place of ['bali-3', 'bali-7', 'bali-2']) setPublished('photo', place, null, []);
  });
});

it('every holiday of the files can be saved', () => {
  const { keys, fileOf, schema } = contentKinds.package;
  expect(keys.filter((key) => !schema.safeParse(fileOf(key)).success)).toEqual([]);
});

it('a holiday has each theme once', () => {
  const themes = ['family', 'beach', 'family'];
  expect(contentKinds.package.schema.parse({ ...file, themes })).toMatchObject({ themes: ['family', 'beach'] });
});

describe('the position of the city', () => {
  it.each(['41.0082, 28.9784', '41.0082,28.9784', '41.00820001\t28.9784', '٤١٫٠٠٨٢، ٢٨٫٩٧٨٤'])('is pasted as %j', (text) => {
    expect(pastedPosition(text)).toEqual({ latitude: '41.0082', longitude: '28.9784' });
  });

  it.each(['41.0082', '41,0082', '41, 28', 'Istanbul'])('is not pasted as %j', (text) => {
    expect(pastedPosition(text)).toBeNull();
  });

  it('begins with the airport, and stays once it was entered', () => {
    const istanbul = { latitude: '41.26', longitude: '28.74' };
    expect(newPackage('turkey', { en: 'Bursa', ar: 'بورصة' })).toMatchObject({ latitude: 41.26, longitude: 28.74 });
    expect(positionOfAirport('ist', { latitude: '', longitude: '' })).toEqual(istanbul);
    expect(positionOfAirport('AYT', istanbul)).toEqual({ latitude: '36.9', longitude: '30.8' });
    expect(positionOfAirport('AYT', { latitude: '41.0082', longitude: '28.9784' })).toEqual({});
    expect(positionOfAirport('constructor', { latitude: '', longitude: '' })).toEqual({});
  });
});

describe('a holiday is refused', () => {
  const errorsOf = (changed: object) =>
    contentKinds.package.schema
      .safeParse({ ...file, ...changed })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  it.each([
    [{ price: 0 }, 'price price'],
    [{ price: Number.NaN }, 'price price'],
    [{ name: { en: 'Istanbul', ar: ' ' } }, 'name.ar required'],
    [{ en: { ...file.en, title: 'A title that is a good deal longer than what is shown' } }, 'en.title tooLong'],
    [{ ar: { ...file.ar, days: file.ar.days.slice(1) } }, 'ar.days daysDiffer'],
    [{ ar: { ...file.ar, included: [] } }, 'ar.included required'],
    [{ seasons: { ...seasons, peak: { percent: 105, months: [7] } } }, 'seasons.peak.percent peakBelowBusy'],
    [{ seasons: { ...seasons, peak: { percent: 200, months: [6] } } }, 'seasons.peak.months monthTwice'],
    [{ seasons: { ...seasons, busy: { percent: 99, months: [6] } } }, 'seasons.busy.percent percent'],
    [{ country: 'atlantis' }, 'country required'],
    [{ themes: [] }, 'themes required'],
    [{ nights: 31 }, 'nights nights'],
    [{ latitude: Number.NaN }, 'latitude degrees'],
    [{ airport: 'IS1' }, 'airport airport'],
    [{ airport: 'ZZZ' }, 'airport airport'],
    [{ airport: 'doh' }, 'airport airportHome'],
    [{ nights: file.nights + 1 }, 'en.days daysOfNights'],
    [{ art: 'atlantis' }, 'art required'],
    [{ offer: 'free' }, 'offer required'],
    [{ country: 'dubai' }, 'carousel noCarousel'],
    [{ until: '31.3.2030' }, 'until day'],
    [{ until: '2026-01-31' }, 'until dayPast'],
  ])('with %j', (changed, error) => expect(errorsOf(changed)).toEqual([error]));
});
