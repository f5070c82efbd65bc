import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { countGuests } from '@/lib/hotels/stay-rooms';
import { intlTag } from '@/lib/i18n/locales';
import { daysBetween } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';

interface ResultsSummaryProps {
  search: StaySearch;
  /** Once it is known. */
  place: string | null;
  form: ReactNode;
  formRef?: RefObject<HTMLDetailsElement | null>;
  /** Shown here when the map covers the place of the page's floating help button. */
  help: ReactNode;
}

/** Room for "Share", which stands in the line of the heading on a phone. */
export const besideShare = 'max-sm:pe-24 max-[18rem]:pe-0 max-[18rem]:pt-12';

/** The search in one line, with the form to change it folded below. */
export function ResultsSummary({ search, place, form, formRef, help }: ResultsSummaryProps) {
  const t = useTranslations('hotels.results');
  const tag = intlTag(useLocale());
  const { checkIn, checkOut, rooms } = search;
  // The form is heavy, so it loads on use.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mb-4">
      <h1 className={`text-xl sm:text-2xl ${besideShare}`}>{place ? t('heading', { place }) : t('meta.title')}</h1>
      <details
        ref={formRef}
        onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
        className="group grow max-sm:basis-full open:basis-full"
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-x-4 rounded-control border border-line bg-raised px-3 py-1 text-sm sm:px-4 [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{t('summary.label')}: </span>
          <span className="overflow-hidden">
            <span className="-ms-4 flex flex-wrap">
              <Part>
                <span className="font-medium text-ink">
                  <bdi className="whitespace-nowrap">{formatShortDay(checkIn, tag)}</bdi> –{' '}
                  <bdi className="whitespace-nowrap">{formatShortDay(checkOut, tag)}</bdi>
                </span>
              </Part>
              <Part>{t('summary.nights', { nights: daysBetween(checkIn, checkOut) })}</Part>
              <Part>{t('summary.rooms', { rooms: rooms.length })}</Part>
              <Part>{t('summary.guests', { guests: countGuests(rooms) })}</Part>
            </span>
          </span>
          <span className="ms-auto inline-flex shrink-0 items-center gap-1.5 font-medium text-accent noscript:hidden">
            <Icon name="search" className="size-4" />
            <span className="max-sm:sr-only">{t('summary.edit')}</span>
            <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
          </span>
        </summary>
        {wasOpened && <div className="mt-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">{form}</div>}
      </details>
      <div className="max-lg:hidden">{help}</div>
    </div>
  );
}

/** Lines break between parts, and inside long days. The separator before a part at the start of a line is outside and clipped. */
function Part({ children }: { children: ReactNode }) {
  return (
    <span className="relative ps-4 text-ink-soft before:absolute before:start-0 before:w-4 before:text-center before:content-['·']">
      {children}
    </span>
  );
}
