'use client';

import { Icon } from '../icon';

interface StepperFacts {
  label: string;
  hint: string;
  value: number;
  min: number;
  max: number;
  words: { more: string; fewer: string };
}

/** With a name, the buttons submit their form, with the value that follows. */
type StepperProps = StepperFacts & ({ name: string } | { onChange: (value: number) => void });

const buttonLook =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-pill border border-line-strong transition-colors duration-150 enabled:hover:bg-sunken disabled:border-line disabled:text-line-strong';

/** A small number with a button on either side. */
export function Stepper({ label, hint, value, min, max, words, ...change }: StepperProps) {
  const leadsTo = (next: number) =>
    'name' in change
      ? ({ type: 'submit', name: change.name, value: next } as const)
      : ({ type: 'button', onClick: () => change.onChange(next) } as const);
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{label}</legend>
      <div className="grow" aria-hidden="true">
        <div className="font-medium">{label}</div>
        <div className="text-ink-soft text-sm">{hint}</div>
      </div>
      <button {...leadsTo(value - 1)} aria-label={words.fewer} disabled={value <= min} className={buttonLook}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite" aria-label={label} className="w-6 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button {...leadsTo(value + 1)} aria-label={words.more} disabled={value >= max} className={buttonLook}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
