import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withPrice } from '@/components/services/with-price';
import {
  type InsuranceLevel,
  type InsuranceRegion,
  insuranceExamples,
  insuranceLevels,
  insurancePrice,
} from '@/content/insurance';
import { coverLevels, travelInsurance } from '@/content/services/travel-insurance';
import { enquiryKinds } from '@/lib/enquiries/kinds';
import {
  type InsuredTrip,
  insuredDays,
  indicativePrice as priceWith,
  readTrip,
  withIndicativePrice,
} from '@/lib/insurance/price';
import { guessRegion, readInsuranceParams, tripOfAddress } from '@/lib/insurance/trip-of-address';
import arabic from '@/messages/ar/enquiries.json';
import english from '@/messages/en/enquiries.json';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

const indicativePrice = (trip: InsuredTrip, level: InsuranceLevel) => priceWith(trip, level, insurancePrice);

describe('enquiry params', () => {
  const read = (query: string) => readInsuranceParams(new URLSearchParams(query), '2026-11-21');

  test('an address fills the form of the insurance', () => {
    expect(read('destination=France&departure=2027-01-14&return=2027-01-21&travelers=10')).toEqual({
      destination: 'France',
      departure: '2027-01-14',
      return: '2027-01-21',
      travelers: '10',
    });
  });

  test.each([
    'departure=2020-01-01',
    'departure=9999-99-99',
    'departure=2027-02-30',
    'return=2030-01-01',
    'travelers=0',
    'travelers=11',
    'travelers=many',
    'destination=%20',
  ])('%s is left out', (query) => {
    expect(read(query)).toEqual({});
  });

  test('a return before the departure is left out', () => {
    expect(read('departure=2027-01-14&return=2027-01-13')).toEqual({ departure: '2027-01-14' });
  });

  test('does not use the id of a hotel search as a name', () => {
    expect(read('destination=ChIJuc03_GQFQz4R&checkin=2026-12-01&checkout=2026-12-04&rooms=2')).toEqual({});
  });
});

