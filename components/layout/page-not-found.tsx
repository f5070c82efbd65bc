import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';

/** What stands at an address nobody knows: the way on. */
export function PageNotFound() {
  const locale = useLocale();
  const t = useTranslations('common.notFound');
  return (
    <div className="page-width max-w-2xl py-20 text-center">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-4 text-ink-soft text-lg">{t('text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonClass()}>
          {t('home')}
        </Link>
        <a href={`https://wa.me/${company.whatsapp.number}`} lang={locale} className={buttonClass('secondary')}>
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}
