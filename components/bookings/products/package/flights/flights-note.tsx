import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { FlightsMissing } from './flights-missing';
import { HolidayFlightText } from './holiday-flight-text';
import type { HolidayFlights } from './use-holiday-flights';

interface FlightsNoteProps {
  flights: HolidayFlights;
  /** Of the package, and with its flights, in QAR. */
  packageTotal: number;
  total: number;
  travellers: number;
  againAt: string;
  /** Where another flight is selected. */
  othersAt: string;
  onOthers: () => void;
}

/** Package and flights, and what they cost together: below a step that changes both. */
export function FlightsNote({ flights, packageTotal, total, travellers, againAt, othersAt, onOthers }: FlightsNoteProps) {
  const t = useTranslations('packages.request.flights');
  const words = useTranslations('packages');
  const tag = intlTag(useLocale());
  const { selected } = flights;
  const riyals = (amount: number) => formatQar(amount, tag);
  return (
    <section aria-label={t('title')} className="mt-6 space-y-3 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 className="text-lg">{t('title')}</h3>
      <FlightsMissing flights={flights} againAt={againAt} />
      {selected && <HolidayFlightText flight={selected} among={flights} />}
      <p role="status">
        {selected ? (
          <bdi>{t('sum', { package: riyals(packageTotal), flights: riyals(selected.total), total: riyals(total) })}</bdi>
        ) : (
          <>
            <bdi className="font-semibold">{riyals(total)}</bdi> <span>{words('withoutFlights')}</span>
          </>
        )}
        {travellers > 1 && (
          <span className="block text-ink-soft text-sm">{t('perPerson', { price: riyals(total / travellers) })}</span>
        )}
      </p>
      {flights.found.type === 'found' && (
        <a
          href={othersAt}
          data-waits=""
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOthers();
          }}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t('others')}
        </a>
      )}
    </section>
  );
}
