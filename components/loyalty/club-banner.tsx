import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';

export function ClubBanner() {
  const t = useTranslations('business.loyalty');
  return (
    <section
      aria-labelledby="club"
      className="mt-6 rounded-card bg-accent-soft p-6 md:flex md:items-center md:justify-between md:gap-8"
    >
      <div>
        <h2 id="club" className="text-xl">
          {t('club')}
        </h2>
        <p className="mt-1 max-w-2xl">{t('clubText')}</p>
      </div>
      <Link
        href="/karam-club"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 shrink-0 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
      >
        {t('clubLink')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
