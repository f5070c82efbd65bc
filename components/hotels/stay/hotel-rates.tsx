'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { TripPlanLink } from '@/components/layout/share/trip-plan-link';
import { Button, buttonClass } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { Skeleton } from '@/components/ui/skeleton';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import { type StayDays, stayDaysError, usualDays } from '@/lib/hotels/search/search-form';
import { hotelResultsPath, queryText, type StaySearch, writeStaySearch } from '@/lib/hotels/search/search-params';
import { stillUnconfirmed, type UnconfirmedAge } from '@/lib/hotels/search/unconfirmed-ages';
import { hotelStayPath } from '@/lib/hotels/search/whole-search';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatShortDay } from '@/lib/time/short-day';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { RefusedLink } from '../refused-link';
import { replaceQuery } from '../results/history';
import { RoomsField } from '../search/fields/rooms-field';
import { roomsSummary } from '../search/fields/rooms-summary';
import { StayDatesField } from '../search/fields/stay-dates-field';
import type { StayWords } from '../search/stay-words';
import { RatesTable } from './rates-table';
import { ratesId, useStayInAddress } from './stay-in-address';

interface HotelRatesProps {
  locale: Locale;
  hotel: Pick<HotelDetails, 'name' | 'place' | 'geoCode' | 'roomTypes'>;
  words: StayWords;
}

/** Days and rooms, from the address or selected here; with a complete stay, the rates below. */
export function HotelRates({ locale, hotel, words }: HotelRatesProps) {
  const t = useTranslations('hotels.stayPage');
  const id = useId();
  const { hotelId, today, parts, search, rates } = useStayInAddress();
  // The list of stays near a full hotel ends with the same link.
  const isFull = hotel.geoCode && rates.status === 'found' && ratesOnSale(rates.answer, hotelId).length === 0;
  const [selectedDays, setDays] = useState<StayDays | null>(null);
  const [selectedRooms, setRooms] = useState<readonly RoomOccupancy[] | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<readonly UnconfirmedAge[]>([]);
  const [isTried, setTried] = useState(false);
  const tag = intlTag(locale);
  const destination = parts.destination ?? hotel.place?.id;
  const { given = {} } = parts;
  const inLink = given.checkIn && given.checkOut ? { checkIn: given.checkIn, checkOut: given.checkOut } : null;
  const { checkIn = '', checkOut = '' } = parts;
  const days = selectedDays ?? (checkIn ? { checkIn, checkOut } : (inLink ?? usualDays(today)));
  const party = selectedRooms ?? parts.rooms ?? given.rooms ?? usualRooms;
  const error = today ? stayDaysError(days, today) : null;

  function show(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!destination || error) return;
    const { checkIn, checkOut } = days;
    replaceQuery(queryText(writeStaySearch({ destination, checkIn, checkOut, rooms: [...party] })));
    // The form closes; the keyboard focus stays at its place.
    requestAnimationFrame(() => document.getElementById(id)?.querySelector('summary')?.focus());
  }

  const form = (
    <form
      onSubmit={show}
      noValidate
      aria-label={t('rates.form')}
      className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem_auto]"
    >
      {/* Sent before its script is there, it leads to the same stay. */}
      {destination &&
        [...writeStaySearch({ destination, ...days, rooms: [...party] })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <StayDatesField
        id={`${id}-days`}
        days={days}
        today={today}
        locale={locale}
        words={words}
        error={error && (isTried || inLink) ? words.dates.errors[error] : undefined}
        onChange={setDays}
      />
      <RoomsField
        rooms={party}
        added={unconfirmed}
        words={words}
        error={given.rooms && !selectedRooms ? words.dates.errors.roomsInvalid : undefined}
        onChange={setRooms}
        onUnconfirmed={setUnconfirmed}
      />
      <Button
        type="submit"
        variant={search ? 'secondary' : 'primary'}
        disabled={stillUnconfirmed(unconfirmed, party).length > 0}
        className="min-h-12 md:mt-6 md:self-start"
      >
        <Icon name="search" className="size-5" />
        {t('rates.show')}
      </Button>
    </form>
  );

  return (
    <section
      id={ratesId}
      aria-labelledby={`${id}-title`}
      className="mt-6 scroll-mt-[calc(var(--header-height)+1rem)] rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <h2 id={`${id}-title`} className="mb-3 text-xl md:text-2xl">
        {t('rates.title')}
      </h2>
      <RefusedLink why={parts.why} />
      {!destination && <p>{t('rates.noPlace')}</p>}
      {destination && !search && form}
      {destination && search && (
        // A new element per stay: it closes once the rates are requested.
        <details key={hotelResultsPath(search)} id={id} className="group mb-3">
          <summary className="flex min-h-11 list-none items-center justify-between gap-x-4 rounded-control border border-line px-3 py-1 text-sm [&::-webkit-details-marker]:hidden">
            <span>
              <bdi className="font-medium">
                {formatShortDay(search.checkIn, tag)} – {formatShortDay(search.checkOut, tag)}
              </bdi>{' '}
              <span>{'· '}</span>
              {roomsSummary(search.rooms, words)}
            </span>
            <span className="inline-flex items-center gap-1.5 font-medium text-accent">
              <span className="max-sm:sr-only">{t('rates.change')}</span>
              <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
            </span>
          </summary>
          <div className="pt-3">{form}</div>
        </details>
      )}
      {search && <RatesOfStay search={search} hotel={hotel} />}
      {!isFull && (
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <TripPlanLink address={hotelStayPath(hotelId, search)} />
          {search && (
            <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('quiet', 'px-0')}>
              {t('rates.all')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

const NearStaysList = loadOnUse(() => import('../rates/near-stays').then((near) => near.NearStaysList));

interface RatesOfStayProps {
  search: StaySearch;
  hotel: Pick<HotelDetails, 'name' | 'geoCode' | 'roomTypes'>;
}

/** The rates of a stay, or progress or failure. */
function RatesOfStay({ search, hotel }: RatesOfStayProps) {
  const t = useTranslations('hotels');
  const { name, geoCode: position, roomTypes } = hotel;
  const { hotelId, rates: state, searchAgain } = useStayInAddress();
  if (state.status === 'searching')
    return (
      <>
        <p role="status" className="mt-4 text-ink-soft">
          {t('stayPage.rates.searching')}
        </p>
        <Skeleton className="mt-3 h-40 rounded-control" />
      </>
    );
  if (state.status === 'failed') {
    const { code, mayRetry } = state.failure;
    return (
      <div className="mt-4">
        <ErrorState heading="h3" title={t('results.failure.title', { code })} text={t('results.failure.text', { code })}>
          {mayRetry && <Button onClick={searchAgain}>{t('results.failure.retry')}</Button>}
        </ErrorState>
      </div>
    );
  }
  const rates = ratesOnSale(state.answer, hotelId);
  if (rates.length === 0)
    return (
      <>
        <div role="status" className="mt-4 flex gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          <Icon name="info" className="size-6" />
          <div>
            <p className="font-semibold">{t('stayPage.rates.noneTitle')}</p>
            <p>{t('stayPage.rates.none')}</p>
          </div>
        </div>
        {position && (
          <section aria-labelledby="near-stays" className="mt-6">
            <h3 id="near-stays" className="mb-3 text-lg">
              {t('rates.near.title')}
            </h3>
            <NearStaysList hotel={{ name, names: [], position }} search={search} />
          </section>
        )}
      </>
    );
  return <RatesTable search={search} rates={rates} roomTypes={roomTypes} answer={state.answer} onSearchAgain={searchAgain} />;
}
