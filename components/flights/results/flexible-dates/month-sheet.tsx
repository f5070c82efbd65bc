import { useLocale, useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/overlays/sheet';
import { type AnyDayTrip, latestDeparture } from '@/lib/flights/calendar/calendar-fares';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { directionOf } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { PricedCalendar } from './priced-calendar';

interface MonthSheetProps {
  search: FlightSearchRequest;
  trip: AnyDayTrip;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A month of prices over the results. */
export function MonthSheet({ search, trip, onChoose, onClose }: MonthSheetProps) {
  const t = useTranslations('flights.calendar');
  const locale = useLocale();
  const today = todayInQatar();
  return (
    <Sheet title={t('monthTitle')} closeLabel={t('monthClose')} size="wide" onClose={onClose}>
      <PricedCalendar
        trip={trip}
        checkedOn="choice"
        locale={locale}
        direction={directionOf(locale)}
        selected={dateOfDay(search.departureDate)}
        hasSelection
        earliest={dateOfDay(today)}
        latest={dateOfDay(latestDeparture(trip.nights, today))}
        onPick={(date) => onChoose(dayOfDate(date))}
      />
    </Sheet>
  );
}
