import { intlTag, type Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { formatWeekday } from '@/lib/time/short-day';

/** A selected day in the button of a date field (`@container`): dd/MM/yyyy, after its weekday where there is room. */
export function FieldDay({ day, locale }: { day: string; locale: Locale }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="hidden text-ink-soft @min-[13rem]:inline">{formatWeekday(day, intlTag(locale))} </span>
      <bdi>{formatDay(day)}</bdi>
    </span>
  );
}
