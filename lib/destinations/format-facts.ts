/** Minutes in words, such as "6 hrs 45 mins" or "6 ساعات و45 دقيقة". `tag` is a BCP 47 language tag. */
export function formatMinutes(minutes: number, tag: string): string {
  const isArabic = tag.startsWith('ar');
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: isArabic ? 'long' : 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours ? [part(hours, 'hour')] : []), ...(rest ? [part(rest, 'minute')] : [])];
  return isArabic ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts) : parts.join(' ');
}

/** Kilometres for reading, rounded to ten: "4,970 km". */
export function formatKilometres(kilometres: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' }).format(Math.round(kilometres / 10) * 10);
}
