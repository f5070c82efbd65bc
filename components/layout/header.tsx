import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

export function Header() {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface/95 backdrop-blur print:hidden">
      <div className="page-width flex h-16 items-center gap-2">
        <Link href="/" prefetch={false} aria-label={t('nav.home')} className="me-auto flex rounded-control">
          <Logo name={company.name[locale]} />
        </Link>
        <nav aria-label={t('nav.label')} className="flex items-center">
          <a
            href={company.phone.href}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:bg-sunken"
          >
            <Icon name="phone" />
            <span className="sr-only sm:hidden">{t('nav.call')}</span>
            <bdi dir="ltr" className="hidden sm:inline">
              {company.phone.display}
            </bdi>
          </a>
          <LanguageSwitch locale={locale} words={{ label: t('language.label'), en: t('language.en'), ar: t('language.ar') }} />
        </nav>
      </div>
    </header>
  );
}
