/** Compares the adapter's reading of Duffel's recorded answers with an independent one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSameTrip } from '@/lib/flights/same-trip';
import { minutesOf } from '@/lib/time/dates';
import type { Bags, FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { readOffer } from '@/supabase/functions/_shared/suppliers/duffel/to-offer';
import type { Sample } from './duffel-setup';
import { asked, rates } from './flight-question';

type Text = string | null;
type Answer = boolean | null;
type Services = Record<'advance_seat_selection' | 'priority_boarding' | 'priority_check_in', Answer>;

interface RecordedSegment {
  departing_at: string;
  marketing_carrier: { iata_code: Text };
  operating_carrier: { iata_code: Text };
  aircraft: { iata_code: Text } | null;
  stops: { airport: { iata_code: string }; duration: string }[] | null;
  passengers: {
    passenger_id: string;
    cabin_class: string;
    baggages: { type: string; quantity: number }[];
    conditions?: Services;
  }[];
}

interface RecordedOffer {
  expires_at: string;
  passengers: { id: string; type: string }[];
  slices: { fare_brand_name: Text; conditions?: Partial<Services>; segments: RecordedSegment[] }[];
  conditions: Record<Rule, { allowed: boolean | null; penalty_amount: Text; penalty_currency: Text } | null> | null;
  payment_requirements: Record<'payment_required_by' | 'price_guarantee_expires_at', Text> & {
    requires_instant_payment: boolean;
  };
}
type Rule = 'change_before_departure' | 'refund_before_departure';

interface Recorded {
  offer: Omit<Sample, 'slices'> & RecordedOffer;
  reading: string[];
}

const [, ...lines] = readFileSync('tests/fixtures/suppliers/duffel/recorded.jsonl', 'utf8').trim().split('\n');
const recorded = lines.map((line): Recorded => JSON.parse(line));

/** The search that the offer answers. */
function searchOf({ offer: { passengers, slices }, reading }: Recorded) {
  const [, origin = ''] = /^\S+ (\w{3})/.exec(reading[2] ?? '') ?? [];
  const lastOut = reading[1 + (slices[0]?.segments.length ?? 0)];
  const [, destination = ''] = /^\S+ \w{3} (?:T\S+ )?\S+ (\w{3})/.exec(lastOut ?? '') ?? [];
  const [out, back] = slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 10));
  const count = (type: string) => passengers.filter((passenger) => passenger.type === type).length;
  return asked({
    origin,
    destination,
    departureDate: out ?? '',
    ...(back && { returnDate: back }),
    adults: count('adult'),
    children: count('child'),
    infants: count('infant_without_seat'),
  });
}

function mapped(one: Recorded): FlightOffer {
  const read = readOffer(one.offer, searchOf(one), rates);
  if ('leftOut' in read) throw new Error(`${one.offer.id} is left out: ${read.leftOut}`);
  return read.offer;
}

/** Our offer in the form of the independent reading. */
function inWords({ price, conditions, ...offer }: FlightOffer): string[] {
  const rule = (name: 'change' | 'refund') => {
    const { allowed = null, penalty } = conditions?.[name] ?? {};
    if (allowed === null) return 'unsaid';
    return allowed ? (penalty ? `for ${penalty}` : 'yes') : 'no';
  };
  const reported = price.convertedFrom ? `${price.convertedFrom.currency} ${price.convertedFrom.total}` : '';
  const head = `${offer.validatingAirlineCodes} QAR ${price.total} (${reported}), base ${price.base}, ${offer.emissionsKg} kg`;
  const end = ({ iataCode, terminal, at }: FlightSegment['departure']) =>
    `${iataCode}${terminal ? ` T${terminal}` : ''} ${at.slice(0, 16)}`;
  const bags = (reported: Bags | undefined) => reported?.quantity ?? '?';
  const faresOf = ({ id }: FlightSegment) =>
    offer.travelerPricings.map(({ travelerType, quantity, fareDetailsBySegment }) => {
      const fare = fareDetailsBySegment.find(({ segmentId }) => segmentId === id);
      const luggage = `checked ${bags(fare?.includedCheckedBags)} cabin ${bags(fare?.includedCabinBags)}`;
      return ` | ${quantity} ${travelerType} ${fare?.cabin} ${luggage}`;
    });
  const ways = offer.itineraries.flatMap(({ fareBrand, duration, segments }) => [
    `${fareBrand}, ${minutesOf(duration)} min`,
    ...segments.map((segment) => {
      const { carrierCode, number, departure, arrival, aircraftCode = '?', numberOfStops } = segment;
      const flight = `${carrierCode}${number} ${end(departure)} ${end(arrival)} ${minutesOf(segment.duration)} min`;
      return `${flight} ${aircraftCode} stops ${numberOfStops}${faresOf(segment).join('')}`;
    }),
  ]);
  return [`${head}, change ${rule('change')}, refund ${rule('refund')}`, ...ways];
}

