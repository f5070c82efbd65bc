import { useLocale, useTranslations } from 'next-intl';
import { Menu } from '@/components/ui/overlays/menu';
import { businessMenu, exploreMenu } from '@/content/navigation';
import { MenuEntries } from './menu-entries';
import { NavLink } from './nav-link';

/** Side by side in the bar of a wide screen, one below the other in the sheet of a phone. */
export function MainMenu() {
  const locale = useLocale();
  const t = useTranslations('layout.menu');
  const label = useTranslations('common')('nav.label');
  return (
    <nav aria-label={label} className="lg:grow">
      <ul className="flex flex-col gap-6 lg:flex-row lg:items-center lg:gap-0.5">
        <li>
          <NavLink href="/" locale={locale} className="menu-link">
            {t('book')}
          </NavLink>
        </li>
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
        <li>
          <NavLink href="/karam-club" locale={locale} className="menu-link">
            {t('karamClub')}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
