import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { schengenCountries, transitLists } from '@/content/transit-visas';
import { visaPassports } from '@/content/visa-passports.generated';
import { lastDayOf, tripCountries } from '@/lib/flights/trip-countries';
import { mostPassports, partyPassports, savePartyPassports } from '@/lib/visa/papers/party-passports';
import { paperAt, transitListFor, tripPapers, validityOf } from '@/lib/visa/papers/passport-papers';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { loadPassport, savePassport } from '@/lib/visa/saved-passport';
import { makeItinerary } from '../flights/results/offers.ts';

const ofIndex = (passport: string, country: string) => visaRulesOf(passport)?.[country];
/** By the index alone: no visa, for at least these days. */
const isFree = (written: string | undefined, days: number | null) =>
  written === 'visa free' || (/^\d+$/.test(written ?? '') && Number(written) >= (days ?? 0));
const pairs = visaPassports.flatMap((passport) => visaPassports.map((country) => [passport, country] as const));

describe('for every passport in every country', () => {
  test.each(['destination', 'transfer', 'border'] as const)('entering it (%s) is free only where the index says so', (role) => {
    expect(pairs).toHaveLength(199 * 199);
    for (const [passport, country] of pairs) {
      const written = ofIndex(passport, country);
      for (const days of [null, 1, 15, 40, 400]) {
        const isNone = paperAt(passport, { country, role, days }, written) === 'none';
        if (isNone !== (passport === country || isFree(written, days))) expect([passport, country, days, isNone]).toBe(written);
      }
    }
  });

  test('changing planes is free only where entering is, and a listed passport needs a visa where it is not', () => {
    for (const [passport, country] of pairs) {
      const written = ofIndex(passport, country);
      const paper = paperAt(passport, { country, role: 'connection', days: 1 }, written);
      const mayEnter = passport === country || isFree(written, 1);
      const isListed = transitLists.some(
        ({ countries, passports }) => countries.includes(country) && passports.includes(passport),
      );
      const isClosed = ['US', 'CA'].includes(country);
      const expected = mayEnter
        ? 'none'
        : isListed
          ? 'transitVisa'
          : isClosed
            ? paperAt(passport, { country, role: 'destination', days: 1 }, written)
            : 'askAirline';
      if (paper !== expected) expect([passport, country, paper]).toBe(expected);
    }
  });

  test('a trip needs no papers only where the index frees its destination and every place on the way', () => {
    const hubs = ['GB', 'DE', 'US', 'TR', 'IN', 'AE'];
    for (const [passport, country] of pairs) {
      for (const hub of hubs) {
        const stops = [
          { country, role: 'destination', days: 7 },
          { country: hub, role: 'connection', days: 1 },
        ] as const;
        const { areNone } = tripPapers([{ country: passport }], { stops, lastDay: '2027-01-20' }, visaRulesOf);
        const expected = stops.every((stop) => passport === stop.country || isFree(ofIndex(passport, stop.country), stop.days));
        if (areNone !== expected) expect([passport, country, hub, areNone]).toBe(expected);
      }
    }
  });

  test('a long trip that changes planes both ways needs no papers where each layover of a day is free', () => {
    const there = makeItinerary('PT9H', 'TK1 DOH 02-12T08:00 IST 02-12T12:00', 'TK2 IST 02-12T14:00 BKK 02-12T20:00');
    const back = makeItinerary('PT9H', 'TK3 BKK 03-26T02:00 IST 03-26T12:00', 'TK4 IST 03-26T14:00 DOH 03-26T18:00');
    const touched = tripCountries([{ itineraries: [there, back] }]);
    for (const [passport, country] of pairs) {
      for (const hub of ['AE', 'TR', 'GB']) {
        const stops = touched.map((stop) => ({ ...stop, country: stop.role === 'connection' ? hub : country }));
        const { areNone, transit } = tripPapers([{ country: passport }], { stops, lastDay: '2027-03-26' }, visaRulesOf);
        const isWayFree = passport === hub || isFree(ofIndex(passport, hub), 1);
        const expected = isWayFree && (passport === country || isFree(ofIndex(passport, country), 43));
        if (areNone !== expected) expect([passport, country, hub, areNone]).toBe(expected);
        if ((transit.kind === 'none') !== isWayFree) expect([passport, country, hub, transit.kind]).toBe(isWayFree);
      }
    }
  });

  test('what a list names is in the index, and its own citizens are in none', () => {
    for (const { countries, passports, link } of transitLists) {
      expect(countries.filter((code) => !visaPassports.includes(code))).toEqual([]);
      expect(new URL(link).protocol).toBe('https:');
      if (passports === 'all') continue;
      expect(passports.filter((code) => !visaPassports.includes(code) || countries.includes(code))).toEqual([]);
    }
    expect(schengenCountries).toHaveLength(29);
  });

  test('what the index does not know is unknown', () => {
    expect(paperAt('QA', { country: null, role: 'destination', days: 3 }, undefined)).toBe('unknown');
    expect(paperAt('ZZ', { country: 'FR', role: 'destination', days: 3 }, undefined)).toBe('unknown');
    expect(paperAt('QA', { country: null, role: 'connection', days: 1 }, undefined)).toBe('askAirline');
  });
});

