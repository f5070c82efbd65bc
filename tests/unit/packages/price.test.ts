import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageExtras } from '@/content/package';
import { countryPrices, ownSeasons } from '@/content/packages/prices';
import { popularOffers } from '@/content/popular';
import { findPackage, packagesOfFiles } from '@/lib/packages/on-sale/on-sale';
import { isPossibleRoom, peopleIn, placesOf, type RoomParty, roomLimits } from '@/lib/packages/party';
import { monthsOf, type PackageTrip, priceOf, seasonLevels, stretchesOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

const room: fc.Arbitrary<RoomParty> = fc
  .record({
    adults: fc.integer({ min: 1, max: roomLimits.adults }),
    childAges: fc.array(fc.integer({ min: 0, max: roomLimits.childAge }), { maxLength: roomLimits.children }),
  })
  .filter(isPossibleRoom);
const trip: fc.Arbitrary<PackageTrip> = fc.record({
  departureDate: fc
    .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
    .map(({ month, day }) => `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  extraNights: fc.integer({ min: 0, max: 7 }),
  rooms: fc.array(room, { minLength: 1, maxLength: roomLimits.rooms }),
  extras: fc.subarray([...packageExtras]),
});
const rates = fc.constantFrom(...packagesOfFiles.map(ratesOf));

const couple = { adults: 2, childAges: [] };

describe('the price of a holiday', () => {
  it('is the sum of its lines, in whole riyals, and never negative', () => {
    fc.assert(
      fc.property(rates, trip, (some, wanted) => {
        const { lines, total } = priceOf(some, wanted);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBeGreaterThan(0);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        for (const { quantity, unit, amount } of lines) {
          expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
          expect(Number.isInteger(unit) && unit >= 0).toBe(true);
          expect(amount).toBe(quantity * unit);
        }
      }),
    );
  });

  it('is the same for the same trip, with its extras in any order', () => {
    fc.assert(
      fc.property(rates, trip, (some, wanted) => {
        const { total } = priceOf(some, wanted);
        expect(priceOf(some, wanted).total).toBe(total);
        expect(priceOf(some, { ...wanted, extras: wanted.extras.toReversed() }).total).toBe(total);
        expect(priceOf(some, { ...wanted, rooms: wanted.rooms.toReversed() }).total).toBe(total);
      }),
    );
  });

  it('charges one bed per person', () => {
    fc.assert(
      fc.property(rates, trip, (some, wanted) => {
        const sleepers = new Set(['adult', 'secondBed', 'extraBed', 'infant', 'youngChild', 'child', 'teen']);
        const charged = priceOf(some, wanted).lines.filter(({ key }) => sleepers.has(key));
        expect(charged.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(peopleIn(wanted.rooms).total);
        expect(placesOf(wanted.rooms)).toHaveLength(peopleIn(wanted.rooms).total);
      }),
    );
  });

  it('never falls with one more person, room, night or extra', () => {
    fc.assert(
      fc.property(
        rates,
        trip,
        fc.nat(),
        fc.integer({ min: 0, max: roomLimits.childAge }),
        fc.boolean(),
        (some, wanted, at, age, isAdult) => {
          const before = priceOf(some, wanted).total;
          const rooms = wanted.rooms.map((one, index) => {
            if (index !== at % wanted.rooms.length) return one;
            return isAdult ? { ...one, adults: one.adults + 1 } : { ...one, childAges: [...one.childAges, age] };
          });
          if (rooms.every(isPossibleRoom)) expect(priceOf(some, { ...wanted, rooms }).total).toBeGreaterThanOrEqual(before);
          const oneMore = { ...wanted, rooms: [...wanted.rooms, { adults: 1, childAges: [] }] };
          expect(priceOf(some, oneMore).total).toBeGreaterThan(before);
          expect(priceOf(some, { ...wanted, extraNights: wanted.extraNights + 1 }).total).toBeGreaterThan(before);
          expect(priceOf(some, { ...wanted, extras: packageExtras }).total).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it.each(packagesOfFiles.map((found) => ({ id: found.holiday.id, found })))(
    'of $id is the advertised one in the cheapest weeks, for two who share a room, and never lower',
    ({ found }) => {
      const some = ratesOf(found);
      const totals = Array.from({ length: 12 }, (_, month) => {
        const departureDate = `2027-${String(month + 1).padStart(2, '0')}-10`;
        return priceOf(some, { departureDate, extraNights: 0, rooms: [couple], extras: [] }).total;
      });
      expect(Math.min(...totals)).toBe(2 * found.holiday.price);
      expect(Math.max(...totals)).toBeGreaterThan(2 * found.holiday.price);
    },
  );

  it('of one family, line by line', () => {
    const istanbul = packagesOfFiles.find(({ holiday }) => holiday.id === 'istanbul');
    if (!istanbul) throw new Error('no Istanbul');
    const wanted: PackageTrip = {
      departureDate: '2027-07-03',
      extraNights: 2,
      rooms: [
        { adults: 2, childAges: [1, 8] },
        { adults: 1, childAges: [15, 4] },
        { adults: 1, childAges: [] },
      ],
      extras: ['fastTrack', 'secondTour', 'dinners'],
    };
    // QAR 1,800 by 125 % is 2,250; a night for two is 2 × 2,250 ÷ 4, of which 70 % is 787.50.
    expect(priceOf(ratesOf(istanbul), wanted)).toEqual({
      season: 'peak',
      lines: [
        { key: 'adult', quantity: 4, unit: 2250, amount: 9000 },
        { key: 'secondBed', quantity: 1, unit: 2250, amount: 2250 },
        { key: 'child', quantity: 1, unit: 1240, amount: 1240 },
        { key: 'youngChild', quantity: 1, unit: 790, amount: 790 },
        { key: 'infant', quantity: 1, unit: 0, amount: 0 },
        { key: 'singleRoom', quantity: 1, unit: 1240, amount: 1240 },
        { key: 'extraNight', quantity: 6, unit: 790, amount: 4740 },
        { key: 'fastTrack', quantity: 7, unit: 220, amount: 1540 },
        { key: 'secondTour', quantity: 2, unit: 700, amount: 1400 },
        { key: 'dinners', quantity: 42, unit: 100, amount: 4200 },
      ],
      total: 26400,
    });
  });
});

describe('rooms', () => {
  it.each([
    [{ adults: 1, childAges: [] }, true],
    [{ adults: 3, childAges: [0] }, true],
    [{ adults: 1, childAges: [17, 2, 0] }, true],
    [{ adults: 0, childAges: [10] }, false],
    [{ adults: 4, childAges: [] }, false],
    [{ adults: 3, childAges: [5, 6] }, false],
    [{ adults: 1, childAges: [1, 2, 3, 4] }, false],
    [{ adults: 1, childAges: [18] }, false],
    [{ adults: 1, childAges: [-1] }, false],
    [{ adults: 1.5, childAges: [] }, false],
  ])('with %j are possible: %s', (some, expected) => expect(isPossibleRoom(some)).toBe(expected));
});

describe('seasons', () => {
  const years = [...Object.values(countryPrices).map(({ seasons }) => seasons), ...Object.values(ownSeasons)];

  it('cover the twelve months, each once, and include a low season', () => {
    for (const seasons of years) {
      const all = seasonLevels.flatMap((level) => monthsOf(seasons, level));
      expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const level of seasonLevels) expect(monthsOf(seasons, level).length).toBeGreaterThan(0);
      expect(seasons.busy.percent).toBeGreaterThan(100);
      expect(seasons.peak.percent).toBeGreaterThan(seasons.busy.percent);
    }
  });

  it('belong to holidays and countries that exist', () => {
    const ids = packagesOfFiles.map(({ holiday }) => holiday.id);
    for (const id of Object.keys(ownSeasons)) expect(ids).toContain(id);
    expect(Object.keys(countryPrices)).toEqual([...new Set(packagesOfFiles.map(({ country }) => country.slug))]);
  });

  it('are shown as ranges, also across the new year', () => {
    expect(stretchesOf([11, 12, 1, 3])).toEqual([
      { first: 3, last: 3 },
      { first: 11, last: 1 },
    ]);
    expect(stretchesOf([4, 5, 6])).toEqual([{ first: 4, last: 6 }]);
  });
});

describe('the seasonal offers that are requested as a holiday', () => {
  const offers = popularOffers.filter(({ request }) => request.startsWith('/travel/package/'));
  const pricesFrom = ({ request }: (typeof offers)[number], today: string, firstDay: number, lastDay: number) => {
    const found = findPackage(request.replace('/travel/package/', ''));
    if (!found) throw new Error(`no holiday at ${request}`);
    return Array.from({ length: lastDay - firstDay + 1 }, (_, day) => {
      const departureDate = addDays(today, firstDay + day);
      return priceOf(ratesOf(found), { departureDate, extraNights: 0, rooms: [couple], extras: [] }).total / 2;
    });
  };

  it('are four', () => expect(offers).toHaveLength(4));

  it.each(offers)('$id is available at its price within 60 days from any day', (offer) => {
    for (let day = 0; day < 365; day += 5) {
      const today = addDays('2026-11-22', day);
      expect(pricesFrom(offer, today, 14, 60), today).toContain(offer.startingPrice);
    }
  });

  it.each(offers)('$id costs its price on most days of the coming half-year, and more in December or July', (offer) => {
    const prices = pricesFrom(offer, '2026-11-22', 14, 14 + 182);
    expect(prices.filter((price) => price === offer.startingPrice).length).toBeGreaterThan(prices.length / 2);
    const year = pricesFrom(offer, '2026-11-22', 14, 14 + 365);
    expect(Math.min(...year)).toBe(offer.startingPrice);
    expect(Math.max(...year)).toBeGreaterThanOrEqual(1.25 * offer.startingPrice);
  });
});
