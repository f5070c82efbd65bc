'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { company } from '@/lib/company/company';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import { type StayPrice, stayPrice } from '@/lib/hotels/stay-price';
import { useHotelWords } from '../results/card/use-hotel-words';
import { WholeCost } from '../whole-cost';
import { ratesId, useStayInAddress } from './stay-in-address';

/**
 * The lowest price of the stay in the address, in the first screen of a phone, with a link to all rooms. Its height is reserved. When scrolled, a
 * phone shows it at the bottom, in place of the usual bar.
 */
export function PriceInView() {
  const t = useTranslations('hotels');
  const { hotelId, parts, search, rates } = useStayInAddress();
  const frame = useRef<HTMLDivElement>(null);
  const isFar = useIsFarFrom(frame);
  const [cheapest] = search && rates.status === 'found' ? ratesOnSale(rates.answer, hotelId) : [];
  const price = cheapest && search && stayPrice(cheapest, { ...search, rooms: search.rooms.length });
  const isWaiting = search && rates.status === 'searching';
  return (
    <div
      ref={frame}
      data-testid="lowest-price"
      className={`flex min-h-16 items-center justify-between gap-x-4 [grid-area:price] max-md:mt-2 md:justify-end md:self-end md:text-end ${search ? '' : 'noscript:hidden'}`}
    >
      {isWaiting && <Skeleton className="h-12 w-44 rounded-control" />}
      {price && <PriceLine price={price} />}
      {!isWaiting && !price && (
        <p className="max-w-60 text-ink-soft text-sm">
          {search
            ? rates.status === 'found' && t('stayPage.rates.noneTitle')
            : t(parts.why ? 'results.refused.title' : 'stayPage.price.noDays')}
        </p>
      )}
      {!isWaiting && <ToRooms hasPrice={Boolean(price)} />}
      {price && isFar && (
        <div
          data-stay-price=""
          className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-x-3 border-line border-t bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-float md:hidden print:hidden"
        >
          <PriceLine price={price} isInBar />
          <span className="flex shrink-0 gap-2">
            <ChatAboutPage
              number={company.whatsapp.number}
              messageOf={(link) => t('results.whatsapp.message', { link })}
              className={buttonClass('secondary', 'size-12 px-0')}
            >
              <WhatsAppIcon />
              <span className="sr-only">{t('results.whatsapp.button')}</span>
            </ChatAboutPage>
            <ToRooms hasPrice />
          </span>
        </div>
      )}
    </div>
  );
}

/** The bar of a phone is low: it shows the whole cost in place of nights and rooms. */
function PriceLine({ price, isInBar = false }: { price: StayPrice; isInBar?: boolean }) {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  return (
    <p className="min-w-0">
      <span className="text-ink-soft text-sm">{t('stayPage.price.from')} </span>
      <bdi className="whitespace-nowrap font-semibold text-2xl tabular-nums">{riyals(price.total)}</bdi>
      {(!isInBar || price.dueAtProperty === 0) && (
        <span className={`block text-ink-soft ${isInBar ? 'text-xs' : 'text-sm'}`}>
          {t('results.card.stay', { nights: price.nights, rooms: price.rooms })}
          <span className="max-md:block md:before:content-['_·_']">{t('results.card.taxes')}</span>
        </span>
      )}
      <WholeCost price={price} words="withFees" className={`block font-medium ${isInBar ? 'text-xs' : 'text-sm'}`} />
    </p>
  );
}

function ToRooms({ hasPrice }: { hasPrice: boolean }) {
  const t = useTranslations('hotels.stayPage.price');
  return (
    <a href={`#${ratesId}`} className={buttonClass(hasPrice ? 'primary' : 'secondary', 'shrink-0 px-4')}>
      {t(hasPrice ? 'rooms' : 'days')}
      <Icon name="down" className="size-4" />
    </a>
  );
}

/** True while neither the element nor the rooms nor the footer are visible. */
function useIsFarFrom(element: RefObject<HTMLElement | null>): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      setFar(seen.size === 0);
    });
    for (const part of [element.current, document.getElementById(ratesId), document.querySelector('body > footer')])
      if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [element]);
  return isFar;
}
