import { useTranslations } from 'next-intl';
import { company } from '@/content/company';

/** The hours of every office: one constant for all of them. */
export function OpeningHours() {
  const t = useTranslations('company.hours');
  const { saturdayToThursday, friday } = company.openingHours;
  const days = [
    { name: t('week'), ...saturdayToThursday },
    { name: t('friday'), ...friday },
  ];
  return (
    <dl className="space-y-2">
      {days.map(({ name, opens, closes }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-medium">{t('period', { opens, closes })}</dd>
        </div>
      ))}
    </dl>
  );
}
