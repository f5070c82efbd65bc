'use client';

import { type ComponentProps, type FocusEvent, type InputEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { toLatinDigits } from '@/lib/text/digits';
import { type DayError, dayError, isDay, readDay, writeDay } from '@/lib/time/dates';
import { Field, type FieldProps } from '../fields/field';
import { Icon } from '../icon';
import { loadOnUse } from '../load-on-use';

const loadSheet = () => import('./date-sheet').then(({ DateSheet }) => DateSheet);
const DateSheet = loadOnUse(loadSheet);

export interface DateFieldWords extends Record<'choose' | 'close', string> {
  /** The language of the texts and of the calendar. */
  locale: Locale;
  /** An example for each kind of day. */
  examples: Record<'trip' | 'birth' | 'expiry', string>;
  errors: Record<DayError, string>;
}

interface DateFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'type' | 'min' | 'max' | 'className'> {
  words: DateFieldWords;
  /** Which example is shown as the placeholder. */
  example?: keyof DateFieldWords['examples'];
  /**
   * First and last day of the calendar, yyyy-MM-dd; empty until hydration. Left out for days that people know by heart: then there is no
   * calendar.
   */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Name of the field in the same form with the earlier day. */
  after?: string | undefined;
  /** Reports errors of a day between `earliest` and two years later itself; in other forms, the form does. */
  checksItself?: boolean;
}

/**
 * The date field: typed as dd/MM/yyyy in Latin or Arabic digits, or chosen in a calendar that loads on use. Its value is the text, as without script;
 * `readDay` parses it.
 */
export function DateField({ id, label, optional, hint, error, words, earliest, latest, after, ...props }: DateFieldProps) {
  const { checksItself = false, example = 'trip', onInput, onBlur, value, defaultValue, ...input } = props;
  const control = useRef<HTMLInputElement>(null);
  /** The field's own error for its current text, null when valid. It overrides the form's error, which is about an earlier text. */
  const [ownError, setOwnError] = useState<DayError | null>();
  const [days, setDays] = useState<{ selected: string; earliest: string } | null>(null);
  const hasCalendar = earliest !== undefined && latest !== undefined;
  const isChecked = Boolean(checksItself && earliest);

  useEffect(() => {
    const { current: field } = control;
    const form = field?.form;
    if (!field || !form || !earliest || !isChecked) return;
    const check = ({ type }: Event) => {
      const found = dayError(field.value, earliest, dayBefore(field, after));
      field.setCustomValidity(found ? words.errors[found] : '');
      const hasWord = (shown: DayError | null | undefined) => type === 'change' || shown || !found;
      // An incomplete day is not an error yet.
      setOwnError((shown) => (field.value.trim() && hasWord(shown) ? found : undefined));
    };
    // In the capture phase, so that the form is informed before its own handlers run.
    form.addEventListener('input', check, true);
    form.addEventListener('change', check, true);
    return () => {
      form.removeEventListener('input', check, true);
      form.removeEventListener('change', check, true);
    };
  }, [after, words, earliest, isChecked]);

  function typed(event: InputEvent<HTMLInputElement>) {
    const { currentTarget: field, nativeEvent } = event;
    const isTyping = nativeEvent instanceof window.InputEvent && nativeEvent.inputType === 'insertText';
    const text = isTyping ? withSlash(field.value) : writeIso(field.value);
    if (text !== field.value) field.value = text;
    onInput?.(event);
  }

  function left(event: FocusEvent<HTMLInputElement>) {
    const { currentTarget: field } = event;
    const text = writeDay(field.value);
    if (text !== field.value) enter(field, text);
    onBlur?.(event);
  }

  function open() {
    const { current: field } = control;
    if (!field || !earliest) return;
    const before = readDay(dayBefore(field, after));
    const selected = readDay(field.value);
    setDays({
      selected: isDay(selected) ? selected : '',
      earliest: isDay(before) && before > earliest ? before : earliest,
    });
  }

  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={hint}
      error={isChecked && ownError !== undefined ? (ownError ? words.errors[ownError] : undefined) : error}
    >
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...input}
            ref={control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            maxLength={64}
            placeholder={words.examples[example]}
            {...(value === undefined
              ? { defaultValue: writeIso(String(defaultValue ?? '')) }
              : { value: writeIso(String(value)) })}
            onInput={typed}
            onBlur={left}
            className={`control tabular-nums ${hasCalendar ? 'pe-12 rtl:ps-12 rtl:pe-3.5' : ''}`}
          />
          {hasCalendar && (
            <button
              type="button"
              aria-label={`${words.choose} – ${label}`}
              aria-haspopup="dialog"
              onPointerEnter={() => void loadSheet()}
              onFocus={() => void loadSheet()}
              onClick={open}
              className="absolute inset-y-0 end-0.5 my-auto inline-flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken noscript:hidden"
            >
              <Icon name="calendar" />
            </button>
          )}
          {days && latest && (
            <DateSheet
              title={label}
              words={words}
              {...days}
              latest={latest}
              onPick={(day) => {
                if (control.current) enter(control.current, writeDay(day));
                setDays(null);
              }}
              onClose={() => setDays(null)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** Converts a whole ISO day to dd/MM/yyyy. */
function writeIso(text: string): string {
  return isDay(text) ? writeDay(text) : text;
}

function dayBefore(field: HTMLInputElement, name: string | undefined): string {
  const other = name && field.form?.elements.namedItem(name);
  return other instanceof HTMLInputElement ? other.value : '';
}

/** Uses the native setter, because React does not notice a value that is set on the element itself. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Two pairs of digits that must be a year (20/26), or are one because of what follows: a separator, or the month of 2012-05-03. */
const yearFirst = /^(?:19|20)\/(?:00|1[3-9]|[2-9]\d|\d{2}\/(?:[-.]|0|1[0-2]))$/;

/**
 * Adds the slash after a day or month, because phones show a digit keyboard; a typed slash is not doubled. A year first, a hyphen, a dot, a space
 * or the name of a month get no slash.
 */
export function withSlash(text: string): string {
  if (text.endsWith('//')) return text.slice(0, -1);
  if (yearFirst.test(toLatinDigits(text))) return text.replaceAll('/', '');
  if (/\/[^/\p{Nd}]$/u.test(text)) return text.slice(0, -2) + text.slice(-1);
  return /^(?:\p{Nd}{2}|\p{Nd}{1,2}\/\p{Nd}{2})$/u.test(text) ? `${text}/` : text;
}
