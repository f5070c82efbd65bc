import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Stepper } from '@/components/ui/fields/stepper';
import type { PackageRates } from '@/content/package';
import { dayField } from '@/lib/bookings/products/package/draft';
import { mostExtraNights } from '@/lib/bookings/products/package/schema';
import type { TripDraft } from '@/lib/bookings/products/package/trip-address';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { extraNightPrice, levelOf } from '@/lib/packages/price';
import { formatDay, formatDayInWords, isDay, writingError } from '@/lib/time/dates';
import { type OnField, TripForm, type TripFormProps } from './trip-form';

interface DateFieldsProps {
  trip: TripDraft;
  rates: PackageRates;
  window: { earliest: string; latest: string };
  /** Error key of the present day, or null. */
  errorKey: string | null;
  showsError: boolean;
  onField: OnField;
}

/** The first day, and extra nights. */
export function DatesStep({ rates, window, errorKey, showsError, ...form }: TripFormProps & Omit<DateFieldsProps, 'onField'>) {
  return (
    <TripForm step="dates" {...form}>
      {(onField) => (
        <DateFields
          rates={rates}
          window={window}
          errorKey={errorKey}
          showsError={showsError}
          onField={onField}
          trip={form.trip}
        />
      )}
    </TripForm>
  );
}

export function DateFields({ trip, rates, window, errorKey, showsError, onField }: DateFieldsProps) {
  const t = useTranslations('packages.request.dates');
  const errors = useTranslations('packages.request.errors');
  const tag = intlTag(useLocale());
  const dateWords = useDateWords();
  const [isLeft, setIsLeft] = useState(false);
  const { departureDate, extraNights } = trip;
  const nights = rates.nights + extraNights;
  const isErrorShown = showsError || (departureDate !== '' && (isLeft || isDay(departureDate)));
  const mistyped = departureDate && writingError(departureDate);
  const error = mistyped ? dateWords.errors[mistyped] : errorKey && errors(errorKey as 'departureRequired');
  const day = errorKey ? '' : departureDate;

  return (
    <div className="space-y-5 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-10">
        <DateField
          id={dayField}
          name={dayField}
          label={t('departure')}
          hint={t('window', { earliest: formatDay(window.earliest), latest: formatDay(window.latest) })}
          error={(isErrorShown && error) || undefined}
          words={dateWords}
          {...window}
          required
          autoComplete="off"
          value={departureDate}
          onChange={onField}
          onBlur={() => setIsLeft(true)}
        />
        <div className="max-sm:border-line max-sm:border-t max-sm:pt-5">
          <input type="hidden" name="nights" value={extraNights} />
          <Stepper
            label={t('extraNights')}
            hint={t('extraNightsHint', { price: formatQar(extraNightPrice(rates, day), tag) })}
            value={extraNights}
            min={0}
            max={mostExtraNights}
            words={{ more: t('moreNights'), fewer: t('fewerNights') }}
            name="nights"
          />
        </div>
      </div>
      {day && (
        <p className="flex flex-wrap gap-x-3 gap-y-1" role="status">
          <span>{t('home', { day: formatDayInWords(lastDayOf(trip, rates.nights), tag), nights, days: nights + 1 })}</span>
          <span className="rounded-pill bg-sunken px-3 text-sm leading-6">
            {t('season', { season: levelOf(rates.seasons, day) })}
          </span>
        </p>
      )}
    </div>
  );
}
