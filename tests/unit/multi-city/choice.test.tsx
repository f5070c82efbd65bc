import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { isOneTicketFirst, TicketChoice } from '@/components/flights/multi-city/results/ticket-choice';
import { TripTotal } from '@/components/flights/multi-city/results/trip-total';
import type { LegState } from '@/components/flights/multi-city/results/use-leg-searches';
import { lookUpChoice, type SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import type { FlightSearchResponse } from '@/lib/flights/offer';
import { explainFailure } from '@/lib/search/search-failure';
import flights from '@/messages/en/flights.json';
import { offerFor } from '../bookings/booking-fixture';
import { makeItinerary, makeOffer } from '../flights/results/offers';
import { roundOf } from './journey-fixture';

// As in a browser: what the server draws says nothing of an end.
vi.mock('@/lib/browser/use-is-in-browser', () => ({ useIsInBrowser: () => true }));

describe('selected leg', () => {
  const [search] = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']);
  if (!search) throw new Error('No leg');
  const offer = { ...offerFor(search, '1850.00'), id: 'a', signature: 'seal' };
  const answer: FlightSearchResponse = {
    data: [offer],
    otherFares: {},
    searchParams: search,
    dictionaries: { carriers: {}, aircraft: {} },
    meta: {
      supplier: 'sandbox',
      sandbox: true,
      suppliers: [],
      searchedAt: '2026-12-01T10:00:00Z',
      expiresAt: '2026-12-01T10:30:00Z',
    },
  };
  const { meta, dictionaries } = answer;
  const nothing = { selected: null, isGone: false, before: null };
  const selected = { search, offer, meta, dictionaries };
  const picked = { offerId: 'a', seen: selected };
  const answerOf = (...data: (typeof offer)[]) => ({ ...answer, data });
  const at = (total: string) => ({ ...offer.price, total });
  const named = (fareBrand: string) => offer.itineraries.map((way) => ({ ...way, fareBrand }));

  describe('the selection of a leg', () => {
    it('is empty without a choice, and until the answer arrives', () => {
      expect(lookUpChoice(search, null, answer)).toEqual(nothing);
      expect(lookUpChoice(search, picked, null)).toEqual(nothing);
    });

    it('is the offer of the newest answer', () => {
      const found = { selected, isGone: false, before: null };
      expect(lookUpChoice(search, picked, answer)).toEqual(found);
      expect(lookUpChoice(search, { offerId: 'a', seen: null }, answer)).toEqual(found);
    });

    it('may be a more expensive fare of the same flights', () => {
      const flex = { ...offer, id: 'flex' };
      const withFares = { ...answer, otherFares: { a: [flex] } };
      expect(lookUpChoice(search, { offerId: 'flex', seen: null }, withFares).selected?.offer).toBe(flex);
    });

    it('has the earlier offer, too, when its price or fare has changed', () => {
      const light = { ...selected, offer: { ...offer, itineraries: named('Light') } };
      for (const change of [{ price: at('1900.00') }, { itineraries: named('Flex') }]) {
        const changed = { ...light.offer, ...change };
        const leg = lookUpChoice(search, { offerId: 'a', seen: light }, answerOf(changed));
        expect(leg).toMatchObject({ selected: { offer: changed }, before: light, isGone: false });
      }
    });

    it('is found under a new id, and not confused with other flights that now have its id', () => {
      const renumbered = { ...offer, id: 'b' };
      const delayed = offer.itineraries.map((way) => ({
        ...way,
        segments: way.segments.map((segment) => ({ ...segment, number: '999' })),
      }));
      const other = { ...offer, itineraries: delayed };
      expect(lookUpChoice(search, picked, answerOf(other, renumbered))).toEqual({
        selected: { ...selected, offer: renumbered },
        isGone: false,
        before: null,
      });
    });

    it('is gone when its flights are not in the newest answer', () => {
      expect(lookUpChoice(search, { offerId: 'b', seen: null }, answer)).toEqual({ ...nothing, isGone: true });
      expect(lookUpChoice(search, picked, answerOf())).toEqual({ ...nothing, isGone: true });
    });
  });
});

describe('ticket choice', () => {
  const there = makeItinerary('PT4H', 'QR1 DOH 01-14T08:00 IST 01-14T12:00 PT4H');
  const onwards = makeItinerary('PT4H', 'TK9 IST 01-16T14:00 LHR 01-16T15:00 PT4H');
  const found = (...offers: Parameters<typeof makeOffer>[0][]) =>
    ({ status: 'found', answer: { data: offers.map(makeOffer) } }) as unknown as LegState;
  const legs = [found({ adultPrice: 900, itineraries: [there] }), found({ adultPrice: 1100, itineraries: [onwards] })];
  const words = flights.multiCity.results.tickets;

  function textOf(oneTicket: LegState, separate: LegState[] = legs, hasLongStays = false): string {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights }}>
        <TicketChoice
          {...{ legs: separate, oneTicket, hasLongStays }}
          travellers={1}
          isOneTicket={false}
          addressOf={() => ''}
          onChoose={() => undefined}
        />
      </NextIntlClientProvider>,
    );
    return (
      html
        // The links for a browser without script say the same again.
        .replace(/<a .*?<\/a>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('\u00a0', ' ')
        .replaceAll('&#x27;', "'")
        .replace(/\s+/g, ' ')
    );
  }

  it('one ticket and separate ones are shown with the difference, and who pays for a missed connection', () => {
    const cheaper = textOf(found({ adultPrice: 1750, itineraries: [there, onwards] }));
    expect(cheaper).toContain(
      `${words.one.name} from QAR 1,750 ${words.separate.name} from QAR 2,000 Prices for 1 passenger, taxes included One ticket costs QAR 250 less, and`,
    );
    expect(textOf(found({ adultPrice: 2300, itineraries: [there, onwards] }))).toContain('One ticket costs QAR 300 more, but');
    expect(textOf(found({ adultPrice: 2000, itineraries: [there, onwards] }))).toContain(
      'Both cost the same. On one ticket the airline',
    );
  });

  it('with days between the flights, no connection is mentioned', () => {
    for (const oneTicket of [
      found(),
      ...[1750, 2000, 2300].map((adultPrice) => found({ adultPrice, itineraries: [there, onwards] })),
    ]) {
      const text = textOf(oneTicket, legs, true).split(words.how)[0];
      expect(text).toMatch(/order: if .* is missed, the airline may cancel the rest/);
      expect(text).not.toContain('connection');
    }
  });

  it('an unknown price is not compared', () => {
    expect(textOf({ status: 'searching' })).not.toMatch(/QAR [0-9,]+ (less|more)/);
    expect(textOf(found())).toContain(`${words.one.name} ${words.one.none}`);
    expect(textOf(found())).toContain('On one ticket the airline rebooks a missed connection');
    const failed = { status: 'failed', failure: explainFailure('what') } as LegState;
    expect(textOf(failed)).toContain(words.one.failed);
    expect(textOf(found({ adultPrice: 1750, itineraries: [there, onwards] }), [legs[0] as LegState, failed])).toContain(
      words.separate.failed,
    );
  });

  it('the cheaper tickets are opened first, one ticket at the same price, and none before both are known', () => {
    const one = (adultPrice: number) => isOneTicketFirst(legs, found({ adultPrice, itineraries: [there, onwards] }));
    expect([one(1999), one(2000), one(2300)]).toEqual([true, true, false]);
    expect(isOneTicketFirst(legs, { status: 'searching' })).toBeNull();
    expect(isOneTicketFirst(legs, found())).toBe(false);
    expect(isOneTicketFirst([found()], found({ adultPrice: 1, itineraries: [there, onwards] }))).toBe(true);
  });
});

