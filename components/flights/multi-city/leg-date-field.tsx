import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import { earliestDayOf, type MultiCityForm } from '@/lib/flights/multi-city/legs';
import type { Locale } from '@/lib/i18n/locales';
import { DateButton } from '../date-fields';
import type { FlightFormWords } from '../form-words';

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
export function LegDateField({ form, index, locale, words, error, onChange }: LegDateFieldProps) {
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
