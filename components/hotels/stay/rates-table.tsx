import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { HotelSearchAnswer, SignedHotelOffer } from '@/lib/hotels/offer';
import { foldName } from '@/lib/hotels/results/filter-hotels';
import { groupByRoom, type RoomGroup, sameDue } from '@/lib/hotels/room-groups';
import { type StaySearch, stayRequestPath } from '@/lib/hotels/search/search-params';
import { saveStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { useHotelWords } from '../results/card/use-hotel-words';
import { RoomFacts } from './room-facts';

/** As many as one compares; the others a button away. */
const firstGroups = 5;

interface RatesTableProps {
  search: StaySearch;
  answer: HotelSearchAnswer;
  rates: readonly SignedHotelOffer[];
  roomTypes: HotelDetails['roomTypes'];
  onSearchAgain: () => void;
}

/** Each room once, with its beds and size, and under it meals by conditions by price: one table to compare, cards on a phone. */
export function RatesTable({ search, answer, rates, roomTypes, onSearchAgain }: RatesTableProps) {
  const t = useTranslations('hotels');
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const [isLong, setLong] = useState(false);
  const groups = groupByRoom(rates);
  const shown = isLong ? groups : groups.slice(0, firstGroups);
  const due = sameDue(rates);
  const head = 'p-3 text-start font-medium text-ink-soft text-sm';
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {t('stayPage.rates.found', { count: rates.length })}
      </p>
      <DueLine due={due} />
      {isExpired && (
        <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          <p className="grow">{t('results.expired.title')}</p>
          <Button onClick={onSearchAgain}>{t('results.expired.refresh')}</Button>
        </div>
      )}
      <table className="w-full max-md:block">
        <caption className="sr-only">{t('stayPage.rates.title')}</caption>
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
        {shown.map((group) => (
          <tbody
            key={group.rates[0]?.rate}
            className="max-md:mb-3 max-md:block max-md:overflow-hidden max-md:rounded-control max-md:border max-md:border-line"
          >
            <tr className="max-md:block">
              <th scope="rowgroup" colSpan={4} className="bg-sunken p-3 text-start max-md:block">
                <RoomHead group={group} roomTypes={roomTypes} />
              </th>
            </tr>
            {group.rates.map((hotel) => (
              <RateRow key={hotel.rate} {...{ search, answer, group, hotel, isExpired }} showsDue={due === null} />
            ))}
          </tbody>
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

/** What is paid on the spot, once for all rates where it is the same. */
function DueLine({ due }: { due: number | null }) {
  const t = useTranslations('hotels.stayPage.rates');
  const { riyals } = useHotelWords();
  return (
    <p className="mb-3 text-ink-soft text-sm">
      {due === null
        ? t('dueDiffers')
        : due > 0
          ? t.rich('due', { price: () => <bdi className="whitespace-nowrap font-medium text-ink">{riyals(due)}</bdi> })
          : t('nothingDue')}
    </p>
  );
}

function RoomHead({ group: { rooms, roomsLeft }, roomTypes }: { group: RoomGroup } & Pick<RatesTableProps, 'roomTypes'>) {
  const t = useTranslations('hotels.results.card');
  return (
    <>
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
    </>
  );
}

interface RateRowProps extends Pick<RatesTableProps, 'search' | 'answer'> {
  group: RoomGroup;
  hotel: SignedHotelOffer;
  isExpired: boolean;
  showsDue: boolean;
}

function RateRow({ search, answer, group, hotel, isExpired, showsDue }: RateRowProps) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  const { freeUntil } = hotel.cancellation;
  const board = t(`results.boards.${hotel.board}`);
  const cell = 'align-top max-md:block md:p-3';
  return (
    <tr className="border-line border-b max-md:block max-md:space-y-1 max-md:p-3 max-md:last:border-b-0">
      <th scope="row" className={`${cell} text-start font-medium`}>
        {board}
      </th>
      <td className={`${cell} ${freeUntil ? 'text-success' : ''}`}>
        {freeUntil
          ? t.rich('results.card.freeUntil', { day: () => <bdi>{formatDay(freeUntil)}</bdi> })
          : t('results.card.noFree')}
      </td>
      <td className={cell}>
        <bdi className={`whitespace-nowrap font-semibold text-xl tabular-nums ${isExpired ? 'line-through' : ''}`}>
          {riyals(price.total)}
        </bdi>
        <span className="block text-ink-soft text-sm">
          {t('results.card.stay', { nights: price.nights, rooms: price.rooms })} · {t('results.card.taxes')}
        </span>
        {showsDue && price.dueAtProperty > 0 && (
          <span className="block text-sm">
            {t.rich('results.card.due', { price: () => <bdi className="whitespace-nowrap">{riyals(price.dueAtProperty)}</bdi> })}
          </span>
        )}
      </td>
      <td className={`${cell} md:text-end`}>
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
            className={buttonClass('primary', 'whitespace-nowrap px-4 max-md:w-full')}
          >
            {t('results.card.request')}
          </Link>
        )}
      </td>
    </tr>
  );
}
