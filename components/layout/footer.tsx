import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { branches, company } from '@/content/company';

const branchesShown = 4;

export function Footer() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { saturdayToThursday, friday } = company.openingHours;
  return (
    <footer className="mt-20 bg-night pt-14 pb-24 text-on-night print:hidden">
      <div className="page-width grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
        <FooterBlock title={company.name[locale]}>
          <p>{t('about')}</p>
          <p className="mt-3">{t('claims')}</p>
        </FooterBlock>
        <FooterBlock title={t('contact')}>
          <ul className="space-y-2">
            <li>
              <FooterLink href={company.phone.href}>{company.phone.display}</FooterLink>
            </li>
            <li>
              <FooterLink href={`mailto:${company.email}`}>{company.email}</FooterLink>
            </li>
            <li>{company.address[locale]}</li>
            <li>
              {t.rich('hours', {
                weekOpens: saturdayToThursday.opens,
                weekCloses: saturdayToThursday.closes,
                fridayOpens: friday.opens,
                fridayCloses: friday.closes,
                period: (hours) => <bdi className="whitespace-nowrap">{hours}</bdi>,
              })}
            </li>
          </ul>
        </FooterBlock>
        <FooterBlock title={t('branches')}>
          <ul className="space-y-2">
            {branches.slice(0, branchesShown).map((branch) => (
              <li key={branch.slug}>
                {branch.name[locale]}
                <br />
                <FooterLink href={branch.phone.href}>{branch.phone.display}</FooterLink>
              </li>
            ))}
          </ul>
        </FooterBlock>
        <FooterBlock title={t('accreditation')}>
          <ul className="space-y-2">
            <li>{t('iata')}</li>
            <li>{t('icv')}</li>
          </ul>
        </FooterBlock>
      </div>
      <p className="page-width mt-12 text-on-night-soft text-sm">{t('rights', { year: String(company.copyrightYear) })}</p>
    </footer>
  );
}

function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-lg">{title}</h2>
      <div className="text-on-night-soft">{children}</div>
    </section>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center text-on-night underline-offset-4 hover:underline">
      <bdi dir="ltr">{children}</bdi>
    </a>
  );
}
