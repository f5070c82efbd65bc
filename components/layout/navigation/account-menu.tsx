import { useTranslations } from 'next-intl';
import { MenuIcon } from '@/components/ui/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { accountMenu } from '@/content/navigation';
import { MenuEntries } from './menu-entries';

/** The account menu of signed-out visitors. For signed-in users, their own menu replaces it. */
export function AccountMenu() {
  const t = useTranslations('layout.menu');
  return (
    <Menu id="account-menu" label={t('account')} icon={<MenuIcon name="person" />} className="lg:w-96">
      <MenuEntries entries={accountMenu} />
    </Menu>
  );
}
