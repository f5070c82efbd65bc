import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

/** Fields and paths that only one supplier uses, by the folder of its adapter. Code elsewhere must not contain them. */
const words: Readonly<Record<string, readonly string[]>> = {
  duffel: [
    ...['offer_requests', 'iata_code', 'iata_city_code', 'marketing_carrier', 'operating_carrier', 'departing_at', 'arriving_at'],
    ...['origin_terminal', 'destination_terminal', 'cabin_class', 'passenger_id', 'baggages', 'maximum_weight_kg'],
    ...['total_currency', 'base_amount', 'base_currency', 'penalty_amount', 'penalty_currency', 'total_emissions_kg'],
    ...['change_before_departure', 'refund_before_departure', 'supplier_timeout', 'offer_no_longer_available', 'Duffel-Version'],
    ...['awaiting_payment', 'selected_offers', 'order_cancellations', 'order_change_requests', 'unique_identifier', 'born_on'],
  ],
  liteapi: [
    ...['offerRetailRate', 'retailRate', 'cancellationPolicies', 'cancelPolicyInfos', 'refundableTag', 'boardType'],
    ...['occupancyNumber', 'facilityIds', 'facility_id', 'X-API-Key', 'taxesAndFees', 'cancelTime', 'boardName'],
    ...['childCount', 'guestNationality', 'maxRatesPerHotel', 'includeHotelData', 'hotelDescription', 'main_photo'],
    ...['textQuery', 'formattedAddress', 'addressComponents', 'longText', 'hotelIds', 'city_name'],
  ],
};

const isCode = (path: string) => /^(app|components|content|lib|scripts|supabase|tests)\//.test(path);
/** Fakes of suppliers need their words. */
const playsSuppliers = (path: string) => /^tests\/(contract|fixtures)\/suppliers\//.test(path);
const self = 'tests/unit/architecture/supplier-words.test.ts';

const files = listSourceFiles('.', ['.ts', '.tsx', '.mjs', '.sql'])
  .filter((path) => isCode(path) && !playsSuppliers(path) && path !== self)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('words of a supplier', () => {
  it.each(Object.entries(words))('%s stay in its adapter', (supplier, names) => {
    const adapter = `supabase/functions/_shared/suppliers/${supplier}/`;
    const found = new RegExp(`\\b(?:${names.join('|')})\\b`);
    const outside = files.filter(({ path }) => !path.startsWith(adapter));
    expect(outside.length).toBeGreaterThan(1000);
    expect(outside.flatMap(({ path, text }) => (found.test(text) ? [`${path}: ${found.exec(text)?.[0]}`] : []))).toEqual([]);
  });

  it.each(Object.entries(words))('%s are really used by its adapter', (supplier, names) => {
    const adapter = files.filter(({ path }) => path.startsWith(`supabase/functions/_shared/suppliers/${supplier}/`));
    const text = adapter.map((file) => file.text).join('\n');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});

describe('samples of suppliers', () => {
  it('are outside the project, and no code reads them', () => {
    const path = new RegExp(['\\.\\./shared', 'work/shared'].join('|'));
    const everything = listSourceFiles('.', ['.ts', '.tsx', '.mjs', '.json', '.sql']).filter(
      (file) => isCode(file) && file !== self,
    );
    expect(everything.filter((file) => path.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
