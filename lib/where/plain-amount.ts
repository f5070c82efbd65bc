/** How riyals are written around an amount. */
const currency = /qar|qr|riyals?|ر\.?ق\.?|ريال(?:ًا|ات)?(?: ?قطري(?:ًا|ة)?)?/giu;
const inGroups = /^\d{1,3}(?:[,٬'’ \u00a0\u202f]\d{3}){1,3}$/;

/** "5,000", "QAR 5 000" and "5000.00" as "5000"; what is no amount stays as it is. Digits are Latin already. */
export function plainAmount(typed: string): string {
  const amount = typed
    .replace(currency, '')
    .trim()
    .replace(/[.٫]\d{1,2}$/, '');
  return inGroups.test(amount) ? amount.replace(/\D/g, '') : amount;
}
