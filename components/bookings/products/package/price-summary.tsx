import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { peopleIn } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { formatDay, formatDayInWords } from '@/lib/time/dates';
import { PriceLines } from './price-lines';
import type { BookedPackage } from './use-receipt';

/** From this width on there is room for the whole summary beside the steps. */
const wide = '(min-width: 64rem)';

interface PriceSummaryProps {
  holiday: BookedPackage;
  draft: PackageDraft;
  price: PackagePrice;
  /** Nights of the holiday itself. */
  nights: number;
  hasDay: boolean;
}

/** What is being put together and what it costs. On a phone a bar below the header that unfolds. */
export function PriceSummary({ holiday, draft, price, nights, hasDay }: PriceSummaryProps) {
  const t = useTranslations('packages.request.summary');
  const request = useTranslations('packages.request');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const [isOpen] = useState(() => window.matchMedia(wide).matches);
  const { adults, children } = peopleIn(draft.rooms);
  const party = t('party', { adults, children, rooms: draft.rooms.length });
  const wanted = draft.wishes.map((wish) => request(`extras.${wish}`));
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-raised shadow-card max-lg:shadow-float">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-2 lg:px-5 lg:py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-base">
          <span className="sr-only">{t('title')}: </span>
          <span className="block truncate">{holiday.name}</span>
          <span className="block truncate font-normal text-ink-soft text-sm">{party}</span>
        </h2>
        <bdi className="whitespace-nowrap font-semibold group-open:lg:hidden">{formatQar(price.total, tag)}</bdi>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex max-h-[calc(100dvh-11rem)] flex-col gap-4 overflow-y-auto px-4 pt-1 pb-4 lg:px-5 lg:pb-5">
        <div className="text-sm">
          <p>{holiday.accommodation}</p>
          <p className="mt-1 text-ink-soft">
            {hasDay ? (
              <>
                <bdi>{formatDayInWords(draft.departureDate, tag)}</bdi> –{' '}
                <bdi>{formatDayInWords(lastDayOf(draft, nights), tag)}</bdi>
              </>
            ) : (
              t('noDate')
            )}
          </p>
        </div>
        <div className="border-line border-t pt-4">
          <PriceLines price={price} />
        </div>
        {wanted.length > 0 && <p className="text-sm">{t('wanted', { list: format.list(wanted) })}</p>}
        <p className="text-ink-soft text-sm">{t('note', { date: formatDay(holiday.pricesAsOf) })}</p>
        <Link
          href={`/travel/package/${holiday.id}`}
          prefetch={false}
          className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
        >
          {t('plan')}
        </Link>
      </div>
    </details>
  );
}
