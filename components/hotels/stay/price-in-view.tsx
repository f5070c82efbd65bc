'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import { stayPrice } from '@/lib/hotels/stay-price';
import { useHotelWords } from '../results/card/use-hotel-words';
import { useStayInAddress } from './stay-in-address';

/** What the stay in the address costs at least, in the first screen of a phone, and the way to all rooms. Its height is reserved. */
export function PriceInView() {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const { hotelId, today, parts, search, rates } = useStayInAddress();
  const [cheapest] = search && rates.status === 'found' ? ratesOnSale(rates.answer, hotelId) : [];
  const price = cheapest && search && stayPrice(cheapest, { ...search, rooms: search.rooms.length });
  const isWaiting = !today || (search && rates.status === 'searching');
  return (
    <div className="flex min-h-16 items-center justify-between gap-x-4 noscript:hidden md:justify-end md:text-end">
      {isWaiting && <Skeleton className="h-12 w-44 rounded-control" />}
      {price && (
        <p className="min-w-0">
          <span className="text-ink-soft text-sm">{t('stayPage.price.from')} </span>
          <bdi className="whitespace-nowrap font-semibold text-2xl tabular-nums">{riyals(price.total)}</bdi>
          <span className="block text-ink-soft text-sm">
            {t('results.card.stay', { nights: price.nights, rooms: price.rooms })} · {t('results.card.taxes')}
          </span>
        </p>
      )}
      {!isWaiting && !price && (
        <p className="max-w-60 text-ink-soft text-sm">
          {search
            ? rates.status === 'found' && t('stayPage.rates.noneTitle')
            : t(parts.why ? 'results.refused.title' : 'stayPage.price.noDays')}
        </p>
      )}
      {!isWaiting && (
        <a href="#rates" className={buttonClass(price ? 'primary' : 'secondary', 'shrink-0 px-4')}>
          {t(price ? 'stayPage.price.rooms' : 'stayPage.price.days')}
          <Icon name="down" className="size-4" />
        </a>
      )}
    </div>
  );
}
