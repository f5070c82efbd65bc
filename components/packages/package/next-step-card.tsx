import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { HolidayPackage } from '@/content/package';
import { Link } from '@/lib/i18n/navigation';
import { ContactActions } from '../contact-actions';
import { PackagePrice } from '../package-price';

export function NextStepCard({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, nights, price } = holiday;
  const duration = t('duration', { nights, days: nights + 1 });
  return (
    <section aria-labelledby="next-step" className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 id="next-step" className="sr-only">
        {t('next.title')}
      </h2>
      <PackagePrice amount={price} large />
      <p className="mt-3">{t('next.text')}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Link href={`/travel/booking/${id}`} prefetch={false} className={buttonClass()}>
          {t('next.request')}
        </Link>
        <ContactActions
          message={t('next.message', { name: name[locale], duration })}
          subject={t('booking.emailSubject', { name: name[locale] })}
        />
      </div>
    </section>
  );
}
