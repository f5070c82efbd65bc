import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { Link } from '@/lib/i18n/navigation';
import { type SummaryPlace, TripSummary } from '../../../flow/trip-summary';
import { FareIncludes } from './fare-includes';
import { PriceLines } from './price-lines';
import { Trip } from './trip';
import { useTripNames } from './use-trip-names';

interface FareSummaryProps {
  selected: SelectedOffer;
  as: SummaryPlace;
}

/** One flight and what it costs. */
export function FareSummary({ selected, as }: FareSummaryProps) {
  const t = useTranslations('bookings.summary');
  const flow = useTranslations('bookings.flow');
  const results = useTranslations('flights.results');
  const { search, offer, dictionaries, meta } = selected;
  const { city } = useTripNames(dictionaries);
  return (
    <TripSummary
      as={as}
      label={flow('fareLabel')}
      title={
        <span className="inline-flex items-center gap-2">
          {city(search.origin)}
          <Icon name={search.returnDate ? 'swap' : 'arrow'} className="size-4 text-ink-soft" />
          {city(search.destination)}
        </span>
      }
      party={t('passengers', { count: search.adults + search.children + search.infants })}
      total={Number(offer.price.total)}
    >
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
    </TripSummary>
  );
}
