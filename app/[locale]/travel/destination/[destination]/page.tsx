import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PracticalAnswers } from '@/components/destinations/good-to-know';
import { hasSectionOnCards, PlaceCards } from '@/components/destinations/place-cards';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { PlanMap } from '@/components/geography/plan-map';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { PageSection } from '@/components/layout/guide/page-section';
import { PhotoCredit, PhotoStrip } from '@/components/layout/photo-strip';
import { PackageGrid } from '@/components/packages/package-card';
import { PrayerTimes } from '@/components/prayer-times/prayer-times';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RulesByPassport } from '@/components/visa/rules-by-passport';
import { VisaNote } from '@/components/visa/visa-note';
import { destinations } from '@/content/destinations';
import type { Place, PlaceMap } from '@/content/guide';
import type { HolidayPackage } from '@/content/package';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { practical } from '@/content/practical';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { nearNames } from '@/lib/hotels/map/near-names';
import { pointOf, townSize } from '@/lib/hotels/map/near-view';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { offersNow } from '@/lib/packages/offers/offer-kind';
import { packagesOf } from '@/lib/packages/on-sale/on-sale';
import type { GraphNode } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { photosOf } from '@/lib/state/photos';
import { planningNode } from '@/lib/structured-data/structured-data';

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

async function namesOn({ town, places }: PlaceMap, locale: Locale) {
  if (town === undefined) return [];
  const points = places.map(({ at }) => pointOf(at));
  return nearNames(await loadTownMap(town), points, townSize, locale);
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
  const tour = offersNow().find(({ link, category }) => category === 'tours' && link === `/holidays/${slug}`);
  return (
    <PlacePage
      place={place}
      map={place.map && <PlanMap slug={slug} place={name[locale]} map={place.map} names={await namesOn(place.map, locale)} />}
      about={about}
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

interface PlacePageProps {
  place: Place;
  /** What the page offers, for search engines. */
  about: GraphNode;
  /** Its places on a map. */
  map?: ReactNode;
  /** Our packages there, and other pages about it. */
  packages?: ReactNode;
  /** The form for requests here. */
  request?: ReactNode;
  /** Entry requirements. */
  visa?: ReactNode;
  /** Questions before the journey. */
  practical?: ReactNode;
}

function PlacePage({ place, about, map, packages, request, visa, practical }: PlacePageProps) {
  const locale = useLocale();
  const t = useTranslations();
  const restOf = hasSectionOnCards(place) ? 1 : 0;
  const contents = [
    ...place[locale].sections.slice(0, restOf),
    ...(map ? [{ id: 'map', heading: t('guides.map.title') }] : []),
    ...place[locale].sections.slice(restOf),
    ...(visa ? [{ id: 'entry', heading: t('visa.note.title') }] : []),
    ...(practical ? [{ id: 'practical', heading: t('destinations.practical.title') }] : []),
  ];
  const search = (
    <Link href={`/?from=DOH&to=${place.airport}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
      {t('guides.flights.action', { city: place.gateway[locale] })}
    </Link>
  );
  return (
    <GuidePage
      locale={locale}
      text={{ ...place[locale], sections: place[locale].sections.slice(restOf) }}
      art={place.art}
      name={place.name[locale]}
      trail={[{ label: t('guides.packages'), href: '/services/packages' }]}
      about={[about]}
      isShareable
      action={search}
      contents={contents}
      before={map}
      after={
        <>
          {visa}
          {practical}
        </>
      }
    >
      <PhotoCredit slug={place.art} />
      <PhotoStrip
        photos={photosOf(place.slug).filter(({ slug }) => slug !== place.art)}
        name={place.name[locale]}
        className="mt-10 md:mt-12"
      />
      <PlaceCards place={place} />
      {packages}
      {request}
    </GuidePage>
  );
}
