'use client';

import { Icon } from '@/components/ui/icon';
import { multiCityScreen } from '@/lib/flights/multi-city/screen-path';
import type { TripType } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/locales';
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

interface MulticityNoticeProps {
  locale: Locale;
  words: FlightFormWords['form'];
}

/** What choosing multi-city on the home panel shows: no search here, but the way to the screen that has one (DECISIONS 3). */
export function MulticityNotice({ locale, words }: MulticityNoticeProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control bg-sun-soft p-4 text-on-sun-soft">
      <p role="status">{words.multicityNotice}</p>
      <a
        href={localizePath(multiCityScreen, locale)}
        className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
      >
        {words.multicityLink}
        <Icon name="arrow" className="size-4" />
      </a>
    </div>
  );
}
