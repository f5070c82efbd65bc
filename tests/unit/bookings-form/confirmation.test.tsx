import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareSummary } from '@/components/bookings/confirmation/actions';
import { Confirmation } from '@/components/bookings/confirmation/confirmation';
import { Pass } from '@/components/bookings/products/pass';
import { countryCodes, frequentNationalities } from '@/content/countries';
import { beginsByAnswer } from '@/lib/bookings/answer-by';
import { listCountries } from '@/lib/bookings/country-names';
import { passenger } from '@/lib/bookings/people';
import type { FlightReceipt, JourneyReceipt } from '@/lib/bookings/products/flight/describe';
import { type Receipt, saveReceipt, type TripReceipt } from '@/lib/bookings/receipt';
import { company } from '@/lib/company/company';
import arabic from '@/messages/ar/bookings.json';
import arabicFlights from '@/messages/ar/flights.json';
import arabicStates from '@/messages/ar/states.json';
import english from '@/messages/en/bookings.json';
import englishFlights from '@/messages/en/flights.json';
import englishStates from '@/messages/en/states.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';
import { stubTabStorage } from '../stubs';

const statesIn = (locale: 'en' | 'ar') => (locale === 'ar' ? arabicStates : englishStates);
const flightsIn = (locale: 'en' | 'ar') => (locale === 'ar' ? arabicFlights : englishFlights);

describe('confirmation', () => {
  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('a reference that is unknown in this tab is not confirmed, and can be looked up (%s)', (locale, bookings) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings, states: statesIn(locale) }}>
        <Confirmation reference="KT-ZZZZZZ" />
      </NextIntlClientProvider>,
    );
    const { title, next, unknown } = bookings.confirmation;
    expect(html).toContain('KT-ZZZZZZ');
    expect(html).toContain(unknown.text);
    expect(html).toContain(`href="${locale === 'ar' ? '/ar' : ''}/support/manage-booking?reference=KT-ZZZZZZ"`);
    expect(html).not.toContain(title);
    expect(html).not.toContain(next.title);
  });
});

describe('share summary', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://www.karam.example' } }));

  const made = { reference: 'KT-7F3K9Q', passengerNames: ['Amina Sara Haddad'], email: 'amina@example.com' };
  const saved = {
    search: familySearch,
    offer: { ...offerFor(familySearch), signature: 's' },
    dictionaries: { carriers: {}, aircraft: {} },
  };
  const flight: FlightReceipt = { ...made, kind: 'flight', ...saved };
  const journey: JourneyReceipt = { ...made, kind: 'multicity', legs: [saved, saved] };
  const stay: TripReceipt = {
    ...made,
    kind: 'hotel',
    title: 'Plain House',
    lines: [],
    total: 1850,
    facts: [
      { term: 'Check-in', text: '20/01/2027' },
      { term: 'Check-out', text: '23/01/2027' },
      { term: 'Meals', text: 'Room only' },
    ],
  };

  /** The text that WhatsApp opens with, without the invisible signs of amounts. */
  function textOf(receipt: Receipt, locale: 'en' | 'ar'): string {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings: locale === 'ar' ? arabic : english }}>
        <ShareSummary receipt={receipt} />
      </NextIntlClientProvider>,
    );
    const address = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    // Without a number the app asks for the recipient.
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    return (address.searchParams.get('text') ?? '').replace(/[\u200e\u200f\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));
  }

  it.each<[string, Receipt, 'en' | 'ar', string[]]>([
    [
      'a flight',
      flight,
      'en',
      ['Doha – London – Doha', '14/01/2027 – 21/01/2027', 'QAR 7,400', '/support/manage-booking?reference=KT-7F3K9Q'],
    ],
    [
      'a flight',
      flight,
      'ar',
      ['الدوحة – لندن – الدوحة', '14/01/2027 – 21/01/2027', '7,400', '/ar/support/manage-booking?reference=KT-7F3K9Q'],
    ],
    ['a journey', journey, 'en', ['QAR 14,800']],
    ['a stay', stay, 'en', ['Plain House', 'Check-in: 20/01/2027\nCheck-out: 23/01/2027', 'QAR 1,850']],
  ])('has the subject, the price and the link of %s (%#)', (_, receipt, locale, parts) => {
    const text = textOf(receipt, locale);
    for (const part of ['KT-7F3K9Q', ...parts]) expect(text).toContain(part);
    // The message may go to a group: no names, no addresses.
    expect(text).not.toMatch(/Haddad|amina@/);
  });
});

describe.each([
  ['en', english],
  ['ar', arabic],
] as const)('pass (%s)', (locale, bookings) => {
  const made = { reference: 'KT-7F3K9Q', passengerNames: ['Amina Haddad', 'Omar Haddad'], email: 'amina@example.com' };
  const pictures = { LHR: '/art/london-card-ltr.svg' };
  const drawn = (receipt: Receipt) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings, flights: flightsIn(locale) }}>
        <Pass receipt={receipt} pictures={pictures} />
      </NextIntlClientProvider>,
    );
  const t = createTranslator({ locale, messages: { bookings }, namespace: 'bookings.confirmation' });

  it('of a flight has the poster of its destination, both airports and days, and is not a ticket', () => {
    const offer = { ...offerFor(familySearch), signature: 's' };
    const dictionaries = { carriers: {}, aircraft: {} };
    const html = drawn({ ...made, kind: 'flight', search: familySearch, offer, dictionaries } as FlightReceipt);
    const parts = [pictures.LHR, '>DOH<', '>LHR<', '14/01/2027', '21/01/2027', 'Amina Haddad', '+1', made.reference];
    for (const part of [...parts, t('pass.state', { kind: 'flight' })]) expect(html).toContain(part);
    expect(t('pass.state', { kind: 'flight' })).not.toBe(t('pass.state', { kind: 'hotel' }));
  });

  it('of a holiday has its poster', () => {
    const trip = { title: 'Bosphorus', picture: '/art/istanbul-card-ltr.svg', facts: [], lines: [], total: 900 };
    const html = drawn({ ...made, kind: 'package', ...trip } as TripReceipt);
    for (const part of [trip.picture, trip.title, t('pass.state', { kind: 'package' })]) expect(html).toContain(part);
  });
});

