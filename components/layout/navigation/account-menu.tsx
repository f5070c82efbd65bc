import { useTranslations } from 'next-intl';
import { MenuIcon } from '@/components/ui/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { accountMenu } from '@/content/navigation';
import { MenuEntries } from './menu-entries';

/** What a visitor sees. Someone who is signed in gets their name on the button and their own entries in its place. */
export function AccountMenu() {
  const t = useTranslations('layout.menu');
  return (
    <Menu id="account-menu" label={t('account')} icon={<MenuIcon name="person" />} className="lg:w-96">
      <MenuEntries entries={accountMenu} />
    </Menu>
  );
}
