/** "2 minutes ago", "3 hours ago"; null within the minute. */
export function agoText(instant: string, now: number, tag: string): string | null {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (!(minutes >= 1)) return null;
  const format = new Intl.RelativeTimeFormat(tag);
  return minutes < 90 ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
}
