import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { ChangeDetail } from '@/components/desk/detail/other-details';
import { AirlineChange } from '@/components/self-service/booking/airline-change';
import { BookingFound } from '@/components/self-service/booking/booking-found';
import { ChangeRules } from '@/components/self-service/booking/change-rules';
import { RefundsFound } from '@/components/self-service/track-refund';
import { VisaFound } from '@/components/self-service/track-visa';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { loadMessages } from '@/lib/i18n/messages';
import { type FoundRefunds, foundBooking, foundRefund, foundVisa } from '@/lib/self-service/found';
import type { ChangeKind } from '@/lib/self-service/requests';
import ar from '@/messages/ar/selfService.json';
import arabicStates from '@/messages/ar/states.json';
import en from '@/messages/en/selfService.json';
import englishStates from '@/messages/en/states.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

describe('airline change', () => {
  const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2030-01-14T08:10:00', arrives: '2030-01-14T13:20:00' };

  async function wishes(becomes: (typeof flight)[]): Promise<(string | undefined)[]> {
    const html = renderToStaticMarkup(
      <AirlineChange
        change={{ id: 'a', was: [flight], becomes }}
        answer={null}
        reference="KT-222222"
        lastName="Example"
        locale="en"
        messages={await loadMessages('en', ['airlineChange'])}
      />,
    );
    return [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, wish]) => wish);
  }

  it('new flights can be accepted, or answered with another wish', async () => {
    expect(await wishes([{ ...flight, departs: '2030-01-14T09:40:00' }])).toEqual(['accept', 'otherFlight', 'refund']);
  });

  it('unknown new flights cannot be accepted', async () => {
    expect(await wishes([])).toEqual(['otherFlight', 'refund']);
  });
});

describe('asked days', () => {
  it('a request at half past one at night in Qatar has the local day', async () => {
    const { selfService, states } = await loadMessages('en', ['selfService', 'states']);
    const booking = foundBooking.parse({
      reference: 'KT-FLY247',
      kind: 'flight',
      status: 'cancelled',
      offer: {},
      total: 900,
      travellers: [],
      isClaimed: true,
      firstDay: '2027-01-14',
      lastDay: '2027-01-18',
      requestedAt: '2026-11-20T22:30:00+00:00',
      changes: [{ kind: 'date', status: 'closed', askedAt: '2026-11-21T22:30:00.5+00:00' }],
    });
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ selfService, states }}>
        <BookingFound
          {...{
            booking,
            lastName: 'Doe',
            progress: () => null,
            itinerary: () => null,
            facts: () => null,
            payments: () => null,
            onAgain: () => undefined,
          }}
          saveCalendar={async () => undefined}
        />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('21/11/2026');
    expect(html).toContain('22/11/2026');
    expect(html).not.toContain('20/11/2026');
  });
});

