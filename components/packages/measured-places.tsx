import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { packageCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { Link } from '@/lib/i18n/navigation';

const measured = [...places, ...plannedPlaces].filter(({ slug }) => !packageCountries.some((country) => country.slug === slug));

/** Places we plan without a fixed package: four fill a row, a fifth begins the next one. */
export function MeasuredPlaces() {
  const locale = useLocale();
  const t = useTranslations('packages.index');
  return (
    <section aria-labelledby="measured">
      <h2 id="measured" className="text-2xl md:text-3xl">
        {t('measured')}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('measuredText')}</p>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {measured.map(({ slug, name, art }) => (
          <li key={slug} className="relative overflow-hidden rounded-card border border-line bg-raised shadow-card">
            <Poster slug={art} crop="card" locale={locale} decorative className="aspect-4/3 w-full object-cover" />
            <h3 className="p-4 text-lg">
              <Link href={`/travel/destination/${slug}`} prefetch={false} className="after:absolute after:inset-0">
                {name[locale]}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
      <Link href="/travel/offers" prefetch={false} className={buttonClass('quiet', 'mt-4 -ms-4 md:-ms-5')}>
        {t('offers')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
