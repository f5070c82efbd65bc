import { useId } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HotelFormWords } from '../stay-words';
import { DaysPlaceholder, RoomsPlaceholder } from './stay-placeholder';

/** The empty search form, without client code. Its mark tells the loader (lib/site-server/page-store/loader.js) to wait for the real form. */
export function FormPlaceholder({ words }: { words: HotelFormWords }) {
  const id = useId();
  return (
    <form noValidate data-placeholder="" aria-label={words.search.label} className="noscript:hidden">
      <div className="grid gap-3 md:grid-cols-2 md:gap-x-4 xl:grid-cols-[minmax(0,1fr)_22rem_15rem_auto] xl:gap-3">
        <div className="relative">
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
        <DaysPlaceholder words={words.dates} />
        <RoomsPlaceholder words={words} />
        <button type="submit" className={buttonClass('primary', 'min-h-12 md:mt-6 md:self-start')}>
          <Icon name="search" className="size-5" />
          {words.search.submit}
        </button>
      </div>
    </form>
  );
}
