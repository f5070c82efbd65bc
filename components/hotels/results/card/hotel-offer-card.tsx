import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { hotelStayPath } from '@/lib/hotels/search/search-params';
import { Link } from '@/lib/i18n/navigation';
import { GuestRating } from '../../guest-rating';
import { Stars } from '../../stars';
import { useFoundHotels } from '../results-context';
import { AmenityList, RateFacts } from './hotel-facts';
import { HotelPicture } from './hotel-picture';
import { CardActions, CardPrice } from './price-block';
import { useHotelWords } from './use-hotel-words';

interface HotelOfferCardProps {
  summary: HotelSummary;
  /** Its pin is pointed at on the map. */
  isActive: boolean;
  isExpired: boolean;
  isCompared: boolean;
  /** As many are chosen as fit into a comparison. */
  isComparisonFull: boolean;
  onPoint: (id: string | null) => void;
  onCompare: (id: string) => void;
  /** The visitor looks at the page of the hotel. */
  onOpen: (summary: HotelSummary) => void;
  onBook: (summary: HotelSummary) => void;
  onRequest: (summary: HotelSummary) => void;
  onSearchAgain: () => void;
}

export const cardId = (hotelId: string) => `hotel-${hotelId}`;

/**
 * Memoized by hand: in a list the compiler draws every card anew when one of them changes. What is off screen is neither laid
 * out nor painted until it comes near.
 */
export const HotelOfferCard = memo(function HotelOfferCard(props: HotelOfferCardProps) {
  const { summary, isActive, isCompared, isComparisonFull, onPoint, onCompare, onOpen } = props;
  const t = useTranslations('hotels.results.card');
  const { distance, address } = useHotelWords();
  const { search } = useFoundHotels();
  const { hotel, name, available } = summary;
  const page = hotelStayPath(hotel.id, search);
  const isClosed = isComparisonFull && !isCompared;

  return (
    <li
      id={cardId(summary.id)}
      onPointerEnter={() => onPoint(summary.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(summary.id)}
      onBlur={() => onPoint(null)}
      className={`scroll-mt-24 rounded-card border bg-raised [contain-intrinsic-size:auto_34rem] sm:[contain-intrinsic-size:auto_26rem] [content-visibility:auto] transition-shadow duration-200 ${isActive ? 'border-accent shadow-card' : 'border-line hover:shadow-card'}`}
    >
      <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
        {/* The name below leads there too: one stop of Tab is enough. */}
        <Link href={page} prefetch={false} tabIndex={-1} aria-hidden="true" onClick={() => onOpen(summary)} className="contents">
          <HotelPicture
            uri={hotel.media[0]?.uri ?? ''}
            hotelId={hotel.id}
            className="size-full min-h-32 rounded-control object-cover sm:aspect-square sm:h-auto"
          />
        </Link>
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            <Link href={page} prefetch={false} onClick={() => onOpen(summary)} className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <CardPrice summary={summary} isExpired={props.isExpired} />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars count={summary.stars} />
            <GuestRating rating={hotel.guestRating} />
          </p>
          <p className="mt-1.5 text-ink-soft text-sm">
            {summary.distance !== null && (
              <span className="block font-medium text-ink">
                {t('distance', { distance: distance(summary.distance), from: summary.measuredFrom })}
              </span>
            )}
            <bdi>{address(hotel.address)}</bdi>
          </p>
        </div>
        <div className="col-span-2 flex min-w-0 flex-col gap-2.5">
          {available && <RateFacts summary={summary} />}
          <AmenityList amenities={summary.amenities} />
          <p className="line-clamp-2 text-sm">{hotel.description.text}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span
              className={`rounded-pill px-2.5 py-0.5 font-medium text-sm ${available ? 'bg-success-soft text-success' : 'bg-sunken text-ink-soft'}`}
            >
              {available ? t('available') : t('notAvailable')}
            </span>
            <label
              className={`inline-flex min-h-11 items-center gap-2 text-sm ${isClosed ? 'text-ink-soft' : ''}`}
              title={isClosed ? t('compareFull') : undefined}
            >
              <input
                type="checkbox"
                checked={isCompared}
                disabled={isClosed}
                aria-label={t('compareLabel', { hotel: name })}
                onChange={() => onCompare(summary.id)}
                className="size-6 accent-accent"
              />
              <span aria-hidden="true">{t('compare')}</span>
            </label>
            <CardActions {...props} />
          </div>
        </div>
      </article>
    </li>
  );
});
