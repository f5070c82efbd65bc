/** Telephone numbers by the numbering plan of each country, from libphonenumber. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toLatinDigits } from './digits';
import { withoutDirection } from './direction';

function parse(typed: string): PhoneNumber | undefined {
  const written = toLatinDigits(withoutDirection(typed)).trim();
  return parsePhoneNumberFromString(written, { defaultCountry: 'QA', extract: false });
}

/**
 * A typed number in E.164 form, such as +97455551234, or null when its country has no such number. Without a country code it is Qatari. The
 * trunk zero that is not dialled from abroad, as in "+44 (0)20", is dropped. Extensions are refused, because they could not be kept.
 */
export function readPhone(typed: string): string | null {
  const number = parse(typed);
  return number?.isValid() && !number.ext ? number.number : null;
}

/** The calling code and the rest of a number in E.164 form; null when it is none. */
export function phoneParts(phone: string): { code: string; number: string } | null {
  const number = parse(phone);
  return number ? { code: number.countryCallingCode, number: number.nationalNumber } : null;
}

/** Whether only a country code was typed, as the field is offered: no number yet. */
export function isEmptyPhone(typed: string): boolean {
  return /^(?:\+974)?$/.test(toLatinDigits(withoutDirection(typed)).replace(/\s/g, ''));
}

/** A number in the groups of its country, with the country code: +974 5555 1234, +44 20 7946 0958. */
export function readablePhone(phone: string): string {
  return parse(phone)?.formatInternational() ?? phone;
}
