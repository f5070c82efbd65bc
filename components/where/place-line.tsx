import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { formatMinutes, monthNames } from '@/lib/destinations/facts';
import { comma, intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { isolated } from '@/lib/text/isolate';
import { degrees as formatDegrees } from '@/lib/weather/forecast';
import type { WhereChoices } from '@/lib/where/choices';
import type { Cost, Criterion, Entry, FoundPlace } from '@/lib/where/find-places';

/** At the end of a line, never at the start of the next. */
const dot = '\u00a0· ';

interface PlaceLineProps {
  found: FoundPlace;
  /** Null where nothing was chosen. */
  choices: WhereChoices | null;
}

/** A place with the line that says why it is in the list, and what is not known of it. */
export function PlaceLine({ found, choices }: PlaceLineProps) {
  const locale = useLocale();
  const t = useTranslations('where');
  const { place, unknown, cost, entry } = found;
  const name = place.name[locale];
  const flights = flightsTo(place.airport, choices);
  const reasons = useReasons(found, choices);
  const isHotelTooMuch = choices?.budget && cost?.isWhole && cost.total > choices.budget;
  const nameOf = (criterion: Criterion) => (criterion === 'budget' && isHotelTooMuch ? 'hotel' : criterion);
  const isPermitAsked = place.permit === 'unknown' && entry !== null && !isSettled[entry.kind];
  const residents = choices?.isResident && (place.residents?.[locale] ?? (isPermitAsked && t('line.residentUnknown')));
  return (
    <li id={place.airport} className="border-line border-t py-3 target:rounded-control target:bg-sun-soft target:px-3">
      <h3 className="inline font-semibold text-lg">
        <Link
          href={place.guide ?? flights}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h3>
      {choices && place.guide && (
        <Link
          href={flights}
          prefetch={false}
          aria-label={t('line.flightsTo', { place: name })}
          className="float-end inline-flex min-h-11 items-center ps-4 text-sm underline underline-offset-4"
        >
          {t('line.flights')}
        </Link>
      )}
      <p>
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of a place do not change.
          <Fragment key={index}>
            {reason}
            {index < reasons.length - 1 && dot}
          </Fragment>
        ))}
      </p>
      {choices?.budget && cost?.hotel && <Sum cost={cost} isLuxury={place.isLuxury} />}
      {unknown.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t('line.unknown', { what: unknown.map((criterion) => t(`criteria.${nameOf(criterion)}`)).join(comma[locale]) })}
        </p>
      )}
      {residents && (
        <p className="text-sm">
          {t('line.resident')} {residents}
        </p>
      )}
      {choices?.departure && (
        <Link
          href={prayerTimesPath(place.airport, choices.departure)}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('line.prayers', { place: name })}
        </Link>
      )}
    </li>
  );
}

/** Where a residence permit changes nothing, whatever it may be worth. */
const isSettled: Partial<Record<Entry['kind'], true>> = { free: true, home: true, noAdmission: true };

/** How the price for everybody is made. */
function Sum({ cost: { flights, hotel }, isLuxury }: { cost: Cost; isLuxury: boolean }) {
  const t = useTranslations('where.line');
  const locale = useLocale();
  const number = new Intl.NumberFormat(intlTag(locale));
  const amount = (riyals: number) => number.format(riyals);
  const parts = [
    flights !== null && t('flightsPart', { amount: amount(flights) }),
    hotel && t('hotelPart', { amount: amount(hotel.total), rooms: hotel.rooms, night: amount(hotel.night) }),
  ].filter(Boolean);
  return (
    <p className="text-ink-soft text-sm first-letter:uppercase">
      {parts.join(' + ')}
      {isLuxury && `${comma[locale]}${t('luxury')}`}
    </p>
  );
}

/** The search form for flights, filled with what was chosen. */
function flightsTo(airport: string, choices: WhereChoices | null): string {
  const query = new URLSearchParams({ from: 'DOH', to: airport });
  if (choices?.departure && choices.nights && choices.period) {
    query.set('departure', choices.departure);
    query.set('return', choices.period.to);
  }
  if (choices) query.set('adults', String(choices.people));
  return `/?${query}`;
}

function useReasons(found: FoundPlace, choices: WhereChoices | null): ReactNode[] {
  const locale = useLocale();
  const t = useTranslations('where.line');
  const rules = useTranslations('visa.rules');
  const tag = intlTag(locale);
  const { place, entry, minutes, isEstimate, cost, degrees } = found;
  const priced = (key: 'fare' | 'cost' | 'flightsOnly' | 'hotelOnly', amount: number) =>
    t.rich(key, { price: () => <bdi>{formatQar(amount, tag)}</bdi> });
  const entryText = ({ kind, days }: Entry) => {
    if (kind === 'free') return days === null ? t('free') : t('limit', { days });
    if (kind === 'home') return t('home');
    return rules(kind === 'unknown' ? 'unknownName' : kind);
  };
  const price = () => {
    if (choices?.budget && cost) {
      if (cost.isWhole) return priced('cost', cost.total);
      return priced(place.fare === null ? 'hotelOnly' : 'flightsOnly', cost.total);
    }
    return place.fare !== null && priced('fare', place.fare);
  };
  const flight = t(isEstimate ? 'estimate' : 'flight', { duration: formatMinutes(minutes, tag, isEstimate ? 'after' : 'alone') });
  const month = monthNames(tag, 'long')[(choices?.month ?? 0) - 1];
  return [
    entry && entryText(entry),
    flight,
    degrees !== null && month && t('degrees', { degrees: isolated(formatDegrees(degrees)), month }),
    price(),
    choices?.isHalal && place.halal === 'easy' && t('halal'),
    choices?.isForChildren && place.isForChildren && t('children'),
  ].filter(Boolean);
}
