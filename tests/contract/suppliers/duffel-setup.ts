/** The adapter in front of the fake, and the answers we wrote after its description. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect } from 'vitest';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { type FakeDuffel, fakeToken, startFakeDuffel } from './fake-duffel';
import { asked, context, rates } from './flight-question';

export type Sample = Record<string, unknown> & { id: string; slices: { segments: Record<string, unknown>[] }[] };
export const written = (name: string): Sample =>
  JSON.parse(readFileSync(`tests/fixtures/suppliers/duffel/${name}.json`, 'utf8')).data;

/** The searches that the written answers answer. */
export const roundTrip = asked({ returnDate: '2027-01-21', adults: 2 });
export const withStop = asked({ origin: 'BOM', destination: 'EZE', departureDate: '2027-03-01', cabinClass: 'BUSINESS' });
export const weighed = asked({ destination: 'LGW', departureDate: '2027-02-10' });
export const family = asked({ destination: 'MCT', departureDate: '2027-04-05', adults: 2, children: 1, infants: 1 });

export interface DuffelSetup {
  fake: FakeDuffel;
  duffel: FlightSupplier;
  /** The one offer that a search for it gives, with the names beside it. */
  mapped(name: string, search: FlightSearchRequest): ReturnType<typeof findOne>;
}

/** A new fake for each test of the file; a question that breaks the description fails the test. */
export function setUpDuffel(): DuffelSetup {
  const trial = { mapped: (name, search) => findOne(trial, name, search) } as DuffelSetup;
  beforeEach(async () => {
    trial.fake = await startFakeDuffel();
    trial.duffel = createDuffel({ token: fakeToken, address: `${trial.fake.address}/`, rates: async () => rates });
  });
  afterEach(async () => {
    await trial.fake.stop();
    expect(trial.fake.failures).toEqual([]);
  });
  return trial;
}

async function findOne({ fake, duffel }: DuffelSetup, name: string, search: FlightSearchRequest) {
  fake.sell([written(name)]);
  const { offers, ...names } = await duffel.searchFlights(search, context());
  const [offer] = offers;
  if (!offer) throw new Error('The offer was left out');
  return { offer, ...names };
}
