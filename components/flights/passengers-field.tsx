'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/fields/field';
import { Stepper } from '@/components/ui/fields/stepper';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { type FlightSearchForm, withPassengers } from '@/lib/flights/search/search-form';
import { passengerLimits } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from './form-words';

interface PassengersFieldProps {
  form: FlightSearchForm;
  words: FlightFormWords;
  error?: string | undefined;
  /** Nothing else of the search is missing: its form can be sent from the sheet too. */
  isLast?: boolean;
  onChange: (form: FlightSearchForm) => void;
}

/** Passengers by age: a button with their number, and a sheet with three steppers. */
export function PassengersField({ form, words, error, isLast, onChange }: PassengersFieldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { form: text } = words;
  const kinds = [
    { kind: 'adults', label: text.adults, hint: text.adultsAge, ...passengerLimits.adults },
    { kind: 'children', label: text.children, hint: text.childrenAge, ...passengerLimits.children },
    { kind: 'infants', label: text.infants, hint: text.infantsAge, min: 0, max: form.adults },
  ] as const;
  const total = form.adults + form.children + form.infants;

  return (
    <div>
      <span id={`${id}-label`} className="mb-1 block font-medium text-sm">
        {text.passengers}
      </span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy(id, undefined, error)}
        data-invalid={error ? true : undefined}
        onClick={() => setOpen(true)}
        className="control flex items-center gap-2 data-invalid:border-danger"
      >
        <Icon name="person" className="size-5 shrink-0 text-ink-soft max-sm:hidden" />
        <span className="leading-tight max-sm:text-sm">{words.passengerCounts[total]}</span>
      </button>
      <FieldError id={id} error={error && words.errors[error as keyof typeof words.errors]} />
      {open && (
        <Sheet
          title={text.passengers}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
          footer={
            <div className="flex gap-3 *:grow">
              <Button variant={isLast ? 'secondary' : 'primary'} onClick={() => setOpen(false)}>
                {text.done}
              </Button>
              {isLast && (
                <Button
                  onClick={({ currentTarget }) => {
                    // Before the sheet is gone, and the button with it.
                    currentTarget.form?.requestSubmit();
                    setOpen(false);
                  }}
                >
                  {text.submit}
                </Button>
              )}
            </div>
          }
        >
          <div className="space-y-5">
            {kinds.map(({ kind, label, hint, min, max }) => (
              <Stepper
                key={kind}
                label={label}
                hint={hint}
                value={form[kind]}
                min={min}
                max={max}
                words={{ more: text.more.replace('{kind}', label), fewer: text.fewer.replace('{kind}', label) }}
                onChange={(count) => onChange(withPassengers(form, { [kind]: count }))}
              />
            ))}
            <p className="text-ink-soft text-sm">{text.childAlone}</p>
          </div>
        </Sheet>
      )}
    </div>
  );
}