describe('trip total', () => {
  const search = { adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY', departureDate: '2027-01-14' } as const;
  const searches = [
    { ...search, origin: 'DOH', destination: 'IST' },
    { ...search, origin: 'IST', destination: 'CDG' },
  ];

  /** Each leg with an offer of QAR 900, which expires after this many minutes. */
  const legsFor = (...minutes: number[]) =>
    minutes.map((left, index) => ({
      isGone: false,
      before: null,
      selected: {
        search: searches[index],
        offer: { id: `offer-${index}`, price: { currency: 'QAR', total: '900.00' } },
        meta: { expiresAt: new Date(Date.now() + left * 60_000).toISOString() },
      },
    })) as unknown as SelectedLeg[];

  function textOf(props: Partial<ComponentProps<typeof TripTotal>>): string {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights }}>
        <TripTotal id="total" searches={searches} legs={[]} overlap={null} onRefresh={() => undefined} {...props} />
      </NextIntlClientProvider>,
    );
    return html.replaceAll('\u00a0', ' ');
  }

  it('a trip without selections shows no price', () => {
    const html = textOf({});
    expect(html).toContain('No flight chosen yet');
    expect(html).not.toContain('QAR');
  });

  it('a trip can be continued while all prices are valid, and offers a refresh when one has expired', () => {
    const words = flights.multiCity.results;
    const whole = textOf({ legs: legsFor(20, 20) });
    expect(whole).toContain('QAR 1,800');
    expect(whole).toContain(words.continue);
    expect(whole).not.toContain(words.expired);
    const expired = textOf({ legs: legsFor(20, -1) });
    expect(expired).toContain(words.expired);
    expect(expired).toContain(words.refresh);
    expect(expired).not.toContain(words.continue);
  });

  it('a journey that cannot be flown is not shown as complete', () => {
    const overlap = { number: 1 } as ComponentProps<typeof TripTotal>['overlap'];
    const html = textOf({ legs: legsFor(20, 20), overlap });
    expect(html).toContain('2 flights chosen<');
    expect(html).toMatch(/<button[^>]* disabled/);
  });
});
