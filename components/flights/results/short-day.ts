/** A day in as few words as say it beside its search: "Thu, 14 Jan". `tag` is a BCP 47 language tag. */
export function formatShortDay(localIso: string, tag: string): string {
  const noon = new Date(`${localIso.slice(0, 10)}T12:00:00Z`);
  return new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(noon);
}
