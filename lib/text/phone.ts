import { toLatinDigits } from './digits';

/** Numbers in Qatar have eight digits and no area codes: eight digits alone are a Qatari number. */
export function internationalPhone(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s().-]|\p{Bidi_Control}/gu, '')
    .replace(/^00/, '+')
    .replace(/^[1-9]\d{7}$/, '+974$&');
}

/** A number as in the database: a plus sign and digits, including the country code. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;

/** A checked phone number in groups: Qatari ones as usual there, others as their owner typed them. */
export function readablePhone(phone: string, typed: string): string {
  const qatari = /^\+974(\d{4})(\d{4})$/.exec(phone);
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : toLatinDigits(typed).trim();
}
