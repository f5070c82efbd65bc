import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HolidayPackage } from '@/content/package';
import { Link } from '@/lib/i18n/navigation';
import { PackageGrid } from './package-grid';

interface MatchingPackagesProps {
  title: string;
  text: string;
  holidays: readonly HolidayPackage[];
}

/** Holidays that go with something else on the page, and the way to all of them. */
export function MatchingPackages({ title, text, holidays }: MatchingPackagesProps) {
  const t = useTranslations('packages.offers');
  return (
    <section aria-labelledby="matching" className="mt-14 lg:mt-20">
      <h2 id="matching" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      <PackageGrid holidays={holidays} />
      <Link href="/services/packages" prefetch={false} className={buttonClass('quiet', 'mt-4 -ms-4 md:-ms-5')}>
        {t('programme')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
