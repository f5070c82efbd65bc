import { toLatinDigits } from './digits';

/** Numbers in Qatar have eight digits and no area codes, so eight digits on their own are one of them. */
export function internationalPhone(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s().-]|\p{Bidi_Control}/gu, '')
    .replace(/^00/, '+')
    .replace(/^[1-9]\d{7}$/, '+974$&');
}

/** A number as the database keeps it: digits after the plus sign, its country code among them. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;

/** A checked phone number in groups: Qatari ones as they are written there, others as their owner typed them. */
export function readablePhone(phone: string, typed: string): string {
  const qatari = /^\+974(\d{4})(\d{4})$/.exec(phone);
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : toLatinDigits(typed).trim();
}
