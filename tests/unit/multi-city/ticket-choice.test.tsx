import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isOneTicketFirst, TicketChoice } from '@/components/flights/multi-city/results/ticket-choice';
import type { LegState } from '@/components/flights/multi-city/results/use-leg-searches';
import { explainFailure } from '@/lib/search/search-failure';
import flights from '@/messages/en/flights.json';
import { makeItinerary, makeOffer } from '../flights/results/offers';

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
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
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
    expect(text).toMatch(/order: when .* is missed, the airline may cancel the rest/);
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
