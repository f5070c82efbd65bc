import { describe, expect, it } from 'vitest';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { createSupplierList } from '@/supabase/functions/_shared/suppliers/supplier-list';

const source = (name: string): Source => ({ name, sandbox: true, timeLimitMs: 1_000, questionsAtOnce: 1 });

const list = createSupplierList('SUPPLIER', {
  sandbox: { settings: [], create: () => source('sandbox') },
  keyed: {
    settings: ['KEY'],
    create: (environment) => {
      if (!environment('KEY')) throw new Error('KEY is not set');
      return source('keyed');
    },
  },
});

const choose = (settings: Record<string, string>) => list((name) => settings[name]);
const namesIn = (settings: Record<string, string>) => choose(settings).map(({ source }) => source.name);

describe('the suppliers of a setting', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, ['sandbox']],
    ['', ['sandbox']],
    ['sandbox', ['sandbox']],
    ['keyed,sandbox', ['keyed', 'sandbox']],
    [' sandbox , keyed ', ['sandbox', 'keyed']],
    ['keyed,keyed', ['keyed']],
  ])('%j are %j', (value, names) => {
    expect(namesIn({ KEY: 'one', ...(value !== undefined && { SUPPLIER: value }) })).toEqual(names);
  });

  it.each<[string, string]>([
    ['amadeus', 'SUPPLIER names "amadeus", but the suppliers are: sandbox, keyed'],
    ['sandbox,', 'SUPPLIER names ""'],
    ['constructor', 'SUPPLIER names "constructor"'],
    ['keyed', 'KEY is not set'],
  ])('%j is an error, never a silent fallback', (value, message) => {
    expect(() => choose({ SUPPLIER: value })).toThrow(message);
  });

  it('stay the same, with the state of their circuit breakers, until their settings change', () => {
    const [first] = choose({ SUPPLIER: 'keyed', KEY: 'one' });
    expect(choose({ SUPPLIER: 'sandbox,keyed', KEY: 'one' })[1]).toBe(first);
    expect(choose({ SUPPLIER: 'keyed', KEY: 'two' })[0]).not.toBe(first);
  });

  it('are the sandbox for flights and hotels by default', () => {
    const nothing = () => undefined;
    expect(chooseFlightSuppliers(nothing).map(({ source }) => source.name)).toEqual(['sandbox']);
    expect(chooseHotelSuppliers(nothing).map(({ source }) => source.name)).toEqual(['sandbox']);
  });
});
