import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { TotalLines } from '../../confirmation/total-lines';
import { FareIncludes } from '../flight/summary/fare-includes';
import { Trip } from '../flight/summary/trip';
import { type SelectedJourney, totalOf } from './use-selected-journey';

/** From this width on there is room for the whole summary beside the form. */
const wide = '(min-width: 64rem)';

interface JourneySummaryProps {
  journey: SelectedJourney;
  /** English path of the flights to choose from. */
  backTo: string;
  /** On the review all of it shows, on a phone too: it is what the visitor agrees to. */
  isToBeRead: boolean;
}

/** All legs in the order flown and what they cost. Above the form on a phone it folds down to the places and the total. */
export function JourneySummary({ journey, backTo, isToBeRead }: JourneySummaryProps) {
  const t = useTranslations('bookings.summary');
  const own = useTranslations('bookings.multiCity');
  const results = useTranslations('flights.results');
  const locale = useLocale();
  const tag = intlTag(locale);
  const [isOpen] = useState(() => isToBeRead || window.matchMedia(wide).matches);
  const legs = journey.map((leg, index) => ({ ...leg, number: index + 1, amount: Number(leg.offer.price.total) }));
  const lines = legs.map(({ number, amount }) => ({ label: own('leg', { number }), amount }));
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-raised shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-base">
          <span className="sr-only">{t('title')} </span>
          {own('flights', { count: legs.length })}
        </h2>
        <bdi className="whitespace-nowrap font-semibold group-open:lg:hidden">{formatQar(totalOf(journey), tag)}</bdi>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-5">
        <ol className="flex flex-col gap-6">
          {legs.map(({ number, search, offer, dictionaries }) => (
            <li key={number} className="flex flex-col gap-4 border-line not-first:border-t not-first:pt-5">
              <Trip
                offer={offer}
                dictionaries={dictionaries}
                title={own('legRoute', {
                  number,
                  origin: cityName(search.origin, locale),
                  destination: cityName(search.destination, locale),
                })}
              />
              <FareIncludes offer={offer} />
            </li>
          ))}
        </ol>
        <div className="border-line border-t pt-5">
          <TotalLines lines={lines} total={totalOf(journey)} />
          <p className="mt-2 text-ink-soft text-sm">{own('taxesIncluded')}</p>
        </div>
        {journey.some(({ meta }) => meta.sandbox) && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
        <Link
          href={backTo}
          prefetch={false}
          className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
        >
          {t('chooseAnother')}
        </Link>
      </div>
    </details>
  );
}
