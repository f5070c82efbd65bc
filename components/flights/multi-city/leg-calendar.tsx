import { useTranslations } from 'next-intl';
import { Calendar } from '@/components/ui/dates/calendar';
import { Sheet } from '@/components/ui/overlays/sheet';
import { earliestDayOf, type MultiCityForm } from '@/lib/flights/multi-city/legs';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { bookingHorizonDays } from '@/supabase/functions/_shared/contracts/flights/flight-request';

interface LegCalendarProps {
  form: MultiCityForm;
  index: number;
  locale: Locale;
  closeLabel: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The days one leg may leave on. */
export function LegCalendar({ form, index, locale, closeLabel, onPick, onClose }: LegCalendarProps) {
  const t = useTranslations('flights.multiCity');
  const today = todayInQatar();
  const earliest = earliestDayOf(form, index, today);
  const day = form.legs[index]?.departureDate ?? '';
  const isStillPossible = day >= earliest;
  return (
    <Sheet
      title={t('pickDate', { number: index + 1 })}
      closeLabel={closeLabel}
      size="wide"
      onClose={onClose}
      footer={
        earliest > today && <p className="text-ink-soft">{t('earliest', { day: formatShortDay(earliest, intlTag(locale)) })}</p>
      }
    >
      <Calendar
        locale={locale}
        direction={directionOf(locale)}
        selected={dateOfDay(isStillPossible ? day : earliest)}
        hasSelection={isStillPossible}
        earliest={dateOfDay(earliest)}
        latest={dateOfDay(addDays(today, bookingHorizonDays))}
        onPick={(date) => onPick(dayOfDate(date))}
      />
    </Sheet>
  );
}