describe('change rules', () => {
  const conditions = { change: { allowed: true, penalty: '400.00' }, refund: { allowed: true, penalty: '600.00' } };
  const bare = { ...offerFor(familySearch), signature: 'seal' };
  const ticket = { ...bare, conditions };
  const title = { en: 'Souq House', ar: 'بيت السوق' };
  const stay = (freeUntil: string | null) => ({ title, cancellation: { freeUntil } });
  const today = '2026-12-20';

  async function read(node: React.ReactNode, locale: 'en' | 'ar' = 'en'): Promise<string> {
    const { selfService, flights, hotels, desk, states, tickets } = await loadMessages(locale, [
      'selfService',
      'states',
      'flights',
      'hotels',
      'desk',
      'tickets',
    ]);
    const html = renderToStaticMarkup(
      <NextIntlClientProvider
        locale={locale}
        timeZone="Asia/Qatar"
        messages={{ selfService, flights, hotels, desk, states, tickets }}
      >
        {node}
      </NextIntlClientProvider>,
    );
    return html
      .replace(/<\/?(?:bdi|span|a)[^>]*>/g, '')
      .replace(/<[^>]*>/g, '|')
      .replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ');
  }

  const found = (
    kind: 'flight' | 'multicity' | 'hotel' | 'unregistered',
    offer: object,
    status = 'confirmed',
    more: object = {},
  ) =>
    foundBooking.parse({
      ...more,
      reference: 'KT-FLY247',
      kind,
      status,
      offer,
      total: 900,
      firstDay: '2027-01-14',
      lastDay: '2027-01-18',
      requestedAt: '2026-12-01T00:00:00Z',
      isClaimed: false,
      travellers: [],
      changes: [],
    });
  const rules = (kind: ChangeKind, booking: ReturnType<typeof found>, locale?: 'en' | 'ar') =>
    read(<ChangeRules booking={booking} lastName="Doe" kind={kind} today={today} />, locale);

  describe('before a change request, a booking shows', () => {
    it('the rules of its own fare for changes and refunds', async () => {
      expect(await rules('date', found('flight', ticket))).toContain('Changes before departure for a fee of QAR 400 for both');
      expect(await rules('cancellation', found('flight', ticket))).toContain(
        'Refundable before departure, less a fee of QAR 600',
      );
      expect(await rules('cancellation', found('flight', ticket), 'ar')).toMatch(/بعد خصم رسوم مجموعها .*600/);
    });

    it('the usual rules when it has none of its own', async () => {
      const { change } = (await loadMessages('en', ['selfService'])).selfService;
      expect(await rules('date', found('flight', {}))).toContain(change.flightRules.date);
      expect(await rules('name', found('flight', ticket))).toContain(change.flightRules.name);
      expect(await rules('cancellation', found('hotel', { title }))).toContain(change.hotelRules.cancellation);
    });

    it.each([
      ['en', 'We are asking the airline', 'We are asking the hotel’s supplier'],
      ['ar', 'نسأل شركة الطيران', 'نسأل مورّد الفندق'],
    ] as const)(
      'that held seats are free, and that the airline is asked about tickets, and the supplier about a stay (%s)',
      async (locale, airline, hotel) => {
        const { cost } = (await loadMessages(locale, ['selfService'])).selfService.change;
        const withOrder = (status: string) =>
          found('flight', ticket, 'ticketed', { orders: [{ status, pnr: null, tickets: [] }] });
        expect(await rules('cancellation', withOrder('held'), locale)).toContain(cost.held);
        expect(await rules('cancellation', withOrder('ticketed'), locale)).toContain(airline);
        const orders = [{ status: 'ticketed', pnr: null, tickets: [] }];
        expect(await rules('cancellation', found('hotel', stay('2026-12-20'), 'ticketed', { orders }), locale)).toContain(hotel);
        // A failed order does not count.
        expect(await rules('cancellation', withOrder('failed'), locale)).not.toContain(cost.title);
      },
    );

    it('the rule of every leg under its route', async () => {
      const legs = [{ offer: ticket }, { offer: { ...bare, id: 'second' } }];
      const text = await rules('date', found('multicity', { legs }));
      expect(text).toMatch(/Doha – London: Changes before departure for a fee of QAR 400/);
      expect(text).toMatch(/Doha – London: Changes: not stated; we’ll ask the airline/);
    });

    it('until which day cancelling a stay is free', async () => {
      expect(await rules('cancellation', found('hotel', stay('2026-12-20')))).toContain('Free cancellation until 20/12/2026');
      expect(await rules('cancellation', found('hotel', stay('2026-12-19')))).toContain('Cancelling was free until 19/12/2026');
      expect(await rules('cancellation', found('hotel', stay(null)))).toContain('Cancellation fee applies');
    });

    it('for a kind without rules, that we ask, instead of the rules of flights', async () => {
      const text = await rules('cancellation', found('unregistered', { title }));
      expect(text).not.toContain('fare');
      expect(text).toContain('We’ll find out what this costs');
    });

    it('before it is confirmed, that it costs nothing yet, and what happens next', async () => {
      const text = await rules('date', found('flight', ticket, 'requested'));
      expect(text).toMatch(/nothing is booked.*Once it is confirmed.*QAR 400/);
    });

    it.each(['en', 'ar'] as const)(
      'that an unpaid request is withdrawn with one press, and a paid one is not (%s)',
      async (locale) => {
        const { cost } = (await loadMessages(locale, ['selfService'])).selfService.change;
        const due = {
          id: 'p',
          amount: 90_000,
          refunded: 0,
          pay_by: '2026-12-20T10:00:00Z',
          paid_at: null,
          link_key: 'a'.repeat(32),
        };
        const withPayment = (status: string) => found('flight', ticket, 'requested', { payments: [{ ...due, status }] });
        for (const request of [found('flight', ticket, 'requested'), withPayment('created'), withPayment('expired')]) {
          const text = await rules('cancellation', request, locale);
          expect(text).toContain(cost.request);
          expect(text).toContain(cost.withdraw);
          expect(text).not.toContain(cost.agentConfirms);
        }
        for (const status of ['pending', 'paid'])
          expect(await rules('cancellation', withPayment(status), locale)).not.toContain(cost.withdraw);
      },
    );
  });

  describe('the desk shows the agent the same', () => {
    const booking: DeskBooking = {
      id: 'b',
      reference: 'KT-FLY247',
      user_id: null,
      kind: 'flight',
      status: 'confirmed',
      state: 'confirmed',
      locale: 'en',
      notes: '',
      contact_email: 'a@example.com',
      contact_phone: '+97440000000',
      offer: readStored('flight', ticket),
      total_amount: 1,
      departure_date: '2030-01-01',
      last_travel_date: '2030-01-02',
      created_at: '2029-01-01T00:00:00Z',
      issued: null,
      names_follow: false,
      confirmed_at: '2029-01-02T00:00:00Z',
      booking_passengers: [],
    };
    const change = (kind: string) => ({
      booking_id: 'b',
      kind,
      message: '',
      wished_day: null,
      status: 'open',
      created_at: '2029-02-01T00:00:00Z',
    });

    it('with the booking', async () => {
      const draw = (offers: readonly SignedFlightOffer[]) => <BookedFlights offers={offers} />;
      const text = await read(
        <BookingDetail version="" onChanged={() => {}} booking={booking} title="Booking" itinerary={draw} />,
      );
      expect(text).toContain('for a fee of QAR 400');
      expect(text).toContain('less a fee of QAR 600');
    });

    it('and with the requested change', async () => {
      const text = await read(<ChangeDetail change={change('cancellation')} booking={booking} />);
      expect(text).toContain('less a fee of QAR 600');
      expect(text).not.toContain('QAR 400');
      const stored = { id: 'h1', ...stay('2026-12-19'), address: { cityName: 'Doha' }, board: 'breakfast', rooms: [] };
      const ofStay = { ...booking, offer: readStored('hotel', stored) };
      expect(await read(<ChangeDetail change={change('cancellation')} booking={ofStay} />)).toMatch(/Cancellation\|\|/);
      const cancellation = { freeUntil: null, fees: [{ after: null, amount: '480.00', part: 'firstNight' }] };
      const never = { ...booking, offer: readStored('hotel', { ...stored, cancellation }) };
      for (const text of [
        await read(<ChangeDetail change={change('cancellation')} booking={never} />),
        await read(<BookingDetail version="" onChanged={() => {}} booking={never} title="Booking" itinerary={() => null} />),
      ])
        expect(text).toMatch(/Cancellation\|\|Cancelling costs QAR 480 \(the first night\)/);
    });
  });
});

