import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { brandOf, leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import { distinctAirportName } from '@/lib/flights/place-names';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, isSameInRiyals, shownDifference } from '@/lib/money';
import { nearestFare } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { ItineraryRow } from './itinerary-row';
import { useOfferSentence } from './use-offer-sentence';

interface ReturnChoicesProps {
  /** Offers with the same outbound. */
  offers: readonly OfferSummary[];
  selected: OfferSummary;
  onChoose: (id: string) => void;
}

/** On a phone the others are folded, so that the fares stay near. */
const firstReturns = 3;

/** The returns that are sold with one outbound, earliest first, each with the price difference to the selected one. */
export function ReturnChoices({ offers, selected, onChoose }: ReturnChoicesProps) {
  const t = useTranslations('flights.results.returns');
  const name = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = offers.map((offer) => (offer.fares.includes(selected) ? selected : inSameFare(offer, selected)));
  const inTime = shown.toSorted((one, other) => (leavesBackAt(one) < leavesBackAt(other) ? -1 : 1));
  const hasRoute = new Set(shown.map(routeBack)).size > 1;
  // The first ones in the order of the list, and the selected one.
  const isFirst = (offer: OfferSummary) => offer === selected || shown.indexOf(offer) < firstReturns;
  const foldedCount = isWhole ? 0 : shown.filter((offer) => !isFirst(offer)).length;
  return (
    <fieldset className="px-3 pt-3 sm:px-6 sm:pt-5">
      <legend className="float-start w-full font-semibold">{t('title')}</legend>
      <p className="clear-both text-ink-soft text-sm">{t('oneTicket')}</p>
      <div className="mt-2 grid gap-2 xl:grid-cols-2">
        {inTime.map((offer) => (
          <ReturnChoice
            key={offer.id}
            name={name}
            offer={offer}
            selected={selected}
            hasRoute={hasRoute}
            isFolded={!isWhole && !isFirst(offer)}
            onChoose={onChoose}
          />
        ))}
      </div>
      {foldedCount > 0 && (
        <Button variant="quiet" onClick={() => setIsWhole(true)} className="w-full text-sm sm:hidden print:hidden">
          <span>{t('more', { count: foldedCount })}</span>
          <Icon name="down" className="size-4" />
        </Button>
      )}
    </fieldset>
  );
}

interface ReturnChoiceProps extends Pick<ReturnChoicesProps, 'selected' | 'onChoose'> {
  name: string;
  offer: OfferSummary;
  /** False when all have the same route, which is shown above. */
  hasRoute: boolean;
  /** Folded, on a phone. */
  isFolded: boolean;
}

function ReturnChoice({ name, offer, selected, hasRoute, isFolded, onChoose }: ReturnChoiceProps) {
  const card = useTranslations('flights.results.card');
  const { wayOf } = useOfferSentence();
  const chips = useTranslations('flights.results.chips');
  const locale = useLocale();
  const [, back] = offer.itineraries;
  const { away, home } = offer.otherAirport;
  const bags = leastBags(offer.offer);
  if (!back) return null;
  return (
    <label
      className={`${isFolded ? 'max-sm:hidden print:flex' : ''} flex cursor-pointer items-center gap-x-3 max-[17rem]:flex-wrap rounded-control border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-focus`}
    >
      <input
        type="radio"
        name={name}
        value={offer.id}
        checked={offer.id === selected.id}
        onChange={() => onChoose(offer.id)}
        className="size-5 shrink-0 accent-accent outline-none"
      />
      <span className="sr-only">{wayOf(back, 'return')}</span>
      <span aria-hidden="true" className="min-w-0 grow">
        <ItineraryRow itinerary={back} hasRoute={hasRoute} />
      </span>
      <span className="shrink-0 text-end">
        <bdi className="block whitespace-nowrap font-medium text-sm tabular-nums">
          <PriceDifference offer={offer} selected={selected} />
        </bdi>
        <span className="block text-ink-soft text-xs">{bags ? bagsInWords(bags, card) : chips('bagsUnknown')}</span>
        {away && <OtherAirport text={chips('returnFrom', { airport: distinctAirportName(away.leaves, locale) })} />}
        {home && <OtherAirport text={chips('returnTo', { airport: distinctAirportName(home.lands, locale) })} />}
      </span>
    </label>
  );
}

function OtherAirport({ text }: { text: string }) {
  return <span className="mt-0.5 block rounded-sm bg-sun-soft px-1.5 text-on-sun-soft text-xs">{text}</span>;
}

function PriceDifference({ offer, selected }: Pick<ReturnChoiceProps, 'offer' | 'selected'>) {
  const t = useTranslations('flights.results.returns');
  const tag = intlTag(useLocale());
  const { adultPrice: price } = offer;
  const { adultPrice: before } = selected;
  const difference = () =>
    isSameInRiyals(price, before)
      ? t('samePrice')
      : t(price > before ? 'dearer' : 'cheaper', { price: formatQar(shownDifference(price, before), tag) });
  return <span>{offer.id === selected.id ? formatQar(price, tag) : difference()}</span>;
}

/** Another return changes the flight but keeps the fare, if the airline sells it under the same name; of several, the one nearest in terms. */
function inSameFare(offer: OfferSummary, selected: OfferSummary): OfferSummary {
  const named = offer.fares.filter((fare) => brandOf(fare.offer) === brandOf(selected.offer));
  const nearest = nearestFare(
    named.map((fare) => fare.offer),
    selected.offer,
  );
  return named.find((fare) => fare.offer === nearest) ?? offer;
}

function routeBack({ itineraries }: OfferSummary): string {
  return `${itineraries[1]?.origin} ${itineraries[1]?.destination}`;
}

function leavesBackAt({ itineraries }: OfferSummary): string {
  return itineraries[1]?.departureAt ?? '';
}