test.each<[passport: string, via: string, listed: boolean]>([
  ['IN', 'GB', true],
  ['PH', 'GB', false],
  ['PK', 'DE', true],
  ['IN', 'DE', false],
  ['QA', 'US', true],
])('%s in transit through %s: in an official list %s', (passport, via, isListed) => {
  expect(transitListFor(passport, via) !== undefined).toBe(isListed);
});

describe('the papers of a party', () => {
  const rulesOf = (passport: string) => visaRulesOf(passport);
  /** "DOH IST/SAW LHR" in January 2027, out on the 14th and back `days` later. */
  function way(route: string, day: string) {
    const stops = route.split(' ').map((stop) => stop.split('/'));
    const flights = stops
      .slice(1)
      .map(([landing], index) => `QR${index + 1} ${stops[index]?.at(-1)} 01-${day}T08:00 ${landing} 01-${day}T12:00`);
    return makeItinerary('PT9H', ...flights);
  }
  const papersOf = (passports: string[], ...ways: [route: string, day: string][]) => {
    const offers = [{ itineraries: ways.map(([route, day]) => way(route, day)) }];
    const trip = { stops: tripCountries(offers), lastDay: lastDayOf(offers) };
    return tripPapers(
      passports.map((text) => {
        const [country = '', expiry] = text.split(' ');
        return { country, ...(expiry && { expiry }) };
      }),
      trip,
      rulesOf,
    );
  };

  it('are none for a passport that may enter everywhere on the way', () => {
    expect(papersOf(['DE'], ['DOH LHR', '14'], ['LHR DOH', '21'])).toMatchObject({ entry: { kind: 'eta' }, areNone: false });
    expect(papersOf(['DE'], ['DOH IST BCN', '14'], ['BCN FRA DOH', '21'])).toMatchObject({ areNone: true });
  });

  it('are those of the passport that needs most, with how many need them', () => {
    const { entry, passports, areNone } = papersOf(['DE', 'IN', 'IN'], ['DOH BCN', '14'], ['BCN DOH', '21']);
    expect([entry, passports, areNone]).toEqual([{ kind: 'required', count: 2 }, 3, false]);
  });

  it('count a connection by the official lists, or as unknown', () => {
    expect(papersOf(['IN'], ['DOH LHR KUL', '14']).transit).toEqual({ kind: 'transitVisa', count: 1 });
    expect(papersOf(['IN'], ['DOH FRA BKK', '14']).transit).toEqual({ kind: 'askAirline', count: 1 });
    expect(papersOf(['IN'], ['DOH FRA BKK', '14']).areNone).toBe(false);
  });

  it('are those of entering where the airport changes, or the next flight stays within the borders', () => {
    const entering = visaRulesOf('IN')?.['TR'];
    expect(entering).not.toMatch(/^\d|free/);
    expect(papersOf(['IN'], ['DOH IST/SAW KUL', '14']).transit.kind).not.toBe('askAirline');
    expect(papersOf(['IN'], ['DOH FRA CDG LHR', '14']).transit.kind).toBe('required');
    expect(papersOf(['QA'], ['DOH JFK LIM', '14']).transit.kind).toBe('eta');
  });

  it('count a Schengen visa once: at the destination, not at the border on the way to it', () => {
    const oslo = papersOf(['IN'], ['DOH JED AMS TRF', '06'], ['TRF AMS JED DOH', '20']);
    expect(oslo).toMatchObject({ entry: { kind: 'required', count: 1 }, transit: { kind: 'askAirline' } });
    expect(papersOf(['IN'], ['DOH FRA OSL', '06'], ['OSL FRA DOH', '20'])).toMatchObject({
      entry: { kind: 'required' },
      transit: { kind: 'none' },
      areNone: false,
    });
    // Another paper than that of the destination is one more.
    const stops = [
      { country: 'NO', role: 'destination', days: 7 },
      { country: 'NL', role: 'border', days: 1 },
    ] as const;
    const trip = { stops, lastDay: '2027-01-20' };
    const { entry, transit } = tripPapers([{ country: 'IN' }], trip, () => ({ NO: '30', NL: 'visa required' }));
    expect([entry.kind, transit.kind]).toEqual(['none', 'required']);
  });

  it('say when a visit is longer than the days without a visa', () => {
    const free = papersOf(['QA'], ['DOH BKK', '01'], ['BKK DOH', '31']).entry.kind;
    expect(ofIndex('QA', 'TH')).toMatch(/^\d+$/);
    expect(free).toBe(Number(ofIndex('QA', 'TH')) >= 31 ? 'none' : 'tooLong');
    expect(paperAt('QA', { country: 'TH', role: 'destination', days: 500 }, '60')).toBe('tooLong');
  });

  it('say when a passport ends before the trip, or within six months of it', () => {
    const trip: [string, string][] = [
      ['DOH BCN', '14'],
      ['BCN DOH', '21'],
    ];
    expect(papersOf(['DE 2027-07-21'], ...trip)).toMatchObject({ validity: null, areNone: true });
    expect(papersOf(['DE 2027-07-20', 'DE'], ...trip)).toMatchObject({
      validity: { kind: 'passportShort', count: 1 },
      areNone: false,
    });
    expect(papersOf(['DE 2027-07-20', 'DE 2027-01-20'], ...trip).validity).toEqual({ kind: 'passportExpired', count: 1 });
    expect(validityOf({ country: 'DE' }, '2027-01-21')).toBeNull();
  });
});

