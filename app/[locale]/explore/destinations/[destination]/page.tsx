import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Rate } from '@/components/currency/rate';
import { DestinationPage } from '@/components/destinations/destination-page';
import { ThereSection } from '@/components/destinations/there-section';
import { RouteMap } from '@/components/geography/route-map';
import { HotelCard } from '@/components/hotels/hotel-card';
import { PackageCard } from '@/components/packages/package-card';
import { buttonClass } from '@/components/ui/button';
import { VisaNote } from '@/components/visa/visa-note';
import { WeatherCard } from '@/components/weather/weather-card';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { distanceKm, doha } from '@/lib/geography/great-circle';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { packagesOf } from '@/lib/packages/find-package';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { destinationNode } from '@/lib/structured-data/destination';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return destinations.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const destination = await destinationOf(params);
  return pageMetadata(locale, `/explore/destinations/${destination.slug}`, destination[locale]);
}

export default async function ExploreDestinationPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const destination = await destinationOf(params);
  const t = await getTranslations('destinations');
  const { slug, city, climate, currency, gateway } = destination;
  describePage(
    destinationNode(
      { ...destination, name: destination.name[locale], description: destination[locale].description },
      `/explore/destinations/${slug}`,
      locale,
    ),
    questionsNode(destination[locale].questions, locale),
  );
  const name = gateway.city[locale];
  const holidays = packagesOf(slug);
  const stays = hotels.filter((hotel) => hotel.destination === slug);
  return (
    <DestinationPage
      destination={destination}
      distance={distanceKm(doha, city)}
      visa={<VisaNote country={destination.country} look="card" />}
      weather={<WeatherCard place={slug} usual={climate} />}
      rate={<Rate code={currency.code} />}
      packages={
        holidays.length > 0 ? (
          <ThereSection title={t('there.packages')} text={t('there.packagesText')}>
            {holidays.map((holiday) => (
              <PackageCard key={holiday.id} holiday={holiday} />
            ))}
          </ThereSection>
        ) : (
          <ThereSection title={t('there.packages')} text={t('there.none', { place: destination.name[locale] })}>
            <li>
              <Link href={`/travel/destination/${slug}`} prefetch={false} className={buttonClass('secondary')}>
                {t('there.plan', { place: destination.name[locale] })}
              </Link>
            </li>
          </ThereSection>
        )
      }
      hotels={
        stays.length > 0 && (
          <ThereSection title={t('there.hotels')} text={t('there.hotelsText')}>
            {stays.map((hotel) => (
              <li key={hotel.slug}>
                <HotelCard hotel={hotel} />
              </li>
            ))}
          </ThereSection>
        )
      }
      map={<RouteMap from={{ ...doha, name: t('doha') }} to={[{ ...city, name }]} label={t('route.map', { city: name })} />}
    />
  );
}

async function destinationOf(params: PageProps['params']) {
  const { destination } = await params;
  return destinations.find(({ slug }) => slug === destination) ?? notFound();
}