it.each(recorded.map((one, index) => [`${index} ${one.offer.id}`, one] as const))('offer %s is read correctly', (_, one) => {
  expect(inWords(mapped(one))).toEqual(one.reading);
});

const riyalsFor: Record<string, number> = { USD: 3.64, GBP: 4.55, QAR: 1 };
const kindOf: Record<string, string> = { adult: 'ADULT', child: 'CHILD', infant_without_seat: 'HELD_INFANT' };
const instantOf = (reported: Text) => (reported ? Date.parse(reported) : null);

/** The independent reading: it uses no code of the adapter. */
function reportedBy({ offer }: Recorded) {
  const { conditions, payment_requirements: pay, passengers, slices } = offer;
  const segments = slices.flatMap((slice) => slice.segments);
  const rule = (name: Rule) => {
    const { allowed = null, penalty_amount: fee = null, penalty_currency: currency = null } = conditions?.[name] ?? {};
    return [allowed, allowed && fee !== null ? Math.round(Number(fee) * (riyalsFor[currency ?? ''] ?? 0) * 100) : null];
  };
  const bagsOf = (kind: string, bags: RecordedSegment['passengers'][number]['baggages']) =>
    bags.filter(({ type }) => type === kind).reduce<number | null>((sum, { quantity }) => (sum ?? 0) + quantity, null);
  return {
    deadline: instantOf(offer.expires_at),
    payment: [
      pay.requires_instant_payment,
      instantOf(pay.payment_required_by),
      instantOf(pay.price_guarantee_expires_at),
    ] as const,
    brands: slices.map(({ fare_brand_name: brand }) => brand),
    rules: [rule('change_before_departure'), rule('refund_before_departure')],
    flights: segments.map(({ marketing_carrier: seller, operating_carrier: operator, stops, aircraft }) => ({
      operator: operator.iata_code === seller.iata_code ? null : operator.iata_code,
      stops: (stops ?? []).map(({ airport, duration }) => `${airport.iata_code} ${duration}`),
      aircraft: aircraft?.iata_code ?? null,
    })),
    fares: passengers.map(({ type }) =>
      segments.map(({ passengers: seats }) => {
        // Of all passengers of the kind: the site may promise only what each of them has.
        const own = passengers.filter((one) => one.type === type).map(({ id }) => seats.find((seat) => seat.passenger_id === id));
        const least = (kind: string) => {
          const counts = own.map((seat) => bagsOf(kind, seat?.baggages ?? []));
          return counts.includes(null) ? null : Math.min(...counts.map(Number));
        };
        return [kindOf[type], own[0]?.cabin_class.toUpperCase(), least('checked'), least('carry_on')];
      }),
    ),
    // The value of a passenger on a flight is more specific than that of the slice.
    services: slices.flatMap(({ conditions: ofSlice, segments }) =>
      segments.map(({ passengers: [seat] }) =>
        (['advance_seat_selection', 'priority_boarding', 'priority_check_in'] as const).map(
          (name) => seat?.conditions?.[name] ?? ofSlice?.[name] ?? null,
        ),
      ),
    ),
  };
}

