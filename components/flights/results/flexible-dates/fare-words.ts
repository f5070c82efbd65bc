import { useLocale, useTranslations } from 'next-intl';
import type { AnyDayTrip, CachedFare, LowestFare } from '@/lib/flights/calendar/calendar-fares';
import { minutesSince } from '@/lib/flights/calendar/calendar-fares';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';

/** Texts about the fares of a trip, for strip and calendar. */
export function useFareWords(trip: AnyDayTrip) {
  const t = useTranslations('flights.calendar');
  const tag = intlTag(useLocale());
  const isMixedParty = trip.children + trip.infants > 0;
  const travellers = trip.adults + trip.children + trip.infants;
  const both = (first: string, second: string) => t('spoken.list', { first, second });
  const length = lengthOf(trip);

  return {
    /** "Lowest price per person, back after 7 nights." */
    basis: t('basis', { lowest: isMixedParty ? t('lowestAdult') : t('lowestPerson'), trip: length }),
    /** The age of the fares, in words. */
    age: (fares: readonly CachedFare[], now: number) => {
      const minutes = minutesSince(fares, now);
      return minutes === 0 ? t('seenNow') : t('seen', { minutes });
    },
    /** A fare for screen readers; `undefined` is not known yet. `bestOf`: the range of days in which it is the lowest, else null. */
    spoken: (lowest: LowestFare | undefined, bestOf: 'week' | 'month' | null) => {
      if (lowest === undefined) return t('spoken.unknown');
      if (lowest === null) return t('none');
      const price = formatQar(lowest.perAdult, tag);
      const each = isMixedParty ? t('spoken.adult', { price }) : t('spoken.person', { price });
      const total = t('spoken.total', { price: formatQar(lowest.total, tag), count: travellers });
      const all = travellers > 1 ? both(each, total) : each;
      return bestOf ? both(all, t(`spoken.best.${bestOf}`)) : all;
    },
    both,
  };

  function lengthOf({ nights, departureDate }: AnyDayTrip): string {
    if (departureDate) return t('leaving', { day: isolated(formatDay(departureDate)) });
    if (nights === undefined) return t('oneWay');
    return nights === 0 ? t('sameDay') : t('nights', { count: nights });
  }
}
