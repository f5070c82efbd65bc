import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { PopularOffer } from '@/content/popular';
import { Link } from '@/lib/i18n/navigation';
import { cheapestOfEachCountry, worthTheTour } from '@/lib/packages/selections';
import { MatchingPackages } from './matching-packages';

/** What goes with the offers of one kind: holidays, or the pages that help with a visa. */
export function CategoryExtras({ category }: { category: PopularOffer['category'] }) {
  const t = useTranslations('packages.offers');
  if (category === 'visas') return <VisaPages />;
  if (category === 'tours') return <MatchingPackages title={t('tours')} text={t('toursText')} holidays={worthTheTour} />;
  return <MatchingPackages title={t('holidays')} text={t('holidaysText')} holidays={cheapestOfEachCountry} />;
}

function VisaPages() {
  const t = useTranslations('packages.offers');
  const pages = [
    { href: '/services/visa', label: t('visaService') },
    { href: '/support/travel-requirements', label: t('visaRules') },
    { href: '/support/track-visa', label: t('visaTrack') },
  ];
  return (
    <section aria-labelledby="visa-pages" className="mt-14 lg:mt-20">
      <h2 id="visa-pages" className="text-2xl md:text-3xl">
        {t('visas')}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex h-full min-h-11 items-center gap-3 rounded-card border border-line bg-raised p-5 font-medium shadow-card hover:border-accent hover:text-accent"
            >
              <span className="grow">{label}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
