import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { bookingSite, bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { hotelStayPath, stayRequestPath } from '@/lib/hotels/search/whole-search';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import { WholeCost } from '../../whole-cost';
import { useFoundHotels } from '../results-context';
import { useHotelWords } from './use-hotel-words';

interface CardPriceProps {
  summary: HotelSummary;
  isExpired: boolean;
  onOpen: (summary: HotelSummary) => void;
  onRequest: (summary: HotelSummary) => void;
  onSearchAgain: () => void;
}

/** The price of the whole stay, what it includes, and fees at the property, with the main button: below the text on a phone, else beside it. */
export function CardPrice({ summary, isExpired, onOpen, onRequest, onSearchAgain }: CardPriceProps) {
  const t = useTranslations('hotels.results');
  const { riyals } = useHotelWords();
  const { search } = useFoundHotels();
  const { hotel, name, available } = summary;
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  const button = 'shrink-0 whitespace-nowrap px-4 max-[22rem]:px-3';
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:max-w-48 sm:flex-col sm:flex-nowrap sm:items-end sm:justify-start sm:text-end">
      <p className="flex items-baseline gap-x-1.5">
        {!available && <span className="text-ink-soft text-sm">{t('card.usually')}</span>}
        <bdi
          className={`whitespace-nowrap font-semibold text-2xl tabular-nums max-[22rem]:text-xl ${available && !isExpired ? 'text-ink' : 'text-ink-soft'} ${isExpired ? 'line-through' : ''}`}
        >
          {riyals(price.total)}
        </bdi>
      </p>
      <p className="text-ink-soft text-xs max-sm:order-last max-sm:mt-1 max-sm:basis-full">
        {t('card.stay', { nights: price.nights, rooms: price.rooms })}
        <span className="max-sm:before:content-['_·_'] sm:block">{t('card.taxes')}</span>
        {available && price.nights * price.rooms > 1 && (
          <span className="block">
            {t.rich('card.perNight', { rooms: price.rooms, price: () => <bdi>{riyals(price.perNight)}</bdi> })}
          </span>
        )}
      </p>
      {price.dueAtProperty > 0 && (
        <p className="text-sm max-sm:order-last max-sm:basis-full">
          <WholeCost price={price} words="due" className="" />
          <span>{' · '}</span>
          <WholeCost price={price} words="sum" className="font-medium" />
        </p>
      )}
      <div className="ms-auto sm:mt-auto sm:pt-1.5">
        {!available ? (
          <Link
            href={hotelStayPath(hotel.id, search)}
            prefetch={false}
            onClick={() => onOpen(summary)}
            className={buttonClass('secondary', button)}
          >
            {t('card.otherDays')}
          </Link>
        ) : isExpired ? (
          <Button variant="secondary" onClick={onSearchAgain} className={button}>
            {t('expired.refresh')}
          </Button>
        ) : (
          <Link
            href={stayRequestPath(search, hotel.id)}
            prefetch={false}
            onClick={() => onRequest(summary)}
            aria-label={t('card.requestLabel', { hotel: name, price: riyals(price.total) })}
            className={buttonClass('primary', button)}
          >
            {t('card.request')}
          </Link>
        )}
      </div>
    </div>
  );
}

interface BookingSiteLinkProps {
  summary: HotelSummary;
  /** The visitor follows the link to the booking site. */
  onBook: (summary: HotelSummary) => void;
}

/** The link to the booking site that the specification requires, beside our own button. */
export function BookingSiteLink({ summary, onBook }: BookingSiteLinkProps) {
  const t = useTranslations('hotels.results.card');
  const locale = useLocale();
  const { search } = useFoundHotels();
  const { hotel, name } = summary;
  const city = hotel.inEnglish?.cityName ?? hotel.address.cityName;
  // The booking site knows hotels by their English names.
  const destination = `${hotel.inEnglish?.name ?? name}, ${city}`;
  return (
    <a
      href={bookingSiteUrl({ ...search, destination }, locale)}
      target="_blank"
      rel="noopener"
      onClick={() => onBook(summary)}
      aria-label={t('bookLabel', { hotel: name })}
      className="inline-flex min-h-11 flex-col justify-center text-ink-soft text-sm leading-tight underline-offset-4 hover:underline lg:min-h-10"
    >
      <span className="inline-flex items-center gap-1">
        {t('book')}
        <Icon name="external" className="size-4" />
      </span>{' '}
      <span className="text-xs leading-tight min-[18rem]:max-[22rem]:max-w-20">
        {t.rich('bookHint', { site: () => <bdi>{bookingSite}</bdi> })}
      </span>
    </a>
  );
}
