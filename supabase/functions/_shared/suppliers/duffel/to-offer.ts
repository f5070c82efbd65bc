import * as z from 'zod/mini';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import { type FlightOffer, flightOffer } from '../../contracts/flights/flight-search.ts';
import type { Rates } from '../../exchange-rates/rates.ts';
import { type DuffelOffer, duffelOffer } from './duffel-answer.ts';
import { isRequestedTrip } from './is-requested-trip.ts';
import { toItinerary } from './to-itinerary.ts';
import { conditionsOf, priceOf } from './to-price.ts';
import { travelerPricingsOf } from './to-traveler-pricings.ts';

export const duffelName = 'duffel';

/** An offer in our shape, or why it is left out. */
export type ReadOffer = { offer: FlightOffer; told: DuffelOffer } | { leftOut: 'unreadable' | 'otherTrip' | 'noRate' };

export function readOffer(entry: unknown, search: FlightSearchRequest, rates: Rates, notBefore?: Date): ReadOffer {
  const told = z.safeParse(duffelOffer, entry);
  if (!told.success) return { leftOut: 'unreadable' };
  try {
    if (!isRequestedTrip(told.data, search, notBefore)) return { leftOut: 'otherTrip' };
    numberFlights(told.data);
    const offer = toOffer(told.data, search, rates);
    return offer ? { offer, told: told.data } : { leftOut: 'noRate' };
  } catch {
    return { leftOut: 'unreadable' };
  }
}

/** Duffel names the same flights anew in each fare; by their place they read alike. */
function numberFlights({ slices }: DuffelOffer): void {
  for (const [index, segment] of slices.flatMap(({ segments }) => segments).entries()) segment.id = String(index + 1);
}

/** Nothing when Duffel does not say whether payment can wait; an instant that cannot be read stays unsaid. */
function paymentRequirementsOf({ payment_requirements: told }: DuffelOffer): Pick<FlightOffer, 'paymentRequirements'> {
  const requiresInstantPayment = told?.requires_instant_payment ?? null;
  if (!told || requiresInstantPayment === null) return {};
  const [requiredBy, guaranteed] = [told.payment_required_by, told.price_guarantee_expires_at].map(toInstantText);
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

function toInstantText(told: string | null | undefined): string | undefined {
  const instant = Date.parse(told ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** Null without a rate. Throws for what our contract has no shape for. */
function toOffer(told: DuffelOffer, { adults, children, infants }: FlightSearchRequest, rates: Rates): FlightOffer | null {
  const priced = priceOf(told, rates);
  if (!priced) return null;
  const itineraries = told.slices.map(toItinerary);
  const travelerPricings = travelerPricingsOf(told, priced);
  const party = ['ADULT', 'CHILD', 'HELD_INFANT'].map(
    (type) => travelerPricings?.find(({ travelerType }) => travelerType === type)?.quantity ?? 0,
  );
  if (party.join() !== [adults, children, infants].join()) throw new Error('An offer for another party');
  const conditions = conditionsOf(told, rates);
  const emissionsKg = Number.parseFloat(told.total_emissions_kg ?? '');
  return z.parse(flightOffer, {
    id: told.id,
    supplier: duffelName,
    validatingAirlineCodes: [told.owner.iata_code || itineraries[0]?.segments[0]?.carrierCode],
    numberOfBookableSeats: 0,
    itineraries,
    price: priced.price,
    travelerPricings,
    ...(travelerPricings && travelerPricings.length > 1 && { pricedAsParty: true }),
    ...(conditions && { conditions }),
    ...(emissionsKg >= 0 && Number.isFinite(emissionsKg) && { emissionsKg }),
    ...companyCodeOf(told),
    expiresAt: new Date(told.expires_at).toISOString(),
    ...paymentRequirementsOf(told),
  });
}
