import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { HotelSearchResponse, SignedHotelOffer } from '@/lib/hotels/offer';
import { groupByRoom } from '@/lib/hotels/room-groups';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { daysBetween } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { RoomRates } from './room-rates';

/** Enough to compare; a button shows the others. */
const firstGroups = 12;

interface RatesTableProps {
  search: StaySearch;
  answer: HotelSearchResponse;
  rates: readonly SignedHotelOffer[];
  roomTypes: HotelDetails['roomTypes'];
  onSearchAgain: () => void;
}

/** One table of all rooms, their meals, conditions and prices. On a narrow screen the rooms fold, and the cheapest is open. */
export function RatesTable({ search, answer, rates, roomTypes, onSearchAgain }: RatesTableProps) {
  const t = useTranslations('hotels');
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const [isLong, setLong] = useState(false);
  const groups = groupByRoom(rates);
  const shown = isLong ? groups : groups.slice(0, firstGroups);
  const columns = [
    [t('stayPage.rates.room'), 'w-[27%]'],
    [t('results.filters.boards'), 'w-[14%]'],
    [t('results.filters.freeCancellation'), ''],
    [t('results.filters.price'), 'w-[19%]'],
  ] as const;
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {t('stayPage.rates.found', { count: rates.length })}
      </p>
      <p className="text-ink-soft text-sm">
        {t('stayPage.rates.prices', { nights: daysBetween(search.checkIn, search.checkOut), rooms: search.rooms.length })}
      </p>
      <p className="mb-3 text-ink-soft text-sm">
        {t(rates.some(({ price }) => Number(price.dueAtProperty) > 0) ? 'stayPage.rates.due' : 'stayPage.rates.nothingDue')}
      </p>
      {isExpired && (
        <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          <p className="grow">{t('results.expired.title')}</p>
          <Button onClick={onSearchAgain}>{t('results.expired.refresh')}</Button>
        </div>
      )}
      <table className="w-full max-lg:block">
        <caption className="sr-only">{t('stayPage.rates.title')}</caption>
        <thead className="max-lg:sr-only">
          <tr>
            {columns.map(([name, width]) => (
              <th key={name} scope="col" className={`px-3 py-2 text-start font-medium text-ink-soft text-sm first:ps-0 ${width}`}>
                {name}
              </th>
            ))}
            <th scope="col" className="w-44">
              <span className="sr-only">{t('stayPage.rates.ask')}</span>
            </th>
          </tr>
        </thead>
        {shown.map((group, index) => (
          <RoomRates
            key={group.rates[0]?.rate}
            search={search}
            answer={answer}
            group={group}
            roomTypes={roomTypes}
            isExpired={isExpired}
            isCheapest={index === 0}
          />
        ))}
      </table>
      {groups.length > shown.length && (
        <Button variant="secondary" onClick={() => setLong(true)} className="mt-4">
          {t('stayPage.rates.more', { count: groups.length - shown.length })}
        </Button>
      )}
    </>
  );
}
