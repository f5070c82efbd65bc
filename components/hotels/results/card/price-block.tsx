import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { stayRequestPath } from '@/lib/hotels/search/search-params';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import { useFoundHotels } from '../results-context';
import { useHotelWords } from './use-hotel-words';

interface PriceBlockProps {
  summary: HotelSummary;
  isExpired: boolean;
  /** The visitor leaves for the booking site. */
  onBook: (summary: HotelSummary) => void;
  onRequest: (summary: HotelSummary) => void;
  onSearchAgain: () => void;
}

/** The price of the whole stay and the two ways on: a request to us, or the booking site. */
export function PriceBlock({ summary, isExpired, onBook, onRequest, onSearchAgain }: PriceBlockProps) {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const { riyals } = useHotelWords();
  const { search, answer } = useFoundHotels();
  const { hotel, name, available } = summary;
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  // A sample hotel is unknown to the booking site: there the search is for its town.
  const destination = answer.meta.sandbox ? answer.place.name : `${name}, ${hotel.address.cityName}`;

  return (
    <div className="col-span-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-line border-t pt-3">
      <p className="min-w-0">
        {!available && <span className="block text-ink-soft text-sm">{t('card.usually')}</span>}
        <bdi
          className={`block whitespace-nowrap font-semibold text-2xl tabular-nums ${available ? '' : 'text-ink-soft'} ${isExpired ? 'text-ink-soft line-through' : ''}`}
        >
          {riyals(price.total)}
        </bdi>
        <span className="block text-sm">{t('card.stay', { nights: price.nights, rooms: price.rooms })}</span>
        <span className="block text-ink-soft text-sm">
          {t('card.taxes')}
          {price.dueAtProperty > 0 && (
            <span className="block">
              {t.rich('card.due', { price: () => <bdi className="whitespace-nowrap">{riyals(price.dueAtProperty)}</bdi> })}
            </span>
          )}
        </span>
      </p>
      {available && isExpired && (
        <Button variant="secondary" onClick={onSearchAgain}>
          {t('expired.refresh')}
        </Button>
      )}
      {available && !isExpired && (
        <div className="flex grow flex-wrap justify-end gap-2 max-sm:*:grow">
          <Link
            href={stayRequestPath(search, hotel.id)}
            prefetch={false}
            onClick={() => onRequest(summary)}
            aria-label={t('card.requestLabel', { hotel: name, price: riyals(price.total) })}
            className={buttonClass('primary', 'px-4')}
          >
            {t('card.request')}
          </Link>
          <a
            href={bookingSiteUrl({ ...search, destination }, locale)}
            target="_blank"
            rel="noopener"
            onClick={() => onBook(summary)}
            aria-label={t('card.bookLabel', { hotel: name })}
            title={t('card.bookHint')}
            className={buttonClass('secondary', 'px-4')}
          >
            {t('card.book')}
            <Icon name="external" className="size-4" />
          </a>
        </div>
      )}
      {!available && (
        <Button variant="secondary" disabled className="max-sm:grow">
          {t('card.book')}
        </Button>
      )}
    </div>
  );
}
