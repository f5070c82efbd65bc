import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CardPoster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { HolidayPackage } from '@/content/package';
import { Link } from '@/lib/i18n/navigation';
import { PackagePrice } from './package-price';

/** One package in a list. The link covers the whole card. */
export function PackageCard({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, art, nights, price, accommodation } = holiday;
  return (
    <li className="group relative flex snap-start flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-float">
      <CardPoster slug={art} locale={locale} alt={describeArt(art, locale)} className="aspect-4/3 w-full max-sm:aspect-2/1" />
      <div className="flex grow flex-col p-5">
        <h3 className="text-lg">
          <Link href={`/travel/package/${id}`} prefetch={false} className="after:absolute after:inset-0">
            {name[locale]}
          </Link>
        </h3>
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon name="clock" className="size-4 text-ink-soft" />
          {t('duration', { nights, days: nights + 1 })}
        </p>
        <p className="mt-1 mb-4 flex items-center gap-2 text-sm">
          <Icon name="bed" className="size-4 text-ink-soft" />
          {accommodation[locale]}
        </p>
        <div className="mt-auto">
          <PackagePrice amount={price} />
        </div>
      </div>
    </li>
  );
}
