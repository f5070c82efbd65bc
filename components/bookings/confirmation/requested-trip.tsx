import { useLocale, useTranslations } from 'next-intl';
import { PersonName } from '@/components/ui/contact/person-name';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { Receipt, TripReceipt } from '@/lib/bookings/receipt';
import { airlineName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** The requested trip, with the texts of the page that made the request. */
export function RequestedTrip({ receipt }: { receipt: TripReceipt }) {
  const { kind, title, facts, lines, total, note, passengerNames, ageGroups } = receipt;
  return (
    <>
      <p className="mt-4 font-medium text-lg">
        <bdi>{title}</bdi>
      </p>
      <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <TravellerNames names={passengerNames} types={ageGroups} areGuests={factsOf(kind).hasGuests} />
        <TotalLines lines={lines} total={total} />
      </div>
      {note && <p className="mt-4 text-sm">{note}</p>}
    </>
  );
}

interface TotalLinesProps {
  lines: readonly { label: string; amount: number }[];
  total: number;
}

/** The parts of a price, and the total. */
export function TotalLines({ lines, total }: TotalLinesProps) {
  const t = useTranslations('bookings.confirmation');
  const tag = intlTag(useLocale());
  return (
    <dl className="flex flex-col gap-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <bdi className="whitespace-nowrap tabular-nums">{formatQar(amount, tag)}</bdi>
          </dd>
        </div>
      ))}
      <div
        data-total=""
        className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg"
      >
        <dt>{t('total')}</dt>
        <dd>
          <bdi className="whitespace-nowrap tabular-nums">{formatQar(total, tag)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

interface TravellerNamesProps {
  names: readonly string[];
  types?: Receipt['ageGroups'] | undefined;
  /** Hotels have guests, flights have passengers. */
  areGuests?: boolean | undefined;
  /** Frequent flyer numbers in the order of `names`. */
  loyalty?: Receipt['loyalty'] | undefined;
}

export function TravellerNames({ names, types = [], areGuests = false, loyalty = [] }: TravellerNamesProps) {
  const t = useTranslations('bookings.confirmation');
  const locale = useLocale();
  const travellers = names.map((name, index) => ({
    seat: `traveller ${index}`,
    name,
    type: types[index] ?? 'adult',
    account: loyalty[index],
  }));
  return (
    <div>
      <h3>{areGuests ? t('guests') : t('passengers')}</h3>
      <ul className="mt-2 flex flex-col gap-1">
        {travellers.map(({ seat, name, type, account }) => (
          <li key={seat}>
            <PersonName name={name} />
            {type !== 'adult' && <span className="text-ink-soft"> ({t(type)})</span>}
            {account && (
              <span className="block text-ink-soft text-sm">
                {t('loyalty', { airline: airlineName(account.airline, locale, {}) })} <bdi>{account.number}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
