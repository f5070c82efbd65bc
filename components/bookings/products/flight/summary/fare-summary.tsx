import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { FareIncludes } from './fare-includes';
import { PriceLines } from './price-lines';
import { Trip } from './trip';
import { useTripNames } from './use-trip-names';

/** From this width on there is room for the whole summary beside the form. */
const wide = '(min-width: 64rem)';

interface FareSummaryProps {
  selected: SelectedOffer;
  /** On the review all of it shows, on a phone too: it is what the visitor agrees to. */
  isToBeRead: boolean;
}

/** What was chosen and what it costs. Above the form on a phone it folds down to route and total. */
export function FareSummary({ selected, isToBeRead }: FareSummaryProps) {
  const t = useTranslations('bookings.summary');
  const results = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const [isOpen] = useState(() => isToBeRead || window.matchMedia(wide).matches);
  const { search, offer, dictionaries, meta } = selected;
  const { city } = useTripNames(dictionaries);
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-raised shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-base">
          <span className="sr-only">{t('title')} </span>
          <span className="flex items-center gap-2">
            {city(search.origin)}
            <Icon name={search.returnDate ? 'swap' : 'arrow'} className="size-4 text-ink-soft" />
            {city(search.destination)}
          </span>
        </h2>
        <bdi className="whitespace-nowrap font-semibold group-open:lg:hidden">{formatQar(Number(offer.price.total), tag)}</bdi>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-5">
        <Trip offer={offer} dictionaries={dictionaries} />
        <FareIncludes offer={offer} />
        <div className="border-line border-t pt-5">
          <PriceLines offer={offer} />
        </div>
        {meta.sandbox && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
        <Link
          href={flightResultsPath(search)}
          prefetch={false}
          className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
        >
          {t('chooseAnother')}
        </Link>
      </div>
    </details>
  );
}