describe('price', () => {
  const regions = Object.keys(insurancePrice.regions) as InsuranceRegion[];
  const levels = insuranceLevels.map(({ id }) => id);
  const tripOf = (region: InsuranceRegion, nights: number, travelers: number): InsuredTrip => ({
    departure: '2027-01-01',
    return: addDays('2027-01-01', nights),
    travelers,
    region,
  });
  const anyTrip = fc.record({
    region: fc.constantFrom(...regions),
    nights: fc.integer({ min: 1, max: 730 }),
    travelers: fc.integer({ min: 1, max: 10 }),
  });

  describe('the indicative price', () => {
    it('is that of the page', () => {
      expect(indicativePrice(tripOf('europe', 9, 1), 'comfort')).toEqual({
        days: 10,
        chargedDays: 10,
        perDay: 5,
        regionFactor: 1.4,
        levelFactor: 1.6,
        travelers: 1,
        each: 112,
        total: 112,
      });
      expect(indicativePrice(tripOf('gulf', 1, 3), 'essential')).toMatchObject({ days: 2, chargedDays: 5, each: 20, total: 60 });
      expect(indicativePrice(tripOf('europe', 7, 2), 'full')).toMatchObject({ each: 135, total: 270 });
    });

    it('stands in the introduction, which has no figure of its own', () => {
      for (const { lead } of [travelInsurance.en, travelInsurance.ar]) expect(lead).not.toMatch(/\d/);
      expect(withPrice(travelInsurance.en, 'QAR 35').lead).toContain('from QAR 35 per person');
    });

    it('is a whole amount above zero, and that of one traveller times their number', () => {
      fc.assert(
        fc.property(anyTrip, fc.constantFrom(...levels), ({ region, nights, travelers }, level) => {
          const { each, total } = indicativePrice(tripOf(region, nights, travelers), level);
          expect(Number.isInteger(each) && each > 0).toBe(true);
          expect(total).toBe(each * travelers);
        }),
      );
    });

    it('never falls with one more day or traveller, a higher level or a more expensive region', () => {
      fc.assert(
        fc.property(anyTrip, ({ region, nights, travelers }) => {
          for (const [index, level] of levels.entries()) {
            const { total } = indicativePrice(tripOf(region, nights, travelers), level);
            expect(indicativePrice(tripOf(region, nights + 1, travelers), level).total).toBeGreaterThanOrEqual(total);
            expect(indicativePrice(tripOf(region, nights, travelers + 1), level).total).toBeGreaterThan(total);
            const [higher, farther] = [levels[index + 1], regions[regions.indexOf(region) + 1]];
            if (higher) expect(indicativePrice(tripOf(region, nights, travelers), higher).total).toBeGreaterThan(total);
            if (farther) expect(indicativePrice(tripOf(farther, nights, travelers), level).total).toBeGreaterThan(total);
          }
        }),
      );
    });

    it('has no days for a return before the departure', () => {
      expect(insuredDays('2027-01-10', '2027-01-01')).toBe(0);
      expect(indicativePrice({ ...tripOf('gulf', 1, 1), return: '2026-01-01' }, 'essential').total).toBeGreaterThan(0);
    });
  });

  describe('regions and levels', () => {
    it('are those of the form, with the same texts and order', () => {
      const optionsOf = (name: string) =>
        enquiryKinds.insurance.flatMap((field) => (field.name === name && 'options' in field ? [...field.options] : []));
      expect(optionsOf('region')).toEqual(regions);
      expect(optionsOf('level')).toEqual(levels);
      for (const [words, locale] of [
        [english, 'en'],
        [arabic, 'ar'],
      ] as const) {
        for (const { id, name } of insuranceLevels) expect(name[locale]).toBe(words.options[id]);
      }
    });

    it('of the example trips are those that the form suggests for their names', () => {
      for (const { name, region } of insuranceExamples) {
        expect(guessRegion(name.en)).toBe(region);
        expect(guessRegion(name.ar)).toBe(region);
      }
    });

    it('are those of the comparison', () => {
      expect(insuranceLevels.map(({ name }) => name)).toEqual(coverLevels.columns);
    });
  });

  describe('the trip in a form', () => {
    const typed = { departure: '2027-01-14', return: '2027-01-21', travelers: '2', region: 'europe' };
    const read = (changes: Partial<typeof typed> = {}) => {
      const fields: Record<string, string> = { ...typed, ...changes };
      return readTrip((name) => fields[name] ?? '', '2026-11-21');
    };

    it('is read when it is complete, with digits of either script', () => {
      expect(read()).toEqual({ ...typed, travelers: 2 });
      expect(read({ travelers: '١٠' })?.travelers).toBe(10);
    });

    it('may begin and end on one day, which is one day of cover', () => {
      const trip = read({ return: '2027-01-14' });
      expect(trip && indicativePrice(trip, 'essential')).toMatchObject({ days: 1, chargedDays: insurancePrice.fewestDays });
    });

    it.each<Partial<typeof typed>>([
      { departure: '' },
      { departure: '2026-11-20' },
      { return: '2027-01-13' },
      { return: '2030-01-14' },
      { return: '2027-02-30' },
      { travelers: '0' },
      { travelers: '11' },
      { travelers: '1.5' },
      { travelers: 'two' },
      { region: '' },
      { region: 'constructor' },
    ])('is none with %j', (changes) => {
      expect(read(changes)).toBeNull();
    });
  });

  it('only a request for insurance is stored with a price', () => {
    const visa = { kind: 'visa', details: { destination: 'France' } };
    expect(withIndicativePrice(visa)).toBe(visa);
  });
});

describe('the region of a destination', () => {
  it.each([
    ['France', 'europe'],
    ['فرنسا', 'europe'],
    ['Paris, France', 'europe'],
    ['المغرب', 'nearby'],
    ['والمالديف', 'nearby'],
    ['istanbul', 'nearby'],
    ['إسطنبول', 'nearby'],
    ['Abu Dhabi', 'gulf'],
    ['أبو ظبي', 'gulf'],
    ['مكة', 'gulf'],
    ['New York', 'america'],
    ['Sydney', 'world'],
    ['London and New York', 'world'],
    ['Nowhere', null],
    ['nicetown', null],
    ['', null],
  ])('of "%s" is %s', (destination, region) => {
    expect(guessRegion(destination)).toBe(region);
  });
});

describe('the trip of an address', () => {
  const read = (query: string) => tripOfAddress(new URLSearchParams(query), '2026-11-21');

  it('is restored with its region', () => {
    expect(read('destination=France&departure=2026-12-01&return=2026-12-10&travelers=3')).toEqual({
      fields: { destination: 'France', departure: '2026-12-01', return: '2026-12-10', travelers: '3', region: 'europe' },
      isRefused: false,
    });
    expect(read('')).toEqual({ fields: {}, isRefused: false });
  });

  it.each([
    'departure=2020-01-01',
    'departure=2026-12-10&return=2026-12-01',
    'return=1999',
    'travelers=99',
    'destination=Rome&travelers=many',
  ])('is invalid: %s', (query) => {
    expect(read(query).isRefused).toBe(true);
  });
});
