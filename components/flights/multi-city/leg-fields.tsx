import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import type { LegErrors } from '@/lib/flights/multi-city/check-form';
import {
  earliestDayOf,
  type Leg,
  legSuggestions,
  type MultiCityForm,
  mayRemoveLeg,
  withDate,
  withDestination,
  withOrigin,
} from '@/lib/flights/multi-city/legs';
import { hasSameEnds } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import { AirportField } from '../airport-field';
import { DateButton } from '../dates/date-fields';
import type { FlightFormWords } from '../form-words';

interface LegFieldsProps {
  form: MultiCityForm;
  leg: Leg;
  index: number;
  locale: Locale;
  words: FlightFormWords;
  errors: LegErrors;
  onChange: (form: MultiCityForm) => void;
  onRemove: () => void;
}

/** One flight: from where, to where and when. */
export function LegFields({ form, leg, index, locale, words, errors, onChange, onRemove }: LegFieldsProps) {
  const t = useTranslations('flights.multiCity');
  const textOf = (key: string | undefined) => key && words.errors[key as keyof typeof words.errors];
  const airport = { locale, words, limit: legSuggestions.most, startAt: legSuggestions.startAt };
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card sm:px-5 sm:py-3">
      <legend className="sr-only">{t('flight', { number: index + 1 })}</legend>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <p aria-hidden="true" className="flex items-center gap-2.5 font-semibold">
          <span className="inline-flex size-8 items-center justify-center rounded-pill bg-accent-soft text-accent">
            <Icon name="plane" className="size-4" />
          </span>
          {t('flight', { number: index + 1 })}
        </p>
        {mayRemoveLeg(form) && (
          <button
            type="button"
            aria-label={t('remove', { number: index + 1 })}
            onClick={onRemove}
            className="-me-2 inline-flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_12rem]">
        <AirportField
          {...airport}
          label={t('from')}
          value={leg.from}
          error={textOf(errors.from)}
          otherEnd={leg.to}
          isOnly={leg.fromOnly}
          onChange={(from, isOnly) => onChange(withOrigin(form, leg.id, from, isOnly))}
        />
        <AirportField
          {...airport}
          label={t('to')}
          value={leg.to}
          error={textOf(errors.to ?? (hasSameEnds(leg) ? 'sameAirport' : undefined))}
          otherEnd={leg.from}
          isOnly={leg.toOnly}
          onChange={(to, isOnly) => onChange(withDestination(form, leg.id, to, isOnly))}
        />
        <LegDateField
          form={form}
          index={index}
          locale={locale}
          words={words}
          error={errors.departureDate}
          onChange={(day) => onChange(withDate(form, leg.id, day))}
        />
      </div>
    </fieldset>
  );
}

const LegCalendar = loadOnUse(() => import('./leg-calendar').then((module) => module.LegCalendar));

interface LegDateFieldProps {
  form: MultiCityForm;
  index: number;
  locale: Locale;
  words: FlightFormWords;
  /** A key of `flights.errors`. */
  error?: string | undefined;
  onChange: (day: string) => void;
}

/** The departure of a leg, not before the legs above it. A day that an earlier leg has overtaken stays and shows an error at once. */
function LegDateField({ form, index, locale, words, error, onChange }: LegDateFieldProps) {
  const t = useTranslations('flights.multiCity');
  const [isPicking, setIsPicking] = useState(false);
  const day = form.legs[index]?.departureDate ?? '';
  const isOvertaken = day !== '' && day < earliestDayOf(form, index, '');
  return (
    <div>
      <DateButton
        label={t('date')}
        day={day}
        locale={locale}
        words={words}
        error={isOvertaken ? 'departureOrder' : error}
        onOpen={() => setIsPicking(true)}
      />
      {isPicking && (
        <LegCalendar
          form={form}
          index={index}
          locale={locale}
          closeLabel={words.close}
          onPick={(picked) => {
            onChange(picked);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
