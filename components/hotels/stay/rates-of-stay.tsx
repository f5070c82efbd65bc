import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { HotelSearchAnswer, SignedHotelOffer } from '@/lib/hotels/offer';
import { type StaySearch, stayRequestPath } from '@/lib/hotels/search/search-params';
import { saveStay } from '@/lib/hotels/selected-stay';
import { stayPrice, withoutDearerEquals } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import type { FailureKind } from '@/lib/search/search-failure';
import { formatDay } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { useHotelWords } from '../results/card/use-hotel-words';
import { useHotelRates } from './use-hotel-rates';

/** No retry for an invalid search, a used-up quota or a closed service. */
const beyondRetry: ReadonlySet<FailureKind> = new Set(['invalid', 'paused', 'usedUp']);

/** Rooms by meals by conditions for one stay: one table to compare, cards on a phone. */
export function RatesOfStay({ search, hotelId }: { search: StaySearch; hotelId: string }) {
  const t = useTranslations('hotels');
  const { state, searchAgain } = useHotelRates(search, hotelId);
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
    const { kind } = state.failure;
    return (
      <div className="mt-4">
        <ErrorState heading="h3" title={t(`results.failure.${kind}.title`)} text={t(`results.failure.${kind}.text`)}>
          {!beyondRetry.has(kind) && <Button onClick={searchAgain}>{t('results.failure.retry')}</Button>}
        </ErrorState>
      </div>
    );
  }
  const rates = withoutDearerEquals(state.answer.hotels.filter(({ id, available }) => id === hotelId && available));
  if (rates.length === 0)
    return (
      <div role="status" className="mt-4 flex gap-3 rounded-control bg-sun-soft p-4 text-on-sun-soft">
        <Icon name="info" className="size-6" />
        <div>
          <p className="font-semibold">{t('stayPage.rates.noneTitle')}</p>
          <p>{t('stayPage.rates.none')}</p>
        </div>
      </div>
    );
  return <RatesTable search={search} answer={state.answer} rates={rates} onSearchAgain={searchAgain} />;
}

/** As many as one compares; the others a button away. */
const firstRates = 8;

interface RatesTableProps {
  search: StaySearch;
  answer: HotelSearchAnswer;
  rates: readonly SignedHotelOffer[];
  onSearchAgain: () => void;
}

function RatesTable({ search, answer, rates, onSearchAgain }: RatesTableProps) {
  const t = useTranslations('hotels');
  const isExpired = useHasPassed(answer.meta.expiresAt);
  const [isLong, setLong] = useState(false);
  const shown = isLong ? rates : rates.slice(0, firstRates);
  const head = 'p-3 text-start font-medium text-ink-soft text-sm';
  return (
    <>
      <p role="status" className="mt-4 mb-2 font-semibold">
        {t('stayPage.rates.found', { count: rates.length })}
      </p>
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
              {t('stayPage.rates.room')}
            </th>
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
        <tbody className="max-md:block max-md:space-y-3">
          {shown.map((hotel) => (
            <RateRow key={hotel.rate ?? hotel.id} {...{ search, answer, hotel, isExpired }} />
          ))}
        </tbody>
      </table>
      {rates.length > shown.length && (
        <Button variant="secondary" onClick={() => setLong(true)} className="mt-4">
          {t('stayPage.rates.more', { count: rates.length - shown.length })}
        </Button>
      )}
    </>
  );
}

interface RateRowProps extends Pick<RatesTableProps, 'search' | 'answer'> {
  hotel: SignedHotelOffer;
  isExpired: boolean;
}

function RateRow({ search, answer, hotel, isExpired }: RateRowProps) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  const { freeUntil } = hotel.cancellation;
  const names = namesWithCounts(hotel.rooms.map(({ name }) => name));
  const board = t(`results.boards.${hotel.board}`);
  const cell = 'align-top max-md:block md:p-3';
  return (
    <tr className="border-line border-b max-md:block max-md:space-y-1.5 max-md:rounded-control max-md:border max-md:p-3">
      <th scope="row" className={`${cell} text-start font-semibold`}>
        {names.map(({ name, count }) => (
          <span key={name} className="block">
            {count > 1 && <bdi className="tabular-nums">{count} × </bdi>}
            <bdi>{name}</bdi>
          </span>
        ))}
        {hotel.roomsLeft !== null && (
          <span className="block font-normal text-danger text-sm">{t('results.card.roomsLeft', { count: hotel.roomsLeft })}</span>
        )}
      </th>
      <td className={cell}>{board}</td>
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
        {price.dueAtProperty > 0 && (
          <span className="block text-sm">
            {t.rich('results.card.due', { price: () => <bdi className="whitespace-nowrap">{riyals(price.dueAtProperty)}</bdi> })}
          </span>
        )}
      </td>
      <td className={cell}>
        {!isExpired && (
          <Link
            href={stayRequestPath(search, hotel.id, hotel.rate)}
            prefetch={false}
            onClick={() => saveStay({ search, searchParams: answer.searchParams, hotel, place: answer.place, meta: answer.meta })}
            aria-label={t('stayPage.rates.askLabel', {
              room: names.map(({ name }) => name).join(' + '),
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

function namesWithCounts(names: readonly string[]): { name: string; count: number }[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
}
