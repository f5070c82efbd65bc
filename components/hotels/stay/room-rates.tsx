import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import type { HotelSearchResponse, SignedHotelOffer } from '@/lib/hotels/offer';
import { bedsIn, type RoomGroup } from '@/lib/hotels/room-groups';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import { saveStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { countGuests } from '@/lib/hotels/stay-rooms';
import { Link } from '@/lib/i18n/navigation';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { foldName } from '@/supabase/functions/_shared/contracts/place-names';
import { Cancellation } from '../results/card/cancellation';
import { useHotelWords } from '../results/card/use-hotel-words';
import { WholeCost } from '../whole-cost';
import { RoomFacts } from './room-facts';

interface RoomRatesProps {
  search: StaySearch;
  answer: HotelSearchResponse;
  group: RoomGroup;
  roomTypes: HotelDetails['roomTypes'];
  isExpired: boolean;
  isCheapest: boolean;
}

/** A room in the table of rates: its name beside a row for each of its prices. On a narrow screen the rows are below it, and fold. */
export function RoomRates({ search, answer, group, roomTypes, isExpired, isCheapest }: RoomRatesProps) {
  const t = useTranslations('hotels.stayPage.rates');
  const id = useId();
  const [isOpen, setOpen] = useState(isCheapest);
  const room = group.rooms.map(({ name }) => name).join(' + ');
  return (
    <tbody id={id} className="border-line border-t last:border-b max-lg:block">
      {group.rates.map((hotel, index) => (
        <RateRow key={hotel.rate} search={search} answer={answer} hotel={hotel} room={room} isExpired={isExpired} isOpen={isOpen}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={group.rates.length}
              className="relative py-3 pe-3 text-start align-top font-normal max-lg:col-span-2 max-lg:flex max-[18rem]:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:py-2 max-lg:pe-0"
            >
              <RoomHead group={group} roomTypes={roomTypes} guests={countGuests(search.rooms)} />
              <span className="flex shrink-0 items-center gap-1 text-end lg:hidden">
                {!isOpen && <LowestPrice hotel={hotel} search={search} />}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={id}
                  aria-label={t('pricesOf', { room })}
                  onClick={() => setOpen(!isOpen)}
                  className="-me-2 inline-flex size-11 items-center justify-center rounded-control after:absolute after:inset-0 noscript:hidden"
                >
                  <Icon
                    name="down"
                    className={`size-5 text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
                  />
                </button>
              </span>
            </th>
          )}
        </RateRow>
      ))}
    </tbody>
  );
}

function LowestPrice({ hotel, search }: { hotel: SignedHotelOffer; search: StaySearch }) {
  const t = useTranslations('hotels.stayPage.price');
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  return (
    <span className="text-sm">
      <span className="text-ink-soft">{t('from')} </span>
      <bdi className="whitespace-nowrap font-semibold tabular-nums">{riyals(price.total)}</bdi>
      <WholeCost price={price} words="sum" className="block" />
    </span>
  );
}

function RoomHead({
  group: { rooms, roomsLeft },
  roomTypes,
  guests,
}: Pick<RoomRatesProps, 'group' | 'roomTypes'> & { guests: number }) {
  const t = useTranslations('hotels.results.card');
  const rates = useTranslations('hotels.stayPage.rates');
  const beds = bedsIn(rooms, roomTypes);
  return (
    <span className="min-w-0 grow">
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
      {beds !== null && beds < guests && <span className="block text-danger text-sm">{rates('tooSmall', { beds, guests })}</span>}
      {roomsLeft !== null && <span className="block text-danger text-sm">{t('roomsLeft', { count: roomsLeft })}</span>}
    </span>
  );
}

interface RateRowProps extends Pick<RoomRatesProps, 'search' | 'answer' | 'isExpired'> {
  hotel: SignedHotelOffer;
  room: string;
  isOpen: boolean;
  /** The cell of the room, in its first row. */
  children: ReactNode;
}

function RateRow({ search, answer, hotel, room, isExpired, isOpen, children }: RateRowProps) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  const terms = cancellationTerms(hotel.cancellation, todayInQatar());
  const board = t(`results.boards.${hotel.board}`);
  const cell = `align-top max-lg:block lg:p-3 ${isOpen ? '' : 'not-noscript:max-lg:hidden'}`;
  return (
    <tr
      className={`border-line border-t first:border-t-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:grid-rows-[auto_auto_1fr_auto] max-lg:gap-x-3 max-lg:py-2.5 max-lg:first:py-0 ${isOpen ? 'max-lg:first:pb-2.5' : 'not-noscript:max-lg:not-first:hidden'}`}
    >
      {children}
      <th scope="row" className={`${cell} text-start font-medium max-lg:row-start-2`}>
        {board}
      </th>
      <td className={`${cell} text-sm max-lg:row-span-2 max-lg:row-start-3 max-lg:pe-2 ${terms.freeUntil ? 'text-success' : ''}`}>
        <Cancellation terms={terms} />
      </td>
      <td className={`${cell} max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-2 max-lg:text-end`}>
        <bdi className={`whitespace-nowrap font-semibold text-xl tabular-nums ${isExpired ? 'line-through' : ''}`}>
          {riyals(price.total)}
        </bdi>
        <WholeCost price={price} words="due" className="block whitespace-nowrap font-medium text-sm" />
        <WholeCost price={price} words="sum" className="block whitespace-nowrap font-medium text-sm" />
        {price.nights * price.rooms > 1 && (
          <span className="block text-ink-soft text-xs">
            {t.rich('results.card.perNight', { rooms: price.rooms, price: () => <bdi>{riyals(price.perNight)}</bdi> })}
          </span>
        )}
      </td>
      <td className={`${cell} text-end max-lg:col-start-2 max-lg:row-start-4 max-lg:pt-1.5 lg:pe-0`}>
        {!isExpired && (
          <Link
            href={stayRequestPath(search, hotel.id, hotel.rate)}
            prefetch={false}
            onClick={() => saveStay({ search, searchParams: answer.searchParams, hotel, place: answer.place, meta: answer.meta })}
            aria-label={t('stayPage.rates.askLabel', { room, board, price: riyals(price.total) })}
            className={buttonClass('primary', 'whitespace-nowrap px-3 text-sm md:px-4 md:text-base')}
          >
            {t('results.card.request')}
          </Link>
        )}
      </td>
    </tr>
  );
}
