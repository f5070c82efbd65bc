import { withoutDirection } from '@/lib/text/direction';

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

/** 1250.50 and 1,250.50, then 1.250,50 and 1250,50 as written on the European mainland. */
const plainAmount = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{0,6})?$/;
const mainlandAmount = /^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}),\d{1,2}$/;

/** What a visitor typed as an amount, in Latin, Arabic or Persian digits; null when it is no amount. */
export function readAmount(text: string): number | null {
  const latin = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/\s/g, '');
  if (plainAmount.test(latin)) return Number(latin.replace(/,/g, ''));
  if (mainlandAmount.test(latin)) return Number(latin.replace(/\./g, '').replace(',', '.'));
  return null;
}

/** The same in hundredths; null for more than two decimals too. Marks of direction, which are copied along with amounts, do not count. */
export function readHundredths(text: string): number | null {
  const amount = readAmount(withoutDirection(text));
  if (amount === null) return null;
  const hundredths = Math.round(amount * 100);
  return hundredths / 100 === amount ? hundredths : null;
}
