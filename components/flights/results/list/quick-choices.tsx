import { useLocale, useTranslations } from 'next-intl';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { findHighlights, type Highlights, type SortOrder } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { DurationText } from '../card/duration-text';

interface QuickChoicesProps {
  offers: readonly OfferSummary[];
  sort: SortOrder;
  /** Where the list has that order, for a browser without script. */
  addressOf?: (sort: SortOrder) => string;
  onSort: (sort: SortOrder) => void;
}

const choices: readonly { name: keyof Highlights; order: SortOrder }[] = [
  { name: 'best', order: 'best' },
  { name: 'cheapest', order: 'price' },
  { name: 'fastest', order: 'duration' },
];

/** Three orders of the list, each with price and duration of its first flight. */
export function QuickChoices({ offers, sort, addressOf, onSort }: QuickChoicesProps) {
  const t = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const highlights = findHighlights(offers);
  if (!highlights) return null;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] overflow-hidden min-[17rem]:grid-cols-3 rounded-card border border-line bg-raised print:hidden">
      <legend className="sr-only">{t('sort.label')}</legend>
      {choices.map(({ name, order }) => (
        <ButtonWithAddress
          key={name}
          href={addressOf?.(order)}
          aria-pressed={sort === order}
          onPress={() => onSort(order)}
          className="flex min-h-12 flex-col justify-center border-line border-b-3 border-b-transparent px-2 pt-1 text-center transition-colors duration-150 border-s first-of-type:border-s-0 hover:bg-sunken aria-pressed:border-b-accent aria-pressed:bg-accent-soft sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-2"
        >
          <span className="font-medium text-xs leading-5 sm:text-sm">{t(`highlights.${name}`)}</span>
          <bdi className="font-semibold text-accent text-sm leading-5 sm:text-base">
            {formatQar(highlights[name].adultPrice, tag)}
          </bdi>
          <span className="text-ink-soft text-xs max-sm:sr-only">
            {highlights[name].isRoundTrip ? (
              <span>{t.rich('eachWay', { duration: () => <DurationText minutes={minutesEachWay(highlights[name])} /> })}</span>
            ) : (
              <DurationText minutes={highlights[name].totalMinutes} />
            )}
          </span>
        </ButtonWithAddress>
      ))}
    </fieldset>
  );
}

function minutesEachWay({ totalMinutes, itineraries }: OfferSummary): number {
  return Math.round(totalMinutes / itineraries.length);
}
