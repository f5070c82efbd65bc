import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flightExtras } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { toExtras } from '@/supabase/functions/_shared/suppliers/duffel/extras';
import { type DuffelSetup, setUpDuffel } from './duffel-setup';
import { sendError } from './fake-duffel';
import { asked, context, rates } from './flight-question';
import { sendJson } from './local-service';

describe('duffel extras', () => {
  /** Recorded bags and seats of Duffel, field by field, and invalid answers. */
  interface Seat {
    type: string;
    designator?: string;
    available_services?: { id: string; passenger_id: string; total_amount: string }[] | null;
  }
  const recorded: {
    offer: { id: string; available_services: { type: string; id: string }[] | null };
    seatMaps: { segment_id: string; cabins: { rows: { sections: { elements: Seat[] }[] }[] }[] }[];
  } = JSON.parse(readFileSync('tests/fixtures/suppliers/duffel/extras.json', 'utf8'));

  const search = asked({ origin: 'JFK', destination: 'LAX', departureDate: '2023-04-21', returnDate: '2023-04-28', adults: 2 });
  /** A pound is 4.55 riyals. */
  const twentyPounds = { currency: 'QAR', total: '91.00', convertedFrom: { currency: 'GBP', asOf: '2026-11-21' } };

  const trial = setUpDuffel();

  async function soldOffer({ fake, duffel }: DuffelSetup, offer: object = recorded.offer, seatMaps: unknown = recorded.seatMaps) {
    fake.sell([offer]);
    fake.seatMaps = seatMaps;
    const [found] = (await duffel.searchFlights(search, context())).offers;
    if (!found) throw new Error('The offer was left out');
    return found;
  }

  const extrasOf = async (offer?: object, seatMaps?: unknown) =>
    trial.duffel.extras?.(await soldOffer(trial, offer, seatMaps), search, context());

  describe('the extras of an offer of Duffel', () => {
    it('need two requests: the services of the offer and the seat maps', async () => {
      const offer = await soldOffer(trial);
      const before = trial.fake.seen.length;
      await trial.duffel.extras?.(offer, search, context());
      const questions = trial.fake.seen.slice(before).map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
      expect(questions.sort()).toEqual([
        `GET /air/offers/${offer.id}?return_available_services=true`,
        `GET /air/seat_maps?offer_id=${offer.id}`,
      ]);
    });

    it('have each bag with its weight, price, flight and traveller, and no other services', async () => {
      const ids = recorded.offer.available_services?.filter(({ type }) => type === 'baggage').map(({ id }) => id);
      const bag = { segmentIds: ['2'], maximumQuantity: 1, type: 'checked', weightKg: 23 };
      expect((await extrasOf())?.bags).toEqual([
        {
          ...bag,
          id: ids?.[0],
          passengers: [1],
          price: { ...twentyPounds, convertedFrom: { ...twentyPounds.convertedFrom, total: '20.00' } },
        },
        {
          ...bag,
          id: ids?.[1],
          passengers: [2],
          price: { ...twentyPounds, convertedFrom: { ...twentyPounds.convertedFrom, total: '20.00' } },
        },
      ]);
    });

    it('have the seats row by row, each with its price for each traveller who may have it', async () => {
      const extras = await extrasOf();
      const passengerOf = (id: string) => (id.endsWith('fT') ? 1 : 2);
      expect(extras?.seatMaps?.map(({ segmentId }) => segmentId)).toEqual(['1', '2']);
      for (const [index, { cabins }] of recorded.seatMaps.entries()) {
        const wanted = cabins[0]?.rows.map(({ sections }) =>
          sections.map(({ elements }) =>
            elements.map(({ type, designator, available_services: services }) =>
              [
                type,
                designator,
                ...(services ?? []).map((each) => `${each.id} ${passengerOf(each.passenger_id)} ${each.total_amount}`),
              ].join(' '),
            ),
          ),
        );
        const cabin = extras?.seatMaps?.[index]?.cabins[0];
        expect([cabin?.cabin, cabin?.deck]).toEqual(['ECONOMY', 0]);
        const read = cabin?.rows.map(({ sections }) =>
          sections.map((elements) =>
            elements.map(({ type, designator, offers }) =>
              [
                type,
                designator,
                ...(offers ?? []).map((each) => `${each.id} ${each.passenger} ${each.price.convertedFrom?.total}`),
              ].join(' '),
            ),
          ),
        );
        expect(read).toEqual(wanted);
        expect(read?.flat(2).filter((element) => element.includes('ase_')).length).toBeGreaterThan(2);
      }
    });

    it('have no meals, which Duffel does not sell', async () => {
      expect((await extrasOf())?.meals).toBeNull();
    });

    it.each<[string, object, unknown, object]>([
      ['no services are told', { available_services: null }, [], { bags: null, seatMaps: [] }],
      ['nothing is sold', { available_services: [] }, [], { bags: [], seatMaps: [] }],
      ['seat maps are no list', { available_services: [] }, {}, { bags: [], seatMaps: null }],
      [
        'a bag has no price',
        { available_services: [{ type: 'baggage', id: 'ase_1' }] },
        [{ segment_id: 7 }],
        { bags: [], seatMaps: [] },
      ],
    ])('are null or empty when %s', async (_, change, seatMaps, expected) => {
      expect(await extrasOf({ ...recorded.offer, ...change }, seatMaps)).toMatchObject(expected);
    });

    it('still have the bags when the seat maps fail', async () => {
      const offer = await soldOffer(trial);
      trial.fake.misbehave((response, body) =>
        response.req.url?.startsWith('/air/seat_maps') ? sendError(response, 500, 'any') : sendJson(response, body),
      );
      const extras = await trial.duffel.extras?.(offer, search, context());
      expect([extras?.bags?.length, extras?.seatMaps]).toEqual([2, null]);
    });

    it.each<[string, (offer: FlightOffer) => FlightOffer, object | null]>([
      ['it is not found', (offer) => ({ ...offer, id: 'off_other' }), recorded.offer],
      ['its time is over', (offer) => offer, { ...recorded.offer, expires_at: '2023-04-14T09:58:21Z' }],
      ['it has become another trip', (offer) => offer, { ...recorded.offer, partial: true }],
    ])('are gone with the offer when %s', async (_, as, now) => {
      const offer = await soldOffer(trial);
      trial.fake.sell(now ? [now] : []);
      expect(await trial.duffel.extras?.(as(offer), search, context())).toBeNull();
    });

    it('fail when the offer cannot be requested', async () => {
      const offer = await soldOffer(trial);
      trial.fake.misbehave((response) => sendError(response, 500, 'any'));
      await expect(trial.duffel.extras?.(offer, search, context())).rejects.toThrow('Duffel answered 500');
    });
  });
});

