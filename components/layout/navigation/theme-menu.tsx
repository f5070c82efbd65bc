import { useTranslations } from 'next-intl';
import { MenuIcon } from '@/components/ui/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { ThemeToggle } from '../theme-toggle';

/** Nothing to choose without a script: the page then follows the system. */
export function ThemeMenu() {
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
