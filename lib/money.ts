/** An amount in Qatari riyal for display, without decimals: "QAR 1,850". `tag` is a BCP 47 language tag. */
export function formatQar(amount: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'QAR', maximumFractionDigits: 0 }).format(amount);
}
