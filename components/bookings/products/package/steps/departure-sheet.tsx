import { useLocale, useTranslations } from 'next-intl';
import { Calendar } from '@/components/ui/dates/calendar';
import { Sheet } from '@/components/ui/overlays/sheet';
import { directionOf } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate } from '@/lib/time/dates';

interface DepartureSheetProps {
  /** yyyy-MM-dd, or empty. */
  value: string;
  earliest: string;
  latest: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Contains react-day-picker: load it on the first opening. */
export function DepartureSheet({ value, earliest, latest, onPick, onClose }: DepartureSheetProps) {
  const t = useTranslations('packages.request.dates');
  const locale = useLocale();
  const shown = value >= earliest && value <= latest ? value : earliest;
  return (
    <Sheet title={t('calendar')} closeLabel={t('close')} size="wide" onClose={onClose}>
      <Calendar
        locale={locale}
        direction={directionOf(locale)}
        selected={dateOfDay(shown)}
        hasSelection={value === shown}
        earliest={dateOfDay(earliest)}
        latest={dateOfDay(latest)}
        onPick={(date) => onPick(dayOfDate(date))}
      />
    </Sheet>
  );
}