describe('the passports saved on this device', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', storage);
  });

  it('are read as saved, the first is that of all pages, and nothing is left after clearing', () => {
    expect(partyPassports.read()).toEqual([]);
    savePartyPassports([{ country: 'IN', expiry: '2030-01-01' }, { country: 'QA' }]);
    expect(partyPassports.read()).toEqual([{ country: 'IN', expiry: '2030-01-01' }, { country: 'QA' }]);
    expect(partyPassports.read()).toBe(partyPassports.read());
    expect(loadPassport()).toBe('IN');
    savePartyPassports([]);
    expect(partyPassports.read()).toEqual([]);
    expect(loadPassport()).toBeNull();
  });

  it('are the one that was looked up on another page, unless a family has several', () => {
    savePassport('FR');
    expect(partyPassports.read()).toEqual([{ country: 'FR' }]);
    savePartyPassports([{ country: 'QA' }]);
    savePassport('FR');
    expect(partyPassports.read()).toEqual([{ country: 'FR' }]);
    savePartyPassports([{ country: 'QA' }, { country: 'IN' }]);
    savePassport('FR');
    expect(partyPassports.read()).toHaveLength(2);
  });

  it.each([
    ['text', 'no JSON', 0],
    ['another shape', '{"a":1}', 0],
    ['wrong entries', '[{"country":"qatar"},{"country":"QA","expiry":"soon"},null,{"country":"QA"}]', 1],
    ['too many', JSON.stringify(Array(20).fill({ country: 'QA' })), mostPassports],
  ])('are only those that can be read: %s', (_, text, count) => {
    store.set('karam.party-passports.v1', text);
    expect(partyPassports.read()).toHaveLength(count);
  });

  it('hold for the page where storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    savePartyPassports([{ country: 'QA' }]);
    expect(partyPassports.read()).toEqual([{ country: 'QA' }]);
  });
});
