import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { phoneBarLinks } from '@/content/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { NavLink } from './nav-link';

/**
 * The bar at the bottom of a phone or a tablet: search, trips, WhatsApp, account; on booking steps WhatsApp alone. On wide screens only the
 * WhatsApp button remains.
 * For signed-in users, trips are those of the account: CSS detects the notifications, because the page is the same for everybody.
 */
export function PhoneBar({ locale, whatsapp }: { locale: Locale; whatsapp: ReactNode }) {
  const t = useTranslations('layout.phoneBar');
  const { search, trips, account } = phoneBarLinks;
  const link = (name: 'search' | 'trips' | 'account', icon: IconName, href: string, shownTo = '') => (
    <NavLink href={href} locale={locale} className={`phone-bar-link ${shownTo}`}>
      <Icon name={icon} className="size-6" />
      {t(name)}
    </NavLink>
  );
  return (
    <nav aria-label={t('label')} className="phone-bar">
      {link('search', 'search', search)}
      {link('trips', 'suitcase', trips.visitor, 'signed-in:hidden!')}
      {link('trips', 'suitcase', trips.signedIn, 'signed-out:hidden!')}
      {whatsapp}
      {link('account', 'person', account)}
    </nav>
  );
}
