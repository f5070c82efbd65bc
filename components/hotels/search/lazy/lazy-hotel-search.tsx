import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import { SearchNeedsScript } from '@/components/layout/needs-script';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { missingText } from '@/components/ui/search/missing-text';
import type { Locale } from '@/lib/i18n/locales';
import { PopularPlaces, stayFormGrid } from '../fields/popular-places';
import { hotelFormWords } from '../form-words';
import type { HotelFormWords } from '../stay-words';
import { LazyForm } from './lazy-form';
import { DaysPlaceholder, RoomsPlaceholder } from './stay-placeholder';

/** The hotel search form on pages that must stay small: it looks the same, and its code loads on interaction. */
export async function LazyHotelSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  const words = await hotelFormWords(locale);
  return (
    <>
      <SearchNeedsScript />
      <LazyForm
        locale={locale}
        words={words}
        waiting={{ loading: t('loading'), failed: t('loadFailed'), again: t('loadAgain') }}
        placeholder={<FormPlaceholder locale={locale} words={words} />}
      />
    </>
  );
}

/** The empty search form, without client code. Its mark tells the loader (lib/site-server/page-store/loader.js) to wait for the real form. */
export function FormPlaceholder({ locale, words }: { locale: Locale; words: HotelFormWords }) {
  const id = useId();
  return (
    <form noValidate data-placeholder="" aria-label={words.search.label} className="noscript:hidden">
      <PopularPlaces words={words.popular} />
      <div className={stayFormGrid.tall}>
        <div className="relative">
          <div className="phone-sheet">
            <label htmlFor={id} className="mb-1 block font-medium text-sm">
              {words.search.destination}
            </label>
            <input
              id={id}
              type="text"
              role="combobox"
              aria-expanded={false}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              placeholder={words.search.destinationPlaceholder}
              className="control truncate"
            />
          </div>
        </div>
        <DaysPlaceholder words={words.dates} />
        <RoomsPlaceholder words={words} />
        <div className="md:mt-6">
          <button
            type="submit"
            data-incomplete=""
            aria-describedby={`${id}-missing`}
            className={buttonClass('primary', 'min-h-12 w-full')}
          >
            <Icon name="search" className="size-5" />
            <span>{words.search.submit}</span>
          </button>
          <p id={`${id}-missing`} aria-live="polite" className="mt-1 min-h-5 text-ink-soft text-sm">
            {missingText(words.search.missing.lead, [words.search.missing.destination], locale)}
          </p>
        </div>
      </div>
    </form>
  );
}
