import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NameFields, PassportFields } from '@/components/ui/person-fields';
import type { Country } from '@/lib/bookings/country-names';
import type { PassengerDraft } from '@/lib/bookings/draft';
import { NationalitySelect } from './nationality-select';

type PassengerField = Exclude<keyof PassengerDraft, 'type'>;

interface PassengerFieldsProps {
  index: number;
  passenger: PassengerDraft;
  countries: readonly Country[];
  /** First day a passport may run out, as it is shown. */
  validUntil: string;
  /** A quicker way to fill in, above the fields. */
  shortcut?: ReactNode;
  errorOf: (field: PassengerField) => string | undefined;
  onChange: <Name extends PassengerField>(field: Name, value: PassengerDraft[Name]) => void;
  onLeave: (field: PassengerField) => void;
}

/** One passenger as their passport describes them. Only the first is likely to be the visitor, whom autofill knows. */
export function PassengerFields({
  index,
  passenger,
  countries,
  validUntil,
  shortcut,
  errorOf,
  onChange,
  onLeave,
}: PassengerFieldsProps) {
  const t = useTranslations('bookings.passengers');
  const fields = {
    person: passenger,
    idOf: (field: PassengerField) => `passengers.${index}.${field}`,
    word: (key: Parameters<typeof t>[0]) => t(key),
    isVisitor: index === 0,
    errorOf,
    onChange,
    onLeave,
  };

  return (
    <fieldset
      aria-labelledby={`passengers.${index}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <h3 id={`passengers.${index}`} className="text-lg">
        {t('heading', { number: index + 1, type: t(`types.${passenger.type}`) })}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t(`ages.${passenger.type}`)}</p>
      {shortcut}
      <div className="field-grid sm:grid-cols-2">
        <NameFields {...fields} />
        <NationalitySelect
          id={fields.idOf('nationality')}
          value={passenger.nationality}
          countries={countries}
          error={errorOf('nationality')}
          onChange={(code) => onChange('nationality', code)}
          onLeave={() => onLeave('nationality')}
        />
        <PassportFields {...fields} expiryHint={t('passportExpiryHint', { validUntil })} />
      </div>
    </fieldset>
  );
}
