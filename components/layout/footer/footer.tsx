import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrentYear } from '@/components/ui/dates/by-date';
import { Icon } from '@/components/ui/icon';
import { MenuIcon } from '@/components/ui/navigation/menu-icon';
import type { NavigationLink } from '@/content/navigation';
import { footerQuickLinks, footerServices, legalLinks } from '@/content/navigation';
import { company } from '@/lib/company/company';
import { listedOffices, officesOfFooter } from '@/lib/company/offices';
import { Link } from '@/lib/i18n/navigation';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import { PrivacyChoices } from '../measurement/privacy-choices';
import { HiddenOn, NavLink } from '../navigation/nav-link';
import { Newsletter } from './newsletter';

export function Footer() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const words = useTranslations('layout.footer');
  const choices = useTranslations('layout.privacyChoices');
  const privacyWords = {
    open: choices('open'),
    title: choices('title'),
    text: choices('text'),
    agree: choices('agree'),
    decline: choices('decline'),
    agreed: choices('agreed'),
    declined: choices('declined'),
  };
  return (
    <footer className="before:sadu mt-12 bg-night text-on-night before:h-4 before:text-sun before:opacity-80 lg:mt-20 print:hidden">
      <HiddenOn path="/business/b2b">
        <Newsletter />
      </HiddenOn>
      <div className="page-width quiet:hidden grid gap-x-8 pt-4 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] lg:pt-14">
        <FooterBlock title={company.name[locale]}>
          <p>{t('about')}</p>
          <p className="mt-2 lg:mt-3">{t('claims')}</p>
          <SocialLinks label={words('social')} />
        </FooterBlock>
        <FooterFold title={words('services')}>
          <FooterLinks links={footerServices} />
        </FooterFold>
        <FooterFold title={words('links')}>
          <FooterLinks links={footerQuickLinks} />
        </FooterFold>
        <div className="flex flex-col lg:gap-10">
          <FooterFold title={t('contact')}>
            <FooterContact />
          </FooterFold>
          <FooterFold title={t('branches')}>
            <FooterBranches />
          </FooterFold>
        </div>
      </div>
      <div className="page-width quiet:pt-2 [body:has([data-desk])_&]:pb-2 pb-6 md:pb-24 lg:pt-12">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-night-soft quiet:border-0 pt-4 lg:border-t lg:pt-6 text-on-night-soft text-sm">
          <p className="me-auto">
            {t.rich('rights', {
              years: () => (
                <bdi>
                  {company.firstYear}–<CurrentYear built={String(new Date().getUTCFullYear())} />
                </bdi>
              ),
            })}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 md:shrink-0 md:flex-nowrap">
            <nav aria-label={words('legal')}>
              <FooterLinks links={legalLinks} inline />
            </nav>
            <PrivacyChoices words={privacyWords}>
              <Link href="/privacy#measuring" prefetch={false} className="underline underline-offset-4">
                {choices('privacy')}
              </Link>
            </PrivacyChoices>
          </div>
          <section aria-label={t('accreditation')}>
            <ul className="flex flex-wrap gap-2">
              {[t('iata'), t('icv')].map((label) => (
                <li key={label} className="rounded-pill border border-on-night-soft/40 px-3 py-1">
                  {label}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </footer>
  );
}

function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-lg:py-3">
      <h2 className="mb-1 text-lg lg:mb-3">{title}</h2>
      <div className="text-on-night-soft">{children}</div>
    </section>
  );
}

/** A column that is folded on a phone; its links are always in the page. */
function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="text-on-night-soft">{children}</div>
    </details>
  );
}

interface FooterLinksProps {
  links: readonly NavigationLink[];
  /** Side by side instead of stacked. */
  inline?: boolean;
}

function FooterLinks({ links, inline = false }: FooterLinksProps) {
  const locale = useLocale();
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-5' : 'max-lg:columns-2'}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} locale={locale} className="footer-link">
            {label[locale]}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="-ms-2 mt-1 flex lg:mt-5 flex-wrap">
      {company.social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" lang="en" aria-label={name} className="social-link">
            <MenuIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterBranches() {
  const locale = useLocale();
  const allBranches = useTranslations('layout')('footer.allBranches');
  return (
    <>
      <ul className="space-y-1">
        {listedOffices()
          .slice(0, officesOfFooter)
          .map(({ slug, name, phone }) => (
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
function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="contact-link">
      <bdi dir="ltr" className="break-all">
        {children}
      </bdi>
    </a>
  );
}

function FooterContact() {
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
