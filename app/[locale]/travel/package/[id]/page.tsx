import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RouteMap } from '@/components/geography/route-map';
import { HolidayGone } from '@/components/packages/holiday-gone';
import { PackagePage } from '@/components/packages/package/package-page';
import { VisaNote } from '@/components/visa/visa-note';
import { airports } from '@/content/airports';
import { readDraft } from '@/lib/content/read-draft';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { doha } from '@/lib/geography/great-circle';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { airportOf, draftOf } from '@/lib/packages/find-package';
import { type FoundPackage, findPackage, packagesOfFiles } from '@/lib/packages/on-sale/on-sale';
import { packageContent } from '@/lib/packages/package-content';
import { describePage } from '@/lib/seo/page-about';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/route-metadata';
import { packageNode } from '@/lib/structured-data/structured-data';

interface PageProps {
  params: Promise<{ locale: string; id: string }>;
}

/** Those that the desk adds are made when somebody asks for them; lib/site-server/known-addresses.ts answers for all others. */
export function generateStaticParams() {
  return packagesOfFiles.map(({ holiday }) => ({ id: holiday.id }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const found = await packageOf(params);
  if (!found) return notFoundMetadata(locale, 'packages.gone');
  const { holiday } = found;
  return pageMetadata(locale, `/travel/package/${holiday.id}`, holiday[locale]);
}

export default async function HolidayPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const found = await packageOf(params);
  if (!found) return <HolidayGone id={(await params).id} />;
  describePage(packageNode(found.holiday, locale));
  const t = await getTranslations('destinations');
  const { city, latitude, longitude } = found.holiday;
  const place = { name: city[locale], latitude, longitude };
  const map = <RouteMap from={{ ...doha, name: t('doha') }} to={[place]} label={t('route.map', { city: place.name })} />;
  const country = countryOfAirport(found.country.gateway);
  return (
    <PackagePage
      holiday={found.holiday}
      country={found.country}
      flight={flightTo(found, locale)}
      map={map}
      visa={country && <VisaNote country={country} look="section" />}
    />
  );
}

/** Undefined when it is not on sale. */
async function packageOf(params: PageProps['params']) {
  const { id } = await params;
  const draft = await readDraft('package', id, packageContent);
  return (draft && draftOf(id, draft.content, draft)) ?? findPackage(id);
}

/** The destination of a package's flight search. */
function flightTo(found: FoundPackage, locale: Locale): { airport: string; city: string } {
  const code = airportOf(found);
  return { airport: code, city: airports.find((airport) => airport.code === code)?.city[locale] ?? found.country.name[locale] };
}
