import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReviewFact } from '@/components/ui/forms/review-part';
import type { Country } from '@/lib/bookings/country-names';
import { fieldRows, type PassengerFieldName, passengerFields } from '@/lib/bookings/model/passenger-fields';
import type { Passenger } from '@/lib/bookings/people';
import { airlineName } from '@/lib/flights/place-names';
import { formatDay } from '@/lib/time/dates';

interface PassengerFactsProps {
  passenger: Passenger;
  countries: readonly Country[];
  /** The day by which a missing document is needed, as shown. */
  dueBy: string;
}

const lines = fieldRows.filter(({ kind, within }) => kind !== 'heading' && !within);

/** All that was typed of a passenger, below the name. */
export function PassengerFacts({ passenger, countries, dueBy }: PassengerFactsProps) {
  const t = useTranslations('bookings.review');
  const words = useTranslations('bookings.passengers');
  const locale = useLocale();
  const isCard = passenger.travelDocument === 'idCard';
  const own: Partial<Record<PassengerFieldName, { label: string; text?: ReactNode }>> = {
    title: { label: t('titleAndGender'), text: [textOf('title'), ' · ', textOf('gender')] },
    passportNumber: {
      label: isCard ? words('idCardNumber') : t('passportNumber'),
      text: passenger.passportNumber ? textOf('passportNumber') : t('follows', { day: dueBy }),
    },
    passportExpiry: { label: isCard ? words('idCardExpiry') : t('passportExpiry') },
    loyaltyNumber: {
      label: t('loyalty'),
      text: [airlineName(passenger.loyaltyAirline ?? '', locale, {}), ' ', textOf('loyaltyNumber')],
    },
  };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      {lines.map(
        ({ name }) =>
          (passenger[name] || name === 'passportNumber') && (
            <ReviewFact key={name} label={own[name]?.label ?? words(name as 'surname')}>
              {own[name]?.text ?? textOf(name)}
            </ReviewFact>
          ),
      )}
    </dl>
  );

  function textOf(field: PassengerFieldName): ReactNode {
    const value = passenger[field] ?? '';
    const { kind } = passengerFields[field];
    if (kind === 'choice') return words(`${field}s.${value}` as 'titles.MR');
    if (kind === 'country') return countries.find(({ code }) => code === value)?.name ?? value;
    return <bdi key={field}>{kind === 'day' ? formatDay(value) : value}</bdi>;
  }
}
