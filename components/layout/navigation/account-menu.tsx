import { useTranslations } from 'next-intl';
import { MenuIcon } from '@/components/ui/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { accountMenu } from '@/content/navigation';
import { signedInMenu } from '@/content/signed-in-menu';
import type { Locale } from '@/lib/i18n/locales';
import { MenuEntries } from './menu-entries';
import { NavLink } from './nav-link';

/** The account menu of signed-out visitors. For signed-in users, their own menu replaces it. */
export function AccountMenu() {
  const t = useTranslations('layout.menu');
  return (
    <Menu id="account-menu" label={t('account')} icon={<MenuIcon name="person" />} className="lg:w-96">
      <MenuEntries entries={accountMenu} />
    </Menu>
  );
}

/** A link to the account in the bar of a phone, where the account menu is in the long sheet. */
export function AccountShortcut({ locale }: { locale: Locale }) {
  return signedInMenu.slice(0, 1).map(({ href, label, icon }) => (
    <NavLink
      key={href}
      href={href}
      locale={locale}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-sunken aria-[current]:text-accent lg:hidden"
    >
      <MenuIcon name={icon} />
      <span className="sr-only">{label[locale]}</span>
    </NavLink>
  ));
}
