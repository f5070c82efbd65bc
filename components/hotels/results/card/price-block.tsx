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

interface CardPriceProps {
  summary: HotelSummary;
  isExpired: boolean;
}

/** The price of the whole stay with all that is in it, and what comes on top at the property. */
export function CardPrice({ summary: { hotel, available }, isExpired }: CardPriceProps) {
  const t = useTranslations('hotels.results');
  const { riyals } = useHotelWords();
  const { search } = useFoundHotels();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  return (
    <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
      {!available && <span>{t('card.usually')}</span>}
      <bdi
        className={`whitespace-nowrap font-semibold text-2xl tabular-nums ${available && !isExpired ? 'text-ink' : 'text-ink-soft'} ${isExpired ? 'line-through' : ''}`}
      >
        {riyals(price.total)}
      </bdi>
      <span>
        {t('card.stay', { nights: price.nights, rooms: price.rooms })} · {t('card.taxes')}
      </span>
      {price.dueAtProperty > 0 && (
        <span className="basis-full text-ink">
          {t.rich('card.due', { price: () => <bdi className="whitespace-nowrap">{riyals(price.dueAtProperty)}</bdi> })}
        </span>
      )}
    </p>
  );
}

interface CardActionsProps extends CardPriceProps {
  /** The visitor leaves for the booking site. */
  onBook: (summary: HotelSummary) => void;
  onRequest: (summary: HotelSummary) => void;
  onSearchAgain: () => void;
}

/** One main way on, the request to us; the booking site that the specification asks for stands quietly beside it. */
export function CardActions({ summary, isExpired, onBook, onRequest, onSearchAgain }: CardActionsProps) {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const { riyals } = useHotelWords();
  const { search } = useFoundHotels();
  const { hotel, name, available, total } = summary;
  // The site knows hotels by their English names; the one it does not know it looks for in the town.
  const destination = `${hotel.inEnglish?.name ?? name}, ${hotel.inEnglish?.cityName ?? hotel.address.cityName}`;

  if (!available)
    return (
      <Button variant="secondary" disabled className="ms-auto max-sm:grow">
        {t('card.book')}
      </Button>
    );
  if (isExpired)
    return (
      <Button variant="secondary" onClick={onSearchAgain} className="ms-auto">
        {t('expired.refresh')}
      </Button>
    );
  return (
    <>
      <a
        href={bookingSiteUrl({ ...search, destination }, locale)}
        target="_blank"
        rel="noopener"
        onClick={() => onBook(summary)}
        aria-label={t('card.bookLabel', { hotel: name })}
        title={t('card.bookHint')}
        className="ms-auto inline-flex min-h-11 items-center gap-1.5 text-accent text-sm underline-offset-4 hover:underline"
      >
        {t('card.book')}
        <Icon name="external" className="size-4" />
      </a>
      <Link
        href={stayRequestPath(search, hotel.id)}
        prefetch={false}
        onClick={() => onRequest(summary)}
        aria-label={t('card.requestLabel', { hotel: name, price: riyals(Math.round(total)) })}
        className={buttonClass('primary', 'px-4 max-sm:grow')}
      >
        {t('card.request')}
      </Link>
    </>
  );
}
