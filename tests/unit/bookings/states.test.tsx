import path from 'node:path';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentCard } from '@/components/bookings/payments/payment-card';
import { TripCard } from '@/components/dashboard/trips/trip-card';
import { StateBadge, StateSentence } from '@/components/desk/facts';
import { BookingFound } from '@/components/self-service/booking/booking-found';
import { RefundsFound } from '@/components/self-service/track-refund';
import { type BookingState, bookingStates, stateOf, wordOf } from '@/lib/bookings/model/booking-state';
import type { KnownBooking } from '@/lib/bookings/model/known-booking';
import type { Payment } from '@/lib/bookings/model/payment-row';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadAllMessages, type Messages } from '@/lib/i18n/messages';
import { bookingSheet } from '@/lib/mail/pdf/booking-sheet';
import { type MailBooking, stateSentence } from '@/lib/mail/trip';
import { foundBooking } from '@/lib/self-service/found';
import { type Facts, knownOf, ways } from '../../fixtures/booking-states.ts';
import { bookingFor } from '../pdf/booking-for';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const kinds = ['flight', 'multicity', 'hotel', 'package'] as const;
type Kind = (typeof kinds)[number];
const ignore = () => undefined;

describe('the state of a booking', () => {
  it.each(ways)('is %s after %o', (state, facts) => {
    expect(stateOf(knownOf(facts))).toBe(state);
  });

  it('of each name exists', () => {
    expect(new Set(ways.map(([state]) => state))).toEqual(new Set(bookingStates));
  });

  it('of a gift card is that of its payment, also after its day', () => {
    const gift = (facts: Facts) => stateOf(knownOf(facts, 'gift'));
    expect([gift({ status: 'requested' }), gift({ status: 'ticketed', payment: 'paid', isPast: true })]).toEqual([
      ...['requestedToPay', 'issued'],
    ]);
    expect(gift({ status: 'cancelled', isConfirmed: true, payment: 'refunded', back: 'done', isPast: true })).toBe(
      'cancelledReturned',
    );
  });

  it('is asked for in time: an open payment that has run out asks for nothing', () => {
    const inTwoDays = Date.now() + 2 * 24 * 3_600_000;
    expect(stateOf(knownOf({ status: 'confirmed', payment: 'created' }), inTwoDays)).toBe('lapsed');
    expect(stateOf(knownOf({ status: 'requested', payment: 'failed' }), inTwoDays)).toBe('requested');
  });
});

const all = {
  status: ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'],
  order: [
    ...([undefined, 'new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const),
    ...(['cancelling', 'changed', 'answered'] as const),
  ],
  before: [undefined, 'failed', 'cancelled'],
  payment: [undefined, 'created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'partly_refunded', 'refunded'],
  back: [undefined, 'new', 'pending', 'done', 'failed'],
  claim: [undefined, 'claimed', 'paid', 'withdrawn'],
  asksToCancel: [false, true],
  isIssued: [false, true],
  isPast: [false, true],
  namesFollow: [false, true],
} satisfies { [Name in keyof Facts]: Facts[Name][] };

/** All combinations, but for refunds of what was not paid. */
function* combinations(names = Object.keys(all) as (keyof typeof all)[], facts: object = {}): Generator<Facts> {
  const [name, ...others] = names;
  if (!name) {
    const made = facts as Facts;
    if (!made.back || (made.payment && ['paid', 'partly_refunded', 'refunded'].includes(made.payment))) yield made;
    return;
  }
  for (const value of all[name]) yield* combinations(others, { ...facts, [name]: value });
}

it('has one for every combination, and none is called issued between its cancellation and its refund', () => {
  const isEnded = (order?: string) => order === 'failed' || order === 'expired' || order === 'cancelled';
  let count = 0;
  for (const facts of combinations()) {
    count += 1;
    const { order, before, isIssued, asksToCancel, isPast, payment, status } = facts;
    const state = stateOf(knownOf(facts));
    if (!bookingStates.includes(state)) throw new Error(`${JSON.stringify(facts)} is ${state}`);
    const word = wordOf[state];
    const isGone =
      (order ? isEnded(order) : before !== undefined) && (order === 'cancelled' || before === 'cancelled') && !isIssued;
    const isOff = isGone || asksToCancel || order === 'cancelling' || status === 'declined' || status === 'cancelled';
    const isSaidWrong =
      (isOff && word === 'issued') ||
      // Whoever has paid, or is asked to, does not read that there is nothing to pay.
      ((state === 'requested' || state === 'namesFollow') &&
        (payment === 'pending' || payment === 'created' || (payment === 'paid' && !facts.back))) ||
      (isPast && (word === 'confirmed' || word === 'issued'));
    if (isSaidWrong) throw new Error(`${JSON.stringify(facts)} is ${state}`);
  }
  expect(count).toBeGreaterThan(50_000);
});

const messages: Record<Locale, Messages> = { en: await loadAllMessages('en'), ar: await loadAllMessages('ar') };
const wordsIn = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'states' });
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

interface Shown {
  kind: Kind;
  state: BookingState;
  known: KnownBooking;
  row: MailBooking;
  locale: Locale;
}
function shown(locale: Locale, content: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={messages[locale]}>
      {content}
    </NextIntlClientProvider>,
  );
}

/** A row of the database with what is known. */
function rowOf(kind: Kind, { total, lastDay, confirmedAt, changes, namesFollow, ...known }: KnownBooking): MailBooking {
  const payments = known.payments.map(
    (payment): Payment => ({
      ...{ ...payment, id: 'p-1', refunded: 0, paid_at: null, link_key: 'a'.repeat(32), method: null, payment_parts: [] },
    }),
  );
  const tickets = { pnr: null, tickets: [], itineraries: [], order_choices: [] };
  return bookingFor(kind, {
    ...{ ...known, kind, payments, total_amount: total, departure_date: lastDay, last_travel_date: lastDay },
    ...{ confirmed_at: confirmedAt, names_follow: namesFollow, booking_change_requests: changes },
    orders: known.orders.map((order) => ({ ...order, ...tickets })),
  });
}

