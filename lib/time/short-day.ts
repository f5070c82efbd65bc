/** Cached, because creating a formatter is slow on a phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A short day for the results of a search: "Thu 14 Jan". `tag` is a BCP 47 language tag. */
export function formatShortDay(localIso: string, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    formats.set(tag, format);
  }
  return format.format(new Date(`${localIso.slice(0, 10)}T12:00:00Z`));
}
