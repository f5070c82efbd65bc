/** Cached, because creating a formatter is slow and a list of flights shows hundreds of amounts. */
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

const exactly = new Map<string, Intl.NumberFormat>();

/** The same with dirhams where there are any, for money that is owed: "QAR 1,850", "QAR 999.50". */
export function formatQarExactly(amount: number, tag: string): string {
  if (Math.round(amount * 100) % 100 === 0) return formatQar(amount, tag);
  let format = exactly.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'currency', currency: 'QAR' });
    exactly.set(tag, format);
  }
  return format.format(amount);
}

/** A decimal amount of riyals, as suppliers write it ("1850.00"), in dirhams. */
export function dirhamsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Whether `formatQar` shows two amounts as equal, so that nobody has to confirm an invisible change. */
export function isSameInRiyals(one: number, other: number): boolean {
  return Math.round(one) === Math.round(other);
}

/** The difference between two amounts as `formatQar` shows them: 1,656 and 1,791 differ by 135, even when 1,656.40 and 1,790.60 do not. */
export function shownDifference(one: number, other: number): number {
  return Math.abs(Math.round(one) - Math.round(other));
}
