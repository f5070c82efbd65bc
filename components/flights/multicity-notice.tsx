import { Icon } from '@/components/ui/icon';
import { multiCityScreen } from '@/lib/flights/multi-city/screen-path';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { FlightFormWords } from './form-words';

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
