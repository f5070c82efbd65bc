import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { phoneBarLinks } from '@/content/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { NavLink } from './nav-link';

/**
 * The lower edge of a phone: search, trips, WhatsApp, account. On wider screens, and on the steps of a booking, only the WhatsApp button is left of it.
 * Trips are those of the account for somebody who is signed in: styles tell by the bell, as the page itself is the same for everyone.
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
