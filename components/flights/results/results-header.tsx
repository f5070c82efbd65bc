import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { Letterhead } from '@/components/layout/logo';
import { Share } from '@/components/layout/share/share';
import { Icon } from '@/components/ui/icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { searchedPlace } from '@/lib/flights/place-names';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatShortDay } from '@/lib/time/short-day';
import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { WhatsAppHelp } from './search-states';

interface ResultsHeaderProps {
  search: FlightSearchRequest;
  headingId: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Of WhatsApp; the results cover the contact of the site. */
  whatsappNumber: string;
  /** Called to close, or the English path to go to. */
  onLeave: Way;
  onChangeSearch: Way;
  /** Of the page, where no other heading is above. */
  isPageHeading?: boolean;
}

/** The search in a sticky bar, with buttons for the form and the contact. On a phone, route and summary have separate lines. */
export function ResultsHeader({
  search,
  headingId,
  headingRef,
  whatsappNumber,
  onLeave,
  onChangeSearch,
  isPageHeading = false,
}: ResultsHeaderProps) {
  const [Bar, Heading] = isPageHeading ? (['header', 'h1'] as const) : (['div', 'h2'] as const);
  const t = useTranslations('flights.results');
  const form = useTranslations('flights.form');
  const locale = useLocale();
  const [origin, destination] = placesOf(search).map((place) => searchedPlace(place, locale)) as [string, string];
  const day = (date: string) => formatShortDay(date, intlTag(locale));
  const passengers = form('passengerCount', { count: search.adults + search.children + search.infants });
  const cabin = form(search.cabinClass.toLowerCase() as Lowercase<typeof search.cabinClass>);

  return (
    <>
      <div className="px-4">
        <Letterhead />
      </div>
      <Bar className="sticky top-0 z-20 bg-night text-on-night [@media(height<28rem)]:static print:static">
        <div className="page-width grid grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] items-center gap-x-2 py-1 max-[17rem]:gap-x-1 sm:py-2">
          <Leave
            to={onLeave}
            aria-label={t('close')}
            className="-ms-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-night-soft sm:row-span-2 print:hidden"
          >
            <Icon name="close" />
          </Leave>
          <Heading
            id={headingId}
            ref={headingRef}
            tabIndex={-1}
            className="col-span-full row-start-2 flex flex-wrap items-center gap-x-2 text-base outline-none sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:flex-nowrap sm:text-lg"
          >
            <span className="sr-only">{t('title', { origin, destination })}</span>
            <span aria-hidden="true" className="sm:truncate">
              {origin}
            </span>
            {/* When a name wraps, its arrow wraps with it. */}
            <span className="flex min-w-0 items-center gap-2">
              <Icon name="arrow" className="size-4 shrink-0 text-on-night-soft" />
              <span aria-hidden="true" className="sm:truncate">
                {destination}
              </span>
            </span>
          </Heading>
          <div className="col-span-full row-start-3 overflow-hidden text-on-night-soft text-xs sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:text-sm">
            <ul className="-ms-3 flex flex-wrap">
              <Part>{day(search.departureDate)}</Part>
              {search.returnDate ? <Part isUntil>{day(search.returnDate)}</Part> : <Part>{t('oneWay')}</Part>}
              <Part>{passengers}</Part>
              <Part>{cabin}</Part>
            </ul>
          </div>
          <div className="col-start-3 row-start-1 max-[17rem]:hidden sm:row-span-2 print:hidden">
            <Share title={t('title', { origin, destination })} look="icon" />
          </div>
          <div className="col-start-4 row-start-1 sm:row-span-2 print:hidden">
            <WhatsAppHelp search={search} number={whatsappNumber} look="icon" />
          </div>
          <Leave
            to={onChangeSearch}
            aria-label={t('change')}
            className="inline-flex items-center col-start-5 row-start-1 min-h-11 rounded-control border border-on-night-soft px-3 font-medium text-sm hover:bg-night-soft max-[17rem]:px-1 sm:row-span-2 sm:px-4 print:hidden"
          >
            <span className="sm:hidden">{t('changeShort')}</span>
            <span className="max-sm:hidden">{t('change')}</span>
          </Leave>
        </div>
      </Bar>
    </>
  );
}

/** Called, or the English path to go to. */
export type Way = (() => void) | { href: string };

/**
 * A button where the results are over the form, a link where they are a page. The link opens a new document: the router could not come back to
 * a page that only the server draws.
 */
export function Leave({ to, ...props }: { to: Way; 'aria-label': string; className: string; children: ReactNode }) {
  const locale = useLocale();
  return typeof to === 'function' ? (
    <button type="button" onClick={to} {...props} />
  ) : (
    <a href={localizePath(to.href, locale)} {...props} />
  );
}

/** Lines break between parts only. The separator before a part at the start of a line is outside the list and clipped. */
function Part({ isUntil = false, children }: { isUntil?: boolean; children: ReactNode }) {
  return (
    <li
      className={`relative whitespace-nowrap ps-3 before:absolute before:start-0 before:w-3 before:text-center ${isUntil ? "before:content-['–']" : "before:content-['·']"}`}
    >
      {children}
    </li>
  );
}