describe('duffel seat maps', () => {
  /** Compares the adapter's reading of recorded seat maps and services with an independent one. */
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
  const payerOf = (maps: SeatMap[]) =>
    elementsOf(maps).flatMap(({ available_services: all }) => all ?? [])[0]?.passenger_id ?? '';
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
        cabin: cabin_class.toUpperCase(),
        deck,
        rows: rows.map(({ sections }) => ({
          sections: sections.map(({ elements }) =>
            elements.map(({ type, designator, disclosures, available_services: services }) => ({
              type,
              ...(designator && { designator }),
              ...(disclosures?.length && { disclosures }),
              ...(services?.length && {
                offers: services.map(({ id, total_amount }) => ({
                  id,
                  passenger: 2,
                  price: {
                    currency: 'QAR',
                    total: inRiyals(total_amount),
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
        id,
        passengers: [2],
        segmentIds: ['2'],
        maximumQuantity: maximum_quantity,
        price: {
          currency: 'QAR',
          total: inRiyals(total_amount),
          convertedFrom: { currency: 'GBP', total: total_amount, asOf: '2026-11-21' },
        },
        type: metadata.type,
        weightKg: metadata.maximum_weight_kg,
      })),
    });
    expect(extras.bags?.map(({ weightKg, maximumQuantity }) => [weightKg, maximumQuantity])).toEqual([
      [23, 3],
      [15, 3],
    ]);
  });
});
