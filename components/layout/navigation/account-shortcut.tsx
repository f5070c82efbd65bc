import { MenuIcon } from '@/components/ui/menu-icon';
import { signedInMenu } from '@/content/signed-in-menu';
import type { Locale } from '@/lib/i18n/locales';
import { NavLink } from './nav-link';

/** On a phone, where the account menu is part of the long sheet: the way to one's own pages, in the bar. */
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
