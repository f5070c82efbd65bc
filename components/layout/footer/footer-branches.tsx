import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { branches, company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';
import { openingPeriod } from '@/lib/i18n/opening-hours';

const branchesShown = 4;

export function FooterBranches() {
  const locale = useLocale();
  const allBranches = useTranslations('layout')('footer.allBranches');
  return (
    <>
      <ul className="space-y-1">
        {branches.slice(0, branchesShown).map(({ slug, name, phone }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4">
            {name[locale]}
            <ContactLink href={phone.href}>{phone.display}</ContactLink>
          </li>
        ))}
      </ul>
      <Link
        href="/branches"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-medium text-on-night underline-offset-4 hover:underline"
      >
        {allBranches}
        <Icon name="arrow" className="size-4" />
      </Link>
    </>
  );
}

/** A number or an address, left to right in both languages. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="contact-link">
      <bdi dir="ltr" className="break-all">
        {children}
      </bdi>
    </a>
  );
}

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
