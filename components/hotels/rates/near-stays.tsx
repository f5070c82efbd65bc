'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { HotelSearchResponse } from '@/lib/hotels/offer';
import { type NearStay, nearestStays } from '@/lib/hotels/results/nearest-stays';
import { hotelResultsPath, type StaySearch } from '@/lib/hotels/search/search-params';
import { hotelStayPath } from '@/lib/hotels/search/whole-search';
import { stayPrice } from '@/lib/hotels/stay-price';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { foldName } from '@/supabase/functions/_shared/contracts/place-names';
import { HotelPicture } from '../results/card/hotel-picture';
import { useHotelWords } from '../results/card/use-hotel-words';
import { Stars } from '../stars';
import { WholeCost } from '../whole-cost';
import { NearStaysSkeleton } from './near-stays-skeleton';
import { useNearSearch } from './use-near-search';

interface NearStaysListProps {
  /** `names` in both languages identify it in the answer, to link to its own rooms: a supplier uses one of them. */
  hotel: { name: string; names: readonly string[]; position: { latitude: number; longitude: number } };
  search: StaySearch;
}

export interface NearStaysProps extends NearStaysListProps {
  locale: Locale;
  messages: Pick<Messages, 'hotels'>;
}

/** The list, for a page without its messages. */
export function NearStays({ locale, messages, ...list }: NearStaysProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <NearStaysList {...list} />
    </NextIntlClientProvider>
  );
}

/** The nearest available stays, with prices. */
export function NearStaysList({ hotel, search }: NearStaysListProps) {
  const { state, searchAgain } = useNearSearch(search, useLocale());
  if (state.status === 'failed') return <Failed failure={state.failure} onRetry={searchAgain} />;
  if (state.status === 'found') return <Found answer={state.answer} hotel={hotel} search={search} />;
  return <Searching />;
}

/** In milliseconds: after this long, say that the search is still running. */
const slowMs = 8000;

function Searching() {
  const t = useTranslations('hotels');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return <NearStaysSkeleton text={isSlow ? t('results.slow') : t('rates.near.loading')} />;
}

function Failed({ failure: { code, mayRetry }, onRetry }: { failure: ExplainedFailure; onRetry: () => void }) {
  const t = useTranslations('hotels.results.failure');
  return (
    <Notice tone="danger" announce="alert">
      <p className="font-semibold">{t('title', { code })}</p>
      <p className="mt-1">{t('text', { code })}</p>
      {mayRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}

function Found({ answer, hotel, search }: NearStaysListProps & { answer: HotelSearchResponse }) {
  const t = useTranslations('hotels');
  const names = hotel.names.map(foldName);
  const itself = answer.hotels.find(({ name }) => names.includes(foldName(name)));
  const stays = nearestStays(
    answer.hotels.filter((other) => other !== itself),
    hotel.position,
  );
  return (
    <>
      {itself && (
        <Link href={hotelStayPath(itself.id, search)} prefetch={false} className={buttonClass('primary', 'mb-4')}>
          {t('rates.near.itself', { hotel: hotel.name })}
          <Icon name="arrow" className="size-5" />
        </Link>
      )}
      <p role="status" className="mb-3 font-medium">
        {stays.length > 0 ? t('rates.near.found', { count: stays.length }) : t('rates.near.none')}
      </p>
      {stays.length > 0 && (
        <>
          <ul className="grid gap-4 md:grid-cols-3">
            {stays.map((stay) => (
              <NearStayCard key={stay.hotel.id} stay={stay} hotelName={hotel.name} search={search} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link href={hotelResultsPath(search)} prefetch={false} className={buttonClass('secondary')}>
              {t('rates.near.all', { place: answer.place.name })}
              <Icon name="arrow" className="size-5" />
            </Link>
            {answer.meta.sandbox && <p className="max-w-xl text-ink-soft text-sm">{t('results.sandbox')}</p>}
          </div>
        </>
      )}
    </>
  );
}

interface NearStayCardProps {
  stay: NearStay;
  /** The hotel that distances are measured from. */
  hotelName: string;
  search: StaySearch;
}

/** One available stay with distance and price; the card links to its page with the same days. */
function NearStayCard({ stay: { hotel, kilometres }, hotelName, search }: NearStayCardProps) {
  const t = useTranslations('hotels');
  const { riyals, distance } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised hover:shadow-card md:flex md:flex-col">
      <HotelPicture uri={hotel.media[0]?.uri ?? ''} width={380} className="size-full object-cover md:aspect-5/2 md:h-auto" />
      <div className="flex min-w-0 grow flex-col p-3 md:p-4">
        <h4 className="font-semibold leading-snug">
          <Link
            href={hotelStayPath(hotel.id, search)}
            prefetch={false}
            aria-label={t('rates.near.pricesOf', { stay: hotel.name })}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{hotel.name}</bdi>
          </Link>
        </h4>
        <p className="mt-1">
          <Stars count={Math.round(hotel.rating)} />
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {t('rates.near.distance', { area: hotel.address.area, distance: distance(kilometres), hotel: hotelName })}
        </p>
        <p className="mt-auto pt-2">
          <bdi className="block font-semibold text-accent text-xl tabular-nums">{riyals(price.total)}</bdi>
          <span className="text-ink-soft text-sm">{t('results.card.stay', { nights: price.nights, rooms: price.rooms })}</span>
          <WholeCost price={price} words="withFees" className="block text-sm" />
        </p>
      </div>
    </li>
  );
}
