import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { brandOf } from '@/lib/flights/fare';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { AirlineTile } from '../../../results/card/airline-tile';
import { ItineraryRow } from '../../../results/card/itinerary-row';
import { useOfferSentence } from '../../../results/card/use-offer-sentence';
import { useNames } from '../../../results/results-context';

interface SelectedLegOfferProps {
  selected: SelectedOffer;
  /** The number of the leg, from 1. */
  number: number;
  onChange: () => void;
}

/** The selection for a leg, and a button to change it. */
export function SelectedLegOffer({ selected: { offer }, number, onChange }: SelectedLegOfferProps) {
  const t = useTranslations('flights.multiCity.results');
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const summary = summarizeOffer(offer);
  const { wayOf } = useOfferSentence();
  const [itinerary] = summary.itineraries;
  if (!itinerary) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_10.5rem] md:items-center">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="flex items-center gap-3">
          <AirlineTile code={summary.airlines[0] ?? ''} className="size-8" />
          {format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' })}
          <bdi className="text-ink-soft text-sm">{brandOf(offer)}</bdi>
        </p>
        <p className="sr-only">{wayOf(itinerary)}</p>
        <div aria-hidden="true">
          <ItineraryRow itinerary={itinerary} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 md:flex-col md:items-stretch md:text-center">
        <p>
          <bdi className="block font-semibold text-xl tabular-nums">{formatQar(summary.totalPrice, tag)}</bdi>
          <span className="block text-ink-soft text-sm">{t('totalFor', { count: summary.travellers })}</span>
        </p>
        <Button variant="secondary" aria-label={t('changeFlightLabel', { number })} onClick={onChange} className="print:hidden">
          {t('changeFlight')}
        </Button>
      </div>
    </div>
  );
}
