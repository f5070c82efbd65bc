import type { FlightItinerary, FlightSegment } from '../../contracts/flights/flight-search.ts';
import { type Instant, toDayNumber, toInstant, toIsoDuration } from '../local-time.ts';
import type { DuffelAirline, DuffelSegment, DuffelSlice } from './duffel-response.ts';

/** Throws for data that cannot be shown: an airline without code, or a local time that does not exist. */
export function toItinerary({ duration, segments, fare_brand_name }: DuffelSlice): FlightItinerary {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('A slice without segments');
  const fareBrand = fare_brand_name?.trim();
  return { duration: durationOf(duration, first, last), segments: segments.map(toSegment), ...(fareBrand && { fareBrand }) };
}

/** IATA aircraft codes that stand for trains and buses. */
const vehicles: Readonly<Record<string, FlightSegment['vehicle']>> = { TRN: 'TRAIN', TRS: 'TRAIN', BUS: 'BUS' };

function toSegment(segment: DuffelSegment): FlightSegment {
  const { marketing_carrier: seller, operating_carrier: operator, aircraft } = segment;
  if (!seller.iata_code) throw new Error('An airline without a code');
  const vehicle = vehicles[aircraft?.iata_code ?? ''];
  const stops = segment.stops ?? [];
  return {
    id: segment.id,
    carrierCode: seller.iata_code,
    number: segment.marketing_carrier_flight_number.replace(/^0+(?=\d)/, ''),
    ...operatorOf(seller, operator),
    ...(aircraft?.iata_code && (vehicle ? { vehicle } : { aircraftCode: aircraft.iata_code })),
    departure: endOf(segment.origin.iata_code, segment.departing_at, segment.origin_terminal),
    arrival: endOf(segment.destination.iata_code, segment.arriving_at, segment.destination_terminal),
    duration: durationOf(segment.duration, segment, segment),
    numberOfStops: stops.length,
    ...(stops.length > 0 && stops.every(({ airport }) => airport) && { stops: stops.flatMap(toStop) }),
  };
}

function toStop({ airport, duration }: NonNullable<DuffelSegment['stops']>[number]) {
  const minutes = minutesOf(duration ?? '');
  return airport ? [{ iataCode: airport.iata_code, ...(minutes > 0 && { duration: toIsoDuration(minutes) }) }] : [];
}

/** Nothing when the selling airline operates the flight itself. */
function operatorOf(seller: DuffelAirline, operator: DuffelAirline | null | undefined) {
  if (!operator) return {};
  const { iata_code: code, name } = operator;
  if (code) return code === seller.iata_code ? {} : { operatingCarrierCode: code };
  return name === seller.name ? {} : { operatingCarrierName: name };
}

function endOf(iataCode: string, at: string, terminal: string | null | undefined) {
  return { iataCode, at: `${at.slice(0, 16)}:00`, ...(terminal && { terminal }) };
}

/** Duffel's duration in hours and minutes. Without one, computed from the local times at both ends. */
function durationOf(said: string | null | undefined, first: DuffelSegment, last: DuffelSegment): string {
  const minutes = said ? minutesOf(said) : landingOf(last) - departureOf(first);
  if (!(minutes > 0)) throw new Error('A duration that is none');
  return toIsoDuration(minutes);
}

/** "P1DT2H5M" is 1565; NaN for an invalid duration. */
export function minutesOf(iso: string): number {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(iso);
  if (!match) return Number.NaN;
  const [days, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0));
  return (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0);
}

/** In whole minutes since 1970; NaN when the zone is unknown. */
export function departureOf({ departing_at, origin }: DuffelSegment): Instant {
  return instantOf(departing_at, origin.time_zone);
}

export function landingOf({ arriving_at, destination }: DuffelSegment): Instant {
  return instantOf(arriving_at, destination.time_zone);
}

function instantOf(local: string, zone: string | null | undefined): Instant {
  if (!zone) return Number.NaN;
  return toInstant(zone, toDayNumber(local.slice(0, 10)), Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)));
}
