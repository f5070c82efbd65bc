import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { RateFacts } from '@/components/hotels/results/card/hotel-facts';
import { HotelPicture } from '@/components/hotels/results/card/hotel-picture';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import { Stars } from '@/components/hotels/stars';
import { Icon } from '@/components/ui/icon';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatDayInWords } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** From this width on there is room for the whole summary beside the form. */
const wide = '(min-width: 64rem)';

interface StaySummaryProps {
  stay: SelectedStay;
  /** On the review all of it shows, on a phone too: it is what the visitor agrees to. */
  isToBeRead: boolean;
}

/** What was chosen and what it costs. Above the form on a phone it folds down to name and total. */
export function StaySummary({ stay, isToBeRead }: StaySummaryProps) {
  const t = useTranslations('hotels.stayRequest');
  const results = useTranslations('hotels.results');
  const tag = intlTag(useLocale());
  const format = useFormatter();
  const { riyals, address } = useHotelWords();
  const [isOpen] = useState(() => isToBeRead || window.matchMedia(wide).matches);
  const { search, searchParams, hotel, place, meta } = stay;
  const price = stayPrice(hotel, searchParams);
  const [summary] = summarizeHotels({ hotels: [hotel], searchParams, place, meta }, todayInQatar());

  return (
    <details open={isOpen} className="group rounded-card border border-line bg-raised shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-base">
          <span className="sr-only">{t('summary.title')} </span>
          <bdi>{hotel.name}</bdi>
        </h2>
        <bdi className="whitespace-nowrap font-semibold group-open:lg:hidden">{riyals(price.total)}</bdi>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-5 pt-1 pb-5">
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
          <Fact label={t('summary.checkIn')}>{formatDayInWords(searchParams.checkIn, tag)}</Fact>
          <Fact label={t('summary.checkOut')}>{formatDayInWords(searchParams.checkOut, tag)}</Fact>
        </dl>
        <ul className="flex flex-col gap-2 text-sm">
          {hotel.rooms.map(({ name, adults, childrenAges }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name than their place.
            <li key={index}>
              <span className="font-medium">{t('summary.room', { number: index + 1, name })}</span>
              <span className="block text-ink-soft">
                {format.list(
                  [
                    t('summary.adults', { count: adults }),
                    ...(childrenAges.length > 0
                      ? [t('summary.children', { count: childrenAges.length, ages: childrenAges.join(' · ') })]
                      : []),
                  ],
                  { type: 'unit' },
                )}
              </span>
            </li>
          ))}
        </ul>
        {summary && <RateFacts summary={summary} />}
        <dl className="flex flex-col gap-2 border-line border-t pt-4">
          <Line label={results('card.stay', { nights: price.nights, rooms: price.rooms })}>{riyals(price.base)}</Line>
          <Line label={t('summary.taxes')}>{riyals(price.taxes)}</Line>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
            <dt>{t('summary.total')}</dt>
            <dd>
              <bdi className="whitespace-nowrap tabular-nums">{riyals(price.total)}</bdi>
            </dd>
          </div>
          {price.dueAtProperty > 0 && <Line label={t('summary.due')}>{riyals(price.dueAtProperty)}</Line>}
        </dl>
        {meta.sandbox && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
        <Link
          href={hotelResultsPath(search)}
          prefetch={false}
          className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
        >
          {t('another')}
        </Link>
      </div>
    </details>
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
