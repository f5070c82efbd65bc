import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RuleSources } from '@/components/flights/results/papers/passports-sheet';
import { TripVisas } from '@/components/visa/trip/trip-visas';
import { transitLists } from '@/content/transit-visas';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { visaRulesOldFrom, visaRulesOver } from '@/lib/visa/rules-age';
import { visaRulesOf } from '@/lib/visa/rules-of';
import arFlights from '@/messages/ar/flights.json';
import arVisa from '@/messages/ar/visa.json';
import enFlights from '@/messages/en/flights.json';
import enVisa from '@/messages/en/visa.json';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { makeItinerary } from '../flights/results/offers.ts';

const known = vi.hoisted(() => ({
  isThere: true,
  rulesOf: (_passport: string): Readonly<Record<string, string>> | undefined => undefined,
}));
vi.mock('@/components/visa/use-rules', () => ({
  useRules: (passport: string) => [known.isThere ? (known.rulesOf(passport) ?? {}) : null, () => undefined],
}));

/** The passport on this device. */
let saved: string | null;

beforeEach(() => {
  known.isThere = true;
  known.rulesOf = visaRulesOf;
  saved = 'QA';
  vi.stubGlobal('localStorage', { getItem: () => saved });
  // Too old rules are not shown.
  vi.useFakeTimers({ now: new Date(visaRulesAsOf), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const messages = { en: { visa: enVisa }, ar: { visa: arVisa } };
const viaIstanbul = [
  { itineraries: [makeItinerary('PT9H', 'TK1 DOH 01-14T08:00 IST 01-14T12:00', 'TK2 IST 01-14T14:00 ARN 01-14T16:00')] },
];
const toDoha = [
  { itineraries: [makeItinerary('PT9H', 'TK1 LHR 01-14T08:00 IST 01-14T12:00', 'TK2 SAW 01-14T18:00 DOH 01-14T22:00')] },
];
const home = [{ itineraries: [makeItinerary('PT2H', 'SV1 JED 01-14T08:00 RUH 01-14T10:00')] }];

function show(locale: 'en' | 'ar', offers: typeof home, ...nationalities: string[]): string {
  const travellers = nationalities.map((nationality, index) => ({ name: `Traveller ${index + 1}`, nationality }));
  return renderToStaticMarkup(
    <TripVisas locale={locale} messages={messages[locale]} offers={offers} heading="h3" travellers={travellers} />,
  );
}

it.each(['en', 'ar'] as const)('in %s connections are distinguished from the destination', (locale) => {
  const { rules, trip } = messages[locale].visa;
  const html = show(locale, viaIstanbul);
  for (const text of [rules.destination, rules.required, trip.connection, rules.free, trip.transit, rules.confirm]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain(trip.residents);
  expect(html).toContain('passport=QA&amp;destination=SE"');
});

it('a traveller with another passport gets their own rules, and what residents of Qatar need to return', () => {
  const { rules, trip } = enVisa;
  const html = show('en', toDoha, 'IN');
  for (const text of [rules.onArrival, trip.residents, rules.required, trip.transfer]) expect(html).toContain(text);
  expect(html).not.toContain(trip.transit);
  expect(show('en', toDoha, 'QA')).toContain(rules.homeName);
  const outside = show('en', toDoha, 'XX');
  expect(outside).toContain(rules.unknownName);
  expect(outside).not.toContain(rules.homeName);
});

it('the identity card is mentioned only between two countries of the GCC', () => {
  const toRiyadh = [{ itineraries: [makeItinerary('PT2H', 'QR1 DOH 01-14T08:00 RUH 01-14T10:00')] }];
  for (const locale of ['en', 'ar'] as const) expect(show(locale, toRiyadh, 'QA')).toContain(messages[locale].visa.rules.idCard);
  expect(show('en', toRiyadh, 'IN')).not.toContain(enVisa.rules.idCard);
  expect(show('en', viaIstanbul, 'QA')).not.toContain(enVisa.rules.idCard);
});

it('every nationality of the party is listed once, in order, with the names of its travellers', () => {
  const html = show('en', viaIstanbul, 'QA', 'IN', 'IN');
  const headings = [...html.matchAll(/<h4[^>]*>(.*?)<\/h4><p[^>]*>(.*?)<\/p>/g)].map(([, passport, names]) => [
    passport,
    names?.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(headings).toEqual([
    ['Nationality: Qatar', 'Traveller 1'],
    ['Nationality: India', 'Traveller 2, Traveller 3'],
  ]);
  expect(html.split(enVisa.trip.connection)).toHaveLength(3);
  expect(html.split(enVisa.rules.confirm)).toHaveLength(2);
  expect(html).not.toContain('<select');
});

it('a passport saved on the device is used for unknown nationalities', () => {
  saved = 'IN';
  expect(show('en', toDoha)).toContain(enVisa.trip.residents);
  expect(show('en', toDoha)).toContain('<select');
  const booked = show('en', toDoha, 'QA');
  expect(booked).toContain(enVisa.rules.homeName);
  expect(booked).not.toContain(enVisa.trip.residents);
});

it('nobody has a passport that was not chosen', () => {
  saved = null;
  const html = show('en', viaIstanbul);
  expect(html).toContain(`<option value="" selected="">${enVisa.rules.choosePassport}</option>`);
  for (const text of [enVisa.rules.free, enVisa.trip.connection]) expect(html).not.toContain(text);
  expect(html).toContain('travel-requirements?destination=SE"');
});

it('a trip within one country shows nothing', () => {
  expect(show('en', home)).toBe('');
});

it('rules that are old say so', () => {
  expect(show('en', viaIstanbul)).not.toContain(enVisa.rules.old);
  vi.setSystemTime(new Date(visaRulesOldFrom));
  const html = show('en', viaIstanbul);
  expect(html).toContain(enVisa.rules.old);
  expect(html).toContain(enVisa.rules.free);
});

it('rules that are too old are not shown', () => {
  vi.setSystemTime(new Date(visaRulesOver));
  const html = show('en', viaIstanbul);
  expect(html).not.toContain(enVisa.rules.free);
  expect(html).not.toContain(enVisa.trip.transit);
});

it('rules that cannot be loaded show a retry button and a link', () => {
  known.isThere = false;
  const html = show('en', viaIstanbul);
  for (const text of [enVisa.trip.missing, enVisa.rules.retry, enVisa.trip.all]) expect(html).toContain(text);
  expect(html).not.toContain(enVisa.rules.destination);
});

it.each(['en', 'ar'] as const)(
  'in %s a list for changing planes says its source and day, and from the 181st day that it is old',
  (locale) => {
    const viaLondon = [
      { itineraries: [makeItinerary('PT9H', 'BA1 DOH 01-14T08:00 LHR 01-14T12:00', 'BA2 LHR 01-14T14:00 ARN 01-14T16:00')] },
    ];
    const list = transitLists.find(({ countries }) => countries.includes('GB'));
    if (!list) throw new Error('There is no list for London');
    const [year, month, day] = list.asOf.split('-');
    const texts = [list.by[locale], list.link, `${day}/${month}/${year}`];
    for (const [days, isOld] of [
      [0, false],
      [180, false],
      [181, true],
    ] as const) {
      vi.setSystemTime(new Date(`${addDays(list.asOf, days)}T09:00:00Z`));
      const html = show(locale, viaLondon, 'IN');
      for (const text of texts) expect(html).toContain(text);
      expect(html.includes(messages[locale].visa.trip.listOld)).toBe(isOld);
    }
  },
);

it.each(['en', 'ar'] as const)(
  'in %s the passports of a party name every list with its day, and today each that is old',
  (locale) => {
    const flights = { en: enFlights, ar: arFlights }[locale];
    const draw = () =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={{ flights }} timeZone="Asia/Qatar">
          <RuleSources />
        </NextIntlClientProvider>,
      );
    const oldIn = (html: string) => html.split(flights.results.papers.sheet.old).length - 1;
    vi.useRealTimers();
    const today = draw();
    for (const { link, by } of transitLists) for (const text of [link, by[locale]]) expect(today).toContain(text);
    expect(oldIn(today)).toBe(transitLists.length);
    vi.useFakeTimers({ now: new Date(`${transitLists[0]?.asOf}T09:00:00Z`), toFake: ['Date'] });
    expect(oldIn(draw())).toBe(transitLists.filter(({ asOf }) => asOf < addDays(transitLists[0]?.asOf ?? '', -180)).length);
  },
);

it('what the way back to the country of departure needs is said, or that it is not known', () => {
  const dublin = [
    {
      itineraries: [
        makeItinerary('PT1H', 'EI1 DUB 01-14T08:00 LHR 01-14T09:20'),
        makeItinerary('PT1H', 'EI2 LHR 01-20T08:00 DUB 01-20T09:20'),
      ],
    },
  ];
  const plain = (html: string) => html.replace(/<[^>]+>/g, '');
  expect(plain(show('en', dublin, 'IN'))).toContain('Coming back (Ireland): if you live there, carry your residence permit.');
  expect(plain(show('en', dublin, 'IN'))).toContain(`For visitors with this passport: ${enVisa.rules.required} (`);
  expect(plain(show('ar', dublin, 'IN'))).toContain('العودة إلى أيرلندا');
  expect(plain(show('en', dublin, 'IE'))).not.toContain('Coming back');
  expect(plain(show('en', [{ itineraries: dublin[0]?.itineraries.slice(0, 1) ?? [] }], 'IN'))).not.toContain('Coming back');
  known.rulesOf = () => ({});
  expect(plain(show('en', dublin, 'IN'))).toContain('isn’t in our index: ask the embassy or the airline.');
});
