const shortUnits = { hour: 'h', minute: 'min' };

/** Minutes in words, such as "6 h 45 min" or "6 ساعات و45 دقيقة". `tag` is a BCP 47 language tag. */
export function formatMinutes(minutes: number, tag: string): string {
  const isArabic = tag.startsWith('ar');
  const part = (value: number, unit: 'hour' | 'minute') =>
    isArabic
      ? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
      : `${value} ${shortUnits[unit]}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours ? [part(hours, 'hour')] : []), ...(rest ? [part(rest, 'minute')] : [])];
  return isArabic ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts) : parts.join(' ');
}

/** Kilometres for reading, rounded to ten: "4,970 km". */
export function formatKilometres(kilometres: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' }).format(Math.round(kilometres / 10) * 10);
}
