import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrentYear } from '@/components/ui/dates/by-date';
import { MenuIcon } from '@/components/ui/menu-icon';
import { company } from '@/content/company';
import type { NavigationLink } from '@/content/navigation';
import { footerQuickLinks, footerServices, legalLinks } from '@/content/navigation';
import { Link } from '@/lib/i18n/navigation';
import { PrivacyChoices } from '../measurement/privacy-choices';
import { HiddenOn, NavLink } from '../navigation/nav-link';
import { FooterBranches, FooterContact } from './footer-branches';
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
    <footer className="mt-20 border-line border-t bg-night text-on-night print:hidden">
      <HiddenOn path="/business/b2b">
        <Newsletter />
      </HiddenOn>
      <div className="page-width quiet:hidden grid grid-cols-2 gap-x-8 gap-y-10 pt-14 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
        <div className="max-lg:col-span-2">
          <FooterBlock title={company.name[locale]}>
            <p>{t('about')}</p>
            <p className="mt-3">{t('claims')}</p>
            <SocialLinks label={words('social')} />
          </FooterBlock>
        </div>
        <FooterBlock title={words('services')}>
          <FooterLinks links={footerServices} />
        </FooterBlock>
        <FooterBlock title={words('links')}>
          <FooterLinks links={footerQuickLinks} />
        </FooterBlock>
        <div className="grid content-start gap-10 max-lg:col-span-2 sm:max-lg:grid-cols-2">
          <FooterBlock title={t('contact')}>
            <FooterContact />
          </FooterBlock>
          <FooterBlock title={t('branches')}>
            <FooterBranches />
          </FooterBlock>
        </div>
      </div>
      <div className="page-width quiet:pt-2 [body:has([data-desk])_&]:pb-2 pt-12 pb-24">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-night-soft border-t quiet:border-0 pt-6 text-on-night-soft text-sm">
          <p className="me-auto">
            {t.rich('rights', { year: () => <CurrentYear built={String(new Date().getUTCFullYear())} /> })}
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
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="text-on-night-soft">{children}</div>
    </section>
  );
}

interface FooterLinksProps {
  links: readonly NavigationLink[];
  /** Side by side instead of one below the other. */
  inline?: boolean;
}

function FooterLinks({ links, inline = false }: FooterLinksProps) {
  const locale = useLocale();
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-5' : undefined}>
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
    <ul aria-label={label} className="-ms-2 mt-5 flex flex-wrap">
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
