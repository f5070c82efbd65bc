import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
import { readTrip, type TripDraft, tripFields, writeTrip } from '@/lib/bookings/products/package/trip-address';
import { localizePath } from '@/lib/i18n/locales';
import { type BookingStep, carriedIn, stepAfter, stepField, stepIn } from '../step-address';
import { StepButtons } from './step-buttons';

export interface TripFormProps {
  /** English path of the page. */
  choice: string;
  trip: TripDraft;
  onChange: (trip: TripDraft) => void;
  onContinue: () => void;
  onBack: () => void;
}

/** Reports the trip when one of the fields of its form changes. */
export type OnField = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;

/**
 * A step that changes the trip. Without script the server draws the next address; with script its fields are read in the same way. All of its
 * buttons submit.
 */
export function TripForm({
  step,
  choice,
  trip,
  onChange,
  onContinue,
  onBack,
  children,
}: TripFormProps & { step: keyof typeof tripFields; children: (onField: OnField) => ReactNode }) {
  const locale = useLocale();
  const next: BookingStep = stepAfter(step);
  const carried = carriedIn(useSearchParams());
  const others = [...writeTrip(trip).filter(([name]) => !tripFields[step].test(name)), ...carried];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = fieldsOf(event.currentTarget, event.nativeEvent.submitter);
    onChange(readTrip(query));
    if (stepIn(query) === next) onContinue();
  }

  return (
    <form method="get" action={localizePath(choice, locale)} noValidate onSubmit={submit}>
      <input type="hidden" name={stepField} value={step} />
      {/* For Enter in a field. */}
      <button type="submit" name={stepField} value={next} hidden />
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children(({ target }) => target.form && onChange(readTrip(fieldsOf(target.form))))}
      <StepButtons step={step} choice={choice} trip={trip} onBack={onBack} />
    </form>
  );
}

/** What a form would send; the button that was pressed is its last field. */
export function fieldsOf(form: HTMLFormElement, pressed?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  if (pressed instanceof HTMLButtonElement && pressed.name) query.append(pressed.name, pressed.value);
  return query;
}
