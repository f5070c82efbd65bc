import { useLocale, useTranslations } from 'next-intl';
import { company } from '@/content/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';

/** The opening hours, which all offices share. */
export function OpeningHours() {
  const t = useTranslations('company.hours');
  const locale = useLocale();
  const { saturdayToThursday, friday } = company.openingHours;
  const days = [
    { name: t('week'), period: openingPeriod(saturdayToThursday, locale) },
    { name: t('friday'), period: openingPeriod(friday, locale) },
  ];
  return (
    <dl className="space-y-2">
      {days.map(({ name, period }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-medium">
            <bdi>{period}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
