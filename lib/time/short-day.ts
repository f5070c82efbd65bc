/** Cached, because creating a formatter is slow on a phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A short day for the results of a search: "Thu 14 Jan". `tag` is a BCP 47 language tag. */
export function formatShortDay(localIso: string, tag: string): string {
  return format(localIso, tag, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** "Thu" */
export function formatWeekday(localIso: string, tag: string): string {
  return format(localIso, tag, { weekday: 'short' });
}

function format(localIso: string, tag: string, parts: Intl.DateTimeFormatOptions): string {
  const key = tag + Object.keys(parts).length;
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' });
  formats.set(key, cached);
  return cached.format(new Date(`${localIso.slice(0, 10)}T12:00:00Z`));
}
