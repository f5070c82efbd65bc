'use client';

import { useId } from 'react';
import { type CabinClass, cabinClasses } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from './form-words';

interface CabinSelectProps {
  value: CabinClass;
  words: FlightFormWords['form'];
  onChange: (cabin: CabinClass) => void;
}

export function CabinSelect({ value, words, onChange }: CabinSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {words.cabin}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as CabinClass)} className="control">
        {cabinClasses.map((cabin) => (
          <option key={cabin} value={cabin}>
            {words[cabin.toLowerCase() as Lowercase<CabinClass>]}
          </option>
        ))}
      </select>
    </div>
  );
}
