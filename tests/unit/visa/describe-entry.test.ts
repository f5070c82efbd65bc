import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOfPassport } from '@/components/visa/entry-of-passport';
import { packageCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { visaRules } from '@/content/visa-rules.generated';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { describeEntry, type EntryWords } from '@/lib/visa/describe-entry';
import { staysIn } from '@/lib/visa/rule';

const saying = (name: string) => ({ name, detail: `${name}, in short` });
const words: EntryWords = {
  kinds: {
    free: saying('free'),
    eta: saying('eta'),
    onArrival: saying('onArrival'),
    eVisa: saying('eVisa'),
    required: saying('required'),
    noAdmission: saying('noAdmission'),
  },
  limits: { 90: 'up to 90 days' },
  home: saying('home'),
  unknown: saying('unknown'),
};
const say = (passport: string, country: string | null, written?: string) => describeEntry({ passport, country, written }, words);

describe('the text of a note', () => {
  it('has the rule with its duration or kind', () => {
    expect(say('QA', 'TR', '90')).toEqual({ name: 'free', detail: 'up to 90 days' });
    expect(say('QA', 'SA', 'visa free')).toEqual(words.kinds.free);
    expect(say('QA', 'US', 'eta')).toEqual(words.kinds.eta);
  });

  it('is never a guess', () => {
    expect(say('QA', 'SE')).toEqual(words.unknown);
    expect(say('QA', null)).toEqual(words.unknown);
    expect(say('QA', 'TR', 'perhaps')).toEqual(words.unknown);
    expect(say('QA', 'TR', '77')).toEqual(words.kinds.free);
  });

  it('recognizes the passport’s own country', () => {
    expect(say('QA', 'QA')).toEqual(words.home);
  });
});

it('has each length of stay once', () => {
  expect(staysIn(['90', 'eta', '30', '90', 'nonsense'])).toEqual([30, 90]);
});

it('every place and holiday has a country in the index', () => {
  const airports = [...places, ...plannedPlaces].map(({ airport }) => airport);
  const gateways = packageCountries.map(({ gateway }) => gateway);
  const countries = [...airports, ...gateways].map((code) => countryOfAirport(code) ?? code);
  expect(countries.filter((country) => !visaRules['QA']?.[country])).toEqual([]);
});

describe('the note for a saved passport', () => {
  const question = { country: 'FR', locale: 'en', words: { ...words, passport: 'Passport: {passport}' } } as const;
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => vi.stubGlobal('fetch', fetched));

  it('is requested and shown with its texts', async () => {
    fetched.mockImplementation(async () => Response.json({ FR: 'visa required' }));
    expect(await entryOfPassport('IN', question)).toEqual({ passport: 'Passport: India', ...words.kinds.required });
  });

  it('is empty without a request for an invalid passport', async () => {
    fetched.mockClear();
    expect(await entryOfPassport('nonsense', question)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is absent when the rules cannot be loaded', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    await expect(entryOfPassport('PH', question)).rejects.toThrow();
  });
});