describe('soon notice', () => {
  describe('an answer comes', () => {
    // A Sunday evening: the office opens again at eight and has twelve hours.
    const asked = new Date('2026-11-22T17:24:00Z');

    it.each([
      ['2026-11-22', true],
      ['2026-11-23', true],
      ['2026-11-24', false],
    ])('for a trip that begins on %s too late: %s', (firstDay, isTooLate) => {
      expect(beginsByAnswer(firstDay, asked)).toBe(isTooLate);
    });
  });

  const stay: TripReceipt = {
    kind: 'hotel',
    reference: 'KT-SN2345',
    title: 'Plain House',
    passengerNames: ['Amina'],
    email: 'amina@example.com',
    facts: [{ term: 'Check-in', text: '23/11/2026' }],
    lines: [{ label: 'Stay', amount: 900 }],
    total: 900,
    firstDay: '2026-11-23',
    requestedAt: '2026-11-22T17:24:00Z',
  };

  beforeEach(() => {
    vi.stubGlobal('window', { location: { origin: 'https://www.karam.example' } });
    stubTabStorage();
  });

  it.each([
    ['en', english, 'Your stay may begin before'],
    ['ar', arabic, 'قد تبدأ إقامتك قبل'],
  ] as const)('the confirmation asks travellers who leave before it to call (%s)', (locale, bookings, text) => {
    const shown = (receipt: TripReceipt) => {
      saveReceipt(receipt);
      return renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings, states: statesIn(locale) }}>
          <Confirmation reference={receipt.reference} />
        </NextIntlClientProvider>,
      );
    };
    expect(shown(stay)).toMatch(
      new RegExp(
        `${text}[\\s\\S]+?href="${company.phone.href.replace('+', '\\+')}"[\\s\\S]+${bookings.confirmation.next.title.replace('?', '\\?')}`,
      ),
    );
    expect(shown({ ...stay, firstDay: '2026-11-24' })).not.toContain(text);
    const { firstDay: _, ...older } = stay;
    expect(shown(older)).not.toContain(text);
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('the confirmation has the sentence of its state (%s)', (locale, bookings) => {
    const states = statesIn(locale);
    const shown = (receipt: TripReceipt) => {
      saveReceipt(receipt);
      return renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings, states }}>
          <Confirmation reference={receipt.reference} />
        </NextIntlClientProvider>,
      );
    };
    const t = createTranslator({ locale, messages: { states }, namespace: 'states.sentences' });
    const [asked, toPay] = [t('requested', { kind: stay.kind }), t('requestedToPay')];
    const atOnce = shown({ ...stay, payKey: 'a'.repeat(32) });
    const held = shown({ ...stay, payKey: 'a'.repeat(32), isHeld: true });
    expect([held.includes(t('holding', { kind: stay.kind })), held.includes(toPay)]).toEqual([true, false]);
    const notHeld = shown({ ...stay, payKey: 'a'.repeat(32), isHeld: false });
    expect([notHeld.includes(bookings.confirmation.notHeld), notHeld.includes(toPay)]).toEqual([true, true]);
    expect([shown(stay).includes(asked), atOnce.includes(asked), atOnce.includes(toPay)]).toEqual([true, false, true]);
  });

  it.each([
    ['en', english, 'child', 'infant'],
    ['ar', arabic, 'طفل', 'رضيع'],
  ] as const)(
    'the confirmation says who is a child, and keeps the parts of a name whole (%s)',
    (locale, bookings, child, infant) => {
      saveReceipt<TripReceipt>({
        ...stay,
        passengerNames: ['Amina Al-Kuwari', 'Omar Haddad', 'Sara Haddad'],
        ageGroups: ['adult', 'child', 'infant'],
      });
      const html = renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings, states: statesIn(locale) }}>
          <Confirmation reference={stay.reference} />
        </NextIntlClientProvider>,
      );
      const names = [...html.matchAll(/<li><bdi>(.+?)<\/li>/g)].map(([, name = '']) => name);
      expect(names.map((name) => name.replace(/<.+?>/g, '').replace(/ +/g, ' ').trim())).toEqual([
        'Amina Al-Kuwari',
        `Omar Haddad (${child})`,
        `Sara Haddad (${infant})`,
      ]);
      expect(names[0]).toMatch(/Amina<\/span> <span class="inline-block [^"]*">Al-Kuwari<\/span>/);
    },
  );
});

describe.each(['en', 'ar'] as const)('listCountries(%s)', (locale) => {
  const countries = listCountries(locale);

  it('names each country once, the frequent ones first', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect([...codes].sort()).toEqual([...countryCodes].sort());
    expect(countries.filter(({ frequent }) => frequent).map(({ code }) => code)).toEqual(frequentNationalities);
    expect(codes.slice(0, frequentNationalities.length)).toEqual(frequentNationalities);
  });

  it('has a name in the language for every code that the server accepts', () => {
    for (const { code, name } of countries) {
      expect(name).not.toBe(code);
      expect(name).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /[A-Z]/);
      expect(passenger.shape.nationality.safeParse(code).success).toBe(true);
    }
  });

  it('sorts the others by name, in Arabic without the article', () => {
    const names = countries.filter(({ frequent }) => !frequent).map(({ name }) => name.replace(/^ال/, ''));
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  });
});
