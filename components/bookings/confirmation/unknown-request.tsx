import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { Reach } from '../reach';

/** A reference that looks right, of which this tab knows nothing more. Managing a booking finds it with a last name. */
export function UnknownRequest({ reference }: { reference: string }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <section className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-xl">{t.rich('unknown.title', { reference: () => <bdi className="select-all">{reference}</bdi> })}</h2>
      <p className="mt-2 text-ink-soft">{t('unknown.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={`/support/manage-booking?reference=${reference}`} prefetch={false} className={buttonClass()}>
          <Icon name="search" />
          {t('unknown.find')}
        </Link>
        <Reach label={t('whatsapp')} message={t('message', { reference })} />
        <Link href="/" className={buttonClass('quiet')}>
          {t('home')}
        </Link>
      </div>
    </section>
  );
}
