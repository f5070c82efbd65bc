import { useLocale, useTranslations } from 'next-intl';
import { company } from '@/content/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import { ContactLink } from './contact-link';

export function FooterContact() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { saturdayToThursday, friday } = company.openingHours;
  return (
    <ul className="space-y-1">
      <li>
        <ContactLink href={company.phone.href}>{company.phone.display}</ContactLink>
      </li>
      <li>
        <ContactLink href={`mailto:${company.email}`}>{company.email}</ContactLink>
      </li>
      <li>{company.address[locale]}</li>
      <li className="pt-1">
        {t.rich('hours', {
          week: openingPeriod(saturdayToThursday, locale),
          friday: openingPeriod(friday, locale),
          period: (hours) => <bdi className="whitespace-nowrap">{hours}</bdi>,
        })}
      </li>
    </ul>
  );
}
