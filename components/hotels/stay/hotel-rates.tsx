'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

import { type StayDays, stayDaysError, usualDays } from '@/lib/hotels/search/search-form';
import {
  hotelResultsPath,
  queryText,
  readStaySearch,
  type StaySearch,
  type StaySearchParts,
  writeStaySearch,
} from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { useToday } from '@/lib/time/use-today';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { replaceQuery } from '../results/history';
import { RoomsField } from '../search/fields/rooms-field';
import { StayDatesField } from '../search/fields/stay-dates-field';
import type { StayWords } from '../search/stay-words';
import { RatesOfStay } from './rates-of-stay';

interface HotelRatesProps {
  locale: Locale;
  hotelId: string;
  /** Where the hotel is, for an address that does not say; null when nobody knows. */
  placeId: string | null;
  words: StayWords;
}

/** Before the page knows the day, no stay can be told from one that has passed. */
const noStay: StaySearchParts = { refused: [] };

/** Days and rooms, from the address or chosen here; for a whole stay the rates below. */
export function HotelRates({ locale, hotelId, placeId, words }: HotelRatesProps) {
  const t = useTranslations('hotels.stayPage');
  const today = useToday();
  const id = useId();
  const query = useSearchParams();
  const { destination = placeId, checkIn, checkOut, rooms } = today ? readStaySearch(query, today) : noStay;
  const [chosenDays, setDays] = useState<StayDays | null>(null);
  const [chosenRooms, setRooms] = useState<readonly RoomOccupancy[] | null>(null);
  const [isTried, setTried] = useState(false);
  const asked = checkIn && checkOut ? { checkIn, checkOut } : null;
  const days = chosenDays ?? asked ?? usualDays(today);
  const party = chosenRooms ?? rooms ?? usualRooms;
  const problem = today ? stayDaysError(days, today) : null;
  const search: StaySearch | null =
    today && destination && asked ? { destination, ...asked, rooms: [...(rooms ?? usualRooms)] } : null;

  function show(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!destination || problem) return;
    replaceQuery(queryText(writeStaySearch({ destination, ...days, rooms: [...party] })));
  }

  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h2 id={`${id}-title`} className="mb-4 text-xl md:text-2xl">
        {t('rates.title')}
      </h2>
      {destination ? (
        <form
          onSubmit={show}
          noValidate
          aria-label={t('rates.form')}
          className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem_auto]"
        >
          <StayDatesField
            id={`${id}-days`}
            days={days}
            today={today}
            locale={locale}
            words={words}
            error={isTried && problem ? words.dates.errors[problem] : undefined}
            onChange={setDays}
          />
          <RoomsField rooms={party} words={words} onChange={setRooms} />
          <Button type="submit" variant={search ? 'secondary' : 'primary'} className="min-h-12 md:mt-6 md:self-start">
            <Icon name="search" className="size-5" />
            {t('rates.show')}
          </Button>
        </form>
      ) : (
        <p>{t('rates.noPlace')}</p>
      )}
      {search && <RatesOfStay key={String(writeStaySearch(search))} search={search} hotelId={hotelId} />}
      {search && (
        <p className="mt-4">
          <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('quiet', 'px-0')}>
            {t('rates.all')}
          </Link>
        </p>
      )}
    </section>
  );
}
