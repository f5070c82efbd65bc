/** Compares the adapter's reading of recorded seat maps and services with an independent one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flightExtras } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import { toExtras } from '@/supabase/functions/_shared/suppliers/duffel/extras';
import { rates } from './flight-question';

interface Service {
  id: string;
  total_amount: string;
  total_currency: string;
}
interface Seat {
  type: string;
  designator: string | null;
  disclosures: string[] | null;
  available_services: (Service & { passenger_id: string })[] | null;
}
interface SeatMap {
  segment_id: string;
  cabins: { cabin_class: string; deck: number; rows: { sections: { elements: Seat[] }[] }[] }[];
}
interface Bag extends Service {
  passenger_ids: string[];
  segment_ids: string[];
  maximum_quantity: number;
  metadata: { type: string; maximum_weight_kg: number };
}

const recorded: { narrow: SeatMap[]; wide: SeatMap[]; services: Bag[] } = JSON.parse(
  readFileSync('tests/fixtures/suppliers/duffel/seat-maps.jsonl', 'utf8'),
);
const [bag] = recorded.services;

/** The offer of the answers; only its passengers and flights are used. */
const offerOf = (people: string[], segments: string[], services: object[] | null = null) => ({
  passengers: people.map((id) => ({ id, type: 'adult' })),
  slices: segments.map((id) => ({ segments: [{ id }] })),
  available_services: services,
});
const elementsOf = ([map]: SeatMap[]) =>
  map?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements))) ?? [];
const payerOf = (maps: SeatMap[]) => elementsOf(maps).flatMap(({ available_services: all }) => all ?? [])[0]?.passenger_id ?? '';
/** A pound is 4.55 riyals. */
const inRiyals = (pounds: string) => (Math.round(Number(pounds) * 455) / 100).toFixed(2);

describe.each([
  ['an aeroplane with one aisle', recorded.narrow, 'GBP'],
  ['an aeroplane with two aisles', recorded.wide, 'GBP'],
])('the seats of %s', (_, maps, currency) => {
  const segment = maps[0]?.segment_id ?? '';
  const read = (people = ['pas_other', payerOf(maps)], segments = ['seg_other', segment]) =>
    toExtras(offerOf(people, segments), { data: maps }, rates);

  it('are in their recorded place, each with its remarks, price and the traveller who may have it', () => {
    const extras = read();
    expect(flightExtras.safeParse(extras).error).toBeUndefined();
    expect(extras.seatMaps?.map(({ segmentId }) => segmentId)).toEqual(['2']);
    const reported = maps[0]?.cabins.map(({ cabin_class, deck, rows }) => ({
      ...{ cabin: cabin_class.toUpperCase(), deck },
      rows: rows.map(({ sections }) => ({
        sections: sections.map(({ elements }) =>
          elements.map(({ type, designator, disclosures, available_services: services }) => ({
            type,
            ...(designator && { designator }),
            ...(disclosures?.length && { disclosures }),
            ...(services?.length && {
              offers: services.map(({ id, total_amount }) => ({
                ...{ id, passenger: 2 },
                price: {
                  ...{ currency: 'QAR', total: inRiyals(total_amount) },
                  convertedFrom: { currency, total: total_amount, asOf: '2026-11-21' },
                },
              })),
            }),
          })),
        ),
      })),
    }));
    expect(extras.seatMaps?.[0]?.cabins).toEqual(reported);
  });

  it('have all kinds of places, taken seats and seats for sale at several rows', () => {
    const elements = elementsOf(maps);
    expect(new Set(elements.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2);
    const [sold, taken] = [1, 0].map((count) =>
      elements.filter(({ type, available_services: all }) => type === 'seat' && all?.length === count),
    );
    expect(sold?.length).toBeGreaterThan(5);
    expect(taken?.length).toBeGreaterThan(5);
  });

  it('are not for sale to other travellers or for other flights', () => {
    const offers = read(['pas_other']).seatMaps?.[0]?.cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) => sections.flat().flatMap(({ offers }) => offers ?? [])),
    );
    expect(offers).toEqual([]);
    expect(read(undefined, ['seg_other']).seatMaps).toEqual([]);
  });
});

it('bags of several weights keep the number of each that can be bought', () => {
  const [person = '', flight = ''] = [bag?.passenger_ids[0], bag?.segment_ids[0]];
  const extras = toExtras(offerOf(['pas_other', person], ['seg_other', flight], recorded.services), null, rates);
  expect(extras).toEqual({
    seatMaps: null,
    meals: null,
    bags: recorded.services.map(({ id, maximum_quantity, metadata, total_amount }) => ({
      ...{ id, passengers: [2], segmentIds: ['2'], maximumQuantity: maximum_quantity },
      price: {
        ...{ currency: 'QAR', total: inRiyals(total_amount) },
        convertedFrom: { currency: 'GBP', total: total_amount, asOf: '2026-11-21' },
      },
      ...{ type: metadata.type, weightKg: metadata.maximum_weight_kg },
    })),
  });
  expect(extras.bags?.map(({ weightKg, maximumQuantity }) => [weightKg, maximumQuantity])).toEqual([
    [23, 3],
    [15, 3],
  ]);
});
