const formats = new Map<string, Intl.DateTimeFormat>();

/** A day for those who listen: "Thursday 14 January 2027". `tag` is a BCP 47 language tag. */
export function formatFullDay(day: string, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
    formats.set(tag, format);
  }
  return format.format(new Date(`${day}T12:00:00Z`));
}
