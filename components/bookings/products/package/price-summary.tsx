import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { missedNightsOf, wishesBeside } from '@/lib/bookings/products/package/flights/flight-search';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { peopleIn } from '@/lib/packages/party';
import { formatDay, formatDayInWords } from '@/lib/time/dates';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { usePriceRecord } from '../../price-record';
import { type PriceInParts, PriceLines } from './price-lines';
import type { BookingStep } from './step-address';

/** What the flow needs about its package, in the language of the page. */
export interface BookedPackage {
  id: string;
  name: string;
  accommodation: string;
  /** Address of its poster or photograph. */
  picture: string;
  /** Where its flights from Doha land. */
  airport: string;
  /** yyyy-MM-dd: the day its prices are from. */
  pricesAsOf: string;
}

interface PriceSummaryProps extends PriceInParts {
  holiday: BookedPackage;
  draft: PackageDraft;
  /** Nights of the package without extra nights. */
  nights: number;
  hasDay: boolean;
  as: SummaryPlace;
}

/** The package in progress and its price. */
export function PriceSummary({ holiday, draft, nights, hasDay, as, ...parts }: PriceSummaryProps) {
  const { flight, total, travellers } = parts;
  const lost = flight ? missedNightsOf(flight).nights : 0;
  const t = useTranslations('packages.request.summary');
  const request = useTranslations('packages.request');
  const withoutFlights = useTranslations('packages')('withoutFlights');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const { adults, children } = peopleIn(draft.rooms);
  const party = t('party', { adults, children, rooms: draft.rooms.length });
  const wanted = wishesBeside(draft.wishes, draft.flight, flight !== null).map((wish) => request(`extras.${wish}`));
  return (
    <TripSummary
      as={as}
      label={t('label')}
      title={holiday.name}
      party={party}
      total={total}
      besides={
        <span className="block text-ink-soft text-sm">
          <span>{flight ? request('flights.with') : withoutFlights}</span>
          {/* Letters of twice the size leave no room for it in the bar; it stands in the lines of the price too. */}
          {travellers > 1 && (
            <span className="max-[18rem]:hidden">
              <span>{' · '}</span>
              <bdi>{request('flights.perPerson', { price: formatQar(total / travellers, tag) })}</bdi>
            </span>
          )}
          {lost > 0 && <span className="block text-on-sun-soft">{request('flights.loss.total', { count: lost })}</span>}
        </span>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a vector file, or a photograph in its size. */}
      <img
        src={holiday.picture}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        className="aspect-5/2 w-full rounded-control object-cover print:hidden"
      />
      <div className="text-sm">
        <p>{holiday.accommodation}</p>
        <p className="mt-1 text-ink-soft">
          {hasDay ? (
            <>
              <bdi>{formatDayInWords(draft.departureDate, tag)}</bdi>
              <span>{' – '}</span>
              <bdi>{formatDayInWords(lastDayOf(draft, nights), tag)}</bdi>
            </>
          ) : (
            t('noDate')
          )}
        </p>
      </div>
      <div className="border-line border-t pt-4">
        <PriceLines {...parts} />
      </div>
      {wanted.length > 0 && <p className="text-sm">{t('wanted', { list: format.list(wanted) })}</p>}
      <p className="text-ink-soft text-sm">
        {t('note', { date: formatDay(holiday.pricesAsOf), beside: flight ? 'withFlights' : 'other' })}
      </p>
      <Link
        href={`/travel/package/${holiday.id}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
      >
        {t('plan')}
      </Link>
    </TripSummary>
  );
}

interface TripPriceRecordProps {
  choice: string;
  trip: string;
  step: BookingStep;
  total: number;
  /** Flights may still come into the price. */
  isAwaited: boolean;
}

/** From the travellers on: before that the visitor composes the trip. */
export function TripPriceRecord({ choice, trip, step, total, isAwaited }: TripPriceRecordProps) {
  const seenAt = step === 'review' ? step : step === 'ask' || step === 'travellers' ? 'form' : null;
  const record = usePriceRecord({ choice, trip }, isAwaited ? null : seenAt, total);
  return <div className="lg:px-5 lg:has-[*]:pb-5">{record}</div>;
}
