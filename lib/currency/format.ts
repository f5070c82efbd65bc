/** Common Arabic names that differ from those of Unicode. */
export const arabicNames: Readonly<Record<string, string>> = {
  AZN: 'مانات أذربيجاني',
  GEL: 'لاري جورجي',
  INR: 'روبية هندية',
  KES: 'شلن كيني',
  KRW: 'وون كوري جنوبي',
  MVR: 'روفية مالديفية',
  NPR: 'روبية نيبالية',
  PKR: 'روبية باكستانية',
  THB: 'بات تايلاندي',
  UZS: 'سوم أوزبكي',
  ZAR: 'راند جنوب أفريقي',
};

/** An amount with its currency code, with the decimals that coins have: "EUR 25.30", "KRW 37,420". `tag` is a BCP 47 tag. */
export function formatAmount(amount: number, code: string, tag: string, decimals = decimalsOf(amount)): string {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    // The riyal as on every other page; other currencies by code, which is the same in both languages.
    currencyDisplay: code === 'QAR' ? 'symbol' : 'code',
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: decimals,
  }).format(amount);
}

/** The same with the name of the currency: "25.30 euros", «25.30 يورو». */
export function nameAmount(amount: number, code: string, tag: string, decimals = decimalsOf(amount)): string {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: decimals,
  });
  const own = tag.startsWith('ar') ? arabicNames[code] : undefined;
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && own ? own : value))
    .join('');
}

function decimalsOf(amount: number): number {
  if (Math.abs(amount) >= 1000) return 0;
  return Math.abs(amount) >= 1 || amount === 0 ? 2 : 4;
}

/** An amount as typed: in the format of `nameAmount`, but never rounded to whole units. */
export function nameTyped(amount: number, code: string, tag: string): string {
  const isRounded = Math.abs(amount) >= 1000 && !Number.isInteger(amount);
  return nameAmount(amount, code, tag, isRounded ? 2 : undefined);
}
