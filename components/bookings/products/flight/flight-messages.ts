import type { Messages } from '@/lib/i18n/messages';

/** The messages that describe a booked flight. */
export function flightMessages({ results, form }: Messages['flights']) {
  const { card, chips, details, duration, fares, oneWay, terms, tickets } = results;
  const { cabinBags, cabinWeight, seat, meal, priority, unsaid } = fares;
  const { layover, terminal, vehicle, stopIn, technicalStops, returnFrom, returnTo, prayers } = details;
  const { economy, premium_economy, business, first } = form;
  return {
    results: {
      card,
      duration,
      oneWay,
      terms,
      tickets,
      details: { layover, terminal, vehicle, stopIn, technicalStops, returnFrom, returnTo, prayers },
      chips: { bagsUnknown: chips.bagsUnknown, companyFareOf: chips.companyFareOf },
      fares: { cabinBags, cabinWeight, seat, meal, priority, unsaid: { cabinBags: unsaid.cabinBags } },
    },
    form: { economy, premium_economy, business, first },
  };
}

/** The messages of the passenger page. */
export function passengerPageMessages({
  bookings,
  flights,
  prices,
  ui,
}: Pick<Messages, 'bookings' | 'flights' | 'prices' | 'ui'>) {
  const { bar, passengers, contact, errors, flow, summary, review, refusals, soon } = bookings;
  const { alone, failure, sandbox } = flights.results;
  const booked = flightMessages(flights);
  return {
    ui: { date: ui.date },
    prices,
    bookings: { bar, passengers, contact, errors, flow, summary, review, refusals, soon },
    flights: { ...booked, results: { ...booked.results, alone, failure, sandbox } },
  };
}
