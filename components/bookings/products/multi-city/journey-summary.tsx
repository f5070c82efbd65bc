import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { HardConnection } from '@/lib/flights/multi-city/connections';
import { cityName } from '@/lib/flights/place-names';
import { totalOf as totalOfOffer } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar, isSameInRiyals } from '@/lib/money';
import { TotalLines } from '../../confirmation/requested-trip';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { DeadEnd } from '../flight/dead-ends';
import { ClubPoints } from '../flight/summary/club-points';
import { FareIncludes } from '../flight/summary/fare-includes';
import { TicketNote } from '../flight/summary/ticket-note';
import { Trip } from '../flight/summary/trip';
import { type SelectedJourney, totalOf } from './use-selected-journey';

interface JourneySummaryProps {
  journey: SelectedJourney;
  /** English path of the flights to choose from. */
  backTo: string;
  as: SummaryPlace;
}

/** All legs in the order flown, and their price. */
export function JourneySummary({ journey, backTo, as }: JourneySummaryProps) {
  const t = useTranslations('bookings.summary');
  const flow = useTranslations('bookings.flow');
  const own = useTranslations('bookings.multiCity');
  const results = useTranslations('flights.results');
  const locale = useLocale();
  const legs = journey.map((leg, index) => ({ ...leg, number: index + 1, amount: Number(leg.offer.price.total) }));
  const lines = legs.map(({ number, amount }) => ({ label: own('leg', { number }), amount }));
  const { adults = 0, children = 0, infants = 0 } = journey[0]?.search ?? {};
  return (
    <TripSummary
      as={as}
      label={flow('fareLabel')}
      title={own('flights', { count: legs.length })}
      party={t('passengers', { count: adults + children + infants })}
      total={totalOf(journey)}
    >
      <TicketNote offers={journey.map(({ offer }) => offer)} />
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
        <ClubPoints total={totalOf(journey)} />
      </div>
      {journey.some(({ meta }) => meta.sandbox) && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
      <Link
        href={backTo}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
      >
        {t('chooseAnother')}
      </Link>
    </TripSummary>
  );
}

interface LegPricesProps {
  before: SelectedJourney;
  now: SelectedJourney;
}

/** The flights whose price has changed. */
export function LegPrices({ before, now }: LegPricesProps) {
  const t = useTranslations('bookings.multiCity');
  const tag = intlTag(useLocale());
  const legs = now.map((leg, index) => ({ number: index + 1, was: totalOfOffer(before[index] ?? leg), is: totalOfOffer(leg) }));
  return legs.flatMap(({ number, was, is }) =>
    isSameInRiyals(was, is) ? (
      []
    ) : (
      <span key={number} className="block">
        {t.rich('legPrice', {
          number,
          before: () => <bdi className="line-through">{formatQar(was, tag)}</bdi>,
          now: () => <bdi className="font-semibold">{formatQar(is, tag)}</bdi>,
        })}
      </span>
    ),
  );
}

interface CannotBeFlownProps {
  overlap: HardConnection;
  /** English path of the flights to choose from. */
  backTo: string;
}

/** A selected flight leaves before the previous one lands: another must be selected first. */
export function CannotBeFlown({ overlap: { number }, backTo }: CannotBeFlownProps) {
  const t = useTranslations('bookings.multiCity.connections');
  const connection = useTranslations('flights.multiCity.results.connection');
  const summary = useTranslations('bookings.summary');
  return (
    <DeadEnd title={t('cannotBeFlown')} text={connection('overlap', { number, next: number + 1 })}>
      <Link href={backTo} prefetch={false} className={buttonClass()}>
        {summary('chooseAnother')}
      </Link>
    </DeadEnd>
  );
}
