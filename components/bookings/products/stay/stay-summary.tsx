import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RateFacts } from '@/components/hotels/results/card/hotel-facts';
import { HotelPicture } from '@/components/hotels/results/card/hotel-picture';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import { Stars } from '@/components/hotels/stars';
import { WholeCost } from '@/components/hotels/whole-cost';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatDayInWords } from '@/lib/time/dates';
import { formatHijri } from '@/lib/time/gulf/hijri';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { usePartyWords } from './use-stay-receipt';

interface StaySummaryProps {
  stay: SelectedStay;
  as: SummaryPlace;
}

/** One stay and its price. */
export function StaySummary({ stay, as }: StaySummaryProps) {
  const t = useTranslations('hotels.stayRequest');
  const results = useTranslations('hotels.results');
  const partyOf = usePartyWords();
  const { riyals, address } = useHotelWords();
  const { search, searchParams, hotel, place, meta } = stay;
  const price = stayPrice(hotel, searchParams);
  const [summary] = summarizeHotels({ hotels: [hotel], searchParams, place, meta }, todayInQatar());

  return (
    <TripSummary
      as={as}
      label={t('summary.label')}
      title={<bdi>{hotel.name}</bdi>}
      party={results('summary.guests', { guests: guestsOf(search.rooms).length })}
      total={price.total}
      besides={<WholeCost price={price} words="withFees" className="block text-sm" />}
    >
      <div className="flex gap-4">
        <HotelPicture uri={hotel.media[0]?.uri ?? ''} className="size-24 shrink-0 rounded-control object-cover" />
        <div className="min-w-0">
          <Stars count={Math.round(hotel.rating)} />
          <p className="text-ink-soft text-sm">
            <bdi>{address(hotel.address)}</bdi>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 rounded-control bg-sunken p-3 text-sm">
        <Fact label={t('summary.checkIn')}>
          <DayWithHijri day={searchParams.checkIn} />
        </Fact>
        <Fact label={t('summary.checkOut')}>
          <DayWithHijri day={searchParams.checkOut} />
        </Fact>
      </dl>
      <ul className="flex flex-col gap-2 text-sm">
        {hotel.rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name than their place.
          <li key={index}>
            <span className="font-medium">{t('summary.room', { number: index + 1, name: room.name })}</span>
            <span className="block text-ink-soft">{partyOf(room)}</span>
          </li>
        ))}
      </ul>
      {summary && <RateFacts summary={summary} />}
      <dl className="flex flex-col gap-2 border-line border-t pt-4">
        <Line label={results('card.stay', { nights: price.nights, rooms: price.rooms })}>{riyals(price.base)}</Line>
        <Line label={t('summary.taxes')}>{riyals(price.taxes)}</Line>
        <div
          data-total=""
          className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg"
        >
          <dt>{t('summary.total')}</dt>
          <dd>
            <bdi className="whitespace-nowrap tabular-nums">{riyals(price.total)}</bdi>
          </dd>
        </div>
        {price.dueAtProperty > 0 && (
          <>
            <Line label={t('summary.due')}>{riyals(price.dueAtProperty)}</Line>
            <div className="border-line border-t pt-3 font-semibold">
              <Line label={t('summary.whole')}>{riyals(price.whole)}</Line>
            </div>
          </>
        )}
      </dl>
      {meta.sandbox && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
      <Link
        href={hotelResultsPath(search)}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
      >
        {t('another')}
      </Link>
    </TripSummary>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <bdi className="whitespace-nowrap tabular-nums">{children}</bdi>
      </dd>
    </div>
  );
}

function DayWithHijri({ day }: { day: string }) {
  const locale = useLocale();
  return (
    <>
      <span>{formatDayInWords(day, intlTag(locale))}</span>
      <bdi suppressHydrationWarning className="block font-normal text-ink-soft text-xs">
        {formatHijri(day, locale)}
      </bdi>
    </>
  );
}
