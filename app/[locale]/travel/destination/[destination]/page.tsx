import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PlaceGlimpses } from '@/components/destinations/place-glimpses';
import { PlacePage } from '@/components/destinations/place-page';
import { PracticalAnswers } from '@/components/destinations/practical-answers';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { PlanMap } from '@/components/geography/plan-map';
import { PageSection } from '@/components/layout/guide/page-section';
import { PackageGrid } from '@/components/packages/package-grid';
import { PrayerTimes } from '@/components/prayer-times/prayer-times';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RulesByPassport } from '@/components/visa/rules-by-passport';
import { VisaNote } from '@/components/visa/visa-note';
import { destinations } from '@/content/destinations';
import type { HolidayPackage } from '@/content/package';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { popularOffers } from '@/content/popular';
import { practical } from '@/content/practical';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { packagesOf } from '@/lib/packages/find-package';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { planningNode } from '@/lib/structured-data/destination';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

const allPlaces = [...places, ...plannedPlaces];

export const dynamicParams = false;

export function generateStaticParams() {
  return allPlaces.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const place = await placeOf(params);
  return pageMetadata(locale, `/travel/destination/${place.slug}`, place[locale]);
}

export default async function DestinationPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const place = await placeOf(params);
  const { slug, name } = place;
  const about = planningNode(
    { title: place[locale].title, description: place[locale].description, place: name[locale] },
    `/travel/destination/${slug}`,
    locale,
  );
  const explored = destinations.find((one) => one.slug === slug);
  const country = countryOfAirport(place.airport);
  const answers = practical[slug];
  const tour = popularOffers.find(({ link, category }) => category === 'tours' && link === `/holidays/${slug}`);
  return (
    <PlacePage
      place={place}
      map={place.map && <PlanMap slug={place.slug} place={place.name[locale]} map={place.map} />}
      about={about}
      glimpses={explored && <PlaceGlimpses slug={explored.slug} />}
      packages={
        <PlacePackages
          place={name[locale]}
          holidays={packagesOf(slug)}
          explore={explored ? `/explore/destinations/${slug}` : undefined}
        />
      }
      request={tour && <TourRequest price={formatQar(tour.startingPrice, intlTag(locale))} />}
      visa={country && <VisaNote country={country} look="section" />}
      practical={
        answers && (
          <PracticalAnswers
            answers={answers}
            visas={country && <RulesByPassport country={country} />}
            prayers={<PrayerTimes place={slug} look="row" />}
          />
        )
      }
    />
  );
}

/** The form for a tour that is sold separately, with its price. */
function TourRequest({ price }: { price: string }) {
  const t = useTranslations('guides.prices');
  return (
    <EnquirySection kind="cityTour">
      <p className="font-semibold text-accent text-xl">
        <bdi>{t('each', { price })}</bdi>
      </p>
    </EnquirySection>
  );
}

async function placeOf(params: PageProps['params']) {
  const { destination } = await params;
  return allPlaces.find(({ slug }) => slug === destination) ?? notFound();
}

interface PlacePackagesProps {
  /** Name of the place in the language of the page. */
  place: string;
  holidays: readonly HolidayPackage[];
  /** English path of the page about the place, when it is another page. */
  explore?: string | undefined;
}

/** The packages of one place, for any page about it. Nothing when there is neither a package nor another page. */
function PlacePackages({ place, holidays, explore }: PlacePackagesProps) {
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
