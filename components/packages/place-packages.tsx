import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HolidayPackage } from '@/content/package';
import { Link } from '@/lib/i18n/navigation';
import { PackageGrid } from './package-grid';

interface PlacePackagesProps {
  /** Name of the place in the language of the page. */
  place: string;
  holidays: readonly HolidayPackage[];
  /** English path of the page that describes the place, where this is another one. */
  explore?: string | undefined;
}

/** The holidays of one place, for any page about it. Nothing where there is neither a holiday nor another page. */
export function PlacePackages({ place, holidays, explore }: PlacePackagesProps) {
  const t = useTranslations('packages.place');
  const link = explore && (
    <Link href={explore} prefetch={false} className={buttonClass('quiet', 'mt-4 -ms-4 md:-ms-5')}>
      {t('explore', { place })}
      <Icon name="arrow" />
    </Link>
  );
  if (holidays.length === 0) return link;
  return (
    <PageSection id="holidays" title={t('title', { place })}>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{t('text')}</p>
      <PackageGrid holidays={holidays} />
      {link}
    </PageSection>
  );
}
