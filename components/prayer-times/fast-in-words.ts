import { formatMinutes } from '@/lib/destinations/facts';
import type { Prayer, PrayerDay } from '@/lib/prayer-times/prayer-day';
import { isolated } from '@/lib/text/isolate';

/** From Fajr to Maghrib; `text` has {from}, {to} and {hours}. */
export function fastInWords({ times }: Pick<PrayerDay, 'times'>, text: string, tag: string): string {
  const of = (prayer: Prayer) => times.find((one) => one.prayer === prayer);
  const [from, to] = [of('fajr'), of('maghrib')];
  if (!from || !to) return '';
  const hours = formatMinutes(Math.round((Date.parse(to.at) - Date.parse(from.at)) / 60_000), tag);
  return text.replace('{from}', isolated(from.clock)).replace('{to}', isolated(to.clock)).replace('{hours}', hours);
}
