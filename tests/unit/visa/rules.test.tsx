import { createHash } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { GET } from '@/app/api/visa-rules/[passport]/route';
import { entryOfPassport } from '@/components/visa/entry-of-passport';
import { VisaNote } from '@/components/visa/visa-note';
import { airports } from '@/content/airports';
import { frequentNationalities } from '@/content/countries';
import { packageCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { visaPassports, visaRulesAsOf } from '@/content/visa-passports.generated';
import { visaRulesDigest } from '@/content/visa-rules.generated';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { readChoice, writeChoice } from '@/lib/visa/choice-address';
import { describeEntry, type EntryWords } from '@/lib/visa/describe-entry';
import { groupByEase } from '@/lib/visa/group-by-ease';
import { unpackRow } from '@/lib/visa/packed-rules';
import { readRule, ruleKinds, staysIn } from '@/lib/visa/rule';
import { listPassports, listStays } from '@/lib/visa/rule-choices';
import { areVisaRulesOld } from '@/lib/visa/rules-age';
import { rowOf, visaRulesOf } from '@/lib/visa/rules-of';
import arVisa from '@/messages/ar/visa.json';
import enVisa from '@/messages/en/visa.json';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

describe('describe entry', () => {
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
  const say = (passport: string, country: string | null, written?: string) =>
    describeEntry({ passport, country, written }, words);

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
    expect(countries.filter((country) => !visaRulesOf('QA')?.[country])).toEqual([]);
  });

  describe('the note for a saved passport', () => {
    const question = { country: 'FR', locale: 'en', words: { ...words, passport: 'Passport: {passport}' } } as const;
    const fetched = vi.fn<typeof fetch>();

    beforeEach(() => vi.stubGlobal('fetch', fetched));

    it('is requested and shown with its texts', async () => {
      fetched.mockImplementation(async () => Response.json(rowOf('IN')));
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
});

it('names of rules begin with a capital, as they are headings too', () => {
  const names = [...ruleKinds.map((kind) => enVisa.rules[kind]), enVisa.rules.homeName, enVisa.rules.unknownName];
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
});

describe('a rule of the index', () => {
  it.each([
    ['90', { kind: 'free', days: 90 }],
    ['visa free', { kind: 'free', days: null }],
    ['eta', { kind: 'eta', days: null }],
    ['visa on arrival', { kind: 'onArrival', days: null }],
    ['e-visa', { kind: 'eVisa', days: null }],
    ['visa required', { kind: 'required', days: null }],
    ['no admission', { kind: 'noAdmission', days: null }],
  ])('"%s" is read', (written, rule) => {
    expect(readRule(written)).toEqual(rule);
  });

  it.each(['', '0', '-1', '9 days', 'toString', 'Visa Free'])('"%s" is not guessed at', (written) => {
    expect(readRule(written)).toBeNull();
  });
});

describe('the rules of this release', () => {
  const pairs = visaPassports.flatMap((passport) =>
    Object.entries(visaRulesOf(passport) ?? {}).map(([destination, rule]) => ({ passport, destination, rule })),
  );

  it('are those of the index, pair by pair', () => {
    const lines = pairs.map(({ passport, destination, rule }) => `${passport},${destination},${rule}\n`);
    expect(lines).toHaveLength(199 * 198);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(visaRulesDigest);
  });

  it('are the ones of February 2026', () => {
    if (visaRulesAsOf !== '2026-02-17') return;
    // Made from the file of the index by another program.
    expect(visaRulesDigest).toBe('24bd9df66041e1acc5a0f2cc20401823d5ea1e146fe0c38afb303cfad26d6d9c');
  });

  it('never say "visa free" where the index says otherwise', () => {
    for (const { passport, destination, rule } of pairs) {
      const isFree = rule === 'visa free' || /^\d+$/.test(rule);
      expect(readRule(rule)?.kind === 'free', `${passport} to ${destination}: ${rule}`).toBe(isFree);
    }
    expect(pairs.filter(({ rule }) => !readRule(rule))).toEqual([]);
  });

  it('leave out only the passport’s own country', () => {
    for (const passport of visaPassports) {
      const rules = visaRulesOf(passport) ?? {};
      expect(visaPassports.filter((code) => !(code in rules))).toEqual([passport]);
    }
    expect(visaRulesOf('XX')).toBeUndefined();
    expect(visaRulesOf('toString')).toBeUndefined();
  });

  it('cover every nationality that people in Qatar often have, and every airport of our list', () => {
    const countries = [...frequentNationalities, ...airports.map(({ country }) => country)];
    expect(countries.filter((country) => !visaPassports.includes(country))).toEqual([]);
  });

  it('are called old after 180 days', () => {
    expect(areVisaRulesOld(addDays(visaRulesAsOf, 180))).toBe(false);
    expect(areVisaRulesOld(addDays(visaRulesAsOf, 181))).toBe(true);
  });

  it('have names sorted in the language of the page', () => {
    const arabic = listPassports('ar');
    expect(arabic.find(({ code }) => code === 'QA')?.name).toBe('قطر');
    expect(listPassports('en').find(({ code }) => code === 'PS')?.name).toBe('Palestine');
    const names = arabic.map(({ name }) => name);
    expect(names).toContain('السعودية');
    const withoutArticle = names.map((name) => name.replace(/^ال/, ''));
    expect(withoutArticle).toEqual([...withoutArticle].sort(new Intl.Collator('ar').compare));
    expect([...listPassports('en'), ...listPassports('ar')].filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('have each length of stay once', () => {
    expect(listStays()).toEqual([7, 10, 14, 15, 21, 28, 30, 31, 42, 45, 60, 90, 120, 180, 240, 360]);
  });
});

describe('the groups', () => {
  const names = ['A', 'B', 'C', 'D', 'E'].map((code) => ({ code, name: code }));

  it('are sorted from easy to hard, with the places in the given order', () => {
    const groups = groupByEase({ B: 'visa required', D: '30', A: 'eta', C: 'visa free' }, names);
    expect(groups.map(({ kind, places }) => [kind, places.map(({ code, days }) => [code, days])])).toEqual([
      [
        'free',
        [
          ['C', null],
          ['D', 30],
        ],
      ],
      ['eta', [['A', null]]],
      ['required', [['B', null]]],
    ]);
  });

  it('leave out unreadable rules, and places without a rule', () => {
    expect(groupByEase({ A: 'perhaps' }, names)).toEqual([]);
    expect(groupByEase({}, [{ code: 'toString', name: '' }])).toEqual([]);
  });

  it('contain every destination of a passport once', () => {
    const countries = listPassports('en');
    for (const passport of visaPassports) {
      const rules = visaRulesOf(passport) ?? {};
      const groups = groupByEase(rules, countries);
      expect(groups.flatMap(({ places }) => places)).toHaveLength(Object.keys(rules).length);
      expect(groups.map(({ kind }) => kind)).toEqual(ruleKinds.filter((kind) => groups.some((group) => group.kind === kind)));
    }
  });
});

describe('the choice in the address', () => {
  const known = { passports: ['QA', 'IN'], destinations: ['FR', 'TR'] };

  it.each([
    ['?passport=IN&destination=FR', 'IN', 'FR', []],
    ['?passport=qa&destination=tr&lang=ar', 'QA', 'TR', []],
    ['?passport=XX&destination=QA', null, null, ['passport', 'destination']],
    ['?passport=IN&destination=', 'IN', null, []],
    ['', null, null, []],
  ])('%s is read, and what is unknown in it named', (query, passport, destination, unknown) => {
    expect(readChoice(query, known)).toEqual({ passport, destination, unknown });
  });

  it('is written beside other parameters, and read again', () => {
    expect(writeChoice('?lang=ar&passport=IN', { passport: 'QA', destination: 'FR' })).toBe(
      '?lang=ar&passport=QA&destination=FR',
    );
    expect(writeChoice('?destination=FR', { passport: null, destination: null })).toBe('');
    const choice = { passport: 'IN', destination: 'TR' };
    expect(readChoice(writeChoice('', choice), known)).toEqual({ ...choice, unknown: [] });
  });
});

describe('route', () => {
  const ask = (passport: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ passport }) });

  test('the rules of a passport are cached for a day', async () => {
    const answer = await ask('QA');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(unpackRow(await answer.json())).toEqual(visaRulesOf('QA'));
  });

  test.each(['XXX', 'qa', '__proto__', 'toString'])('%s is not a passport, and the answer is JSON', async (passport) => {
    const answer = await ask(passport);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'unknownPassport' });
  });
});

describe('visa note', () => {
  const messages = { en: { visa: enVisa }, ar: { visa: arVisa } };

  it.each([
    ['en', 'Passport: Qatar', 'Up to 90 days without a visa', '/support/travel-requirements?destination=TR'],
    ['ar', 'جواز السفر: قطر', 'حتى 90 يومًا بلا تأشيرة', '/ar/support/travel-requirements?destination=TR'],
  ] as const)('in %s a page is served with the note for a Qatari passport', (locale, passport, stay, link) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={messages[locale]}>
        <VisaNote country="TR" look="section" />
      </NextIntlClientProvider>,
    );
    const { rules, note } = messages[locale].visa;
    for (const text of [note.title, passport, rules.free, stay, rules.confirm, '<bdi>17/02/2026</bdi>', `href="${link}"`]) {
      expect(html).toContain(text);
    }
  });

  it.each([
    ['SA', true],
    ['TR', false],
  ])('a page that leads to %s names the identity card: %s', (country, isNamed) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={messages.en}>
        <VisaNote country={country} look="card" />
      </NextIntlClientProvider>,
    );
    expect(html.includes(enVisa.rules.idCard)).toBe(isNamed);
  });
});
