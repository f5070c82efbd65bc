import { afterEach, describe, expect, it } from 'vitest';
import { cheapestOfEachCountry, programme } from '@/lib/packages/find-package';
import { pricedOffers } from '@/lib/packages/offers';
import { findPackage, packagesOf } from '@/lib/packages/on-sale/on-sale';
import { packageContent } from '@/lib/packages/package-content';
import { packageKind } from '@/lib/packages/package-kind';
import { priceOf } from '@/lib/packages/price';
import { pricedOn, ratesOf } from '@/lib/packages/rates';
import { findSharePage } from '@/lib/seo/share/share-pages';
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

describe('a holiday is refused', () => {
  const errorsOf = (changed: object) =>
    packageContent.safeParse({ ...file, ...changed }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

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
  ])('with %j', (changed, error) => expect(errorsOf(changed)).toEqual([error]));
});
