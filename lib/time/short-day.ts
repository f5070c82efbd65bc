/** Making one costs a slow phone more than using it sixty times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in as few words as say it beside its search: "Thu, 14 Jan". `tag` is a BCP 47 language tag. */
export function formatShortDay(localIso: string, tag: string): string {
  return formatDay(localIso, tag, 'short');
}

/** As short as a tile of the day strip: Arabic months have no short names, so they are numbers there. */
export function formatTileDay(localIso: string, tag: string): string {
  return formatDay(localIso, tag, tag.startsWith('ar') ? 'numeric' : 'short');
}

function formatDay(localIso: string, tag: string, month: 'short' | 'numeric'): string {
  const key = `${tag} ${month}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(new Date(`${localIso.slice(0, 10)}T12:00:00Z`));
}