describe('withdrawn', () => {
  const messages = { en, ar };
  const again = () => undefined;
  const visa = {
    reference: 'KV-8M4T2X',
    applicant: 'Amina Example',
    destination: 'FR',
    travelDate: null,
    stage: 'withdrawn',
    steps: [
      { stage: 'received', day: '2026-11-20' },
      { stage: 'withdrawn', day: '2026-11-21' },
    ],
  };
  const refund = {
    reference: 'KR-8M4T2X',
    booking: 'KT-FLY247',
    amount: 999.5,
    deducted: 330.25,
    stage: 'claimed',
    steps: [{ stage: 'claimed', day: '2026-11-20' }],
  };
  const found = (one: object): FoundRefunds => ({
    ...{ reference: 'KT-FLY247', kind: 'flight', state: 'cancelledReturning', refunds: [foundRefund.parse(one)] },
  });

  describe.each(['en', 'ar'] as const)('in %s', (locale) => {
    const words = messages[locale];
    const states = locale === 'ar' ? arabicStates : englishStates;
    const htmlOf = (page: ReactNode) =>
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={{ selfService: words, states }} timeZone="Asia/Qatar">
          {page}
        </NextIntlClientProvider>,
      );

    it('a visa application made by mistake shows that, and no further steps', () => {
      const html = htmlOf(<VisaFound visa={foundVisa.parse(visa)} onAgain={again} />);
      expect(html).toContain(words.visa.withdrawn);
      expect(html).not.toContain(words.visa.stages.consulate);
    });

    it('a refund made by mistake shows that, and no amount', () => {
      const html = htmlOf(<RefundsFound found={found({ ...refund, stage: 'withdrawn' })} onAgain={again} />);
      expect(html).toContain(words.refund.withdrawn);
      for (const text of ['999', '330', words.refund.stages.paid]) expect(html).not.toContain(text);
    });

    it.each(['giftCard', 'points'] as const)('a refund that went to %s says so, and nothing of a bank', (to) => {
      const html = htmlOf(<RefundsFound found={found({ ...refund, to, stage: 'paid' })} onAgain={again} />);
      expect(html).toContain(words.refund.back[to].label);
      expect(html).toContain(words.refund.back[to].next);
      for (const text of [words.refund.stages.paid, words.refund.next.paid]) expect(html).not.toContain(text);
    });

    it('a refund is shown to the dirham', () => {
      const html = htmlOf(<RefundsFound found={found(refund)} onAgain={again} />);
      for (const text of ['999.50', '330.25', words.refund.stages.paid]) expect(html).toContain(text);
    });
  });
});
