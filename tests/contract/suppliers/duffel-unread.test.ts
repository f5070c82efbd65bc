/**
 * Finds fields of Duffel's recorded offers that the adapter ignores: changes each field and compares the results. A field that changes nothing must
 * be in the list below with its reason, so that no field that travellers need is dropped by mistake.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { toExtras } from '@/supabase/functions/_shared/suppliers/duffel/extras';
import { asked, context, rates } from './flight-question';

/** Reviewed. A name covers the field and its content, wherever it is; `slices.id` covers only ids directly in slices. */
const unread: Readonly<Record<string, string>> = {
  live_mode: 'the token says it',
  created_at: 'when the supplier made the offer concerns nobody',
  updated_at: 'the same',
  tax_amount: 'taxes are what the total has above the base',
  tax_currency: 'the same',
  intended_payment_methods: 'customers pay us, not the airline',
  ngs_shelf: 'a comparison of fares across airlines that is not the airline’s own word',
  comparison_key: 'the same',
  allowed_passenger_identity_document_types: 'passports are asked for anyway, the rest by the desk',
  supported_passenger_identity_document_types: 'the same',
  passenger_identity_documents_required: 'the same',
  supported_loyalty_programmes: 'the traveller chooses the programme; an airline ignores those it does not know',
  loyalty_programme_accounts: 'ours, sent back',
  given_name: 'ours, sent back',
  family_name: 'ours, sent back',
  fare_type: 'the price is in the offer',
  'owner.id': 'airlines are known by their codes',
  'marketing_carrier.id': 'the same',
  'operating_carrier.id': 'the same',
  logo_lockup_url: 'marks are our own: nothing is loaded from elsewhere',
  logo_symbol_url: 'the same',
  conditions_of_carriage_url: 'our terms link to what holds; the desk sends it on request',
  operating_carrier_flight_number: 'the board at the airport has the number on the ticket',
  'aircraft.id': 'aircraft are known by their codes',
  distance: 'no screen shows it',
  fare_basis_code: 'the desk finds the offer by its id',
  cabin_class_marketing_name: 'the cabin has our word in both languages, and the fare its name',
  'cabin.name': 'the same as cabin_class',
  'cabin.marketing_name': 'the same as cabin_class_marketing_name',
  amenities: 'power, Wi-Fi and legroom change with the aircraft, and few airlines say them',
  'slices.id': 'legs are known by their place',
  'slices.origin': 'the ends of the flights are read',
  'slices.destination': 'the same',
  origin_type: 'a flight ends at an airport',
  destination_type: 'the same',
  'origin.name': 'our names of places are in both languages',
  'destination.name': 'the same',
  city_name: 'the same',
  city: 'the same',
  airports: 'a flight ends at one airport',
  iata_country_code: 'our own list has the countries',
  icao_code: 'airports are known by their IATA codes',
  latitude: 'our own list has the places',
  longitude: 'the same',
  'origin.id': 'airports are known by their codes',
  'destination.id': 'the same',
  'origin.type': 'a flight ends at an airport',
  'destination.type': 'the same',
  'metadata.merchant_copy': 'services other than bags are not sold',
  'metadata.refund_amount': 'the same',
  'metadata.terms_and_conditions_url': 'the same',
  maximum_depth_cm: 'the desk tells the size of a bag',
  maximum_height_cm: 'the same',
  maximum_length_cm: 'the same',
};

/** Fields that are read but change nothing in these offers, with the test that covers them. */
const readInOtherCases: Readonly<Record<string, string>> = {
  'slices.segments.origin.iata_city_code': 'a change of airport within a city: duffel-left-out.test.ts',
  'slices.segments.destination.iata_city_code': 'the same',
  'slices.segments.operating_carrier.name': 'an operator that is not the seller: duffel.test.ts',
  private_fares: 'a fare by the code of a company: duffel.test.ts',
};

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Offer = { [name: string]: Json } & {
  passengers: { type: string }[];
  slices: { duration: string | null; origin: { iata_code: string }; destination: { iata_code: string }; segments: Flight[] }[];
};
type Flight = { [name: string]: Json } & { departing_at: string };

const whole = readFileSync('tests/fixtures/suppliers/duffel/recorded.jsonl', 'utf8')
  .trim()
  .split('\n')
  .flatMap((line): Offer[] => {
    const { offer, whole } = JSON.parse(line);
    return whole ? [offer] : [];
  });

