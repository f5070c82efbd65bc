import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Poster } from '@/components/ui/poster';
import { formatMinutes, monthNames } from '@/lib/destinations/facts';
import { comma, intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { isolated } from '@/lib/text/isolate';
import { degrees as formatDegrees } from '@/lib/weather/forecast';
import type { WhereChoices } from '@/lib/where/choices';
import type { Cost, Criterion, Entry, FoundPlace } from '@/lib/where/find-places';
import { rangesOf } from '@/lib/where/weather';

/** At the end of a line, never at the start of the next. */
const dot = '\u00a0· ';

/** Before months that are mild or warm, which the list explains once. */
export const monthsMark = 'before:me-1.5 before:inline-block before:size-2 before:rounded-pill before:bg-sun';

interface PlaceLineProps {
  found: FoundPlace;
  /** Null where nothing was chosen. */
  choices: WhereChoices | null;
  /** What is not known of it, and was not said of the whole list. */
  unknown: readonly Criterion[];
}

/** A place with its picture, what one goes there for, the line that says why it is in the list, and what is not known of it alone. */
export function PlaceLine({ found, choices, unknown }: PlaceLineProps) {
  const locale = useLocale();
  const t = useTranslations('where');
  const { place, cost, entry } = found;
  const name = place.name[locale];
  const flights = flightsTo(place.airport, choices);
  const reasons = useReasons(found, choices);
  const duration = useDuration(found);
  const isHotelTooMuch = choices?.budget && cost?.isWhole && cost.total > choices.budget;
  const nameOf = (criterion: Criterion) => (criterion === 'budget' && isHotelTooMuch ? 'hotel' : criterion);
  const isPermitAsked = place.permit === 'unknown' && entry !== null && !isSettled[entry.kind];
  const residents = choices?.isResident && (place.residents?.[locale] ?? (isPermitAsked && t('line.residentUnknown')));
  return (
    <li id={place.airport} className="relative min-h-24 border-line border-t py-2.5 ps-22 text-sm target:bg-sun-soft">
      <Poster
        slug={place.picture}
        crop="card"
        locale={locale}
        decorative
        className="absolute inset-s-0 top-3 size-18 rounded-control object-cover"
      />
      <h3 className="-my-2.5 me-2 inline-block font-semibold text-lg">
        {/* The whole card leads there; other links lie above it. */}
        <Link
          href={place.guide ?? flights}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      </h3>
      {duration}
      {choices && place.guide && (
        <Link
          href={flights}
          prefetch={false}
          aria-label={t('line.flightsTo', { place: name })}
          className="relative z-1 float-end -my-2.5 inline-flex min-h-11 items-center ps-4 text-sm underline underline-offset-4"
        >
          {t('line.flights')}
        </Link>
      )}
      <p className="text-ink-soft">{place.known[locale]}</p>
      {entry && <EntryBadge entry={entry} />}
      {reasons.length > 0 && (
        <p className={clsx('first-letter:uppercase', isPleasant(found, choices) && monthsMark)}>
          {reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of a place do not change.
            <Fragment key={index}>
              {reason}
              {index < reasons.length - 1 && dot}
            </Fragment>
          ))}
        </p>
      )}
      {choices?.budget && (cost?.hotel || cost?.leftForRoom) && <Sum cost={cost} isLuxury={place.isLuxury} />}
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
          className="relative z-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('line.prayers', { place: name })}
        </Link>
      )}
    </li>
  );
}

/** What the passport needs there, coloured by how much that asks. */
function EntryBadge({ entry: { kind, days } }: { entry: Entry }) {
  const t = useTranslations('where.line');
  const rules = useTranslations('visa.rules');
  const text =
    kind === 'home'
      ? t('home')
      : kind === 'free'
        ? days === null
          ? t('free')
          : t('limit', { days })
        : rules(kind === 'unknown' ? 'unknownName' : kind);
  return (
    <p className="my-1">
      <Badge tone={entryTones[kind] ?? 'neutral'}>{text}</Badge>
    </p>
  );
}

