import { intlTag, type Locale } from '@/lib/i18n/locales';
import { twelveHourClock } from '@/lib/i18n/opening-hours';
import { isolated } from '@/lib/text/isolate';
import { formatDayInWords } from './dates';

/** An instant as "Sun, 22 Nov 2026, 14:05", in Arabic «2:05 م», clock of Qatar. */
export function momentInQatar(moment: Date, locale: Locale): string {
  const local = new Date(moment.getTime() + 3 * 3_600_000).toISOString();
  const time = local.slice(11, 16);
  return `${formatDayInWords(local, intlTag(locale))}${locale === 'ar' ? '، ' : ', '}${locale === 'ar' ? twelveHourClock(time) : isolated(time)}`;
}
