import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { MenuIcon } from '@/components/ui/navigation/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { Poster } from '@/components/ui/poster';
import {
  accountMenu,
  bookLink,
  businessMenu,
  exploreMenu,
  type MenuEntry,
  mainLinks,
  type NavigationLink,
  phoneBarLinks,
} from '@/content/navigation';
import { signedInMenu } from '@/content/signed-in-menu';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { LanguageSwitch } from '../language/language-switch';
import { Logo } from '../logo';
import { ThemeToggle } from '../theme/theme-toggle';
import { HeaderFrame } from './header-frame';
import { NavLink } from './nav-link';

interface HeaderProps {
  /** The account menu; by default that of signed-out visitors. */
  account?: ReactNode;
  /** Beside the menu, on a phone too: the notifications of a signed-in user, marked with `data-bell`. In a narrow bar they replace the phone link. */
  bell?: ReactNode;
}

/** One element: in the bar on a wide screen, in a native popover below the bar on a phone. */
export function Header({ account = <AccountMenu />, bell }: HeaderProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const openMenu = useTranslations('layout')('menu.open');
  return (
    <HeaderFrame>
      <div className="header-bar">
        <div className="page-width flex h-full items-center gap-1 max-[22rem]:gap-0 lg:gap-2">
          <Link href="/" prefetch={false} className="logo-link">
            <Logo locale={locale} />
            <span className="sr-only">{t('nav.home')}</span>
          </Link>
          <a href={company.phone.href} className="bar-link bar-call">
            <Icon name="phone" />
            <span className="sr-only">{t('nav.call')}</span>
          </a>
          <div className="flex items-center lg:order-last">
            {bell}
            <LanguageSwitch locale={locale} words={{ label: t('language.label'), en: t('language.en'), ar: t('language.ar') }} />
          </div>
          <button type="button" popoverTarget="site-menu" className="menu-opener">
            <MenuIcon name="menu" className="closed size-6" />
            <Icon name="close" className="opened size-6" />
            <span className="sr-only">{openMenu}</span>
          </button>
          <div id="site-menu" popover="auto" className="menu-sheet">
            <MainMenu />
            <a href={company.phone.href} className="bar-link">
              <Icon name="phone" />
              <span className="sr-only">{t('nav.call')}</span>
              <bdi dir="ltr" className="lg:sr-only">
                {company.phone.display}
              </bdi>
            </a>
            <ThemeMenu />
            {account}
          </div>
        </div>
      </div>
    </HeaderFrame>
  );
}

/** Needs script: without it the page follows the system. */
function ThemeMenu() {
  const t = useTranslations('layout.theme');
  const icon = (
    <>
      <MenuIcon name="sun" className="size-5 dark:hidden" />
      <MenuIcon name="moon" className="hidden size-5 dark:block" />
    </>
  );
  return (
    <div className="noscript:hidden">
      <Menu id="theme-menu" label={t('label')} icon={icon} isIconOnly className="lg:w-44">
        <ThemeToggle
          words={{ label: t('label'), system: t('system'), light: t('light'), dark: t('dark') }}
          icons={{ system: <MenuIcon name="screen" />, light: <MenuIcon name="sun" />, dark: <MenuIcon name="moon" /> }}
        />
      </Menu>
    </div>
  );
}

/** Side by side on a wide screen, stacked in the sheet of a phone; in the same order, so that the focus moves as one reads. */
function MainMenu() {
  const t = useTranslations('layout.menu');
  const label = useTranslations('common')('nav.label');
  return (
    <nav aria-label={label} className="lg:grow">
      <ul className="grid grid-cols-2 gap-x-4 max-lg:[&>:first-child]:col-span-2 max-lg:[&>:has(.menu-panel)]:col-span-2 max-lg:[&>:has(.menu-panel)]:my-3 lg:flex lg:items-center lg:gap-0.5">
        <NavItem {...bookLink} />
        <li>
          <Menu id="explore-menu" label={t('explore')} className="lg:w-2xl">
            <MenuEntries entries={exploreMenu} columns={2} />
          </Menu>
        </li>
        <li>
          <Menu id="business-menu" label={t('business')} className="lg:w-2xl">
            <MenuEntries entries={businessMenu} columns={2} />
          </Menu>
        </li>
        {mainLinks.map((link) => (
          <NavItem key={link.href} {...link} />
        ))}
      </ul>
    </nav>
  );
}

function NavItem({ href, label }: NavigationLink) {
  const locale = useLocale();
  return (
    <li>
      <NavLink href={href} locale={locale} className="menu-link">
        {label[locale]}
      </NavLink>
    </li>
  );
}

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  columns?: 1 | 2;
}

/** The links of a menu, each with a picture if there is room, and a line of description. */
function MenuEntries({ entries, columns = 1 }: MenuEntriesProps) {
  const locale = useLocale();
  return (
    <ul className={columns === 2 ? 'grid gap-1 sm:grid-cols-2' : 'grid gap-1'}>
      {entries.map(({ href, label, text, icon, art }) => (
        <li key={href} className="flex">
          <NavLink href={href} locale={locale} className="group menu-entry">
            {art && (
              <Poster
                slug={art}
                crop="card"
                locale={locale}
                decorative
                className="h-16 w-20 shrink-0 rounded-control object-cover max-lg:hidden"
              />
            )}
            <MenuIcon
              name={icon}
              className={`size-11 rounded-control bg-accent-soft p-3 text-accent ${art ? 'lg:hidden' : ''}`}
            />
            <span>
              <span className="block font-medium group-hover:text-accent">{label[locale]}</span>
              <span className="block text-ink-soft text-sm">{text[locale]}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

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
