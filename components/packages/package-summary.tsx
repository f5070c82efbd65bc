import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import type { HolidayPackage } from '@/content/package';
import { Link } from '@/lib/i18n/navigation';
import { PackagePrice } from './package-price';

/** What somebody is about to ask for. */
export function PackageSummary({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, art, nights, price, accommodation } = holiday;
  return (
    <section aria-labelledby="summary" className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <Poster slug={art} crop="card" locale={locale} decorative className="aspect-2/1 w-full object-cover" />
      <div className="p-6">
        <h2 id="summary" className="text-ink-soft text-sm">
          {t('booking.summary')}
        </h2>
        <p className="mt-1 font-semibold text-xl">{name[locale]}</p>
        <p className="mt-2">{t('duration', { nights, days: nights + 1 })}</p>
        <p className="mb-4">{accommodation[locale]}</p>
        <PackagePrice amount={price} large />
        <ul className="mt-4 space-y-2">
          {holiday[locale].included.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-success" />
              {line}
            </li>
          ))}
        </ul>
        <Link
          href={`/travel/package/${id}`}
          prefetch={false}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('booking.back')}
          <Icon name="arrow" mirrored />
        </Link>
      </div>
    </section>
  );
}