/** Each place that puts the state of a booking into words; true: with the word of a badge too. */
const places: Record<string, { hasBadge: boolean; show: (of: Shown) => string | Promise<string> }> = {
  'Manage booking': {
    hasBadge: true,
    show: ({ locale, known, row }) =>
      shown(
        locale,
        <BookingFound
          booking={foundBooking.parse({
            ...{ ...known, payments: row.payments, orders: row.orders, reference: row.reference, offer: row.stored },
            ...{ firstDay: known.lastDay, requestedAt: row.created_at, isClaimed: true, travellers: [] },
            changes: known.changes.map((each) => ({ ...each, askedAt: row.created_at })),
          })}
          {...{ lastName: 'Nuaimi', itinerary: ignore, facts: ignore, payments: ignore, progress: ignore }}
          onAgain={ignore}
          saveCalendar={async () => undefined}
        />,
      ),
  },
  'My trips': {
    hasBadge: true,
    show: ({ locale, row }) =>
      shown(
        locale,
        <TripCard
          trip={{ ...row, offer: { ...row.offer, flights: [], details: null } } as never}
          group="upcoming"
          today={row.departure_date}
          isOpen={false}
          itinerary={() => null}
          {...{ progress: null, payments: null, cancellation: null }}
        />,
      ),
  },
  'Track a refund': {
    hasBadge: false,
    show: ({ locale, kind, state, row }) =>
      shown(locale, <RefundsFound found={{ reference: row.reference, kind, state, refunds: [] }} onAgain={ignore} />),
  },
  Payment: {
    hasBadge: false,
    show: ({ locale, kind, state }) => {
      const payment: OpenedPayment = {
        ...{ status: 'paid', failure: null, amount: 100_000, refunded: 0, total: 100_000, paid: 100_000, due: 0, rest: 0 },
        ...{ unrefunded: 100_000, isByHand: false, returned: 0, isMismatched: false, isChanged: false, isUndecided: false },
        ...{ payBy: '2027-01-01T10:00:00Z', paidAt: null, state, isConfirmed: true, isTicketed: false, isOff: false },
        ...{ reference: 'KT-222222', kind, title: null, firstDay: '2027-01-23', choice: null, isChoiceDone: false, parts: [] },
        ...{ extras: null, takesExtras: false, gift: null, method: null, methods: [], difference: null, unordered: null },
        ...{ dropped: 0, issued: null },
      };
      return shown(
        locale,
        <PaymentCard payment={payment} points={null} linkKey={'a'.repeat(32)} onChanged={async () => undefined} />,
      );
    },
  },
  Desk: {
    hasBadge: true,
    show: ({ locale, kind, state }) =>
      shown(
        locale,
        <>
          <StateBadge kind={kind} state={state} />
          <StateSentence kind={kind} state={state} />
        </>,
      ),
  },
  PDF: {
    hasBadge: true,
    show: async ({ locale, row }) => {
      const { state, notes } = await bookingSheet(row, locale, new Date());
      return [state, ...notes].join(' ');
    },
  },
  Mail: { hasBadge: false, show: ({ locale, row }) => stateSentence(row, locale) },
};

describe.each(locales)('every place has the sentence of every state (%s)', (locale) => {
  // The card of a payment reads the session.
  beforeEach(() => void vi.stubGlobal('document', { cookie: '' }));
  const t = wordsIn(locale);

  it('of a stay or a holiday, without a flight', () => {
    const ofFlights = { en: /seat|ticket|flight|fare/i, ar: /مقاعد|تذاكر|تذكرة|رحلة|طيران/ }[locale];
    for (const state of bookingStates.filter((each) => wordOf[each] !== 'changed'))
      for (const kind of ['hotel', 'package'])
        expect(`${t(`sentences.${state}`, { kind })} ${t(`words.${wordOf[state]}`, { kind })}`).not.toMatch(ofFlights);
  });

  it.each(Object.entries(places))('%s', async (_, { show, hasBadge }) => {
    for (const [state, facts] of ways) {
      for (const kind of kinds) {
        const known = knownOf(facts, kind);
        const text = plain(await show({ kind, state, known, row: rowOf(kind, known), locale }));
        expect(text, `${kind} ${JSON.stringify(facts)}`).toContain(plain(t(`sentences.${state}`, { kind })));
        if (hasBadge) expect(text).toContain(plain(t(`words.${wordOf[state]}`, { kind })));
        if (hasBadge && wordOf[state] !== 'issued') expect(text).not.toContain('Ticketed');
      }
    }
  });
});

it('are listed in docs/product/booking-states.md', async () => {
  const t = wordsIn('en');
  const words = [...new Set(bookingStates.map((state) => wordOf[state]))];
  const rows = words.map((word) => {
    const states = bookingStates.filter((state) => wordOf[state] === word).map((state) => `\`${state}\``);
    return `- **${t(`words.${word}`, { kind: 'flight' })}**: ${states.join(', ')}`;
  });
  await expect(`# States of a booking

Each badge that customers read, and the states that have it. Their sentences are in \`messages/{en,ar}/states.json\`, how a booking comes to each in
\`tests/fixtures/booking-states.ts\`. A test shows each in: ${Object.keys(places).join(', ')}.

Written by \`npx vitest run --project unit-alone tests/unit/bookings/states.test.tsx --update\`.

${rows.join('\n')}
`).toMatchFileSnapshot(path.resolve('docs/product/booking-states.md'));
});
