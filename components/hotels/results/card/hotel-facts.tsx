import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { SignedHotelOffer } from '@/lib/hotels/offer';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { intlTag } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { Cancellation } from './cancellation';

const shownAmenities = 4;

/** The hotel in two lines, up to four amenities, and how many more there are (SPEC section 2). */
export function WrittenFacts({ summary: { hotel, amenities } }: { summary: HotelSummary }) {
  return (
    <>
      <p className="line-clamp-2 text-sm">{hotel.description.text}</p>
      <AmenityList amenities={amenities} />
    </>
  );
}

function AmenityList({ amenities }: Pick<HotelSummary, 'amenities'>) {
  const t = useTranslations('hotels.results');
  const more = amenities.length - shownAmenities;
  if (amenities.length === 0) return null;
  return (
    <ul aria-label={t('card.amenities')} className="flex flex-wrap gap-1.5 text-sm">
      {amenities.slice(0, shownAmenities).map((code) => (
        <li key={code} className="rounded-pill bg-sunken px-2.5 py-0.5 text-ink-soft">
          {t(`amenities.${code}`)}
        </li>
      ))}
      {more > 0 && (
        <li className="rounded-pill border border-line px-2.5 py-0.5 text-ink-soft">
          <bdi>{t('card.moreAmenities', { count: more })}</bdi>
        </li>
      )}
    </ul>
  );
}

/** The most important terms of the rate in a line: free or non-refundable cancellation, meals, few rooms left. */
export function BestCondition({ summary: { hotel, cancellation } }: { summary: HotelSummary }) {
  const t = useTranslations('hotels.results');
  const tag = intlTag(useLocale());
  // The full day before the deadline's day is short and safe; the details have the time.
  const lastDay = cancellation.freeUntil && hotel.cancellation.freeUntil;
  const free = lastDay && t('cancellation.freeUntil', { day: isolated(formatShortDay(lastDay, tag)) });
  const isLost = !free && cancellation.steps[0]?.part === 'wholeStay';
  const meals = hotel.board === 'roomOnly' && (free || isLost) ? null : t(`boards.${hotel.board}`);
  return (
    <>
      {free && <span className="text-success">{free}</span>}
      {isLost && <span>{t('cancellation.noRefund')}</span>}
      {(free || isLost) && meals && <span>{' · '}</span>}
      {meals && <span>{meals}</span>}
      {hotel.roomsLeft !== null && <span className="text-danger">{` · ${t('card.roomsLeft', { count: hotel.roomsLeft })}`}</span>}
    </>
  );
}

/** Terms of the rate: meals, cancellation, the guarantee of the price, and its original currency. */
export function RateFacts({ summary: { hotel, cancellation } }: { summary: HotelSummary }) {
  const t = useTranslations('hotels.results');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Fact icon="bed">{t(`boards.${hotel.board}`)}</Fact>
      <Fact icon={cancellation.freeUntil ? 'check' : 'info'} {...(cancellation.freeUntil && { look: 'text-success' })}>
        <Cancellation terms={cancellation} />
      </Fact>
      {hotel.roomsLeft !== null && (
        <Fact icon="clock" look="text-danger">
          {t('card.roomsLeft', { count: hotel.roomsLeft })}
        </Fact>
      )}
      {hotel.times && <Fact icon="calendar">{t('card.times', hotel.times)}</Fact>}
      {hotel.price.convertedFrom && (
        <Fact icon="info">
          <Converted {...hotel.price.convertedFrom} />
        </Fact>
      )}
    </ul>
  );
}

function Converted({ currency, total, asOf }: NonNullable<SignedHotelOffer['price']['convertedFrom']>) {
  const t = useTranslations('hotels.results.card');
  const decimals = total.split('.')[1]?.length ?? 0;
  const sum = new Intl.NumberFormat(intlTag(useLocale()), { minimumFractionDigits: decimals }).format(Number(total));
  const amount = () => (
    <bdi className="whitespace-nowrap">
      {currency} {sum}
    </bdi>
  );
  return asOf ? t.rich('converted', { amount, day: () => <bdi>{formatDay(asOf)}</bdi> }) : t.rich('convertedAtPeg', { amount });
}

function Fact({ icon, look = 'text-ink-soft', children }: { icon: IconName; look?: string; children: ReactNode }) {
  return (
    <li className={`flex items-start gap-1.5 ${look}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>{children}</span>
    </li>
  );
}
