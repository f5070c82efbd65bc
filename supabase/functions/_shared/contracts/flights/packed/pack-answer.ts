import type { FlightSearchAnswer, SignedFlightOffer } from '../flight-search.ts';
import type { PackedAnswer } from './packed-answer.ts';

/** The inverse of `unpackAnswer`. Lossless, because the signatures of the offers must stay valid. */
export function packAnswer({ data, otherFares, ...answer }: FlightSearchAnswer): PackedAnswer {
  const until = answer.meta.expiresAt;
  const ways = listOnce<PackedAnswer['ways'][number]>();
  const terms = listOnce<PackedAnswer['terms'][number]>();

  function flightsOf({ supplier, validatingAirlineCodes: airlines, itineraries, emissionsKg }: SignedFlightOffer) {
    return {
      ...{ supplier, airlines, kg: emissionsKg ?? null },
      ways: itineraries.map(({ fareBrand: _, ...way }) => ways.placeOf(way)),
    };
  }

  function fareOf(offer: SignedFlightOffer) {
    const {
      id,
      itineraries,
      travelerPricings,
      conditions,
      pricedAsParty,
      companyCode,
      paymentRequirements,
      expiresAt,
      signature,
    } = offer;
    const { currency: _, ...price } = offer.price;
    const isPartyOfOne = travelerPricings.every((one) => one.price.total === price.total && one.price.base === price.base);
    return {
      id,
      seats: offer.numberOfBookableSeats,
      terms: terms.placeOf({
        brands: itineraries.map(({ fareBrand = null }) => fareBrand),
        travelers: travelerPricings.map(({ travelerType, quantity, fareDetailsBySegment }) => ({
          travelerType,
          quantity,
          fares: fareDetailsBySegment.map(({ segmentId: _, ...details }) => details),
        })),
        ...(conditions && { conditions }),
        ...(pricedAsParty && { pricedAsParty }),
        ...(companyCode && { companyCode }),
        ...(paymentRequirements && { paymentRequirements }),
      }),
      price,
      ...(!isPartyOfOne && {
        each: travelerPricings.map(({ price: { total, base } }): [string, string] => [total, base]),
      }),
      ...(expiresAt && { expiresAt }),
      seal: signature.startsWith(`${until}.`) ? signature.slice(until.length) : signature,
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
  return { ...answer, ways: ways.list, terms: terms.list, journeys };
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
