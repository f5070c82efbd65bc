import type { FlightSearchResponse, SignedFlightOffer } from '../flight-search.ts';
import { type PackedAmount, type PackedResponse, sumOf, usualExpiry } from './packed-response.ts';

/** The inverse of `unpackResponse`. Lossless, because the signatures of the offers must stay valid. */
export function packResponse({ data, otherFares, ...answer }: FlightSearchResponse): PackedResponse {
  const segments = listOnce<PackedResponse['segments'][number]>();
  const ways = listOnce<PackedResponse['ways'][number]>();
  const fareDetails = listOnce<PackedResponse['fareDetails'][number]>();
  const parties = listOnce<PackedResponse['parties'][number]>();
  const rules = listOnce<PackedResponse['rules'][number]>();
  const terms = listOnce<PackedResponse['terms'][number]>();

  function flightsOf(offer: SignedFlightOffer) {
    const { supplier, validatingAirlineCodes: airlines, itineraries, numberOfBookableSeats: seats, emissionsKg } = offer;
    return {
      supplier,
      airlines,
      seats,
      kg: emissionsKg ?? null,
      ways: itineraries.map(({ duration, segments: flown }) =>
        ways.placeOf({ duration, segments: flown.map((each) => segments.placeOf(each)) }),
      ),
    };
  }

  function termsOf(offer: SignedFlightOffer): PackedResponse['terms'][number] {
    const { itineraries, travelerPricings, price, conditions, pricedAsParty, companyCode, paymentRequirements } = offer;
    const { currency, asOf } = price.convertedFrom ?? {};
    const fares = travelerPricings.map(({ fareDetailsBySegment }) =>
      fareDetailsBySegment.map(({ segmentId: _, ...fare }) => fareDetails.placeOf(fare)),
    );
    return {
      brands: itineraries.map(({ fareBrand = null }) => fareBrand),
      party: parties.placeOf(travelerPricings.map(({ travelerType, quantity }) => ({ travelerType, quantity }))),
      fares: fares.every((each) => each.join() === fares[0]?.join()) ? fares.slice(0, 1) : fares,
      rules: rules.placeOf({ ...(conditions && { conditions }), ...(paymentRequirements && { paymentRequirements }) }),
      ...(currency && asOf !== undefined && { convertedFrom: { currency, asOf } }),
      ...(pricedAsParty && { pricedAsParty }),
      ...(companyCode && { companyCode }),
    };
  }

  function fareOf(offer: SignedFlightOffer) {
    const { id, travelerPricings, price, expiresAt, signature } = offer;
    const each = travelerPricings.map(({ price: { total, base } }): [string, string] => [total, base]);
    const isSum = sumOf(travelerPricings, each).join() === [price.total, price.base].join();
    const expiry = usualExpiry(offer, answer.meta);
    return {
      id,
      terms: terms.placeOf(termsOf(offer)),
      each: each.map(packAmounts),
      ...(!isSum && { party: packAmounts([price.total, price.base]) }),
      ...(price.convertedFrom && { converted: packAmount(price.convertedFrom.total) }),
      ...(expiresAt && { expiresAt }),
      seal: signature.startsWith(`${expiry}.`) ? signature.slice(expiry.length) : signature,
    };
  }

  const journeys = data.map((cheapest) => {
    const flights = flightsOf(cheapest);
    const others = (otherFares[cheapest.id] ?? []).map((offer) => ({
      ...fareOf(offer),
      ...difference(flightsOf(offer), flights),
    }));
    return { ...flights, fares: [fareOf(cheapest), ...others] };
  });
  return {
    ...answer,
    segments: segments.list,
    ways: ways.list,
    fareDetails: fareDetails.list,
    parties: parties.list,
    rules: rules.list,
    terms: terms.list,
    journeys,
  };
}

function packAmounts([total, base]: [string, string]): [PackedAmount, PackedAmount] {
  return [packAmount(total), packAmount(base)];
}

function packAmount(amount: string): PackedAmount {
  return Number(amount).toFixed(2) === amount ? Number(amount) : amount;
}

/** A list without duplicates. */
function listOnce<Entry>() {
  const list: Entry[] = [];
  const places = new Map<string, number>();
  return {
    list,
    placeOf(entry: Entry): number {
      const text = JSON.stringify(entry);
      const place = places.get(text) ?? list.push(entry) - 1;
      places.set(text, place);
      return place;
    },
  };
}

/** The fields of `one` that differ in `other`. */
function difference<Fields extends object>(one: Fields, other: Fields): Partial<Fields> {
  const names = Object.keys(one) as (keyof Fields)[];
  const different = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  return Object.fromEntries(different.map((name) => [name, one[name]])) as Partial<Fields>;
}
