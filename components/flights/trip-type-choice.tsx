import type { TripType } from '@/lib/flights/search/search-form';
import type { FlightFormWords } from './form-words';

const tripTypes: readonly TripType[] = ['roundtrip', 'oneway', 'multicity'];

interface TripTypeChoiceProps {
  value: TripType;
  words: FlightFormWords['form'];
  onChange: (tripType: TripType) => void;
}

export function TripTypeChoice({ value, words, onChange }: TripTypeChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.tripType}</legend>
      {tripTypes.map((tripType) => (
        <label
          key={tripType}
          className="inline-flex min-h-11 items-center rounded-pill border border-line px-3 text-sm sm:px-4 transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="tripType"
            value={tripType}
            checked={value === tripType}
            onChange={() => onChange(tripType)}
            className="sr-only"
          />
          {words[tripType]}
        </label>
      ))}
    </fieldset>
  );
}
