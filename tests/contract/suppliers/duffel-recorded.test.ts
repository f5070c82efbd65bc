/** Answers that Duffel really gave, held against a reading of them that knows nothing of the adapter. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSameTrip } from '@/lib/flights/same-trip';
import { minutesOf } from '@/lib/time/dates';
import type { Bags, FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { readOffer } from '@/supabase/functions/_shared/suppliers/duffel/to-offer';
import type { Sample } from './duffel-on-trial';
import { asked, rates } from './flight-question';

interface Recorded {
  offer: Omit<Sample, 'slices'> & { passengers: { type: string }[]; slices: { segments: { departing_at: string }[] }[] };
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
    ...{ origin, destination, departureDate: out ?? '', ...(back && { returnDate: back }) },
    ...{ adults: count('adult'), children: count('child'), infants: count('infant_without_seat') },
  });
}

function mapped(one: Recorded): FlightOffer {
  const read = readOffer(one.offer, searchOf(one), rates);
  if ('leftOut' in read) throw new Error(`${one.offer.id} is left out: ${read.leftOut}`);
  return read.offer;
}

/** Our offer in the words of the reading. */
function inWords({ price, conditions, ...offer }: FlightOffer): string[] {
  const rule = (name: 'change' | 'refund') => {
    const { allowed = null, penalty } = conditions?.[name] ?? {};
    if (allowed === null) return 'unsaid';
    return allowed ? (penalty ? `for ${penalty}` : 'yes') : 'no';
  };
  const told = price.convertedFrom ? `${price.convertedFrom.currency} ${price.convertedFrom.total}` : '';
  const head = `${offer.validatingAirlineCodes} QAR ${price.total} (${told}), base ${price.base}, ${offer.emissionsKg} kg`;
  const end = ({ iataCode, terminal, at }: FlightSegment['departure']) =>
    `${iataCode}${terminal ? ` T${terminal}` : ''} ${at.slice(0, 16)}`;
  const bags = (told: Bags | undefined) => told?.quantity ?? '?';
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

it.each(recorded.map((one, index) => [`${index} ${one.offer.id}`, one] as const))('offer %s is read as it is', (_, one) => {
  expect(inWords(mapped(one))).toEqual(one.reading);
});

describe('a choice of a recorded fare, found again under new ids', () => {
  const sold = recorded.map(mapped);
  const anew = sold.map((offer, index) => ({ ...offer, id: `anew_${index}` }));
  /** The same order each time, without order to the eye. */
  const picks = Array.from({ length: 1000 }, (_, index) => Math.floor(((Math.sin(index) + 1) / 2) * sold.length));
  const terms = ({ itineraries, conditions, travelerPricings }: FlightOffer) => ({
    brands: itineraries.map(({ fareBrand }) => fareBrand),
    conditions,
    fares: travelerPricings.map(({ fareDetailsBySegment }) => fareDetailsBySegment.map(({ segmentId: _, ...fare }) => fare)),
  });

  it('is the same fare at the same price, each of 1,000 times', () => {
    const others = picks.filter((pick) => {
      const found = findSameTrip(anew, sold[pick] as FlightOffer);
      return found?.price.total !== sold[pick]?.price.total || found?.id !== `anew_${pick}`;
    });
    expect([new Set(picks).size, others]).toEqual([sold.length, []]);
  });

  it('has the same name and terms also where all prices have risen', () => {
    const dearer = anew.map((offer) => ({
      ...offer,
      price: { ...offer.price, total: (Number(offer.price.total) * 1.2).toFixed(2) },
    }));
    for (const offer of sold) expect(terms(findSameTrip(dearer, offer) as FlightOffer)).toEqual(terms(offer));
  });
});
