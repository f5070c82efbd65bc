import { useTranslations } from 'next-intl';
import { GroupedOptions, Select } from '@/components/ui/fields/select';
import type { Country } from '@/lib/bookings/country-names';

interface NationalitySelectProps {
  id: string;
  value: string;
  countries: readonly Country[];
  /** Instead of the usual hint. */
  remark?: string | undefined;
  error: string | undefined;
  onChange: (code: string) => void;
  onLeave: () => void;
}

/** All nationalities, the most frequent first. */
export function NationalitySelect({ id, value, countries, remark, error, onChange, onLeave }: NationalitySelectProps) {
  const t = useTranslations('bookings.passengers');
  const groups = [
    { label: t('nationalityFrequent'), members: countries.filter(({ frequent }) => frequent) },
    { label: t('nationalityAll'), members: countries.filter(({ frequent }) => !frequent) },
  ];
  return (
    <Select
      id={id}
      name={id}
      label={t('nationality')}
      hint={remark ?? t('nationalityHint')}
      error={error}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">{t('nationalityChoose')}</option>
      <GroupedOptions groups={groups} />
    </Select>
  );
}
