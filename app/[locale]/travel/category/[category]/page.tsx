import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OffersPage } from '@/components/packages/offers-page';
import { PackageGrid } from '@/components/packages/package-card';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { offerCategories } from '@/content/offer-pages';
import type { HolidayPackage } from '@/content/package';
import type { PopularOffer } from '@/content/popular';
import { previewedOffers } from '@/lib/content/read-draft';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { cheapestOfEachCountry, packagesWithTour } from '@/lib/packages/find-package';
import { pageMetadata } from '@/lib/seo/route-metadata';

interface PageProps {
  params: Promise<{ locale: string; category: string }>;
}

const categories = ['holidays', 'visas', 'tours'] as const;

export const dynamicParams = false;

export function generateStaticParams() {
  return categories.map((category) => ({ category }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const category = await categoryOf(params);
  return pageMetadata(locale, `/travel/category/${category}`, offerCategories[category][locale]);
}

export default async function OfferCategoryPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const category = await categoryOf(params);
  return (
    <OffersPage offers={await previewedOffers()} text={offerCategories[category][locale]} category={category}>
      <CategoryExtras category={category} />
    </OffersPage>
  );
}

async function categoryOf(params: PageProps['params']) {
  const { category } = await params;
  return categories.find((known) => known === category) ?? notFound();
}

/** More content for one kind of offers: packages, or pages about visas. */
function CategoryExtras({ category }: { category: PopularOffer['category'] }) {
  const t = useTranslations('packages.offers');
  if (category === 'visas') return <VisaPages />;
  if (category === 'tours') return <MatchingPackages title={t('tours')} text={t('toursText')} holidays={packagesWithTour()} />;
  return <MatchingPackages title={t('holidays')} text={t('holidaysText')} holidays={cheapestOfEachCountry()} />;
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

interface MatchingPackagesProps {
  title: string;
  text: string;
  holidays: readonly HolidayPackage[];
}

/** Packages that match the page's subject, with a link to all of them. */
function MatchingPackages({ title, text, holidays }: MatchingPackagesProps) {
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
