import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { Reach } from '../reach';

/** The address carries nothing that could be a reference: cut off, or typed with a slip. */
export function NoReference() {
  const t = useTranslations('bookings.confirmation');
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <div role="alert" className="flex gap-4">
        <Icon name="warning" className="size-7 text-accent" />
        <div>
          <h2 className="text-xl">{t('noReference.title')}</h2>
          <p className="mt-2 text-ink-soft">{t('noReference.text')}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href="/support/manage-booking" prefetch={false} className={buttonClass()}>
          {t('unknown.find')}
        </Link>
        <Reach label={t('whatsapp')} message={t('noReference.message')} />
        <Link href="/" className={buttonClass('quiet')}>
          {t('home')}
        </Link>
      </div>
    </div>
  );
}
