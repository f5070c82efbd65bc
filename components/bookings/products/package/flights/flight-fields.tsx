import { useLocale, useTranslations } from 'next-intl';
import { type FlightChoice, flightOf } from '@/lib/bookings/products/package/flights/flight-search';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { ChoiceCard } from '../steps/choice-card';
import type { OnField } from '../steps/trip-form';
import { FlightsMissing } from './flights-missing';
import { HolidayFlightText } from './holiday-flight-text';
import type { HolidayFlights } from './use-holiday-flights';

interface FlightFieldsProps {
  choice: FlightChoice;
  flights: HolidayFlights;
  /** Where the same step is shown again, without script. */
  againAt: string;
  onField: OnField;
}

/** The few flights that fit, and the package without flights. */
export function FlightFields({ choice, flights, againAt, onField }: FlightFieldsProps) {
  const t = useTranslations('packages.request.flights');
  const tag = intlTag(useLocale());
  const { found } = flights;
  const listed = found.type === 'found' ? found.flights : [];
  // Also while nothing is listed, the form keeps what was chosen.
  const wanted = listed.length === 0 && choice !== 'none' ? choice : null;
  const selected = flightOf(found, choice);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-lg">{t('title')}</legend>
      <p className="mt-1 mb-4 text-ink-soft">{t('text')}</p>
      <div className="space-y-3">
        <FlightsMissing flights={flights} againAt={againAt} />
        {wanted && (
          <ChoiceCard
            type="radio"
            id="flight.wanted"
            name="flight"
            value={wanted}
            label={t('wanted')}
            isSelected
            onField={onField}
          />
        )}
        {listed.map((flight) => (
          <ChoiceCard
            key={flight.kinds[0]}
            type="radio"
            id={`flight.${flight.kinds[0]}`}
            name="flight"
            value={flight.kinds[0] ?? ''}
            label={flight.kinds.map((kind) => t(`kinds.${kind}`)).join(' · ')}
            aside={<bdi className="font-medium">{t('forAll', { price: formatQar(flight.total, tag) })}</bdi>}
            isSelected={flight === selected}
            onField={onField}
          >
            <HolidayFlightText flight={flight} among={flights} />
          </ChoiceCard>
        ))}
        <ChoiceCard
          type="radio"
          id="flight.none"
          name="flight"
          value="none"
          label={t('none')}
          isSelected={choice === 'none'}
          onField={onField}
        >
          {t('noneText')}
        </ChoiceCard>
      </div>
    </fieldset>
  );
}
