/** Common Arabic names that differ from those of Unicode. */
export const arabicNames: Readonly<Record<string, string>> = {
  AZN: 'مانات أذربيجاني',
  GEL: 'لاري جورجي',
  INR: 'روبية هندية',
  KES: 'شلن كيني',
  KRW: 'وون كوري جنوبي',
  LBP: 'ليرة لبنانية',
  MVR: 'روفية مالديفية',
  NPR: 'روبية نيبالية',
  PKR: 'روبية باكستانية',
  THB: 'بات تايلاندي',
  UZS: 'سوم أوزبكي',
  ZAR: 'راند جنوب أفريقي',
};

/** An amount with its currency code and the decimals of its coins: "EUR 25.30", "KWD 1.250", "JPY 37,420". `tag` is a BCP 47 tag. */
export function formatAmount(amount: number, code: string, tag: string): string {
  // The riyal as on every other page; other currencies by code, which is the same in both languages.
  const currencyDisplay = code === 'QAR' ? 'symbol' : 'code';
  return formatOf(code, tag, { currencyDisplay, maximumFractionDigits: decimalsOf(amount, code) }).format(amount);
}

/** The same with the name of the currency: "25.30 euros", «25.30 يورو». */
export function nameAmount(amount: number, code: string, tag: string): string {
  return withName(amount, code, tag, { maximumFractionDigits: decimalsOf(amount, code) });
}

/** An amount as typed, with its name and all its decimals: "100 euros", "12.3456 euros". */
export function nameTyped(amount: number, code: string, tag: string): string {
  return withName(amount, code, tag, { maximumFractionDigits: 20, trailingZeroDisplay: 'stripIfInteger' });
}

function withName(amount: number, code: string, tag: string, options: Intl.NumberFormatOptions): string {
  const own = tag.startsWith('ar') ? arabicNames[code] : undefined;
  return formatOf(code, tag, { ...options, currencyDisplay: 'name' })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && own ? own : value))
    .join('');
}

function formatOf(code: string, tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: code, ...options });
}

/** Those of the currency's coins; below one unit enough for three figures, because a rate can be 0.0000408. */
function decimalsOf(amount: number, code: string): number {
  const { maximumFractionDigits: ofCoins = 2 } = formatOf(code, 'en', {}).resolvedOptions();
  if (amount === 0 || amount >= 1) return ofCoins;
  return Math.max(ofCoins, 2 - Math.floor(Math.log10(amount)));
}
