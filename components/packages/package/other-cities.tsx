import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { FoundPackage } from '@/lib/packages/find-package';
import { PackageCard } from '../package-card';

/** The other packages of its country, and the guide to the country. */
export function OtherCities({ holiday, country }: FoundPackage) {
  const locale = useLocale();
  const t = useTranslations('packages.package');
  const place = country.name[locale];
  const others = country.cities.filter(({ id }) => id !== holiday.id);
  return (
    <section aria-labelledby="others" className="mt-14 lg:mt-20">
      <h2 id="others" className="mb-6 text-2xl md:text-3xl">
        {t(others.length > 0 ? 'others' : 'planning', { country: place })}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <PackageCard key={other.id} holiday={other} />
        ))}
        <li className="relative flex flex-col justify-end rounded-card bg-night p-6 text-on-night before:sadu before:mb-auto before:h-12 before:text-sun/60 max-lg:before:mb-5 max-lg:sm:col-span-2 only:col-span-full only:before:mb-5">
          <p className="mb-4 text-on-night-soft">{t('planningText')}</p>
          <Link
            href={`/travel/destination/${country.slug}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-xl after:absolute after:inset-0"
          >
            {t('planning', { country: place })}
            <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
