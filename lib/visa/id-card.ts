import { gulfCountries } from '@/content/countries';

/** Whether a national identity card is enough: between two countries of the GCC. Both ISO 3166-1 alpha-2. */
export function isIdCardEnough(passport: string, destination: string): boolean {
  return passport !== destination && [passport, destination].every((code) => gulfCountries.includes(code));
}
