/** An amount with the code of its currency, with as many decimals as a purse needs: "EUR 25.30", "KRW 37,420". `tag` is a BCP 47 tag. */
export function formatAmount(amount: number, code: string, tag: string): string {
  const decimals = Math.abs(amount) >= 1000 ? 0 : Math.abs(amount) >= 1 || amount === 0 ? 2 : 4;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    // The riyal as on every other page; other currencies by their code, which names them alike in both languages.
    currencyDisplay: code === 'QAR' ? 'symbol' : 'code',
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: decimals,
  }).format(amount);
}

/** What a visitor typed as an amount: digits of either script, spaces and commas between thousands; null when it is no amount. */
export function readAmount(text: string): number | null {
  const latin = text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/٫/g, '.');
  const plain = latin.replace(/[\s,٬]/g, '');
  if (!/^\d{1,12}(\.\d{0,6})?$/.test(plain)) return null;
  return Number(plain);
}