const pathOf = (at: readonly (string | number)[]) => at.filter((step) => typeof step === 'string').join('.');
const reasonFor = (path: string) => Object.keys(unread).find((name) => `.${path}.`.includes(`.${name}.`));

/** The paths of all leaf values. */
function leavesOf(value: Json, at: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) return [at];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...at, Array.isArray(value) ? Number(name) : name]));
}

function valueAt(value: Json, at: readonly (string | number)[]): Json {
  return at.reduce<Json>((part, step) => (part as { [name: string]: Json })[step] ?? null, value);
}

/** A copy with these values changed. */
function changed(offer: Offer, places: readonly (readonly (string | number)[])[], as: (value: Json) => Json): Offer {
  const copy = structuredClone(offer);
  for (const at of places) {
    const parent = valueAt(copy, at.slice(0, -1)) as { [name: string | number]: Json };
    const last = at.at(-1) ?? '';
    parent[last] = as(parent[last] ?? null);
  }
  return copy;
}

const changes: ((value: Json) => Json)[] = [
  (value) => {
    if (typeof value === 'string') return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    return typeof value === 'number' ? value + 1 : !value;
  },
  (value) => (typeof value === 'string' ? `${value}x` : 'x'),
  () => null,
];

/** Everything that the site gets of an offer, or the error. */
async function reportedOf(sent: Offer, { passengers, slices }: Offer): Promise<string> {
  const answer = (body: object) => Promise.resolve(Response.json(body));
  const duffel = createDuffel({
    token: 'duffel_test_unread',
    rates: async () => rates,
    fetch: (url) => answer(String(url).includes('/air/offers?') ? { data: [sent], meta: null } : { data: { id: 'orq_1' } }),
  });
  const [out, back] = slices;
  const count = (type: string) => passengers.filter((each) => each.type === type).length;
  const search = asked({
    origin: out?.origin.iata_code ?? '',
    destination: out?.destination.iata_code ?? '',
    departureDate: out?.segments[0]?.departing_at.slice(0, 10) ?? '',
    ...(back && { returnDate: back.segments[0]?.departing_at.slice(0, 10) ?? '' }),
    adults: count('adult'),
    children: count('child'),
    infants: count('infant_without_seat'),
  });
  try {
    const supplied = await duffel.searchFlights(search, context());
    return JSON.stringify([supplied, toExtras(sent, null, rates)]);
  } catch (error) {
    return String(error);
  }
}

it('eight offers are recorded with all their fields', () => {
  expect(whole.length).toBe(8);
  expect(new Set(whole.flatMap((offer) => leavesOf(offer)).map(pathOf)).size).toBeGreaterThan(190);
});

it('each listed field is sent by Duffel, and changes nothing', async () => {
  const places = whole.map((offer) => leavesOf(offer).filter((at) => reasonFor(pathOf(at)) || pathOf(at) in readInOtherCases));
  const named = new Set(places.flat().map((at) => reasonFor(pathOf(at)) ?? pathOf(at)));
  expect(Object.keys({ ...unread, ...readInOtherCases }).filter((name) => !named.has(name))).toEqual([]);
  for (const [index, offer] of whole.entries()) {
    const before = await reportedOf(offer, offer);
    expect(before).toContain('"price"');
    for (const as of changes) expect(await reportedOf(changed(offer, places[index] ?? [], as), offer)).toBe(before);
  }
});

it('every other field changes what the site gets', async () => {
  const heard = new Set<string>();
  const all = new Set<string>();
  // Without a duration, the local times and zones of both airports are read.
  const untimed = whole.map((offer) =>
    changed(
      offer,
      leavesOf(offer).filter((at) => at.at(-1) === 'duration'),
      () => null,
    ),
  );
  for (const offer of [...whole, ...untimed]) {
    const before = await reportedOf(offer, offer);
    const leaves = leavesOf(offer);
    for (const path of new Set(leaves.map(pathOf))) {
      if (heard.has(path) || reasonFor(path) || path in readInOtherCases) continue;
      all.add(path);
      const places = leaves.filter((at) => pathOf(at) === path);
      for (const as of changes) if ((await reportedOf(changed(offer, places, as), offer)) !== before) heard.add(path);
    }
  }
  const isHeard = (path: string) => [...heard].some((each) => each === path || each.startsWith(`${path}.`));
  expect([...all].filter((path) => !isHeard(path))).toEqual([]);
  expect(heard.size).toBeGreaterThan(55);
});
