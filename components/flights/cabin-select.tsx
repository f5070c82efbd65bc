'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/fields/select';
import { type CabinClass, cabinClasses } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from './form-words';

interface CabinSelectProps {
  value: CabinClass;
  words: FlightFormWords;
  /** A key of `flights.errors`. */
  error?: string | undefined;
  onChange: (cabin: CabinClass) => void;
}

export function CabinSelect({ value, words, error, onChange }: CabinSelectProps) {
  return (
    <Select
      id={useId()}
      label={words.form.cabin}
      value={value}
      error={error && words.errors[error as keyof typeof words.errors]}
      onChange={(event) => onChange(event.target.value as CabinClass)}
    >
      {cabinClasses.map((cabin) => (
        <option key={cabin} value={cabin}>
          {words.form[cabin.toLowerCase() as Lowercase<CabinClass>]}
        </option>
      ))}
    </Select>
  );
}
