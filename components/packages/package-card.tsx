import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { Icon } from '@/components/ui/icon';
import type { HolidayPackage } from '@/content/package';
import type { Picture } from '@/content/picture';
import { PackagePrice } from './package-price';

/** One package in a list. The link covers the whole card. */
export function PackageCard({ holiday, picture = holiday.art }: { holiday: HolidayPackage; picture?: Picture | undefined }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, nights, price, accommodation } = holiday;
  return (
    <PosterCard art={picture} poster="aspect-4/3 max-sm:aspect-2/1" className="snap-start">
      <h3 className="text-lg">
        <CardLink href={`/travel/package/${id}`}>{name[locale]}</CardLink>
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
    </PosterCard>
  );
}
