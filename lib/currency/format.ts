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

/** An amount with the decimals of its coins, for a column that says its currency above: "25.30", "1.250", "37,420". `tag` is a BCP 47 tag. */
export function formatFigure(amount: number, code: string, tag: string): string {
  const { maximumFractionDigits: ofCoins } = formatOf(code, 'en', {}).resolvedOptions();
  const digits = { minimumFractionDigits: ofCoins, maximumFractionDigits: decimalsOf(amount, code) };
  return new Intl.NumberFormat(tag, digits).format(amount);
}

/** An amount with the name of its currency: "25.30 euros", «25.30 يورو». */
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