/** The same, as our offer has it. */
function saidBy(offer: FlightOffer, { offer: { passengers } }: Recorded): ReturnType<typeof reportedBy> {
  const { paymentRequirements: pay, conditions, itineraries, travelerPricings } = offer;
  const rule = (name: 'change' | 'refund') => {
    const { allowed = null, penalty } = conditions?.[name] ?? {};
    return [allowed, penalty === undefined ? null : Math.round(Number(penalty) * 100)];
  };
  return {
    deadline: instantOf(offer.expiresAt ?? null),
    payment: [
      pay?.requiresInstantPayment as boolean,
      instantOf(pay?.paymentRequiredBy ?? null),
      instantOf(pay?.priceGuaranteedUntil ?? null),
    ],
    brands: itineraries.map(({ fareBrand = null }) => fareBrand),
    rules: [rule('change'), rule('refund')],
    flights: itineraries.flatMap(({ segments }) =>
      segments.map(({ operatingCarrierCode = null, stops = [], aircraftCode = null }) => ({
        operator: operatingCarrierCode,
        stops: stops.map(({ iataCode, duration }) => `${iataCode} ${duration}`),
        aircraft: aircraftCode,
      })),
    ),
    fares: passengers.map(({ type }) => {
      const fares = travelerPricings.find(({ travelerType }) => travelerType === kindOf[type])?.fareDetailsBySegment ?? [];
      return fares.map(({ cabin, includedCheckedBags: checked, includedCabinBags: carried }) => {
        return [kindOf[type], cabin, checked?.quantity ?? null, carried?.quantity ?? null];
      });
    }),
    services: (travelerPricings[0]?.fareDetailsBySegment ?? []).map(({ includedServices: said }) => [
      ...[said?.seat, said?.priorityBoarding, said?.priorityCheckIn].map((answer) => answer ?? null),
    ]),
  };
}

it.each(recorded.map((one, index) => [`${index} ${one.offer.id}`, one] as const))(
  'deadlines, terms of payment, rules, names, cabins, bags and services of offer %s are those of Duffel',
  (_, one) => {
    expect(saidBy(mapped(one), one)).toEqual(reportedBy(one));
  },
);

it('each of these differs somewhere in the recorded offers', () => {
  const reported = recorded.map(reportedBy);
  const kinds = (pick: (one: (typeof reported)[number]) => unknown) =>
    new Set(reported.map((one) => JSON.stringify(pick(one)))).size;
  expect(kinds(({ payment }) => payment)).toBeGreaterThanOrEqual(5);
  expect(kinds(({ rules }) => rules)).toBeGreaterThanOrEqual(3);
  expect(kinds(({ brands }) => brands)).toBeGreaterThanOrEqual(5);
  expect(kinds(({ fares }) => fares)).toBeGreaterThanOrEqual(5);
  expect(kinds(({ services }) => services)).toBeGreaterThanOrEqual(5);
});

describe('a selected recorded fare, found again under new ids', () => {
  const sold = recorded.map(mapped);
  const anew = sold.map((offer, index) => ({ ...offer, id: `anew_${index}` }));
  /** A fixed order that looks random. */
  const picks = Array.from({ length: 1000 }, (_, index) => Math.floor(((Math.sin(index) + 1) / 2) * sold.length));
  const terms = ({ itineraries, conditions, travelerPricings }: FlightOffer) => ({
    brands: itineraries.map(({ fareBrand }) => fareBrand),
    conditions,
    fares: travelerPricings.map(({ fareDetailsBySegment }) => fareDetailsBySegment.map(({ segmentId: _, ...fare }) => fare)),
  });

  it('is the same fare at the same price, 1,000 times', () => {
    const others = picks.filter((pick) => {
      const found = findSameTrip(anew, sold[pick] as FlightOffer);
      return found?.price.total !== sold[pick]?.price.total || found?.id !== `anew_${pick}`;
    });
    expect([new Set(picks).size, others]).toEqual([sold.length, []]);
  });

  it('has the same name and terms when all prices have risen', () => {
    const dearer = anew.map((offer) => ({
      ...offer,
      price: { ...offer.price, total: (Number(offer.price.total) * 1.2).toFixed(2) },
    }));
    for (const offer of sold) expect(terms(findSameTrip(dearer, offer) as FlightOffer)).toEqual(terms(offer));
  });
});
