/** Making a formatter costs far more than using it, and a list of flights shows hundreds of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

/** An amount in Qatari riyal for display, without decimals: "QAR 1,850". `tag` is a BCP 47 language tag. */
export function formatQar(amount: number, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'currency', currency: 'QAR', maximumFractionDigits: 0 });
    formats.set(tag, format);
  }
  return format.format(amount);
}

/** Whether two amounts read alike: nobody is asked to agree to a change that `formatQar` does not show. */
export function isSameInRiyals(one: number, other: number): boolean {
  return Math.round(one) === Math.round(other);
}
