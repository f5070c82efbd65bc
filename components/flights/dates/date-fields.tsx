'use client';

import { useId, useState } from 'react';
import { FieldDay } from '@/components/ui/dates/field-day';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import type { FlightFormErrors, FlightSearchForm } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import type { FlightFormWords } from '../form-words';

const loadCalendar = () => import('./flight-calendar').then(({ FlightCalendar }) => FlightCalendar);
const FlightCalendar = loadOnUse(loadCalendar);

interface DateFieldsProps {
  form: FlightSearchForm;
  locale: Locale;
  words: FlightFormWords;
  errors: FlightFormErrors;
  onChange: (form: FlightSearchForm) => void;
}

/** Departure and return on one calendar, whose code loads when it is first opened. */
export function DateFields({ form, locale, words, errors, onChange }: DateFieldsProps) {
  const [picking, setPicking] = useState<'departure' | 'return' | null>(null);
  const isRoundTrip = form.tripType === 'roundtrip';

  return (
    <div className={`md:max-lg:col-span-full ${isRoundTrip ? 'grid grid-cols-2 gap-3' : ''}`}>
      <DateButton
        label={words.form.departure}
        day={form.departDate}
        locale={locale}
        words={words}
        error={errors.departDate}
        onOpen={() => setPicking('departure')}
      />
      {isRoundTrip && (
        <DateButton
          label={words.form.return}
          day={form.returnDate}
          locale={locale}
          words={words}
          error={errors.returnDate}
          disabled={!form.departDate}
          onOpen={() => setPicking('return')}
        />
      )}
      {picking && (
        <FlightCalendar
          locale={locale}
          picking={picking}
          form={form}
          closeLabel={words.close}
          onChange={onChange}
          onPicking={setPicking}
        />
      )}
    </div>
  );
}

interface DateButtonProps {
  label: string;
  day: string;
  locale: Locale;
  words: FlightFormWords;
  error?: string | undefined;
  disabled?: boolean;
  onOpen: () => void;
}

/** A label and a day, which open a calendar. */
export function DateButton({ label, day, locale, words, error, disabled = false, onOpen }: DateButtonProps) {
  const id = useId();
  return (
    <div>
      <span id={`${id}-label`} className="mb-1 block font-medium text-sm">
        {label}
      </span>
      <button
        type="button"
        id={id}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        onClick={onOpen}
        onPointerEnter={() => void loadCalendar()}
        className="@container control flex items-center gap-2 data-invalid:border-danger"
      >
        <Icon name="calendar" className="size-5 text-ink-soft max-sm:hidden" />
        {day ? (
          <FieldDay day={day} locale={locale} />
        ) : (
          <bdi className="truncate text-ink-soft max-sm:text-sm">{words.form.datePlaceholder}</bdi>
        )}
      </button>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {words.errors[error as keyof typeof words.errors]}
        </p>
      )}
    </div>
  );
}
