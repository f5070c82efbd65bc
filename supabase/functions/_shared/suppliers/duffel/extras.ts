/** Bags of Duffel's `available_services` and its seat maps, in our shape. Duffel sells no meals. What cannot be read or priced is left out. */
import * as z from 'zod/mini';
import {
  type BagOnSale,
  type ExtraPrice,
  type FlightExtras,
  type SeatElement,
  type SeatMap,
  seatElements,
} from '../../contracts/flights/flight-extras.ts';
import type { CabinClass } from '../../contracts/flights/flight-request.ts';
import type { Rates } from '../../exchange-rates/rates.ts';
import { inRiyals, toAmount } from '../riyals.ts';
import { amount, cabinClass, passenger } from './duffel-response.ts';
import { convertedFromOf } from './to-price.ts';
import { typeOf } from './to-traveler-pricings.ts';

const list = z.array(z.unknown());
const money = { id: z.string(), total_amount: amount, total_currency: z.string() };

const offerWithServices = z.object({
  passengers: z.array(passenger),
  slices: z.array(z.object({ segments: z.array(z.object({ id: z.string() })) })),
  available_services: z.optional(z.nullable(list)),
});

const baggage = z.object({
  ...money,
  type: z.literal('baggage'),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  maximum_quantity: z.int().check(z.gte(1)),
  metadata: z.object({ type: z.enum(['checked', 'carry_on']), maximum_weight_kg: z.optional(z.nullable(z.number())) }),
});

const element = z.object({
  type: z.catch(z.enum(seatElements), 'empty'),
  designator: z.optional(z.nullable(z.string())),
  disclosures: z.optional(z.nullable(z.array(z.string()))),
  available_services: z.optional(z.nullable(z.array(z.object({ ...money, passenger_id: z.string() })))),
});

const seatMap = z.object({
  segment_id: z.string(),
  cabins: z.array(
    z.object({
      cabin_class: cabinClass,
      deck: z.int(),
      rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(element) })) })),
    }),
  ),
});

const seatMapsResponse = z.object({ data: list });

/** `maps` is the answer about seats, null without one. */
export function toExtras(entry: unknown, maps: unknown, rates: Rates): FlightExtras {
  const { passengers, slices, available_services: services } = z.parse(offerWithServices, entry);
  const party = ['ADULT', 'CHILD', 'HELD_INFANT'].flatMap((type) => passengers.filter((each) => typeOf(each) === type));
  const places = placesOf(party.map(({ id }) => id));
  /** With the numbers of the offer. */
  const segments = placesOf(slices.flatMap((slice) => slice.segments.map(({ id }) => id)));
  const read = { places, segments, rates };
  const seats = z.safeParse(seatMapsResponse, maps);
  return {
    bags: services ? services.flatMap((service) => toBag(service, read)) : null,
    seatMaps: seats.success ? seats.data.data.flatMap((map) => toSeatMap(map, read)) : null,
    meals: null,
  };
}

interface Reading {
  /** Positions of passengers in the party. */
  places: ReadonlyMap<string, number>;
  segments: ReadonlyMap<string, number>;
  rates: Rates;
}

function placesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index + 1]));
}

function toBag(service: unknown, { places, segments, rates }: Reading): BagOnSale[] {
  const parsed = z.safeParse(baggage, service);
  const price = parsed.success ? priceOf(parsed.data, rates) : null;
  if (!parsed.success || !price) return [];
  const { id, passenger_ids, segment_ids, maximum_quantity: maximumQuantity, metadata } = parsed.data;
  const who = passenger_ids.flatMap((each) => places.get(each) ?? []);
  const where = segment_ids.flatMap((each) => segments.get(each)?.toString() ?? []);
  if (who.length === 0 || where.length === 0 || where.length < segment_ids.length) return [];
  const weightKg = metadata.maximum_weight_kg;
  return [{ id, passengers: who, segmentIds: where, maximumQuantity, price, type: metadata.type, ...(weightKg && { weightKg }) }];
}

function toSeatMap(map: unknown, read: Reading): SeatMap[] {
  const parsed = z.safeParse(seatMap, map);
  const place = parsed.success && read.segments.get(parsed.data.segment_id);
  if (!place) return [];
  const cabins = parsed.data.cabins.map(({ cabin_class, deck, rows }) => ({
    cabin: cabin_class.toUpperCase() as CabinClass,
    deck,
    rows: rows.map(({ sections }) => ({
      sections: sections.map(({ elements }) => elements.map((each) => toElement(each, read))),
    })),
  }));
  return [{ segmentId: String(place), cabins }];
}

function toElement(source: z.infer<typeof element>, { places, rates }: Reading): SeatElement {
  const { type, designator, disclosures, available_services: services } = source;
  if (type !== 'seat') return { type };
  const offers = (services ?? []).flatMap((service) => {
    const [place, price] = [places.get(service.passenger_id), priceOf(service, rates)];
    return place && price ? [{ id: service.id, passenger: place, price }] : [];
  });
  return {
    type,
    ...(designator && { designator }),
    ...(disclosures?.length && { disclosures }),
    ...(offers.length > 0 && { offers }),
  };
}

/** Null without a rate. */
function priceOf(
  { total_amount, total_currency }: { total_amount: string; total_currency: string },
  rates: Rates,
): ExtraPrice | null {
  const total = inRiyals(Number(total_amount), total_currency, rates);
  return total === null
    ? null
    : { currency: 'QAR', total: toAmount(total), ...convertedFromOf(total_amount, total_currency, rates) };
}