const entryTones: Partial<Record<Entry['kind'], BadgeTone>> = { free: 'success', home: 'success', required: 'sun' };

/** Where a residence permit changes nothing, whatever it may be worth. */
const isSettled: Partial<Record<Entry['kind'], true>> = { free: true, home: true, noAdmission: true };

/** How the price for everybody is made, and what the flights leave of the budget for a hotel. */
function Sum({ cost: { flights, hotel, leftForRoom }, isLuxury }: { cost: Cost; isLuxury: boolean }) {
  const t = useTranslations('where.line');
  const locale = useLocale();
  const number = new Intl.NumberFormat(intlTag(locale));
  const amount = (riyals: number) => number.format(riyals);
  const parts = [
    flights !== null && t('flightsPart', { amount: amount(flights) }),
    hotel && t('hotelPart', { amount: amount(hotel.total), rooms: hotel.rooms, night: amount(hotel.night) }),
  ].filter(Boolean);
  const isShort = leftForRoom !== null && (hotel === null || hotel.night > leftForRoom);
  return (
    <>
      {hotel && (
        <p className="text-ink-soft text-sm first-letter:uppercase">
          {parts.join(' + ')}
          {isLuxury && `${comma[locale]}${t('luxury')}`}
        </p>
      )}
      {isShort && <p className="text-ink-soft text-sm first-letter:uppercase">{t('left', { amount: amount(leftForRoom) })}</p>}
    </>
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

/** "About" where it is estimated from the distance. */
function useDuration({ minutes, isEstimate }: FoundPlace): string {
  const t = useTranslations('where.line');
  const duration = formatMinutes(minutes, intlTag(useLocale()), isEstimate ? 'after' : 'alone');
  return t(isEstimate ? 'estimate' : 'flight', { duration });
}

/** Whether its line begins with the months that are mild or warm, as no weather was chosen. */
const isPleasant = ({ months }: FoundPlace, choices: WhereChoices | null) =>
  months !== null && months.length > 0 && !choices?.weather;

function useReasons(found: FoundPlace, choices: WhereChoices | null): ReactNode[] {
  const locale = useLocale();
  const t = useTranslations('where.line');
  const tag = intlTag(locale);
  const { place, cost, degrees, months } = found;
  const price = (amount: number) => () => <bdi className="font-semibold text-ink">{formatQar(amount, tag)}</bdi>;
  const priced = (key: 'cost' | 'flightsOnly' | 'hotelOnly', amount: number) => t.rich(key, { price: price(amount) });
  const isBudget = choices?.budget && cost;
  const { fare, holiday } = place;
  const whole = () => {
    if (isBudget) return priced(cost.isWhole ? 'cost' : fare === null ? 'hotelOnly' : 'flightsOnly', cost.total);
    if (fare !== null) return t.rich('fare', { price: price(fare) });
    return holiday && t.rich('holiday', { nights: holiday.nights, price: price(holiday.price) });
  };
  const month = monthNames(tag, 'long')[(choices?.month ?? 0) - 1];
  const short = monthNames(tag, 'short');
  const inMonths = (all: readonly number[]) => {
    if (all.length === 12) return t('allYear');
    return rangesOf(all)
      .map((ends) => [...new Set(ends)].map((one) => short[one - 1]).join('\u2060–\u2060'))
      .join(comma[locale]);
  };
  return [
    degrees !== null && month && t('degrees', { degrees: isolated(formatDegrees(degrees)), month }),
    months !== null &&
      months.length > 0 &&
      (choices?.weather
        ? t(choices.weather, { months: inMonths(months) })
        : t.rich('pleasant', { months: inMonths(months), hidden: (words) => <span className="sr-only">{words}</span> })),
    whole(),
    choices?.isHalal && place.halal === 'easy' && t('halal'),
    choices?.isForChildren && place.isForChildren && t('children'),
    choices?.isBeach && place.isBeach && t('beach'),
  ].filter(Boolean);
}
