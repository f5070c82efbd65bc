import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import type { HotelSearchAnswer, SignedHotelOffer } from '@/lib/hotels/offer';
import { foldName } from '@/lib/hotels/results/filter-hotels';
import { groupByRoom, type RoomGroup } from '@/lib/hotels/room-groups';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import { saveStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import { daysBetween } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { Cancellation } from '../results/card/cancellation';
import { useHotelWords } from '../results/card/use-hotel-words';
import { WholeCost } from '../whole-cost';
import { RoomFacts } from './room-facts';

/** Enough to compare; a button shows the others. */
const firstGroups = 6;

interface RatesTableProps {
  search: StaySearch;
  answer: HotelSearchAnswer;
  rates: readonly SignedHotelOffer[];
  roomTypes: HotelDetails['roomTypes'];
  onSearchAgain: () => void;
}

/** Each room once, with beds, size and lowest price, and folded below it a table of meals, conditions and prices; the cheapest room is open. */
export function RatesTable({ search, answer, rates, roomTypes, onSearchAgain }: RatesTableProps) {
  const t = useTranslations('hotels');
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const [isLong, setLong] = useState(false);
  const groups = groupByRoom(rates);
  const shown = isLong ? groups : groups.slice(0, firstGroups);
  const head = 'px-3 py-2 text-start font-medium text-ink-soft text-sm';
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
      <div className="border-line border-t">
        {shown.map((group, index) => (
          <details key={group.rates[0]?.rate} open={index === 0} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
              <RoomHead group={group} roomTypes={roomTypes} />
              <span className="flex shrink-0 items-center gap-2 text-end">
                <LowestPrice group={group} search={search} />
                <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
              </span>
            </summary>
            <table className="mb-3 w-full max-md:block">
              <caption className="sr-only">{group.rooms.map(({ name }) => name).join(' + ')}</caption>
              <thead className="border-line border-b max-md:sr-only">
                <tr>
                  <th scope="col" className={head}>
                    {t('results.filters.boards')}
                  </th>
                  <th scope="col" className={head}>
                    {t('results.filters.freeCancellation')}
                  </th>
                  <th scope="col" className={head}>
                    {t('results.filters.price')}
                  </th>
                  <th scope="col" className={head}>
                    <span className="sr-only">{t('stayPage.rates.ask')}</span>
                  </th>
                </tr>
              </thead>
              <tbody className="max-md:block">
                {group.rates.map((hotel) => (
                  <RateRow key={hotel.rate} {...{ search, answer, group, hotel, isExpired }} />
                ))}
              </tbody>
            </table>
          </details>
        ))}
      </div>
      {groups.length > shown.length && (
        <Button variant="secondary" onClick={() => setLong(true)} className="mt-4">
          {t('stayPage.rates.more', { count: groups.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/** The price of a folded room's first rate, which is the cheapest. */
function LowestPrice({ group: { rates }, search }: { group: RoomGroup; search: StaySearch }) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const price = rates[0] && stayPrice(rates[0], { ...search, rooms: search.rooms.length });
  if (!price) return null;
  return (
    <span className="text-sm group-open:hidden">
      <span className="text-ink-soft">{t('stayPage.price.from')} </span>
      <bdi className="whitespace-nowrap font-semibold tabular-nums">{riyals(price.total)}</bdi>
      <WholeCost price={price} words="sum" className="block" />
    </span>
  );
}

function RoomHead({ group: { rooms, roomsLeft }, roomTypes }: { group: RoomGroup } & Pick<RatesTableProps, 'roomTypes'>) {
  const t = useTranslations('hotels.results.card');
  return (
    <span className="min-w-0">
      {rooms.map(({ name, count }) => {
        const type = roomTypes.find((other) => foldName(other.name) === foldName(name));
        return (
          <span key={name} className="block">
            {count > 1 && <bdi className="tabular-nums">{count} × </bdi>}
            <bdi className="font-semibold">{name}</bdi>
            {type && <RoomFacts room={type} />}
          </span>
        );
      })}
      {roomsLeft !== null && (
        <span className="block font-normal text-danger text-sm">{t('roomsLeft', { count: roomsLeft })}</span>
      )}
    </span>
  );
}

interface RateRowProps extends Pick<RatesTableProps, 'search' | 'answer'> {
  group: RoomGroup;
  hotel: SignedHotelOffer;
  isExpired: boolean;
}

function RateRow({ search, answer, group, hotel, isExpired }: RateRowProps) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  const terms = cancellationTerms(hotel.cancellation, todayInQatar());
  const board = t(`results.boards.${hotel.board}`);
  const cell = 'align-top max-md:block md:p-3';
  return (
    <tr className="border-line border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2.5 max-md:last:border-b-0 last:border-b-0">
      <th scope="row" className={`${cell} text-start font-medium`}>
        {board}
      </th>
      <td
        className={`${cell} text-sm max-md:col-span-2 max-md:row-start-2 max-md:py-1.5 ${terms.freeUntil ? 'text-success' : ''}`}
      >
        <Cancellation terms={terms} />
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-end`}>
        <bdi className={`whitespace-nowrap font-semibold text-xl tabular-nums ${isExpired ? 'line-through' : ''}`}>
          {riyals(price.total)}
        </bdi>
        {price.nights * price.rooms > 1 && (
          <span className="block text-ink-soft text-xs">
            {t.rich('results.card.perNight', { rooms: price.rooms, price: () => <bdi>{riyals(price.perNight)}</bdi> })}
          </span>
        )}
        <WholeCost price={price} words="due" className="block text-ink-soft text-xs" />
        <WholeCost price={price} words="sum" className="block font-medium text-sm" />
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:row-start-3`}>
        {!isExpired && (
          <Link
            href={stayRequestPath(search, hotel.id, hotel.rate)}
            prefetch={false}
            onClick={() => saveStay({ search, searchParams: answer.searchParams, hotel, place: answer.place, meta: answer.meta })}
            aria-label={t('stayPage.rates.askLabel', {
              room: group.rooms.map(({ name }) => name).join(' + '),
              board,
              price: riyals(price.total),
            })}
            className={buttonClass('primary', 'whitespace-nowrap px-3 text-sm md:px-4 md:text-base')}
          >
            {t('results.card.request')}
          </Link>
        )}
      </td>
    </tr>
  );
}
