import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { FlightResultsGate } from '@/components/flights/flight-results-gate';
import { FlightSearch } from '@/components/flights/flight-search';
import { HomeSearch } from '@/components/home/home-search';
import { PausedOverlay } from '@/components/home/paused-overlay';
import { Places } from '@/components/home/places';
import { PopularFlights } from '@/components/home/popular-flights';
import { PopularHotels } from '@/components/home/popular-hotels';
import { PopularOffers } from '@/components/home/popular-offers';
import { ServiceTiles } from '@/components/home/service-tiles';
import { WhyUs } from '@/components/home/why-us';
import { HotelSearchLater } from '@/components/hotels/search/hotel-search-later';
import { InsuranceEnquiry } from '@/components/insurance/insurance-enquiry';
import { JsonLd } from '@/components/layout/json-ld';
import { Poster } from '@/components/ui/poster';
import { WithTripVisas } from '@/components/visa/with-trip-visas';
import { officeOf } from '@/content/branches';
import { company } from '@/content/company';
import { isSearchPaused } from '@/lib/env';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { branchNode } from '@/lib/structured-data/branch';

interface HomePageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'home.meta' });
  return pageMetadata(locale, '/', { title: t('title'), description: t('description') });
}

export default async function HomePage({ params }: HomePageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('home');
  const guides = await getTranslations('guides');
  describePage(branchNode(officeOf('head-office'), locale));
  return (
    <>
      <JsonLd crumbs={[{ label: guides('home') }]} />
      <HomeSearch
        words={{ label: t('tabs.label'), flights: t('tabs.flights'), hotels: t('tabs.hotels'), insurance: t('tabs.insurance') }}
        headline={<Headline title={t('hero.title')} text={t('hero.text')} />}
        art={
          <Poster slug="doha" crop="hero" locale={locale} decorative priority className="size-full object-cover object-bottom" />
        }
        pausedNotice={isSearchPaused() && <PausedOverlay />}
        panels={{
          flights: <FlightSearch locale={locale} />,
          hotels: <HotelSearchLater locale={locale} />,
          insurance: <InsuranceEnquiry locale={locale} />,
        }}
        between={<ServiceTiles />}
        carousels={{ flights: <PopularFlights />, hotels: <PopularHotels />, insurance: <PopularOffers /> }}
      />
      <Places />
      <WhyUs />
      <Suspense>
        <WithTripVisas>
          <FlightResultsGate locale={locale} whatsappNumber={company.whatsapp.number} />
        </WithTripVisas>
      </Suspense>
    </>
  );
}

function Headline({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-2xl text-on-night">
      <h1 className="text-3xl md:text-5xl">{title}</h1>
      <p className="mt-3 md:text-lg">{text}</p>
    </div>
  );
}
