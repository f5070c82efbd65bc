import { toLatinDigits } from '@/lib/text/digits';

/** A checked phone number in groups: Qatari ones as they are written there, others as their owner typed them. */
export function readablePhone(phone: string, typed: string): string {
  const qatari = /^\+974(\d{4})(\d{4})$/.exec(phone);
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : toLatinDigits(typed).trim();
}
