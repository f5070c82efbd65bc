import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';
import type { StatusErrors, StatusForm } from '@/lib/flight-status/question';
import { intlTag } from '@/lib/i18n/locales';
import { daysBetween, formatDayInWords } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { statusDays } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import type { FlightSlots } from './slots';

interface StatusFormProps extends Pick<FlightSlots, 'airportField'> {
  /** Airports as the text of their fields. */
  form: StatusForm;
  errors: StatusErrors;
  /** Counts the times it was sent with something wrong: each brings the focus to the first field of those. */
  refusals: number;
  /** yyyy-MM-dd in Qatar; empty until the page is alive. */
  today: string;
  onChange: (change: Partial<StatusForm>) => void;
  onSubmit: () => void;
}

export function StatusFormView({ form, errors, refusals, today, airportField, onChange, onSubmit }: StatusFormProps) {
  const t = useTranslations('flightStatus.form');
  const locale = useLocale();
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const isByNumber = form.by === 'number';

  useEffect(() => {
    if (refusals > 0)
      element.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  const day = (name: string) => (
    <DaySelect
      id={`${name}-day`}
      label={t('date')}
      error={errorText(errors.date)}
      value={form.date}
      today={today}
      tag={intlTag(locale)}
      onChange={(date) => onChange({ date })}
    />
  );
  const button = (
    <Button type="submit" className="min-h-12 w-full md:mt-6 md:w-auto">
      <Icon name="search" className="size-5" />
      {t('submit')}
    </Button>
  );

  return (
    <form
      ref={element}
      aria-label={t('label')}
      noValidate
      onSubmit={submit}
      className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6 noscript:hidden"
    >
      <div className="mb-4">
        <TabList
          label={t('by')}
          tabs={[
            { id: 'number', label: t('byNumber'), icon: <Icon name="search" className="size-5" /> },
            { id: 'route', label: t('byRoute'), icon: <Icon name="plane" className="size-5" /> },
          ]}
          selected={form.by}
          onSelect={(by) => onChange({ by })}
        />
      </div>
      <TabPanel id="number" selected={isByNumber}>
        <div className="grid items-start gap-4 md:grid-cols-[2fr_2fr_auto]">
          <div>
            <Field id="flight-number" label={t('flight')} error={isByNumber ? errorText(errors.flight) : undefined}>
              {(control) => (
                <input
                  {...control}
                  aria-describedby={[control['aria-describedby'], 'flight-number-help'].filter(Boolean).join(' ')}
                  value={form.flight}
                  onChange={(event) => onChange({ flight: event.target.value })}
                  placeholder="QR 7"
                  maxLength={12}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  dir="ltr"
                  className="control"
                />
              )}
            </Field>
            <p id="flight-number-help" className="mt-1 text-ink-soft text-sm">
              {t('flightHint')}
            </p>
          </div>
          {day('number')}
          {button}
        </div>
      </TabPanel>
      <TabPanel id="route" selected={!isByNumber}>
        <div className="grid items-start gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
          {airportField({
            label: t('from'),
            value: form.from,
            error: isByNumber ? undefined : errorText(errors.from),
            onChange: (from) => onChange({ from }),
          })}
          {airportField({
            label: t('to'),
            value: form.to,
            error: isByNumber ? undefined : errorText(errors.to),
            onChange: (to) => onChange({ to }),
          })}
          {day('route')}
          {button}
        </div>
      </TabPanel>
    </form>
  );
}

/** The words for an error key of the contract; undefined without a key. */
function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('flightStatus.errors');
  const words: Record<string, string> = {
    flightInvalid: t('flightInvalid'),
    airportRequired: t('airportRequired'),
    airportUnknown: t('airportUnknown'),
    sameAirport: t('sameAirport'),
    dateInvalid: t('dateInvalid'),
    dateUnreadable: t('dateUnreadable'),
  };
  return (key) => (key === undefined ? undefined : (words[key] ?? words['dateInvalid']));
}

interface DaySelectProps {
  id: string;
  label: string;
  error: string | undefined;
  /** yyyy-MM-dd; a day that cannot be chosen shows as none. */
  value: string;
  /** Empty until the script knows the day. */
  today: string;
  tag: string;
  onChange: (day: string) => void;
}

/** A list of the supported days, which are too few for a calendar. */
function DaySelect({ id, label, error, value, today, tag, onChange }: DaySelectProps) {
  const days = today ? Array.from({ length: 2 * statusDays + 1 }, (_, index) => addDays(today, index - statusDays)) : [];
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return (
    <Select
      id={id}
      label={label}
      error={error}
      value={days.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {!days.includes(value) && <option value="">{today ? '–' : capitalized(relative.format(0, 'day'), tag)}</option>}
      {days.map((day) => (
        <option key={day} value={day}>
          {`${formatDayInWords(day, tag)} · ${relative.format(daysBetween(today, day), 'day')}`}
        </option>
      ))}
    </Select>
  );
}

function capitalized(word: string, tag: string): string {
  return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
}
