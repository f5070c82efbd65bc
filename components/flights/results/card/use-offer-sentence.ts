import { useLocale, useTranslations } from 'next-intl';
import { pausesOf } from '@/lib/flights/results/layovers';
import type { ItinerarySummary, OfferSummary } from '@/lib/flights/results/summarize-offer';
import { comma, intlTag } from '@/lib/i18n/locales';
import { formatQar, formatQarExactly } from '@/lib/money';
import { formatClock } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { useFareName } from '../details/use-fare-facts';
import { useNames } from '../results-context';
import { useDurationWords } from './duration-text';
import { whoPays } from './offer-price';

interface OfferSentence {
  /** Airlines, each direction with times and stops, and the price; from door to door too where the row says it. */
  sentenceOf: (summary: OfferSummary, wholePrice?: number | null) => string;
  /** One direction alone. */
  wayOf: (itinerary: ItinerarySummary, direction?: 'outbound' | 'return') => string;
}

/** An offer, or one direction of it, for screen readers. */
export function useOfferSentence(): OfferSentence {
  const t = useTranslations('flights.results');
  const locale = useLocale();
  const tag = intlTag(locale);
  const names = useNames();
  const nameOf = useFareName();
  const { spoken } = useDurationWords();
  const list = (parts: string[]) => parts.join(comma[locale]);

  const wayOf: OfferSentence['wayOf'] = (itinerary, direction) => {
    const { origin, destination, departureAt, arrivalAt, dayOffset, minutes, stops } = itinerary;
    const arrivalDay = dayOffset > 0 ? t('card.daysLater', { count: dayOffset }) : t('card.dayEarlier');
    return t('card.way', {
      direction: direction ?? 'only',
      day: formatShortDay(departureAt, tag),
      origin: names.place(origin),
      departs: formatClock(departureAt),
      destination: names.place(destination),
      arrives: list([formatClock(arrivalAt), ...(dayOffset === 0 ? [] : [arrivalDay])]),
      duration: spoken(minutes),
      stops: list([
        (stops === 0 ? t('card.nonStop') : t('card.stops', { count: stops })).toLocaleLowerCase(tag),
        ...pausesOf(itinerary).map(({ airport, minutes }) =>
          minutes === null ? names.city(airport) : t('details.layover', { duration: spoken(minutes), city: names.city(airport) }),
        ),
      ]),
    });
  };

  const sentenceOf: OfferSentence['sentenceOf'] = (summary, wholePrice = null) => {
    const { airlines, itineraries, isRoundTrip, adultPrice, totalPrice, travellers } = summary;
    const isCheapest = summary === summary.fares[0];
    const price = `${formatQar(adultPrice, tag)} ${t(`card.${whoPays(summary)}`)}`;
    const total = t.markup('card.total', { count: travellers, price: () => formatQar(totalPrice, tag) });
    return t('card.sentence', {
      airlines: list(airlines.map(names.airline)),
      ways: list(
        itineraries.map((itinerary, index) => wayOf(itinerary, isRoundTrip ? (index === 0 ? 'outbound' : 'return') : undefined)),
      ),
      price: list([
        ...(isCheapest ? [] : [nameOf(summary)]),
        ...(summary.offer.companyCode ? [t('chips.companyFare')] : []),
        price,
        ...(travellers > 1 ? [total] : []),
        ...(wholePrice === null ? [] : [t.markup('card.whole', { price: () => formatQarExactly(wholePrice, tag) })]),
      ]),
    });
  };

  return { sentenceOf, wayOf };
}
