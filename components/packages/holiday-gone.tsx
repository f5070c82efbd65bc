import { useLocale, useTranslations } from 'next-intl';
import { PageHeader } from '@/components/layout/guide/page-header';
import { buttonClass } from '@/components/ui/button';
import { siteUrl } from '@/lib/env';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { packagesOfFiles } from '@/lib/packages/on-sale/on-sale';
import { ContactActions } from './contact-actions';

interface HolidayGoneProps {
  id: string;
  /** Whether somebody was filling in its form. */
  isBegun?: boolean;
}

/** In the place of a holiday that was on sale. The site's server reads its status. */
export function HolidayGone({ id, isBegun = false }: HolidayGoneProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const country = packagesOfFiles.find(({ holiday }) => holiday.id === id)?.country;
  const message = t('gone.message', { link: `${siteUrl()}${localizePath(`/travel/package/${id}`, locale)}` });
  return (
    <div data-page-status={404} className="page-width max-w-4xl py-8 md:py-14">
      <PageHeader heading={t('gone.title')} lead={t('gone.text')} art="pages/lost-road" isSentAlong />
      {isBegun && <p className="mt-6">{t('gone.kept')}</p>}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <Link href="/services/packages" prefetch={false} className={buttonClass()}>
          {t('gone.others')}
        </Link>
        {country && (
          <Link href={`/travel/destination/${country.slug}`} prefetch={false} className={buttonClass('secondary')}>
            {t('index.country', { country: country.name[locale] })}
          </Link>
        )}
        <ContactActions message={message} subject={t('gone.subject')} />
      </div>
    </div>
  );
}
