import { useLocale, useTranslations } from 'next-intl';
import { findHighlights, type Highlights, type SortOrder } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { DurationText } from '../card/duration-text';

interface QuickChoicesProps {
  offers: readonly OfferSummary[];
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
}

const choices: readonly { name: keyof Highlights; order: SortOrder }[] = [
  { name: 'best', order: 'best' },
  { name: 'cheapest', order: 'price' },
  { name: 'fastest', order: 'duration' },
];

/** Three ways to look at the list, each with the price of its first flight and how long a direction takes on average. */
export function QuickChoices({ offers, sort, onSort }: QuickChoicesProps) {
  const t = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const highlights = findHighlights(offers);
  if (!highlights) return null;
  return (
    <fieldset className="grid grid-cols-3 overflow-hidden rounded-card border border-line bg-raised">
      <legend className="sr-only">{t('quickChoices')}</legend>
      {choices.map(({ name, order }) => (
        <button
          key={name}
          type="button"
          aria-pressed={sort === order}
          onClick={() => onSort(order)}
          className="flex min-h-16 flex-col items-center justify-center gap-0.5 border-line border-b-3 border-b-transparent px-1 py-2.5 text-center transition-colors duration-150 border-s first-of-type:border-s-0 hover:bg-sunken aria-pressed:border-b-accent aria-pressed:bg-accent-soft sm:items-start sm:px-5"
        >
          <span className="font-medium text-sm">{t(`highlights.${name}`)}</span>
          <bdi className="font-semibold text-base text-accent sm:text-lg">{formatQar(highlights[name].adultPrice, tag)}</bdi>
          <span className="text-ink-soft text-xs">
            <DurationText minutes={minutesEachWay(highlights[name])} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function minutesEachWay({ totalMinutes, itineraries }: OfferSummary): number {
  return Math.round(totalMinutes / itineraries.length);
}
