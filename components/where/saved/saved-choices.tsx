import { useSyncExternalStore } from 'react';
import { visaPassports } from '@/content/visa-passports.generated';
import { useSavedTravellers } from '@/lib/bookings/use-account';
import type { Locale } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';
import { partyPassports } from '@/lib/visa/papers/party-passports';

export interface SavedPassportsProps {
  /** Id of the list of passports in the form. */
  field: string;
  locale: Locale;
  words: {
    saved: string;
    /** With {country}. */
    choose: string;
  };
}

/** A tap selects it in the form; only the form puts it into an address. */
export function SavedChoices({ field, locale, words }: SavedPassportsProps) {
  const onDevice = useSyncExternalStore(partyPassports.subscribe, partyPassports.read, partyPassports.readOnServer);
  const inAccount = useSavedTravellers();
  const nameOf = regionNames(locale);
  const all = [...onDevice.map(({ country }) => country), ...inAccount.map(({ nationality }) => nationality)];
  const codes = [...new Set(all)].filter((code) => visaPassports.includes(code));
  if (codes.length === 0) return null;

  function select(code: string) {
    const list = document.getElementById(field);
    if (!(list instanceof HTMLSelectElement)) return;
    list.value = code;
    list.focus();
  }

  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {words.saved}
      {codes.map((code) => {
        const country = nameOf(code) ?? code;
        return (
          <button
            key={code}
            type="button"
            aria-label={words.choose.replace('{country}', country)}
            onClick={() => select(code)}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-3"
          >
            {country}
          </button>
        );
      })}
    </p>
  );
}
