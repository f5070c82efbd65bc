/** Fare details per traveller. Duffel prices only the party: each traveller gets an equal share, and an offer for several types is marked. */

import { allowanceInKilograms } from '../../contracts/flights/fare-terms.ts';
import type { CabinClass } from '../../contracts/flights/flight-request.ts';
import type { Bags, FareService, FlightOffer } from '../../contracts/flights/flight-search.ts';
import { toAmount } from '../riyals.ts';
import type { DuffelBag, DuffelOffer, DuffelSegment, DuffelServices } from './duffel-response.ts';
import type { DuffelPrice } from './to-price.ts';

type TravelerPricing = FlightOffer['travelerPricings'][number];
type TravelerType = TravelerPricing['travelerType'];
type Passenger = DuffelOffer['passengers'][number];

/** Adults first; null when a passenger has no seat on a flight. */
export function travelerPricingsOf({ passengers, slices }: DuffelOffer, { total, base }: DuffelPrice): TravelerPricing[] | null {
  const flights = slices.flatMap(({ conditions, segments }) => segments.map((segment) => ({ ...segment, services: conditions })));
  const share = (amount: number) => toAmount(Math.round(amount / passengers.length));
  const pricings = (['ADULT', 'CHILD', 'HELD_INFANT'] as const).flatMap((travelerType) => {
    const ids = passengers.filter((passenger) => typeOf(passenger) === travelerType).map(({ id }) => id);
    const fares = flights.flatMap((flight) => fareOf(flight, ids) ?? []);
    return ids.length > 0
      ? [{ travelerType, quantity: ids.length, price: { total: share(total), base: share(base) }, fareDetailsBySegment: fares }]
      : [];
  });
  return pricings.every(({ fareDetailsBySegment }) => fareDetailsBySegment.length === flights.length) ? pricings : null;
}

/** A child stays a child even when the airline charges an adult's fare: the age we sent decides. */
export function typeOf({ type, age }: Passenger): TravelerType {
  if (typeof age === 'number') return age < 2 ? 'HELD_INFANT' : age < 12 ? 'CHILD' : 'ADULT';
  if (type?.startsWith('infant')) return 'HELD_INFANT';
  return type === 'child' ? 'CHILD' : 'ADULT';
}

interface Flight extends DuffelSegment {
  /** The services stated for its slice. */
  services: DuffelServices;
}

/** Cabin, bags and services on one segment. Where those of passengers differ, the least. Null when a passenger is missing. */
function fareOf({ id, passengers, services }: Flight, ids: readonly string[]) {
  const seats = ids.flatMap((wanted) => passengers.find(({ passenger_id }) => passenger_id === wanted) ?? []);
  const [first] = seats;
  if (!first || seats.length < ids.length) return null;
  const least = (kind: string) =>
    seats
      .map(({ baggages }) => bagsOf(baggages ?? [], kind))
      .reduce((fewest, each) => (allowanceInKilograms(each) < allowanceInKilograms(fewest) ? each : fewest));
  const [checked, cabin] = [least('checked'), least('carry_on')];
  const included = servicesOf(
    seats.map(({ conditions }) => conditions),
    services,
  );
  return {
    segmentId: id,
    cabin: first.cabin_class.toUpperCase() as CabinClass,
    ...(checked && { includedCheckedBags: checked }),
    ...(cabin && { includedCabinBags: cabin }),
    ...(included && { includedServices: included }),
  };
}

type ServiceField = keyof NonNullable<DuffelServices>;
/** Duffel does not state meals. */
const serviceFields: readonly [FareService, ServiceField][] = [
  ['seat', 'advance_seat_selection'],
  ['priorityBoarding', 'priority_boarding'],
  ['priorityCheckIn', 'priority_check_in'],
];

/** Data of a passenger on a flight takes precedence over data of the slice. Undefined when there is none. */
function servicesOf(ofPassengers: readonly DuffelServices[], ofSlice: DuffelServices) {
  const included = serviceFields.flatMap(([name, field]): [FareService, boolean][] => {
    const answers = ofPassengers.map((own) => own?.[field] ?? ofSlice?.[field] ?? null);
    if (answers.includes(false)) return [[name, false]];
    return answers.includes(null) ? [] : [[name, true]];
  });
  return included.length > 0 ? (Object.fromEntries(included) as Partial<Record<FareService, boolean>>) : undefined;
}

/** Undefined means unknown: there is no entry of this kind, or one without quantity and weight. A quantity of 0 means no bag. */
function bagsOf(baggages: readonly DuffelBag[], kind: string): Bags | undefined {
  const ofKind = baggages.filter(({ type }) => type === kind);
  if (ofKind.length === 0) return undefined;
  if (ofKind.some(({ quantity, maximum_weight_kg }) => (quantity ?? maximum_weight_kg ?? null) === null)) return undefined;
  const weight = ofKind.reduce((sum, { maximum_weight_kg }) => sum + (maximum_weight_kg ?? 0), 0);
  if (weight > 0 && ofKind.every(({ quantity }) => typeof quantity !== 'number')) return { weight, weightUnit: 'KG' };
  return { quantity: ofKind.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) };
}
