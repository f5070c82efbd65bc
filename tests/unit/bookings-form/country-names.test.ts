import { describe, expect, it } from 'vitest';
import { countryCodes, frequentNationalities } from '@/content/countries';
import { listCountries } from '@/lib/bookings/country-names';
import { passenger } from '@/lib/bookings/people';

describe.each(['en', 'ar'] as const)('listCountries(%s)', (locale) => {
  const countries = listCountries(locale);

  it('names each country once, the frequent ones first', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect([...codes].sort()).toEqual([...countryCodes].sort());
    expect(countries.filter(({ frequent }) => frequent).map(({ code }) => code)).toEqual(frequentNationalities);
    expect(codes.slice(0, frequentNationalities.length)).toEqual(frequentNationalities);
  });

  it('has a name in the language for every code that the server accepts', () => {
    for (const { code, name } of countries) {
      expect(name).not.toBe(code);
      expect(name).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /[A-Z]/);
      expect(passenger.shape.nationality.safeParse(code).success).toBe(true);
    }
  });

  it('sorts the others by name', () => {
    const names = countries.filter(({ frequent }) => !frequent).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  });
});
