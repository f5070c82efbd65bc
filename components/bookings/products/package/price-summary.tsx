import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { peopleIn } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { formatDay, formatDayInWords } from '@/lib/time/dates';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { PriceLines } from './price-lines';

/** What the flow needs about its package, in the language of the page. */
export interface BookedPackage {
  id: string;
  name: string;
  accommodation: string;
  /** yyyy-MM-dd: the day its prices are from. */
  pricesAsOf: string;
}

interface PriceSummaryProps {
  holiday: BookedPackage;
  draft: PackageDraft;
  price: PackagePrice;
  /** Nights of the package without extra nights. */
  nights: number;
  hasDay: boolean;
  as: SummaryPlace;
}

/** The package in progress and its price. */
export function PriceSummary({ holiday, draft, price, nights, hasDay, as }: PriceSummaryProps) {
  const t = useTranslations('packages.request.summary');
  const request = useTranslations('packages.request');
  const withoutFlights = useTranslations('packages')('withoutFlights');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const { adults, children } = peopleIn(draft.rooms);
  const party = t('party', { adults, children, rooms: draft.rooms.length });
  const wanted = draft.wishes.map((wish) => request(`extras.${wish}`));
  return (
    <TripSummary
      as={as}
      label={t('label')}
      title={holiday.name}
      party={party}
      total={price.total}
      besides={<span className="block text-ink-soft text-sm">{withoutFlights}</span>}
    >
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
        <PriceLines price={price} />
      </div>
      {wanted.length > 0 && <p className="text-sm">{t('wanted', { list: format.list(wanted) })}</p>}
      <p className="text-ink-soft text-sm">{t('note', { date: formatDay(holiday.pricesAsOf) })}</p>
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
