import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DashboardNav, DashboardTrail, SignOutButton } from '@/components/dashboard/dashboard-nav';
import { NeedsScript } from '@/components/layout/needs-script';
import { localizePath } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';

interface DashboardLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Frame of the account pages. The middleware redirects signed-out visitors. */
export default async function DashboardLayout({ children, params }: DashboardLayoutProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('account.dashboard');
  const menu = await getTranslations('account');
  const guides = await getTranslations('guides');
  const to = (path: string) => localizePath(path, locale);
  const pages = [
    { segment: null, href: to('/dashboard'), label: t('nav.trips'), icon: 'suitcase' },
    { segment: 'profile', href: to('/dashboard/profile'), label: t('nav.profile'), icon: 'person' },
    { segment: 'travellers', href: to('/dashboard/travellers'), label: t('nav.travellers'), icon: 'passport' },
    { segment: 'club', href: to('/dashboard/club'), label: t('nav.club'), icon: 'star' },
    { segment: 'notifications', href: to('/dashboard/notifications'), label: t('nav.notifications'), icon: 'bell' },
  ] as const;
  const trail = [
    { label: guides('home'), href: to('/') },
    { label: t('name'), href: to('/dashboard') },
  ];
  const words = { signOut: menu('menu.signOut'), signingOut: menu('menu.signingOut'), failed: menu('session.signOutFailed') };
  return (
    <div className="page-width pt-4 pb-12 lg:pb-16">
      <DashboardTrail label={guides('breadcrumb')} trail={trail} pages={pages} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6 lg:mt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <DashboardNav label={t('nav.label')} pages={pages} />
          <div className="mt-3 hidden border-line border-t pt-3 lg:block">
            <SignOutButton words={words} />
          </div>
        </div>
        <div className="min-w-0">
          <NeedsScript />
          {children}
        </div>
        <div className="mt-16 border-line border-t pt-3 lg:hidden">
          <SignOutButton words={words} />
        </div>
      </div>
    </div>
  );
}
