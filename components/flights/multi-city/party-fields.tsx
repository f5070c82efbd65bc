import type { MultiCityForm } from '@/lib/flights/multi-city/legs';
import { emptyFlightSearchForm } from '@/lib/flights/search/search-form';
import { CabinSelect } from '../cabin-select';
import type { FlightFormWords } from '../form-words';
import { PassengersField } from '../passengers-field';

interface PartyFieldsProps {
  form: MultiCityForm;
  words: FlightFormWords;
  /** A key of `flights.errors`. */
  error?: string | undefined;
  onChange: (form: MultiCityForm) => void;
}

/** Who flies all the legs, and in which cabin: the fields of the home panel. */
export function PartyFields({ form, words, error, onChange }: PartyFieldsProps) {
  const party = { adults: form.adults, children: form.children, infants: form.infants };
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-2 sm:px-5 sm:py-3">
      <PassengersField
        form={{ ...emptyFlightSearchForm, ...party }}
        words={words}
        error={error}
        onChange={({ adults, children, infants }) => onChange({ ...form, adults, children, infants })}
      />
      <CabinSelect value={form.class} words={words.form} onChange={(cabin) => onChange({ ...form, class: cabin })} />
    </div>
  );
}
