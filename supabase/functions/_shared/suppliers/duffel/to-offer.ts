import * as z from 'zod/mini';
import { airportsOf } from '../../contracts/flights/city-airports.ts';
import { type FlightSearchRequest, placesOf, type SearchedLeg } from '../../contracts/flights/flight-request.ts';
import { type FlightOffer, flightOffer } from '../../contracts/flights/flight-search.ts';
import { legsOf } from '../../contracts/flights/legs-of-search.ts';
import type { Rates } from '../../exchange-rates/rates.ts';
import { type DuffelOffer, type DuffelSlice, duffelOffer } from './duffel-response.ts';
import { departureOf, landingOf, toItinerary } from './to-itinerary.ts';
import { conditionsOf, priceOf } from './to-price.ts';
import { travelerPricingsOf } from './to-traveler-pricings.ts';

export const duffelName = 'duffel';

/** An offer in our shape, or why it is left out. */
export type ReadOffer = { offer: FlightOffer; source: DuffelOffer } | { leftOut: 'unreadable' | 'otherTrip' | 'noRate' };

export function readOffer(entry: unknown, search: FlightSearchRequest, rates: Rates, notBefore?: Date): ReadOffer {
  const parsed = z.safeParse(duffelOffer, entry);
  if (!parsed.success) return { leftOut: 'unreadable' };
  try {
    if (!isRequestedTrip(parsed.data, search, notBefore)) return { leftOut: 'otherTrip' };
    numberFlights(parsed.data);
    const offer = toOffer(parsed.data, search, rates);
    return offer ? { offer, source: parsed.data } : { leftOut: 'noRate' };
  } catch {
    return { leftOut: 'unreadable' };
  }
}

/** Duffel gives the same flights new ids in each fare; numbered by position they are equal. */
function numberFlights({ slices }: DuffelOffer): void {
  for (const [index, segment] of slices.flatMap(({ segments }) => segments).entries()) segment.id = String(index + 1);
}

/** Empty when Duffel does not say whether payment can wait; an unreadable instant is left out. */
function paymentRequirementsOf({ payment_requirements: terms }: DuffelOffer): Pick<FlightOffer, 'paymentRequirements'> {
  const requiresInstantPayment = terms?.requires_instant_payment ?? null;
  if (!terms || requiresInstantPayment === null) return {};
  const [requiredBy, guaranteed] = [terms.payment_required_by, terms.price_guarantee_expires_at].map(toInstantText);
  return {
    paymentRequirements: {
      requiresInstantPayment,
      ...(requiredBy && { paymentRequiredBy: requiredBy }),
      ...(guaranteed && { priceGuaranteedUntil: guaranteed }),
    },
  };
}

function companyCodeOf({ private_fares: fares }: DuffelOffer): Pick<FlightOffer, 'companyCode'> {
  const [fare] = fares ?? [];
  const companyCode = fare?.corporate_code || fare?.tracking_reference || fare?.tour_code;
  return companyCode ? { companyCode } : {};
}

function toInstantText(text: string | null | undefined): string | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** Null without a rate. Throws for what our contract cannot represent. */
function toOffer(source: DuffelOffer, { adults, children, infants }: FlightSearchRequest, rates: Rates): FlightOffer | null {
  const priced = priceOf(source, rates);
  if (!priced) return null;
  const itineraries = source.slices.map(toItinerary);
  const travelerPricings = travelerPricingsOf(source, priced);
  const party = ['ADULT', 'CHILD', 'HELD_INFANT'].map(
    (type) => travelerPricings?.find(({ travelerType }) => travelerType === type)?.quantity ?? 0,
  );
  if (party.join() !== [adults, children, infants].join()) throw new Error('An offer for another party');
  const conditions = conditionsOf(source, rates);
  const emissionsKg = Number.parseFloat(source.total_emissions_kg ?? '');
  return z.parse(flightOffer, {
    id: source.id,
    supplier: duffelName,
    validatingAirlineCodes: [source.owner.iata_code || itineraries[0]?.segments[0]?.carrierCode],
    numberOfBookableSeats: 0,
    itineraries,
    price: priced.price,
    travelerPricings,
    ...(travelerPricings && travelerPricings.length > 1 && { pricedAsParty: true }),
    ...(conditions && { conditions }),
    ...(emissionsKg >= 0 && Number.isFinite(emissionsKg) && { emissionsKg }),
    ...companyCodeOf(source),
    expiresAt: new Date(source.expires_at).toISOString(),
    ...paymentRequirementsOf(source),
  });
}

/**
 * Duffel reads the codes of cities, and some codes of airports, as all airports of the city, even if only one is meant. It may send trips that were
 * not requested: from an unknown airport, on another day, with a gap between two cities, only a part of the trip, or a leg that leaves before the
 * previous one has landed.
 */
function isRequestedTrip({ slices, partial }: DuffelOffer, search: FlightSearchRequest, notBefore?: Date): boolean {
  const legs = legsOf(search);
  const takeOff = slices[0]?.segments[0];
  if (!takeOff || partial || slices.length !== legs.length) return false;
  if (notBefore && departureOf(takeOff) * 60_000 < notBefore.getTime()) return false;
  return slices.every((slice, index) => leads(slice, legs[index]) && !overlaps(slices[index - 1], slice));
}

/** False when a zone is unknown. */
function overlaps(before: DuffelSlice | undefined, { segments: [takeOff] }: DuffelSlice): boolean {
  const landing = before?.segments.at(-1);
  return landing !== undefined && takeOff !== undefined && departureOf(takeOff) <= landingOf(landing);
}

function leads({ segments }: DuffelSlice, leg: SearchedLeg | undefined): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!leg || !first || !last) return false;
  const [from, to] = placesOf(leg);
  if (!airportsOf(from).includes(first.origin.iata_code) || !airportsOf(to).includes(last.destination.iata_code)) return false;
  return (
    first.departing_at.startsWith(leg.departureDate) &&
    segments.every((segment, index) => index === 0 || connects(segments[index - 1], segment))
  );
}

/** The traveller sees a change of airport; a change of city would be another trip. */
function connects(before: DuffelSlice['segments'][number] | undefined, { origin }: DuffelSlice['segments'][number]): boolean {
  if (before?.destination.iata_code === origin.iata_code) return true;
  const city = before?.destination.iata_city_code;
  return Boolean(city) && city === origin.iata_city_code;
}
