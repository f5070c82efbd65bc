import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { hotelStayPath } from '@/lib/hotels/search/whole-search';
import { Link } from '@/lib/i18n/navigation';
import { GuestRating } from '../../guest-rating';
import { SaveHeart } from '../../saved/save-heart';
import { Stars } from '../../stars';
import { useFoundHotels } from '../results-context';
import { BestCondition, RateFacts, WrittenFacts } from './hotel-facts';
import { HotelPicture } from './hotel-picture';
import { BookingSiteLink, CardPrice } from './price-block';
import { useHotelWords } from './use-hotel-words';

interface HotelOfferCardProps {
  summary: HotelSummary;
  /** The pointer is on its map pin. */
  isActive: boolean;
  isExpired: boolean;
  isCompared: boolean;
  /** The comparison has no room for another hotel. */
  isComparisonFull: boolean;
  onPoint: (id: string | null) => void;
  onCompare: (id: string) => void;
  /** The visitor opens the page of the hotel. */
  onOpen: (summary: HotelSummary) => void;
  onBook: (summary: HotelSummary) => void;
  onRequest: (summary: HotelSummary) => void;
  onSearchAgain: () => void;
}

export const cardId = (hotelId: string) => `hotel-${hotelId}`;

/**
 * The facts for comparing hotels, and one button; the rest is folded. Memoized by hand: in a list, the compiler renders every card again when one
 * changes. Cards off screen are neither laid out nor painted until they come near.
 */
export const HotelOfferCard = memo(function HotelOfferCard(props: HotelOfferCardProps) {
  const { summary, isActive, isExpired, isCompared, isComparisonFull, onPoint, onCompare, onOpen, onBook } = props;
  const t = useTranslations('hotels.results.card');
  const { distance, address } = useHotelWords();
  const { search } = useFoundHotels();
  const { hotel, name, available, measuredFrom } = summary;
  const page = hotelStayPath(hotel.id, search);
  const isClosed = isComparisonFull && !isCompared;

  return (
    <li
      id={cardId(summary.id)}
      onPointerEnter={() => onPoint(summary.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(summary.id)}
      onBlur={() => onPoint(null)}
      className={`scroll-mt-24 rounded-card border bg-raised [contain-intrinsic-size:auto_22rem] max-[18rem]:[contain-intrinsic-size:auto_36rem] [content-visibility:auto] transition-shadow duration-200 ${isActive ? 'border-accent shadow-card' : 'border-line hover:shadow-card'}`}
    >
      <article className="grid grid-cols-[6rem_minmax(0,1fr)] max-[22rem]:grid-cols-[5rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 gap-x-3 gap-y-1.5 px-3 pt-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
        <div className="relative max-[18rem]:min-h-24 sm:row-span-2 sm:row-start-1">
          {/* The name links to the same page: one tab stop is enough. */}
          <Link
            href={page}
            prefetch={false}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => onOpen(summary)}
            className="contents"
          >
            <HotelPicture uri={hotel.media[0]?.uri ?? ''} className="absolute inset-0 size-full rounded-control object-cover" />
          </Link>
          <span
            className={`absolute start-1 bottom-1 rounded-pill px-1.5 font-medium text-xs min-[22rem]:whitespace-nowrap ${available ? 'bg-success-soft text-success' : 'bg-sunken text-ink-soft'}`}
          >
            {available ? t('available') : t('notAvailable')}
          </span>
          <SaveHeart id={hotel.id} name={name} place={search.destination} />
        </div>
        <div className="min-h-24 min-w-0 sm:min-h-0">
          <h3 className="line-clamp-2 max-[22rem]:line-clamp-3 text-base leading-snug rtl:leading-normal">
            <Link href={page} prefetch={false} onClick={() => onOpen(summary)} className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
            <Stars count={summary.stars} />
            <GuestRating rating={hotel.guestRating} isShort />
          </p>
          {summary.distance !== null && (
            <p className="mt-0.5 line-clamp-2 text-ink-soft text-sm leading-snug max-sm:hidden rtl:leading-normal">
              <bdi>{address(hotel.address)}</bdi>
            </p>
          )}
          <p className="mt-0.5 line-clamp-2 text-sm leading-snug rtl:leading-normal">
            {summary.distance === null ? (
              <bdi>{address(hotel.address)}</bdi>
            ) : (
              t('distance', { distance: distance(summary.distance), from: measuredFrom.kind, name: measuredFrom.name })
            )}
          </p>
          {available && (
            <p className="mt-0.5 line-clamp-2 font-medium text-sm leading-snug rtl:leading-normal">
              <bdi>{[...new Set(hotel.rooms.map((room) => room.name))].join(' · ')}</bdi>
            </p>
          )}
        </div>
        {available && (
          <p className="col-span-full text-sm leading-snug sm:col-span-1 sm:col-start-2 rtl:leading-normal">
            <BestCondition summary={summary} />
          </p>
        )}
        <CardPrice {...props} />
        <div className="col-span-full flex flex-col gap-1.5 max-sm:hidden">
          <WrittenFacts summary={summary} />
        </div>
        <div className="relative col-span-full border-line border-t max-[22rem]:min-h-14 sm:min-h-11 lg:min-h-10">
          {/* From 640 pixels on, only the terms of the rate are folded. */}
          <details className={available ? 'group' : 'group sm:hidden'}>
            <summary className="inline-flex min-h-11 list-none items-center gap-1 text-ink-soft text-sm lg:min-h-10 [&::-webkit-details-marker]:hidden">
              {t('more')}
              <span className="sr-only">: {name}</span>
              <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <div className="flex flex-col gap-2.5 pt-1 pb-3">
              <p className="text-ink-soft text-sm sm:hidden">
                <bdi>{address(hotel.address)}</bdi>
              </p>
              {available && <RateFacts summary={summary} />}
              <div className="flex flex-col gap-2.5 sm:hidden">
                <WrittenFacts summary={summary} />
              </div>
            </div>
          </details>
          <div className="absolute end-0 top-0 flex max-[18rem]:static max-[18rem]:flex-wrap items-center gap-x-2 min-[22rem]:gap-x-3 sm:gap-x-4">
            <label
              className={`noscript:hidden inline-flex min-h-11 items-center gap-1.5 text-sm lg:min-h-10 ${isClosed ? 'text-ink-soft' : ''}`}
              title={isClosed ? t('compareFull') : undefined}
            >
              <input
                type="checkbox"
                checked={isCompared}
                disabled={isClosed}
                aria-label={t('compareLabel', { hotel: name })}
                onChange={() => onCompare(summary.id)}
                className="size-6 shrink-0 accent-accent"
              />
              <span aria-hidden="true">{t('compare')}</span>
            </label>
            {available && !isExpired && <BookingSiteLink summary={summary} onBook={onBook} />}
          </div>
        </div>
      </article>
    </li>
  );
});
